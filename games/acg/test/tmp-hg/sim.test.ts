import { test } from 'vitest';
import { greedyWith, Players, playOut, random } from '../../../../packages/bots/src/index.js';
import { cardsOfKind, library } from '../../src/content/library.js';
import { acg } from '../../src/index.js';

const HE = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];
const N = Number(process.env.N ?? 20),
  BOT = process.env.BOT ?? 'random',
  Q = (process.env.Q ?? '').split(',').filter(Boolean);
const w = (n: string, d: number) => Number(process.env[n] ?? d);
let [P, E, X, T, WD, CV, D, S, NM, G, K] = [w('P', 2.2), w('E', 1), w('X', 0.6), w('T', 0.5), w('WD', 0.55), w('CV', 0.9), w('D', 14), w('S', 40), w('NM', 1), w('G', 1.5), w('K', 0.45)] as number[] as any;
function evaluate(state: any) {
  if (state.over !== null) return state.over.result === 'won' ? 1 : 0;
  const b = state.board; let v = 0;
  for (const h of b.heroes) {
    const card: any = library.cards[h.card]; const frac = Math.min(1, h.wounds / card.health);
    if (h.status !== 'standing') { v -= D + card.health * WD; continue; }
    v -= h.wounds * WD + CV * card.health * frac ** 4;
    for (const a of h.actions) { if (a.exhausted) v -= X; v += T * a.tokens; }
    v += G * h.gear.length + 0.5 * G * h.items.length;
    for (const c of h.conditions) v += c === 'empowered' ? 0.8 : -1;
  }
  for (const e of b.enemies) if (e.zone !== 'lair') { const c: any = library.cards[e.card];
    v -= E * (e.faceup ? (c.rank === 'nemesis' ? NM : 1) * (0.8 + 1.0 * c.attack * (e.exhausted ? 0.5 : 1)) - K * Math.min(e.wounds, c.health) * (c.rank === 'nemesis' ? 0.6 : 1) : (e.exhausted ? 1.0 : 1.8)); }
  const left = b.decks.location.draw.length;
  v += P * (b.location?.progress ?? 0) - 8 * left * P - (b.location ? P * (library.cards[b.location.card] as any).explore : 0);
  return 0.5 + Math.atan((v + 20) / S) / Math.PI * 0.98;
}
const rules: any = { ...acg, evaluate };
rules.determinize = (s: any) => acg.fork(s);
const combos = (n: number) => {
  const out: string[][] = [];
  for (let m = 0; m < 16; m++) {
    const c = HE.filter((_, i) => (m >> i) & 1);
    if (c.length === n) out.push(c);
  }
  return out;
};
test('sim', () => {
  const quests = cardsOfKind('quest')
    .map((q) => q.id)
    .filter((q) => Q.length === 0 || Q.includes(q));
  const bot = BOT === 'random' ? random : greedyWith({ worlds: Number(process.env.W ?? 2) });
  for (const quest of quests)
    for (const size of [2, 3, 4]) {
      let won = 0,
        rounds = 0,
        locs = 0,
        prog = 0,
        errs: string[] = [],
        dec = 0;
      const byHero: any = {};
      const byParty: any = {};
      const cap = 20000;
      for (let i = 0; i < N; i++) {
        const cs = combos(size);
        const heroes = cs[i % cs.length] as string[];
        try {
          const { state } = rules.start(rules.setup({ players: size, heroes, quest }), `s${i}`);
          const r = playOut(rules, state, new Players(rules, bot, `b${i}`), { limit: cap });
          dec += r.decisions;
          if (r.stuck) errs.push('stuck');
          const w = state.over?.result === 'won' ? 1 : 0;
          won += w;
          rounds += state.board.round;
          locs += state.board.decks.location.draw.length;
          prog += state.board.location?.progress ?? 0;
          const k = heroes.map((h) => h[0] + h[h.indexOf('-') + 1]).join('+');
          byParty[k] ??= [0, 0];
          byParty[k][0] += w;
          byParty[k][1]++;
          for (const h of heroes) {
            byHero[h] ??= [0, 0];
            byHero[h][0] += w;
            byHero[h][1]++;
          }
        } catch (e: any) {
          errs.push(
            String(e.stack ?? e)
              .split('\n')
              .slice(0, 3)
              .join(' | '),
          );
        }
      }
      console.log(
        `${quest} ${size}p: won ${won}/${N} rounds ${(rounds / N).toFixed(1)} locsLeft ${(locs / N).toFixed(1)} prog ${(prog / N).toFixed(1)} decisions ${(dec / N).toFixed(0)} ${JSON.stringify(byHero)} ${JSON.stringify(byParty)} errors ${errs.length} ${[...new Set(errs)].slice(0, 4).join(' ## ')}`,
      );
    }
}, 3_000_000);

