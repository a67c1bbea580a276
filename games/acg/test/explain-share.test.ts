import type { Decision } from '@questhall/engine';
import { sayOption } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { acgWith } from '../src/index.js';
import { claimTokens, discardTokens, distributeWounds } from '../src/procs.js';
import { german } from '../src/text/de/index.js';
import { carryOut } from './effects/carries-out.js';
import { sage } from './german/german.js';
import { type AcgTable, rules, table, testBox } from './kit.js';
import { say } from './speaking.js';

const asked = (t: AcgTable) => t.state.open[0] as Decision;
const explained = (t: AcgTable) => rules().explain(t.state, asked(t));
const inGerman = (t: AcgTable) => acgWith(testBox(), german(testBox())).rules.explain(t.state, asked(t));
const both = (t: AcgTable) => [say(explained(t).text), sage(inGerman(t).text)];
const label = (t: AcgTable, id: string) => {
  const [one, other] = [explained(t).options[id], inGerman(t).options[id]];
  if (one === undefined || other === undefined) throw new Error(`'${id}' is no option`);
  return [sayOption(say, one), sayOption(sage, other)];
};
const details = (t: AcgTable, id: string) => [
  ...(explained(t).options[id]?.details ?? []).map(say),
  ...(inGerman(t).options[id]?.details ?? []).map(sage),
];

const claiming = (count: number) =>
  table()
    .hero('ironbreaker', { tokens: { aid: 1, rest: 2 } })
    .runs(claimTokens, { hero: 'ironbreaker', count });

describe('one success token', () => {
  it('asks on which action, and says what it is for', () => {
    expect(both(claiming(1))).toEqual([
      'Choose an action of the Ironbreaker for the success token (1 success when spent).',
      'Wähle eine Aktion des Eisenbrechers für den Erfolgsmarker (1 Erfolg beim Ausgeben).',
    ]);
  });

  it('offers every card with room, and says what lies there and what may', () => {
    const t = claiming(1);
    expect(asked(t).options).toEqual(['inexorable-advance', 'shield-wall', 'into-the-dark']);
    expect(explained(t).options['shield-wall']?.refs).toEqual(['shield-wall']);
    expect(label(t, 'shield-wall')).toEqual([
      'Shield Wall: aid, 1 die, prepare, 1 of 2 success tokens',
      'Schildwall: Beistand, 1 Würfel, Vorbereitung, 1 von 2 Erfolgsmarkern',
    ]);
    expect(details(t, 'shield-wall').length).toBe(2);
  });

  it('is asked about so when it is the last of several', () => {
    const t = claiming(2);
    expect(both(t)).toEqual([
      'Place 2 success tokens on the Ironbreaker’s actions. How many on Inexorable Advance?',
      'Lege 2 Erfolgsmarker auf Aktionen des Eisenbrechers. Wie viele auf „Unaufhaltsamer Vormarsch“?',
    ]);
    t.picks('p1', '1');
    expect(both(t)[0]).toMatch(/^Choose an action of the Ironbreaker for the last success token/);
    expect(asked(t).options).toEqual(['shield-wall', 'into-the-dark']);
  });

  it('that is to be discarded asks from where', () => {
    const t = table()
      .hero('ironbreaker', { tokens: { aid: 1, rest: 2 } })
      .runs(discardTokens, { hero: 'ironbreaker', count: 1 });
    expect(both(t)).toEqual([
      'Choose an action of the Ironbreaker to discard 1 success token from.',
      'Wähle eine Aktion des Eisenbrechers, von der 1 Erfolgsmarker abgelegt wird.',
    ]);
    expect(asked(t).options).toEqual(['shield-wall', 'stubborn-resolve']);
  });

  it('for the party asks who takes it, and says what the heroes hold', () => {
    const t = carryOut(table().hero('waywatcher', { tokens: { aid: 1, rest: 2 } }), [
      { do: { distribute: { what: 'tokens', count: 1 } } },
    ]);
    expect(both(t)[0]).toMatch(/: 1 success token\. Who takes it\?$/);
    expect(both(t)[1]).toMatch(/: 1 Erfolgsmarker\. Wer nimmt ihn\?$/);
    expect(details(t, 'waywatcher')).toEqual(['3 of 8 success tokens', '3 von 8 Erfolgsmarkern']);
  });
});

describe('one wound', () => {
  it('asks who suffers it, and says how much health is left', () => {
    const t = table().hero('ironbreaker', { wounds: 2 }).runs(distributeWounds, { count: 1, from: [] });
    expect(both(t)).toEqual([
      '1 wound for the party. Who suffers it?',
      '1 Wunde für die Gruppe. Wer erleidet sie?',
    ]);
    expect(label(t, 'ironbreaker')[0]).toMatch(/^Ironbreaker: \d+ of \d+ health left/);
    expect(explained(t).options.ironbreaker?.refs).toEqual(['ironbreaker']);
  });

  it('names the card that deals it', () => {
    const t = carryOut(table(), [{ do: { distribute: { what: 'wounds', count: 1 } } }]);
    expect(both(t)[0]).toMatch(/^.+ deals 1 wound\. Who suffers it\?$/);
    expect(both(t)[1]).toMatch(/^„.+“: 1 Wunde\. Wer erleidet sie\?$/);
  });

  it('that is left of several says so', () => {
    const t = table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] })
      .runs(distributeWounds, { count: 2, from: [] })
      .picks('party', '1');
    expect(both(t)).toEqual(['1 wound left. Who suffers it?', '1 Wunde ist übrig. Wer erleidet sie?']);
  });

  it('that can be recovered asks by whom', () => {
    const hurt = table().hero('ironbreaker', { wounds: 2 }).hero('waywatcher', { wounds: 1 });
    const t = carryOut(hurt, [{ do: { distribute: { what: 'recovery', count: 1 } } }]);
    expect(both(t)[0]).toMatch(/: Recover 1 wound\. Choose a hero\.$/);
    expect(both(t)[1]).toMatch(/: 1 Wunde heilen\. Bei wem\?$/);
  });
});

describe('one success of an attack', () => {
  it('asks which enemy it strikes, and says what would fell it', () => {
    const t = table()
      .enemy('a', { in: 'ironbreaker' })
      .enemy('b', { in: 'ironbreaker', wounds: 2 })
      .rolls({ hero: ['success', 'defence'], enemy: ['blank', 'blank'] })
      .acts('ironbreaker', 'attack')
      .picks('p1', 'a', 'b');
    expect(asked(t)).toMatchObject({ ask: 'divide-successes', form: 'one', options: ['a', 'b'] });
    expect(both(t)).toEqual(['Choose an enemy for the success.', 'Wähle einen Gegner für den Erfolg.']);
    expect(details(t, 'b')).toEqual(['Needs 1 success', 'Braucht 1 Erfolg']);
  });
});
