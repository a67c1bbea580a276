import type { Happened, Line, Scene } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { changesIn, lying, placesOf, type Throw, throwAfter } from '../../src/games/acg/board/happened.js';
import fight from '../../src/games/acg/patterns/scenes/solo-fight.json' with { type: 'json' };
import {
  arrived as arrivedAt,
  type Dice,
  type Happenings,
  happenings,
  turned,
} from '../../src/screens/table/happenings.js';
import { chances, openQuestion, playOn, seated, value } from '../table/seated.js';

const dice = {
  lying: (view: { action: { dice: readonly never[] } | null }, number: number) =>
    lying(view.action?.dice ?? [], number),
  thrownAfter: (before: Throw | null, events: readonly Happened[]) => throwAfter(before, events),
} as unknown as Dice;
const arrived = (scene: Scene) => arrivedAt(scene, dice);
const rolled = (...faces: string[][]): Happened => ({
  type: 'dice-rolled',
  data: { dice: faces.map((icons) => ({ kind: 'hero', icons })) },
});

describe('what happened', () => {
  it('is seen on the thing whose number changed', () => {
    expect(changesIn([{ type: 'wounds', data: { hero: 'ironbreaker', count: 2, from: [] } }])).toEqual([
      { thing: 'ironbreaker', by: -2, tone: 'harm' },
    ]);
    expect(changesIn([{ type: 'recovered', data: { hero: 'ironbreaker', count: 1 } }])[0]?.by).toBe(1);
    expect(changesIn([{ type: 'phase', data: { round: 3 } }])).toEqual([]);
  });

  it('is lit where it lies, and nowhere else', () => {
    const { view } = fight as unknown as { view: Parameters<typeof placesOf>[1] };
    const events = [{ type: 'shuffled-in', data: { deck: 'enemy', card: 'nobody', hero: 'ironbreaker' } }];
    expect(placesOf(events, view)).toEqual(['ironbreaker', 'enemy-deck']);
  });

  it('leaves dice on the felt, which remember criticals and second throws', () => {
    const first = throwAfter(null, [rolled(['critical'], ['defence'])]);
    const settled = throwAfter(first, [
      { type: 'critical', data: { die: 0, dice: [{ kind: 'hero', icons: ['success'] }] } },
    ]);
    expect(settled?.dice[0]).toMatchObject({ icons: ['success'], times: 2, criticals: 1, again: false });
    const again = throwAfter(settled, [
      { type: 'dice-rerolled', data: { which: [1], dice: [{}, { kind: 'hero', icons: [] }] as never } },
    ]);
    expect(again?.dice[1]).toMatchObject({ icons: [], times: 2, again: true });
    expect(throwAfter(again, [{ type: 'phase', data: {} }])).toBe(again);
    expect(throwAfter(again, [rolled(['success'])])).toMatchObject({ number: 2, dice: [{ times: 1 }] });
  });
});

describe('a room', () => {
  const follow = (scenes: readonly Scene[], from: Happenings) =>
    scenes.reduce((state, scene) => happenings(state, scene, dice), from);

  it('opens the first page of the story, once, and tells what came of an answer', async () => {
    const { table } = await seated();
    const start = arrived(table.scene);
    expect(start.pages.map(({ text }) => text)).toEqual(['A Foul Stench']);
    expect(turned(start).pages).toEqual([]);
    value(await table.answer(openQuestion(table).id, [openQuestion(table).options[0]?.id ?? '']));
    const after = follow([table.scene], start);
    expect(after.lines.length).toBeGreaterThan(0);
    // What was saved meanwhile is no news.
    expect(follow([{ ...table.scene, saving: { state: 'saved' } }], after)).toBe(after);
  });

  it('opens no page again that was read, when an answer is taken back and given again', async () => {
    const { table } = await seated();
    const chapter: Line = {
      ...{ at: 1, kind: 'chapter', text: 'The end', paragraphs: ['So it goes.'], rules: [], events: [] },
    };
    const time = { ...table.scene.time, keeps: false };
    const ended = {
      ...table.scene,
      ...{ news: { after: 0, lines: [chapter] }, time: { ...time, at: 1, length: 1 } },
    };
    const undone = {
      ...table.scene,
      ...{ news: { after: 0, lines: [] }, time: { ...time, at: 0, length: 1 } },
    };
    const read = turned(follow([ended], { ...arrived(table.scene), pages: [] }));
    expect(follow([undone, { ...ended, news: { ...ended.news } }], read).pages).toEqual([]);
    const unread = follow([ended], { ...arrived(table.scene), pages: [] });
    expect(follow([undone, { ...ended, news: { ...ended.news } }], unread).pages).toEqual([chapter]);
    await table.close();
  });

  it('tells nothing of a jump through time, and opens no page', async () => {
    const { table } = await seated();
    const start = arrived(table.scene);
    value(await table.answer(openQuestion(table).id, [openQuestion(table).options[0]?.id ?? '']));
    const after = follow([table.scene], start);
    value(await table.undo());
    expect(follow([table.scene], after)).toMatchObject({ lines: [], pages: [] });
  });

  it('says what is kept when somebody answers at an earlier moment, until the next answer', async () => {
    const { table } = await seated();
    await playOn(table, 6);
    value(await table.goTo(0));
    const back = arrived(table.scene);
    await playOn(table, 1, chances(99));
    const apart = follow([table.scene], back);
    expect(apart.kept).toEqual({ id: '1', length: 6 });
    expect(apart.lines.length).toBeGreaterThan(0);
    await playOn(table, 1);
    expect(follow([table.scene], apart).kept).toBeNull();
  });

  it('opens no page of the story while the past is played again, up to its last moment', async () => {
    const { table } = await seated();
    await playOn(table, 1);
    const { news, time } = table.scene;
    const chapter = { ...news.lines[0], kind: 'chapter', paragraphs: ['Long ago.'] } as Line;
    const at = (place: number, length: number): Scene => ({
      ...table.scene,
      time: { ...time, at: place, length, keeps: place < length },
      news: { after: place - 1, lines: [chapter] },
    });
    const pages = (...scenes: Scene[]) => follow(scenes, arrived(table.scene)).pages;
    expect(pages(at(2, 2))).toHaveLength(1);
    expect(pages(at(2, 4), at(3, 4), at(4, 4))).toEqual([]);
    // A page that waits to be read is put away by whoever goes into the past.
    expect(pages(at(2, 2), at(1, 2))).toEqual([]);
  });

  it('forgets what was told before an answer, and goes on over what a standing order answered', async () => {
    const { table } = await seated();
    const told = { ...arrived(table.scene), lines: table.scene.news.lines.slice(0, 1) };
    const asked = openQuestion(table);
    value(await table.answer(asked.id, [asked.options[0]?.id ?? '']));
    const first = (state: Happenings) => follow([table.scene], state).lines[0];
    expect(first(told)).not.toBe(told.lines[0]);
    const { time } = table.scene;
    const passed = [{ decision: asked.id, ask: asked.ask, texts: [] }];
    const further = { ...table.scene, time: { ...time, at: time.at + 1, length: time.length + 1 } };
    expect(follow([{ ...further, passed }], told).lines).toEqual(follow([table.scene], told).lines);
    expect(follow([further], told).lines).toEqual([]);
  });
});
