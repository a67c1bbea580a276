import type { Decision } from '@questhall/engine';
import { type Asked, companionsOn, PACES, Seats, whyAsked, whyBarred, whyTold } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { Client } from '../../src/table/client.js';
import { answerAny, chances, GAME, openQuestion, playOn, seated, troubleIn, value } from './seated.js';

type Seated = Awaited<ReturnType<typeof seated>>;

/** How many figures there are odds for, each of which adds up to 1. */
async function oddsAddUp(table: Seated['table'], { id, options }: Asked): Promise<number> {
  let worked = 0;
  for (const option of options) {
    const odds = value(await table.odds(id, [option.id]));
    for (const { distribution } of odds?.parts ?? []) {
      worked++;
      expect(distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  }
  return worked;
}

describe('a game played through the line', () => {
  it('comes to its end, and every question on the way can be shown', async () => {
    const { table } = await seated();
    const draw = chances(3);
    for (let i = 0; i < 2000 && table.scene.over === null; i++) {
      const { question, options, rules, trail } = openQuestion(table);
      expect(question).not.toMatch(/^ask\.|[{}]/);
      expect(options.length).toBeGreaterThan(0);
      expect(rules[0]).toMatch(/^ACG-/);
      expect(trail.map(({ name }) => name).join()).not.toMatch(
        new RegExp(`trail\\.|${GAME}\\.|core\\.|step`),
      );
      await answerAny(table, draw);
    }
    expect(table.scene.over?.result).toMatch(/won|lost/);
    expect(table.scene.over?.text).not.toMatch(/^over\./);
    const told = value(await table.chronicle());
    expect(told.length).toBeGreaterThan(50);
    expect(told.every(({ text }) => text !== '' && !text.startsWith('event.'))).toBe(true);
    await table.close();
  });

  it('brings news so that adding them up gives the chronicle', async () => {
    const { table } = await seated();
    let told = [...table.scene.news.lines];
    table.watch(({ news }) => {
      told = [...told.filter(({ at }) => at <= news.after), ...news.lines];
    });
    await playOn(table, 25);
    await table.undo(6);
    await playOn(table, 9, chances(11));
    expect(told).toEqual(value(await table.chronicle()));
    await table.close();
  });

  it('says what is wrong with an answer, and nothing changes', async () => {
    const { table } = await seated();
    const before = table.scene;
    expect(troubleIn(await table.answer(openQuestion(table).id, ['no such thing']))).toBe('trouble.answer');
    expect(troubleIn(await table.answer(999, []))).toBe('trouble.stale');
    expect(table.scene).toEqual(before);
    await table.close();
  });

  it('answers nothing but a sentence once it is closed or its worker has broken down', async () => {
    const { table } = await seated();
    await table.close();
    expect(troubleIn(await table.undo())).toBe('trouble.closed');
    let breakDown = (_: string) => undefined as void;
    const client = new Client({
      post: () => undefined,
      listen: (_, broken = breakDown) => {
        breakDown = broken;
      },
      close: () => undefined,
    });
    const opened = client.open({ from: 'code', code: '', language: 'en' });
    breakDown('gone');
    expect(await opened).toEqual({ ok: false, trouble: { key: 'trouble.fault', args: { reason: 'gone' } } });
    expect(troubleIn(await client.importFiles([], 'en'))).toBe('trouble.fault');
  });

  it('speaks German if it is asked to', async () => {
    const english = await seated();
    const german = await seated({ language: 'de' });
    expect(openQuestion(german.table).question).not.toBe(openQuestion(english.table).question);
    await Promise.all([english.table.close(), german.table.close()]);
  });

  it('goes on in another language where it was, and tells what was told already in it', async () => {
    const { table } = await seated();
    await playOn(table, 12);
    await table.undo(2);
    const { time, open } = table.scene;
    value(await table.speak('de'));
    expect(table.scene.time).toEqual(time);
    expect(openQuestion(table).id).toBe(open[0]?.id);
    expect(openQuestion(table).question).not.toBe(open[0]?.question);
    expect(value(await table.chronicle())[0]?.text).toBe('Ein übler Gestank');
    await playOn(table, 1);
    expect(table.scene.time.branches).toHaveLength(1);
    await table.close();
  });

  it('gives hints with a reason, odds where dice are thrown, and the rules behind things', async () => {
    const { table } = await seated();
    const draw = chances(5);
    let worked = 0;
    let barred = 0;
    for (let i = 0; i < 30; i++) {
      const asked = openQuestion(table);
      const hint = value(await table.hint(asked.id));
      expect(hint.reason).toMatch(/^hint\./);
      expect(hint.picks.every((pick) => asked.options.some(({ id }) => id === pick))).toBe(true);
      for (const { id } of asked.options) expect(whyAsked(asked, id).rules).toEqual(asked.rules);
      // Odds play many games for one answer: some questions are enough to see them come.
      if (i % 3 === 0) worked += await oddsAddUp(table, asked);
      for (const one of asked.barred) {
        barred++;
        expect(whyBarred(one, asked).rules.length).toBeGreaterThan(0);
      }
      await answerAny(table, draw);
    }
    expect(worked).toBeGreaterThan(0);
    expect(barred).toBeGreaterThan(0);
    const told = value(await table.chronicle());
    expect(told.some((line) => whyTold(line).rules.some((rule) => rule.startsWith('ACG-')))).toBe(true);
    expect(troubleIn(await table.hint(999))).toBe('trouble.nothing.asked');
    await table.close();
  });

  it('asks people what the party decides, though a companion has the word', async () => {
    const question = { id: 1, seat: 'party', by: 'p2', options: [] } as unknown as Decision;
    const companion = new Seats(['p1', 'p2'], companionsOn(['p2']));
    expect(companion.isForPerson(question)).toBe(true);
    expect(companion.isForPerson({ ...question, seat: 'p2' })).toBe(false);
    expect(new Seats(['p1', 'p2'], companionsOn(['p1', 'p2'])).isForPerson(question)).toBe(false);
    const { table } = await seated({ companions: ['p1'], pace: 'instant' });
    while (table.scene.open[0]?.seat !== 'party' && table.scene.over === null)
      await answerAny(table, chances(2));
    const asked = openQuestion(table);
    expect(asked).toMatchObject({ seat: 'party', forPerson: true });
    await table.close();
  });

  it('has companions that play at any pace, wait, go one step, and are hurried on', async () => {
    const { table } = await seated({ companions: ['p1', 'p2'], pace: 'paused' });
    expect(table.scene.open[0]?.forPerson).toBe(false);
    await table.step();
    expect(table.scene.time.at).toBe(1);
    for (const pace of PACES.filter((one) => one !== 'instant')) {
      await table.pace(pace);
      expect(table.scene.companions.pace).toBe(pace);
    }
    await table.pace('paused');
    const { at } = table.scene.time;
    value(await table.sit('p1', 'person'));
    await table.skip();
    expect(table.scene.time.at).toBeGreaterThanOrEqual(at);
    expect(openQuestion(table).forPerson).toBe(true);
    await table.close();
  });

  it('takes back the answers of people together with those of companions', async () => {
    const { table } = await seated({ companions: ['p2'] });
    const draw = chances(2);
    const places: number[] = [];
    for (let i = 0; i < 12; i++) {
      await table.skip();
      places.push(table.scene.time.at);
      await answerAny(table, draw);
    }
    await table.undo(3);
    expect(table.scene.time.at).toBe(places.at(-3));
    expect(openQuestion(table).forPerson).toBe(true);
    await table.redo(3);
    await table.skip();
    expect(table.scene.time.at).toBeGreaterThan(places.at(-1) ?? 0);
    await table.close();
  });
});
