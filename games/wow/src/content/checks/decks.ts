import { LEVELS } from '../../terms.js';
import { rankOf } from '../map.js';
import type { Ability, ChallengeCard, EncounterSheet, EventFront } from '../schema.js';
import { allOf, type Check, copiesOf, eachOf, ofBoard } from './pack.js';
import { verbsIn } from './verbs.js';

/** Something to fight, something to gain, and something without an item: otherwise drawing would not end (WOW-ITM-05). */
export const decksAreWhole: Check = (pack) => {
  const cards = allOf(pack, 'challenge');
  return LEVELS.flatMap((level) => {
    const deck = cards.filter(({ colour }) => colour === level);
    const lacks = (what: string, fits: (card: ChallengeCard) => boolean) =>
      deck.some(fits) ? [] : [{ file: '', id: level, message: `the ${level} deck has no ${what}` }];
    return [
      ...lacks('encounter', ({ front }) => front.is === 'encounter'),
      ...lacks('item', ({ back }) => back.is === 'item'),
      ...lacks(
        'encounter without an item',
        ({ front, back }) => front.is === 'encounter' && back.is === 'none',
      ),
    ];
  });
};

/** A player who comes to a full track must not run out of cards. */
export const decksOutlastTheTrack: Check = (pack) => {
  const track = allOf(pack, 'world')[0]?.track ?? 0;
  const cards = allOf(pack, 'challenge');
  return LEVELS.flatMap((level) => {
    const count = cards
      .filter(({ colour, front }) => colour === level && front.is === 'encounter')
      .reduce((sum, card) => sum + copiesOf(card), 0);
    return count > track
      ? []
      : [
          {
            file: '',
            id: level,
            message: `the ${level} deck has ${count} encounters, and the track ${track} slots`,
          },
        ];
  });
};

export const locationEventsNameKeys: Check = eachOf('challenge', ({ front }, { map }) => [
  front.is === 'event' &&
    front.at !== undefined &&
    map?.spaces[front.at]?.key !== true &&
    `it is placed on '${front.at}', which is no key location`,
]);

const says = ({ lines, abilities }: EventFront, wanted: string): boolean =>
  verbsIn([lines, abilities]).some(({ verb }) => verb === wanted);

/** Each event says when it is flipped; one that stays and has no other side must at least go away (WOW-EVT-02). */
export const eventsAreFlipped: Check = eachOf('challenge', ({ front, back }) => {
  if (front.is !== 'event') return [];
  if (back.is !== 'none') return [!says(front, 'flip') && 'nothing flips it, and it has a reverse'];
  return [front.scope !== 'special' && !says(front, 'flip') && !says(front, 'end') && 'nothing ends it'];
});

/** A key location without an event is only a name. */
export const keysHaveEvents: Check = ofBoard(({ spaces }, _, pack) => {
  const named = allOf(pack, 'challenge').flatMap(({ front }) =>
    front.is === 'event' ? (front.at ?? []) : [],
  );
  return spaces.map(({ id, key }) => key === true && !named.includes(id) && `no event is placed on '${id}'`);
});

/** A power says on which faces; nothing else does. */
const faceFaults = (abilities: readonly Ability[] = []) =>
  abilities.flatMap(({ window, face }) => [
    window === 'powers' && face === undefined && 'a power names no face of the die',
    window !== 'powers' && face !== undefined && `an ability at '${window}' waits for a face of the die`,
  ]);

export const powersHaveFaces: Check = (pack) => [
  ...eachOf('challenge', ({ front, back }) => [
    ...faceFaults(front.abilities),
    ...(back.is === 'none' ? [] : faceFaults(back.abilities)),
  ])(pack),
  ...eachOf('board-encounter', ({ combat }) => faceFaults(combat?.abilities))(pack),
];

/** An encounter is always the defender (WOW-CMB-03), has no card to discard and nothing to pay with. */
const sheetFaults = ({ abilities = [] }: Pick<EncounterSheet, 'abilities'>) =>
  abilities.flatMap(({ side, cost }) => [
    side === 'attacker' && 'an encounter never attacks first',
    cost !== undefined && 'an encounter cannot pay',
  ]);

export const encountersOnlyDefend: Check = (pack) => [
  ...eachOf('challenge', ({ front, back }) => [
    ...(front.is === 'encounter' ? sheetFaults(front) : []),
    ...(back.is === 'enemy' ? sheetFaults(back) : []),
  ])(pack),
  ...eachOf('board-encounter', ({ combat = {} }) => sheetFaults(combat))(pack),
];

/** Something that lies in a bag must be good for something. */
export const bagItemsDoSomething: Check = eachOf('challenge', ({ back }) => {
  if (back.is !== 'item' || back.slot !== 'bag') return [];
  const { potions = [], abilities = [], passives = [] } = back;
  return [
    potions.length + abilities.length + passives.length === 0 && `the item '${back.name}' does nothing`,
  ];
});

/** Every icon of an item is on a character card of its level or above (WOW-ITM-12). */
export const iconsFitSomebody: Check = eachOf('challenge', ({ back, colour }, { kinds }) => {
  if (back.is !== 'item') return [];
  const sides = (kinds.character ?? []).flatMap((card) =>
    card.kind === 'character'
      ? LEVELS.filter((level) => rankOf(level) >= rankOf(colour)).flatMap((level) =>
          Object.values(card.levels[level]),
        )
      : [],
  );
  const { icons = [] } = back;
  const fits = sides.some((side) => icons.every((icon) => side.icons.includes(icon)));
  return [sides.length > 0 && !fits && `no character can equip '${back.name}' (${icons.join(', ')})`];
});
