import { type Decision, type Event, linesOf } from '@questhall/engine';
import { sayOption } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { activation } from '../../src/rules/actions.js';
import { settlement } from '../../src/rules/settlement.js';
import { type AcgTable, table } from '../kit.js';
import { rules, sage, show, withoutFigures } from './german.js';

const told = (t: AcgTable, type: string, data: Event['data']) => {
  const event: Event = { at: 1, type, rules: [], data, seenBy: 'all', others: null };
  const text = show.event(event, rules.view(t.state, 'spectator'));
  return text === null ? null : sage(text);
};

const laidOut = () =>
  table({ quest: 'a-foul-stench' })
    .location('sewer-system', 3)
    .deck('location', ['grumps-sump'])
    .deck('enemy', ['goblin-warrior#1'])
    .deck('gear', ['night-cloak'], ['lucky-knucklebone'])
    .phase('hero', 'waywatcher')
    .hero('ironbreaker', {
      wounds: 6,
      gear: ['notched-cleaver'],
      conditions: ['bleeding'],
      exhausted: ['rest'],
      tokens: { attack: 2 },
    })
    .enemy('e1', { card: 'goblin-warrior#2', in: 'ironbreaker', wounds: 1, exhausted: true })
    .enemy('e2', { card: 'goblin-warrior-elite', facedown: true })
    .enemy('e3', { card: 'odious-grump', in: 'lair' });

describe('the end of a German campaign', () => {
  const ended = () =>
    table({ campaign: 'an-uneasy-alliance' }).given((b) => {
      Object.assign(b, { stage: 'settlement', quest: 'the-twice-crowned', result: 'lost' });
      if (b.campaign !== null) b.campaign.results = ['won', 'lost', 'lost', 'won', 'lost'];
    });

  it('promises nothing and says how it ended', () => {
    const view = rules.view(ended().state, 'spectator');
    const data = { quest: 'the-twice-crowned', section: 'penalty' };
    const event: Event = { at: 1, type: 'section', rules: [], data, seenBy: 'all', others: null };
    const [page] = show.chronicle?.([event], view) ?? [];
    expect(page?.paragraphs?.slice(1).map(sage)).toEqual([
      '„Ein brüchiges Bündnis“ endet hier und ist verloren: Die letzte Quest entscheidet. Von den 5 Quests habt ihr 2 gewonnen',
    ]);
    expect(told(ended(), 'settlement', { step: 'outcome' })).toBe('Die Kampagne ist zu Ende: verloren');
    expect(show.table(view)[0]?.text).toMatch(/: verloren, und damit die ganze Kampagne\.$/);
    expect([...linesOf(show.table(view)), ...(show.journal?.(view) ?? [])].join(' ')).not.toMatch(
      /Stadt|Vorrat|vorrat/,
    );
    expect(show.standing?.(view).where).toMatch(/, die Kampagne ist verloren$/);
  });
});

describe('a German gift', () => {
  it('asks a receiver without room what she gives in return', () => {
    const { state } = table({ campaign: 'an-uneasy-alliance' })
      .hero('ironbreaker', { gear: ['lucky-knucklebone'] })
      .hero('waywatcher', { gear: ['door-shield'] })
      .runs(settlement, { last: false, given: [] })
      .answers('party', 'settlement-next', 'give-gear')
      .answers('party', 'choose-gift', 'lucky-knucklebone');
    const { text, options } = rules.explain(state, state.open[0] as Decision);
    expect(sage(text)).toBe(
      'Die Waldläuferin hat keinen Platz für „Glücksknochen“. Etwas dafür an den Eisenbrecher geben?',
    );
    expect(Object.values(options).map((option) => sayOption(sage, option))[0]).toMatch(
      /^Gegen „.+“ tauschen: Rüstung$/,
    );
  });
});

