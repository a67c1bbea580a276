// Plays games with bots and keeps the moments that the pattern book shows as tables. Run it after `npm run build`:
// node packages/web/src/games/acg/build/scenes.mjs [scene | all] [games], then npm run format.
import { mkdirSync, writeFileSync } from 'node:fs';
import { acg, acgShow } from '@questhall/acg';
import { greedy, Players } from '@questhall/bots';
import { inOneSentence } from '@questhall/engine';
import { IntlMessageFormat } from 'intl-messageformat';

const FOLDER = new URL('../patterns/scenes/', import.meta.url);
const FOUR = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];

const engaged = (view) => view.enemies.filter(({ zone }) => zone !== 'shadows' && zone !== 'lair').length;
const gear = (view) => view.heroes.reduce((sum, hero) => sum + hero.gear.length + hero.items.length, 0);

/** `worth` says how much a moment is worth keeping; 0 is not at all. */
const SCENES = {
  'solo-fight': {
    setup: { players: 1, heroes: ['ironbreaker', 'waywatcher'], quest: 'a-foul-stench' },
    worth: (view, decision) =>
      decision?.ask === 'choose-targets' && decision.options.length > 1 && view.round > 1
        ? engaged(view) * 3 + decision.options.length + view.enemies.length
        : 0,
  },
  nemesis: {
    setup: { players: 3, heroes: FOUR.slice(1), quest: 'the-twice-crowned' },
    worth: (view, decision) =>
      view.enemies.some(({ zone }) => zone === 'lair') &&
      decision !== undefined &&
      view.action?.dice.length > 2
        ? engaged(view) * 3 +
          decision.options.length +
          new Set(view.action.dice.map(({ kind }) => kind)).size * 4
        : 0,
  },
  'four-late': {
    setup: { players: 4, heroes: FOUR, campaign: 'an-uneasy-alliance' },
    worth: (view, decision) =>
      view.stage === 'quest' && view.campaign?.results.length >= 4 && decision?.ask === 'choose-action'
        ? gear(view) * 2 +
          engaged(view) +
          view.heroes.filter(({ status }) => status === 'standing').length * 2
        : 0,
  },
  settlement: {
    setup: { players: 3, heroes: FOUR.slice(0, 3), campaign: 'an-uneasy-alliance' },
    worth: (view, decision) =>
      view.stage === 'settlement' && decision?.ask === 'settlement-next'
        ? gear(view) + decision.options.length
        : 0,
  },
  won: {
    setup: { players: 2, heroes: ['warrior-priest', 'bright-wizard'], quest: 'a-foul-stench' },
    worth: (view, decision) => (decision === undefined && view.result === 'won' ? 1 + gear(view) : 0),
  },
};

const say = ({ key, args }) => {
  return String(new IntlMessageFormat(acgShow.catalogue[key] ?? key, 'en').format(args));
};

function inParts(option) {
  const part = (name) => (option[name] === undefined ? '' : say(option[name]));
  const parts = { name: part('name'), facts: part('facts'), outlook: part('outlook') };
  return { text: inOneSentence(parts), ...parts };
}

function asked(state, decision) {
  const { text, about, decides, options, barred } = acg.explain(state, decision);
  return {
    id: decision.id,
    seat: decision.seat,
    by: decision.by,
    forPerson: true,
    ask: decision.ask,
    form: decision.form,
    question: say(text),
    about,
    decides,
    min: decision.min,
    max: decision.max,
    rules: decision.rules,
    options: decision.options.map((id) => ({
      id,
      ...inParts(options[id]),
      refs: options[id].refs,
      details: (options[id].details ?? []).map(say),
    })),
    barred: barred.map((one) => ({
      name: say(one.name),
      because: say(one.because),
      rules: one.rules,
      refs: one.refs,
    })),
    trail: [],
  };
}

const momentOf = (view, state, decision) => ({
  view,
  decision: decision === undefined ? null : asked(state, decision),
  words: acgShow.table(view),
});

/** The best moment of some games. */
function search(name, { setup, worth }, games) {
  let best = { value: 0, scene: null };
  for (let game = 1; game <= games; game++) {
    const seed = `${name}-${game}`;
    const players = new Players(acg, greedy, seed);
    let { state } = acg.start(acg.setup(setup), seed);
    for (let step = 0; step < 6000; step++) {
      const [decision] = state.open;
      const view = acg.view(state, decision?.by ?? 'spectator');
      const value = worth(view, decision);
      if (value > best.value) best = { value, scene: momentOf(view, state, decision) };
      if (state.over !== null || decision === undefined) break;
      state = acg.apply(state, players.answer(state, decision)).state;
    }
  }
  return best;
}

mkdirSync(FOLDER, { recursive: true });
const [only, games = '6'] = process.argv.slice(2);
for (const [name, scene] of Object.entries(SCENES)) {
  if (only !== undefined && only !== 'all' && only !== name) continue;
  const { value, scene: found } = search(name, scene, Number(games));
  if (found === null) throw new Error(`no game had a moment like '${name}'`);
  writeFileSync(new URL(`${name}.json`, FOLDER), `${JSON.stringify(found, null, 2)}\n`);
  console.log(`${name}: ${value}`);
}
