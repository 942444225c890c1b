"""OUTATIME Dice: a race to 1.21 gigawatts with six dice and five power cards."""
