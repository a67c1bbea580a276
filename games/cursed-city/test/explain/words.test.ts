import { reasonsFor, type Text } from '@questhall/engine';
import { sayOption, speaker, textsIn } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { cursedCity, cursedCityBox, cursedCityIn } from '../../src/index.js';
import { LANGUAGES } from '../../src/text/language.js';
import { wordsIn } from '../../src/text/languages.js';
import { asked, SETUPS } from './asked.js';

/** A question is one line: longer than this only with the longest names. */
const LONGEST = 75;
const BROKEN = /undefined|\[object|\{|\}|option\.|^\s*$/;

const PARTY = ['glaurio-ven-alten-iii', 'emelda-braskov', 'jelsen-darrock', 'dagnai-holdenstock'] as const;

describe.each(LANGUAGES)('everything that is asked has words in %s', (language) => {
  test.each(SETUPS)('%o', async (setup) => {
    const { rules } = await cursedCityIn(language);
    const say = speaker((await wordsIn(language, cursedCityBox)).catalogue, language);
    const said = new Set<string>();
    for (const { explained } of asked(rules, setup, `words ${language}`)) {
      expect(say(explained.text).length, say(explained.text)).toBeLessThanOrEqual(LONGEST);
      for (const one of Object.values(explained.options)) said.add(sayOption(say, one));
      // A fact that there is nothing to say about is no sentence.
      for (const text of textsIn(explained).map(say)) if (text !== '') said.add(text);
    }
    expect([...said].filter((text) => BROKEN.test(text))).toEqual([]);
    expect(said.size).toBeGreaterThan(60);
  });
});

test('two answers of which one is picked never read the same', async () => {
  const say = speaker((await wordsIn('en', cursedCityBox)).catalogue, 'en');
  for (const setup of SETUPS) {
    for (const { decision, explained } of asked(cursedCity, setup, 'alike')) {
      if (decision.max > 1) continue;
      const said = decision.options.map((id) => {
        const option = explained.options[id];
        return option === undefined ? id : sayOption(say, option);
      });
      expect(new Set(said).size, `${decision.ask}: ${said.join(' / ')}`).toBe(said.length);
    }
  }
});

describe('a line that may be declined', () => {
  test.each([
    ['en', 'Choose one: “Gheistsever, a success counts as critical” or “Noblesse”.'],
    ['de', 'Wähle eins: „Gheistspalter, ein Erfolg zählt als kritisch“ oder „Noblesse“.'],
  ] as const)('is told on the answer that carries it out in %s', async (language, expected) => {
    const { rules } = await cursedCityIn(language);
    const say = speaker((await wordsIn(language, cursedCityBox)).catalogue, language);
    const setup = { players: 1, journey: 'hunt', heroes: PARTY } as const;
    const said = new Set<string>();
    for (const seed of ['duellist', 'step', 'strike'])
      for (const { decision, explained } of asked(rules, setup, seed, 900)) {
        const yes = explained.options.yes;
        if (decision.ask === 'carry-out-line' && yes !== undefined) said.add(sayOption(say, yes));
      }
    expect(
      [...said].some((text) => text.includes(expected)),
      [...said].join(' / '),
    ).toBe(true);
    expect([...said].filter((text) => text === 'Yes' || text === 'Ja')).toEqual([]);
  });
});

describe('the trail', () => {
  test('names every rule in progress, but for those that only serve others', async () => {
    const { catalogue } = await wordsIn('en', cursedCityBox);
    const own = cursedCity.procedures.map(({ id }) => id).filter((id) => /^cc\.[a-z-]+$/.test(id));
    const unnamed = own.filter((id) => catalogue[`trail.${id}`] === undefined);
    expect(unnamed.toSorted()).toEqual(['cc.pay-cost', 'cc.program', 'cc.run-ability']);
    const names = Object.keys(catalogue).filter((key) => key.startsWith('trail.cc.'));
    expect(names.filter((key) => !own.includes(key.slice('trail.'.length)))).toEqual([]);
  });

  test.each(LANGUAGES)('gives a rule of the ledger as the reason, and names in %s', async (language) => {
    const { rules } = await cursedCityIn(language);
    const { catalogue } = await wordsIn(language, cursedCityBox);
    const say = speaker(catalogue, language);
    const known = (text: Text) => (Object.hasOwn(catalogue, text.key) ? say(text) : '');
    const named = new Set<string>();
    for (const { state, decision } of asked(rules, SETUPS[0], 'why')) {
      const { rule, partOf } = reasonsFor(rules.explain(state, decision).trail, known);
      if (decision.ask !== 'choose-leader') expect(rule, decision.ask).toMatch(/^CC-/);
      for (const { name } of partOf) named.add(name);
    }
    expect([...named].filter((name) => /\bcc\b|core|[{}@]/.test(name))).toEqual([]);
    expect(named).toContain(language === 'en' ? 'A turn' : 'Eine Runde');
  });
});
