// The same dice, locks, ripple, paradox, stall and double back as a boardgame.io game, played by
// chance through its reducer. Usage: node outatime.mjs CARDS.json PLAYERS SECONDS
// Prints one line of JSON: {"actions": …, "seconds": …, "games": …}.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)("boardgame.io/internal");

const [cardsFile, playersText, secondsText] = process.argv.slice(2);
const { cards, hands } = JSON.parse(readFileSync(cardsFile, "utf8"));
const players = Number(playersText);
const FACES = ["FLUX", 2, 3, 4, 5, 88];
const INVALID_MOVE = "INVALID_MOVE";
const isNumber = (face) => face !== "FLUX" && face !== 88;
const howMany = (dice, face) => dice.filter((die) => die === face).length;

function newTurn(G) {
  Object.assign(G, { locked: [], loose: [], placed: 0, rolls: 0, back: "" });
}

function endTurn(G, events) {
  newTurn(G);
  events.endTurn();
}

function choose(player, want) {
  const free = player.reserve.filter((id) => !cards[id].last);
  const pile = free.length ? free : player.reserve;
  if (!pile.length) return;
  player.next = pile[want % pile.length];
  player.reserve.splice(player.reserve.indexOf(player.next), 1);
}

function advance(G, at, want) {
  const player = G.players[at];
  player.covered += 1;
  if (player.covered < cards[player.active].boxes.length) return;
  player.done.push(player.active);
  player.active = player.next;
  player.covered = 0;
  player.next = "";
  choose(player, want);
  if (!player.active) G.winner = at;
}

function loseBoxes(player, boxes) {
  player.covered = Math.max(0, player.covered - boxes);
}

function level(G) {
  return Math.min(howMany(G.locked, "FLUX"), howMany(G.locked, 88), 3);
}

function paradox(G, at, victim) {
  const steps = level(G) - 1;
  const active = G.players[at].active;
  for (let step = 0; step < steps && G.players[at].active === active; step += 1) {
    advance(G, at, victim);
  }
  if (steps === 2) {
    G.players.forEach((player, other) => other !== at && loseBoxes(player, 2));
  } else {
    loseBoxes(G.players[victim], 1);
  }
}

function addable(G, at) {
  const need = cards[G.players[at].active].boxes[G.players[at].covered];
  return [...new Set(G.loose)].filter((face) => face === 88 || face === need);
}

function settle(G, events, at, victim) {
  if (G.winner !== null) {
    events.endGame(G.winner);
  } else if (level(G) >= 2 && !addable(G, at).length) {
    paradox(G, at, victim);
    if (G.winner !== null) events.endGame(G.winner);
    else endTurn(G, events);
  } else if (G.locked.length === 6 && (G.back || !G.locked.some(isNumber))) {
    endTurn(G, events);
  }
}

function throwDice(G, random, events, at, victim) {
  const count = 6 - G.locked.length;
  const faces = random.D6(count).map((side) => FACES[side - 1]);
  G.rolls += 1;
  G.loose = faces.filter((face) => face !== "FLUX");
  G.placed = faces.length - G.loose.length;
  for (let flux = 0; flux < G.placed; flux += 1) G.locked.push("FLUX");
  if (!G.placed && !addable(G, at).length) {
    loseBoxes(G.players[at], G.back === "rolled" ? 2 : 1);
    endTurn(G, events);
  } else {
    settle(G, events, at, victim);
  }
}

const game = {
  name: "outatime",
  setup: () => ({
    players: hands.slice(0, players).map((hand) => ({
      active: "", next: "", covered: 0, done: [], reserve: [...hand],
    })),
    locked: [], loose: [], placed: 0, rolls: 0, back: "", winner: null,
  }),
  moves: {
    prepare: ({ G, playerID, events }, active, next) => {
      const player = G.players[playerID];
      if (player.active || cards[active].last || cards[next].last) return INVALID_MOVE;
      player.active = active;
      player.next = next;
      player.reserve = player.reserve.filter((id) => id !== active && id !== next);
      events.endTurn();
    },
    roll: ({ G, playerID, random, events }, victim) => {
      if (G.locked.length === 6 || (G.rolls && !G.placed) || level(G) >= 2) return INVALID_MOVE;
      if (G.back === "rolled") G.back = "after";
      throwDice(G, random, events, Number(playerID), victim);
    },
    lock: ({ G, playerID, events }, face, want, victim) => {
      const at = Number(playerID);
      if (!addable(G, at).includes(face)) return INVALID_MOVE;
      G.loose.splice(G.loose.indexOf(face), 1);
      G.locked.push(face);
      G.placed += 1;
      if (face !== 88) {
        advance(G, at, want);
        G.players.forEach((player, other) => {
          const card = cards[player.active];
          if (other !== at && !card.last && card.boxes[player.covered] === face) {
            advance(G, other, want);
          }
        });
      }
      settle(G, events, at, victim);
    },
    stop: ({ G, playerID, events }, victim) => {
      if (!G.rolls || !G.placed) return INVALID_MOVE;
      if (level(G) >= 2) paradox(G, Number(playerID), victim);
      if (G.winner !== null) events.endGame(G.winner);
      else endTurn(G, events);
    },
    takeBack: ({ G, playerID, random, events }, victim) => {
      if (G.locked.length < 6 || G.back || !G.locked.some(isNumber)) return INVALID_MOVE;
      G.locked = G.locked.filter((face) => !isNumber(face));
      G.back = "rolled";
      throwDice(G, random, events, Number(playerID), victim);
    },
  },
};

function legal(G, at) {
  const player = G.players[at];
  if (!player.active) {
    const free = player.reserve.filter((id) => !cards[id].last);
    return free.flatMap((active) =>
      free.filter((next) => next !== active).map((next) => ["prepare", active, next]),
    );
  }
  if (!G.rolls) return [["roll"]];
  const list = addable(G, at).map((face) => ["lock", face]);
  if (!G.placed) return list;
  list.push(["stop"]);
  if (G.locked.length === 6) list.push(["takeBack"]);
  else if (level(G) < 2) list.push(["roll"]);
  return list;
}

function chooser(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function playFor(seconds) {
  const started = performance.now();
  let actions = 0;
  let games = 0;
  while (performance.now() - started < seconds * 1000) {
    const play = { ...game, seed: `seed ${games}` };
    const reducer = CreateGameReducer({ game: play });
    const below = chooser(games);
    let state = InitializeGame({ game: play, numPlayers: players });
    while (state.ctx.gameover === undefined) {
      const at = Number(state.ctx.currentPlayer);
      const options = legal(state.G, at);
      const [type, ...args] = options[below(options.length)];
      const victim = (at + 1 + below(players - 1)) % players;
      const extra = type === "lock" ? [below(3), victim] : [victim];
      state = reducer(state, {
        type: "MAKE_MOVE",
        payload: { type, args: [...args, ...extra], playerID: String(at) },
      });
      actions += 1;
    }
    games += 1;
  }
  return { actions, seconds: (performance.now() - started) / 1000, games };
}

playFor(Number(secondsText) / 4);
process.stdout.write(`${JSON.stringify(playFor(Number(secondsText)))}\n`);