test('search', () => {
  if (process.env.SEARCH === undefined) return;
  let seed = Number(process.env.SEARCH); const rnd = () => (seed = (seed * 16807) % 2147483647) / 2147483647; const R = (a: number[]) => a[Math.floor(rnd() * a.length)];
  const bot = greedyWith({ worlds: 2 });
  for (let k = 0; k < Number(process.env.SETS ?? 10); k++) {
    P = R([1, 1.5, 2, 2.5]); E = R([0.8, 1.2, 1.6, 2, 2.6]); X = R([0, .2, .4]); T = R([.1, .3, .5]); WD = R([.1, .25, .4, .6]); CV = R([.5, 1, 2]); D = R([5, 15, 30]); NM = R([.5, 1]); G = R([.5, 1.5, 3]); K = R([.5, .8, 1.1]);
    let won = 0, left = 0, rounds = 0; const n = 8;
    for (const size of [3, 4]) for (let i = 0; i < n; i++) {
      const cs = combos(size); const heroes = cs[i % cs.length] as string[];
      const { state } = rules.start(rules.setup({ players: size, heroes, quest: 'a-foul-stench' }), `z${i}`);
      playOut(rules, state, new Players(rules, bot, `b${i}`), { limit: 3000 });
      won += state.over?.result === 'won' ? 1 : 0; left += state.board.decks.location.draw.length; rounds += state.board.round;
    }
    console.log(`SET won ${won}/${2 * n} left ${(left / 2 / n).toFixed(2)} rounds ${(rounds / 2 / n).toFixed(1)}`, JSON.stringify({ P, E, X, T, WD, CV, D, NM, G, K }));
  }
}, 3_000_000);

test('where', () => {
  if (process.env.WHERE === undefined) return;
  const bot = greedyWith({ worlds: 2 });
  for (const size of [2, 3, 4]) { const c: any = {}; let rounds = 0, won = 0; const n = Number(process.env.N ?? 20); const add = (k: string, x = 1) => { c[k] = (c[k] ?? 0) + x; };
    for (let i = 0; i < n; i++) {
      const cs = combos(size); const heroes = cs[i % cs.length] as string[];
      const { state } = rules.start(rules.setup({ players: size, heroes, quest: process.env.Q ?? 'a-foul-stench' }), `q${i}`);
      const events: any[] = []; let seen = 0; let cause = '';
      playOut(rules, state, new Players(rules, bot, `b${i}`), { limit: 3000, events, after: (st: any) => {
        for (; seen < events.length; seen++) { const { type, data } = events[seen];
          if (type === 'phase') { cause = data.phase; if (data.phase === 'enemy') { add('enemies at enemy phase', st.board.enemies.filter((e: any) => e.zone !== 'lair').length); } }
          if (type === 'keyword') cause = 'enemy:' ; if (type === 'enemies-attack') cause = 'claws'; if (type === 'nemesis-effect') cause = 'nemesis'; if (type === 'dungeon-drawn') cause = 'dungeon'; if (type === 'activation') cause = 'activation'; if (type === 'peril-effect') cause = 'peril';
          if (type === 'wounds') add('wounds ' + cause, data.count);
          if (type === 'recovered') add('recovered', data.count);
          if (type === 'successes') { add('act ' + data.type); add('succ ' + data.type, data.count); }
          if (type === 'enemy-defeated') add('kills'); if (type === 'enemy-spawned' || type === 'enemy-spawns' || type === 'spawned') add('spawns'); if (type === 'progress') add('progress', data.count);
          if (type === 'location-revealed') add('locations');
        } } });
      rounds += state.board.round; won += state.over?.result === 'won' ? 1 : 0;
    }
    console.log(`WHERE ${size}p won ${won}/${n} rounds ${(rounds / n).toFixed(1)} per round:`, JSON.stringify(Object.fromEntries(Object.entries(c).map(([k, v]: any) => [k, +(v / rounds).toFixed(2)]))));
  }
}, 3_000_000);