describe('the German table', () => {
  it('can be read from top to bottom', () => {
    const lines = linesOf(show.table(rules.view(laidOut().state, 'spectator')));
    const expected = [
      'Ein übler Gestank, Runde 1, Heldenphase; der Eisenbrecher führt die Gruppe an.',
      '  Gefahr 0 von 11; als Nächstes grün bei 2.',
      '  Gewonnen, wenn „Grumps Sumpf“ vollständig erkundet ist.',
      'Kanalisation: 3 von 6 Fortschritt; noch 1 voraus.',
      '  Bauwerk, Stufe I; erschienen: 1 offen und 2 verdeckt.',
      '  Am Ende der Ortsphase erleidet jeder Held mit mindestens 2 erschöpften Aktionen 1 Wunde.',
      'Eisenbrecher: noch 20 von 26 Lebenspunkten, führt die Gruppe an.',
      '  Bereite Aktionen: Unaufhaltsamer Vormarsch (Angriff, 2 Erfolgsmarker); Schildwall (Beistand, Vorbereitung); Ins Dunkel hinein (Erkundung).',
      '  Erschöpfte Aktionen: Sturer Wille (Rast).',
      '  Ausrüstung, 1 von 1: Schartiges Hackbeil (Waffe).',
      '  Zustände: Blutend.',
      '  1 gebundener Gegner:',
      '    Goblinkrieger 2: Angriff 1, noch 1 von 2 Lebenspunkten; Beutegier, Zuschlagen; erschöpft.',
      'Waldläuferin: noch 21 von 21 Lebenspunkten.',
      '  Bereite Aktionen: Tödlicher Schuss (Angriff, Vorbereitung); Schattenwacht (Beistand); Orions Jagd (Erkundung); Wachsame Plagegeister (Rast).',
      '  Ausrüstung: keine, Platz für 1.',
      '  Kein Gegner gebunden.',
      'Schatten: 1 Gegner.',
      '  Verdeckter Gegner in den Schatten.',
      'Unterschlupf:',
      '  Grump der Widerliche: Angriff 2, noch 6 von 6 Lebenspunkten; Erzfeind, Beutegier, Zuschlagen.',
      'Stapel: Gegner 1; Orte 1; Verlies 0; Ausrüstung 1 (1 abgelegt).',
      '  Ausrüstung, die wieder zu finden ist: Glücksknochen.',
    ];
    expect(withoutFigures(lines)).toEqual(withoutFigures(expected));
  });

  it('names things as far as a viewer knows them', () => {
    const view = rules.view(laidOut().state, 'spectator');
    const names = ['e1', 'e2', 'e3', 'location', 'party', 'bleeding@ironbreaker'].map((id) =>
      show.name(id, view),
    );
    expect(names).toEqual([
      'Goblinkrieger 2',
      'verdeckter Gegner in den Schatten',
      'Grump der Widerliche',
      'Kanalisation',
      'Die Gruppe',
      'Blutend (Eisenbrecher)',
    ]);
  });
});

describe('the German chronicle', () => {
  const t = laidOut();

  it.each<[string, Event['data'], string]>([
    ['wounds', { hero: 'waywatcher', count: 2 }, 'Die Waldläuferin erleidet 2 Wunden'],
    ['wounds', { hero: 'ironbreaker', count: 1 }, 'Der Eisenbrecher erleidet 1 Wunde'],
    [
      'enemy-engaged',
      { enemy: 'e1', card: 'goblin-warrior#2', hero: 'waywatcher' },
      'Goblinkrieger 2 bindet die Waldläuferin',
    ],
    [
      'enemy-engaged',
      { enemy: 'e2', card: null, hero: 'bright-wizard' },
      'Ein verdeckter Gegner bindet den Feuermagier',
    ],
    [
      'gear-given',
      { from: 'waywatcher', to: 'warrior-priest', card: 'night-cloak' },
      'Die Waldläuferin gibt dem Kriegerpriester „Nachtmantel“',
    ],
    [
      'gear-given',
      { from: 'warrior-priest', to: 'waywatcher', card: 'night-cloak' },
      'Der Kriegerpriester gibt der Waldläuferin „Nachtmantel“',
    ],
    [
      'gear-refreshed',
      { hero: 'ironbreaker', card: 'night-cloak' },
      '„Nachtmantel“ des Eisenbrechers ist wieder wie neu',
    ],
    [
      'gear-refreshed',
      { hero: 'waywatcher', card: 'night-cloak' },
      '„Nachtmantel“ der Waldläuferin ist wieder wie neu',
    ],
    [
      'action-chosen',
      { hero: 'ironbreaker', card: 'shield-wall' },
      'Der Eisenbrecher spielt „Schildwall“ (Beistand)',
    ],
    [
      'action-targets',
      { hero: 'ironbreaker', targets: ['waywatcher'], cards: [] },
      'Der Eisenbrecher wählt die Waldläuferin',
    ],
    ['keyword', { enemy: 'e1', card: 'goblin-warrior#2', keyword: 'prey' }, 'Goblinkrieger 2: Beutegier'],
    [
      'stat-modified',
      { on: 'waywatcher', card: null, stat: 'attack', add: -1, until: 'round' },
      'Die Waldläuferin: −1 Angriff bis zum Ende der Runde',
    ],
    [
      'shuffled-in',
      { card: 'blightglass', deck: 'dungeon', among: 3 },
      '„Siechglas“ wird in den Verliesstapel gemischt',
    ],
    [
      'dice-rolled',
      {
        dice: [
          { kind: 'hero', icons: ['success', 'defence'] },
          { kind: 'enemy', icons: [] },
        ],
      },
      'Die Würfel zeigen 1 Erfolg und 1 Verteidigung auf 1 Heldenwürfel, 1 leere Seite auf 1 Gegnerwürfel',
    ],
  ])('%s %j', (type, data, expected) => {
    expect(told(t, type, data)).toBe(expected);
  });
});

describe('a question in German', () => {
  it('says who is asked, what can be done and what cannot', () => {
    const { state } = laidOut().runs(activation, { hero: 'waywatcher' });
    const { text, options, barred } = rules.explain(state, state.open[0] as Decision);
    expect(sage(text)).toBe('Wähle eine Aktion für die Waldläuferin.');
    expect(Object.values(options).map((option) => sayOption(sage, option))).toContain(
      'Schattenwacht: Beistand, 2 Würfel',
    );
    expect(barred.map(({ because }) => sage(because))).toContain(
      '„Kanalisation“ ist nicht vollständig erkundet: 3 von 6 Fortschritt',
    );
  });
});
