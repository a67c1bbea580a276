import { type Event, linesOf, type Passage } from '@questhall/engine';
import { walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import { acg, acgShow } from '../src/index.js';
import { type AcgTable, addTestCards, game, rules, table } from './kit.js';
import { say } from './speaking.js';

const lines = (t: AcgTable) => linesOf(game().show.table(rules().view(t.state, 'spectator')));
const name = (t: AcgTable, id: string) => game().show.name(id, rules().view(t.state, 'spectator'));
const told = (t: AcgTable, type: string, data: Event['data']) => {
  const event: Event = { at: 1, type, rules: [], data, seenBy: 'all', others: null };
  const text = game().show.event(event, rules().view(t.state, 'spectator'));
  return text === null ? null : say(text);
};

/** Cards of its own, so that the lines stay as they are when numbers of the real ones change. */
const ours = { origin: 'ours', traits: ['Folk'], tier: 1 };
const foe = { kind: 'enemy', ...ours, resilience: 0, attack: 1, health: 2, bar: ['advance', 'inflict'] };
addTestCards(
  { ...foe, id: 'show-rat', name: 'Show Rat', rank: 'standard', copies: 3 },
  { ...foe, id: 'show-rat-elite', name: 'Show Rat', rank: 'elite', copies: 1, resilience: 1 },
  { ...foe, id: 'show-king', name: 'Show King', rank: 'nemesis', tier: null, copies: 1, quest: true },
  {
    kind: 'location',
    ...ours,
    id: 'show-hall',
    name: 'Show Hall',
    explore: 6,
    spawn: { faceup: 1, facedown: 2 },
    abilities: [{ window: 'location-phase-ends', lines: [{ do: { suffer: { hero: 'each', count: 1 } } }] }],
  },
  {
    kind: 'quest',
    id: 'show-quest',
    name: 'Show Quest',
    origin: 'ours',
    campaign: null,
    number: null,
    tier: 1,
    setup: {
      enemies: { openStandard: 1, openElite: 0, nemesis: null },
      locations: { open: 1 },
      dungeon: { open: 1 },
      gear: { open: 1 },
    },
    story: { before: 'It begins.', won: 'It ends well.', lost: 'It ends.' },
    questRules: [],
    perilTrack: [null, null, 'green', null, 'red'],
    perilEffects: {},
    victory: { during: 'location-phase', if: { location: { is: 'show-hall', explored: true } } },
    defeat: { if: { allHeroesDefeated: true } },
    reward: { lines: [] },
    penalty: { lines: [] },
  },
);

const laidOut = () =>
  table({ quest: 'show-quest' })
    .location('show-hall', 3)
    .deck('location', ['grumps-sump'])
    .deck('enemy', ['show-rat#1'])
    .deck('gear', ['night-cloak'], ['lucky-knucklebone'])
    .phase('hero', 'waywatcher')
    .hero('ironbreaker', {
      wounds: 6,
      gear: ['notched-cleaver'],
      conditions: ['bleeding'],
      exhausted: ['rest'],
      tokens: { attack: 2 },
    })
    .enemy('e1', { card: 'show-rat#2', in: 'ironbreaker', wounds: 1, exhausted: true })
    .enemy('e2', { card: 'show-rat-elite', facedown: true })
    .enemy('e3', { card: 'show-king', in: 'lair' });

describe('the table', () => {
  it('can be read from top to bottom', () => {
    expect(lines(laidOut())).toEqual([
      'Show Quest, round 1, hero phase; the Ironbreaker leads.',
      '  Peril 0 of 4; next green at 2.',
      '  Won if Show Hall is fully explored.',
      'Show Hall: 3 of 6 progress; 1 more to come.',
      '  Folk, tier I; spawned 1 faceup and 2 facedown.',
      '  At the end of the location phase, each hero suffers 1 wound.',
      'Ironbreaker: 20 of 26 health left, leader.',
      '  Ready actions: Inexorable Advance (attack, 2 tokens); Shield Wall (aid, prepare); Into the Dark (explore).',
      '  Exhausted actions: Stubborn Resolve (rest).',
      '  Gear, 1 of 1: Notched Cleaver (weapon).',
      '  Conditions: Bleeding.',
      '  Engaged with 1 enemy:',
      '    Show Rat 2: attack 1, 1 of 2 health left; advance, inflict; exhausted.',
      'Waywatcher: 21 of 21 health left.',
      "  Ready actions: Deadly Shot (attack, prepare); Shadow Watch (aid); Orion's Hunt (explore); Watchful Spites (rest).",
      '  Gear: none, room for 1.',
      '  No enemy engaged.',
      'Shadows: 1 enemy.',
      '  A facedown enemy in the shadows.',
      'Lair:',
      '  Show King: attack 1, 2 of 2 health left; nemesis, advance, inflict.',
      'Decks: enemies 1; locations 1; dungeon 0; gear 1 (1 discarded).',
      '  Gear to be found again: Lucky Knucklebone.',
    ]);
  });

  it('has a word for everything, whatever happens', () => {
    const wrong: string[] = [];
    for (const goal of [{ quest: 'lost-in-the-dark' }, { campaign: 'an-uneasy-alliance' }]) {
      walk(
        acg,
        { setup: acg.setup({ players: 4, ...goal }), seed: 'wide', limit: 500 },
        {
          after: (state) => {
            const shown = linesOf(acgShow.table(acg.view(state, 'spectator')));
            wrong.push(...shown.filter((line) => /undefined|null|NaN/.test(line)));
          },
        },
      );
    }
    expect(wrong).toEqual([]);
  });
});

describe('names', () => {
  it('are what people say', () => {
    const t = laidOut();
    expect(name(t, 'e1')).toBe('Show Rat 2');
    expect(name(t, 'e2')).toBe('a facedown enemy in the shadows');
    expect(name(t, 'ironbreaker')).toBe('Ironbreaker');
    expect(name(t, 'p2')).toBe('Player 2 (Waywatcher)');
    expect(name(t, 'location')).toBe('Show Hall');
    expect(name(t, 'quest')).toBe('Show Quest');
    expect(name(t, 'show-rat-elite')).toBe('Elite Show Rat');
    expect(name(t, 'bleeding@ironbreaker')).toBe('Bleeding on the Ironbreaker');
  });
});

describe('the chronicle', () => {
  it('names an enemy that has gone by its card', () => {
    const t = laidOut();
    expect(told(t, 'enemy-wounded', { enemy: 'e9', card: 'show-rat#1', count: 2, by: null })).toBe(
      'Show Rat 1 suffers 2 wounds',
    );
  });

  it('does not give a facedown enemy away', () => {
    const t = laidOut();
    expect(told(t, 'enemy-spawned', { enemy: 'e2', card: null, place: 'shadows' })).toBe(
      'Something moves in the shadows: an enemy, facedown',
    );
    expect(told(t, 'enemy-exhausted', { enemy: 'e2', card: null })).toBe('A facedown enemy is exhausted');
  });

  it('leaves out what the next line says', () => {
    expect(told(laidOut(), 'activation', { hero: 'ironbreaker' })).toBeNull();
  });

  it('speaks of aid and of attacks', () => {
    const t = laidOut();
    expect(told(t, 'action-targets', { hero: 'ironbreaker', targets: ['waywatcher'], cards: [] })).toBe(
      'The Ironbreaker chooses the Waywatcher',
    );
    const both = { hero: 'ironbreaker', targets: ['e1', 'e2'], cards: ['show-rat#2', null] };
    expect(told(t, 'action-targets', both)).toBe('The Ironbreaker chooses Show Rat 2 and a facedown enemy');
  });
});

/** What happened, as passages: the kind, and the sentence. */
const passages = (t: AcgTable, ...events: [type: string, data: Event['data']][]): string[] => {
  const made = events.map(
    ([type, data]): Event => ({ at: 1, type, rules: [], data, seenBy: 'all', others: null }),
  );
  const told: Passage[] = game().show.chronicle?.(made, rules().view(t.state, 'spectator')) ?? [];
  expect(told.flatMap((passage) => passage.events).length).toBeLessThanOrEqual(events.length);
  return told.flatMap(({ kind, text, paragraphs = [] }) => [`${kind}: ${say(text)}`, ...paragraphs.map(say)]);
};

describe('the story', () => {
  it('tells in one sentence what belongs together', () => {
    const [rat, card] = ['e9', 'show-rat#1'];
    const hero = 'ironbreaker';
    expect(
      passages(
        laidOut(),
        ['phase', { phase: 'hero', round: 2 }],
        ['action-chosen', { hero, card: 'inexorable-advance' }],
        ['action-targets', { hero, targets: [rat], cards: [card] }],
        ['dice-rolled', { dice: [{ kind: 'hero', icons: ['critical'] }] }],
        ['critical', { die: 0, dice: [{ kind: 'hero', icons: ['success'] }] }],
        ['successes', { hero, type: 'attack', count: 2 }],
        ['enemy-wounded', { enemy: rat, card, count: 2, by: hero }],
        ['enemy-defeated', { enemy: rat, card, by: hero }],
        ['action-readied', { hero, card: 'shield-wall' }],
        ['action-readied', { hero, card: 'into-the-dark' }],
      ),
    ).toEqual([
      'part: Round 2, the heroes’ turn',
      'move: The Ironbreaker plays Inexorable Advance (attack) and chooses Show Rat 1',
      'detail: After a critical, rolled again, the dice show 1 success on 1 hero die: 2 successes',
      'detail: Show Rat 1 suffers 2 wounds and is defeated by the Ironbreaker!',
      'detail: The Ironbreaker readies Shield Wall and Into the Dark',
    ]);
  });

  it('gives each enemy one line, and nothing to a phase in which nothing happens', () => {
    const e1 = { enemy: 'e1', card: 'show-rat#2' };
    expect(
      passages(
        laidOut(),
        ['phase', { phase: 'enemy', round: 2 }],
        ['keyword', { ...e1, keyword: 'advance' }],
        ['enemy-engaged', { ...e1, hero: 'ironbreaker' }],
        ['keyword', { ...e1, keyword: 'inflict' }],
        ['wounds', { hero: 'ironbreaker', count: 1 }],
        ['enemy-revealed', { enemy: 'e2', card: 'show-rat-elite' }],
        ['keyword', { enemy: 'e2', card: 'show-rat-elite', keyword: 'advance' }],
        ['keyword', { enemy: 'e2', card: 'show-rat-elite', keyword: 'inflict' }],
        ['phase', { phase: 'location', round: 2 }],
        ['phase', { phase: 'peril', round: 2 }],
        ['peril-moved', { from: 0, to: 1 }],
      ),
    ).toEqual([
      'part: Round 2, the enemies stir',
      'move: Show Rat 2: advance',
      'detail: Show Rat 2 engages the Ironbreaker',
      'detail: Then inflict',
      'detail: The Ironbreaker suffers 1 wound',
      'move: Out of the dark steps Elite Show Rat: advance',
      'detail: Then inflict',
      'part: Round 2: peril climbs to 1 of 4',
    ]);
  });

  it('does not give away what comes facedown, and joins only what is the same', () => {
    const facedown = (enemy: string): [string, Event['data']] => [
      'enemy-spawned',
      { enemy, card: null, place: 'shadows' },
    ];
    const up: [string, Event['data']] = [
      'enemy-spawned',
      { enemy: 'e7', card: 'show-rat#1', place: 'engaged' },
    ];
    const engaged: [string, Event['data']] = [
      'enemy-engaged',
      { enemy: 'e8', card: 'show-rat#3', hero: 'waywatcher' },
    ];
    expect(passages(laidOut(), facedown('e4'), facedown('e5'), up, engaged)).toEqual([
      'detail: 2 enemies move in the shadows, facedown',
      'detail: Show Rat 1 enters the fray',
      'detail: Show Rat 3 engages the Waywatcher',
    ]);
  });

  it('gives a quest a page at its beginning and one at its end', () => {
    const t = laidOut();
    expect(passages(t, ['set-up', { step: 'heroes', quest: 'show-quest' }])).toEqual([
      'chapter: Show Quest',
      'It begins.',
      'You win in the location phase if Show Hall is fully explored. You lose if all heroes are defeated.',
    ]);
    expect(passages(t, ['section', { quest: 'show-quest', section: 'reward' }])).toEqual([
      'chapter: Show Quest is won',
      'It ends well.',
      'There is no reward but to have come back',
    ]);
    // A quest by itself has no pool to put anything into.
    expect(passages(t, ['section', { quest: 'a-foul-stench', section: 'penalty' }]).at(-1)).toBe(
      'It costs you nothing more than the quest',
    );
  });
});

describe('the campaign log', () => {
  const inTown = () =>
    table({ campaign: 'an-uneasy-alliance' })
      .hero('ironbreaker', { gear: ['notched-cleaver'], capacity: 2, advanced: ['rest'] })
      .given((b) => {
        b.stage = 'settlement';
        b.result = 'lost';
        if (b.campaign !== null)
          Object.assign(b.campaign, { results: ['won', 'lost'], pool: ['odious-grump'] });
      });
  const view = (t: AcgTable) => rules().view(t.state, 'spectator');

  it('says what was played, what waits, and what each hero has become', () => {
    expect(game().show.journal?.(view(inTown()))).toEqual([
      'An Uneasy Alliance: 2 of 5 quests played, 1 won.',
      '  1. A Foul Stench: won.',
      '  2. Poison in the Granary: lost.',
      "  3. The Broker's Ledger: next.",
      '  4. The Drowned Vault',
      '  5. The Twice-Crowned',
      'Campaign pool: Odious Grump.',
      'Difficulty: Standard.',
      'Ironbreaker: 1 of 4 actions advanced.',
      '  Advanced: Rooted in Rock (rest).',
      '  Basic: Inexorable Advance (attack), Shield Wall (aid), Into the Dark (explore).',
      '  Carries 1 of 2 gear cards: Notched Cleaver.',
      'Waywatcher: 0 of 4 actions advanced.',
      "  Basic: Deadly Shot (attack), Shadow Watch (aid), Orion's Hunt (explore), Watchful Spites (rest).",
      '  Carries 0 of 1 gear card.',
    ]);
  });

  const ended = (last: 'won' | 'lost') =>
    inTown().given((b) => {
      b.quest = 'the-twice-crowned';
      b.result = last;
      if (b.campaign !== null) b.campaign.results = ['won', 'lost', 'lost', 'won', last];
    });
  const ending = (t: AcgTable, quest: string, section: string) => [
    told(t, 'settlement', { step: 'outcome' }),
    ...passages(t, ['section', { quest, section }]).slice(2),
    told(t, 'added-to-pool', { card: 'urgza-twice-crowned' }),
  ];

  it('says after a quest what it costs and what is to come', () => {
    expect(ending(inTown(), 'a-foul-stench', 'penalty')).toEqual([
      'The party comes back to town',
      'The price: Add Odious Grump to the campaign pool.',
      'The campaign continues, with 3 quests to come; the last one decides it',
      'Urgza Twice-Crowned joins the campaign pool and the decks of later quests: you will meet again',
    ]);
  });

  it('promises nothing after the last quest, but says how the campaign ended', () => {
    expect(ending(ended('lost'), 'the-twice-crowned', 'penalty')).toEqual([
      'The campaign is over: it is lost',
      'An Uneasy Alliance ends here, and it is lost: the last quest decides. Of its 5 quests you have won 2',
      null,
    ]);
    expect(ending(ended('won'), 'the-twice-crowned', 'reward')).toEqual([
      'The campaign is over: it is won',
      'There is no reward but to have come back',
      'An Uneasy Alliance ends here, and it is won: the last quest decides. Of its 5 quests you have won 3',
      null,
    ]);
    const told5 = [...lines(ended('lost')), ...(game().show.journal?.(view(ended('lost'))) ?? [])].join('\n');
    expect(told5).toContain('The Twice-Crowned: lost, and with it the campaign.');
    expect(told5).not.toMatch(/town|pool|next/i);
    expect(game().show.standing?.(view(ended('lost')))?.where).toBe(
      'after quest 5 of 5 (The Twice-Crowned), the campaign is lost',
    );
  });

  it('says in a few words where a game stands', () => {
    expect(game().show.standing?.(view(inTown()))).toEqual({
      adventure: 'An Uneasy Alliance',
      party: 'Ironbreaker and Waywatcher',
      where: 'after quest 2 of 5 (A Foul Stench), in town',
    });
    expect(game().show.standing?.(view(laidOut()))).toMatchObject({
      adventure: 'Show Quest',
      where: 'round 1',
    });
  });

  it('shows the town without wounds and tokens', () => {
    expect(lines(inTown()).slice(0, 3)).toEqual([
      'A Foul Stench: lost. The party is in town.',
      'Ironbreaker:',
      '  Actions: Inexorable Advance (attack); Shield Wall (aid, prepare); Into the Dark (explore); Rooted in Rock (rest, advanced).',
    ]);
  });
});

describe('cards', () => {
  const cards = (t: AcgTable) => game().show.cards?.(rules().view(t.state, 'spectator')) ?? [];

  it('are read with their numbers and their flavour, heroes with their actions', () => {
    const found = Object.fromEntries(cards(laidOut()).map((card) => [card.id, card]));
    expect(found.e1).toMatchObject({
      name: 'Show Rat 2',
      facts: 'Standard enemy, tier I, Folk; attack 1, health 2.',
    });
    expect(found.e1?.text).toContain('Inflict: It deals its attack');
    expect(found.ironbreaker?.facts).toBe('Hero, 26 health in a party of 2.');
    expect(found.ironbreaker?.text).toContain('Inexorable Advance. Attack action of the Ironbreaker, basic.');
    expect(found['notched-cleaver']?.flavour).toBeDefined();
  });

  it('that lie facedown are not among them', () => {
    expect(cards(laidOut()).map(({ id }) => id)).not.toContain('e2');
  });

  it('before the party is complete, every hero can be looked at', () => {
    const { state } = rules().start(rules().setup({ players: 1, quest: 'a-foul-stench' }), 'look');
    const ids = (game().show.cards?.(rules().view(state, 'spectator')) ?? []).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard']),
    );
  });

  it('of the box all have a name and facts', () => {
    const box = game().show.box?.() ?? [];
    expect(box.length).toBeGreaterThan(200);
    expect(box.filter(({ name, facts }) => name === '' || facts === undefined)).toEqual([]);
  });
});
