import { greedy, Players } from '@questhall/bots';
import { type LrView, lostRelics, lostRelicsGame } from '@questhall/lost-relics';
import type { Asked } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { picksAmong } from '../../src/boards/parts/picks.js';
import { sheetOf } from '../../src/games/lost-relics/board/progress.js';
import { doorState } from '../../src/games/lost-relics/board/said.js';
import { asksForDie, looseCards, thingsOf } from '../../src/games/lost-relics/board/things.js';
import { lay } from '../../src/games/lost-relics/deck.js';

lay('en', lostRelicsGame.cards());

type Moment = { readonly view: LrView; readonly asked: Asked };

/** The questions of a game that bots play, as a page sees them. */
function moments(adventure: string): Moment[] {
  const players = new Players(lostRelics, greedy, 'table');
  let { state } = lostRelics.start(lostRelics.setup({ players: 2, adventure }), 'table');
  const found: Moment[] = [];
  for (let step = 0; step < 400 && state.over === null; step++) {
    const [decision] = state.open;
    if (decision === undefined) break;
    const { options } = lostRelics.explain(state, decision);
    const offered = decision.options.map((id) => ({
      id,
      text: id,
      name: id,
      facts: '',
      outlook: '',
      refs: options[id]?.refs ?? [],
      details: [],
    }));
    const asked = {
      ...decision,
      question: '',
      options: offered,
      barred: [],
      trail: [],
      forPerson: true,
      hidden: false,
      proposals: [],
    };
    found.push({ view: structuredClone(lostRelics.view(state, decision.by)), asked });
    state = lostRelics.apply(state, players.answer(state, decision)).state;
  }
  return found;
}

describe('what is offered', () => {
  const all = moments('waking-stones');
  const picked = ({ view, asked }: Moment) =>
    picksAmong(new Set([...thingsOf(view), ...looseCards(view, asked)]), asked);
  const questions = (ask: string) => all.filter(({ asked }) => asked.ask === ask);

  it.each(['choose-start', 'choose-target', 'choose-victim', 'choose-spawn-area'])(
    'is a place or a figure of the map: %s',
    (ask) => {
      for (const moment of questions(ask)) expect(picked(moment).size).toBe(moment.asked.options.length);
    },
  );

  it('is an action of a card, and all but ending a turn can be pointed at', () => {
    expect(questions('choose-action').length).toBeGreaterThan(3);
    for (const moment of questions('choose-action')) {
      const words = moment.asked.options.filter(({ id }) => !id.includes('/'));
      expect(picked(moment).size).toBe(moment.asked.options.length - words.length);
    }
  });

  it('is a die only when one is asked for', () => {
    for (const { asked } of all) expect(asksForDie(asked)).toBe(asked.ask.startsWith('choose-die'));
    expect(asksForDie(null)).toBe(false);
  });
});

describe('the sheet', () => {
  const view = (adventure: string): LrView =>
    lostRelics.view(lostRelics.start(lostRelics.setup({ players: 1, adventure }), 'one').state, 'spectator');

  it('says how far the objective is, and what threatens', () => {
    const seals = sheetOf({ ...view('four-seals'), counters: { seals: 2, heat: 1 } });
    expect(seals?.goal.gauges).toEqual([{ id: 'seals', name: 'Seals broken', now: 2, of: 4 }]);
    expect(seals?.dangers.flatMap(({ gauges }) => gauges.map(({ id }) => id))).toEqual(['round', 'heat']);
    expect(seals?.others).toEqual([]);
  });

  it('knows doors that are open, closed, and closed by a lock', () => {
    const clerk = view('clerk-in-the-jar');
    expect(doorState(clerk, 'mirror')).toBe('locked');
    expect(doorState(view('waking-stones'), 'stair-door')).toBe('closed');
    expect(doorState(view('mask-behind-glass'), 'stair-gate')).toBe('open');
  });
});
