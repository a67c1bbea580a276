import { describe, expect, test } from 'vitest';
import type { Line } from '../../src/content/line.js';
import type { Ability } from '../../src/content/schema.js';
import { vocabulary } from '../../src/effects/index.js';
import { WINDOWS } from '../../src/terms.js';
import { words } from './german.js';

/** What must be done, and what may be done, for every verb that a card can use. */
const said: readonly [Line, string][] = [
  [
    { do: { action: { dice: 2, ranged: true, targets: 2 } } },
    'Fernangriff (2 Würfel): Du darfst bis zu 2 Gegner als Ziele wählen.',
  ],
  [
    { do: { action: { dice: 1, bonus: { defence: 1, success: 2 } } } },
    'Angriff (1 Würfel): Füge 1 Verteidigungssymbol und 2 Erfolgssymbole hinzu.',
  ],
  [
    { do: { activate: { enemy: 'this', thenReady: true } } },
    'Dieser Gegner wird aktiviert und danach bereit gemacht.',
  ],
  [
    { may: { activate: { enemy: { in: 'shadows' }, thenReady: true } } },
    'Du darfst einen Gegner in den Schatten aktivieren und danach bereit machen.',
  ],
  [{ do: { addToPool: { card: 'blightglass' } } }, 'Lege „Siechglas“ in den Kampagnenvorrat.'],
  [{ do: { advance: { enemy: { in: 'shadows', count: 2 } } } }, '2 Gegner in den Schatten rücken vor.'],
  [
    { may: { advance: { enemy: { in: 'shadows' } } } },
    'Du darfst einen Gegner in den Schatten vorrücken lassen.',
  ],
  [{ do: { changeAmount: { add: -2 } } }, 'Verringere diese Wunden um 2.'],
  [{ may: { changeAmount: { add: 1 } } }, 'Du darfst diese Wunden um 1 erhöhen.'],
  [
    {
      do: {
        choose: {
          options: [{ lines: [{ do: { suffer: { count: 1 } } }] }, { cost: { tokens: 1 }, lines: [] }],
        },
      },
    },
    'Wähle eines: 1 Wunde erleiden; oder 1 Erfolgsmarker ablegen.',
  ],
  [
    {
      may: {
        choose: {
          by: 'party',
          options: [
            { lines: [{ do: { peril: { change: -1 } } }] },
            { lines: [{ do: { suffer: { hero: 'each', count: 1 } } }] },
          ],
        },
      },
    },
    'Die Gruppe darf eines wählen: die Gefahr um 1 senken; oder jeder Held erleidet 1 Wunde.',
  ],
  [
    { may: { choose: { options: [{ lines: [{ do: { peril: { change: -1 } } }] }] } } },
    'Du darfst dies tun: Senke die Gefahr um 1.',
  ],
  [
    { do: { claimGear: { hero: 'one', from: 'either' } } },
    'Ein Held nimmt 1 Ausrüstungskarte vom Ausrüstungsstapel oder aus der abgelegten Ausrüstung.',
  ],
  [
    { may: { claimGear: { hero: 'you', from: 'deck' } } },
    'Du darfst die oberste Karte des Ausrüstungsstapels nehmen.',
  ],
  [{ do: { claimTokens: { hero: 'target', count: 2 } } }, 'Der Zielheld erhält 2 Erfolgsmarker.'],
  [
    { do: { condition: { hero: 'each-other', gain: 'empowered' } } },
    'Jeder Held außer dir erhält den Zustand „Gestärkt“.',
  ],
  [{ do: { condition: { hero: 'you', lose: 'one' } } }, 'Du verlierst 1 Zustand.'],
  [
    { may: { convert: { from: 'claw', to: 'success', count: 2 } } },
    'Du darfst bis zu 2 Klauensymbole in Erfolgssymbole umwandeln.',
  ],
  [
    { do: { convert: { from: 'blank', to: 'defence', count: 1 } } },
    'Wandle 1 leeren Würfel in ein Verteidigungssymbol um.',
  ],
  [
    { do: { discardTokens: { hero: { most: 'tokens' }, count: 1 } } },
    'Der Held mit den meisten Erfolgsmarkern legt 1 Erfolgsmarker ab.',
  ],
  [
    { do: { distribute: { what: 'recovery', count: 3 } } },
    'Verteile die Heilung von 3 Wunden auf die Helden.',
  ],
  [
    { may: { distribute: { what: 'tokens', count: 2 } } },
    'Die Gruppe darf 2 Erfolgsmarker auf die Helden verteilen.',
  ],
  [
    { do: { drawDungeon: { count: 2, orExhaust: true } } },
    'Ziehe 2 Verlieskarten. Handle jede ab oder erschöpfe 1 Aktion, um sie unter ihren Stapel zu legen.',
  ],
  [{ do: { endQuest: { result: 'lost' } } }, 'Die Quest ist verloren.'],
  [{ may: { endQuest: { result: 'won' } } }, 'Du darfst die Quest gewinnen.'],
  [{ do: { engage: { enemy: 'this', hero: 'leader' } } }, 'Dieser Gegner bindet den Anführer.'],
  [{ may: { engage: { enemy: { count: 2 } } } }, 'Du darfst bis zu 2 Gegner binden.'],
  [
    { do: { exhaust: { enemy: { in: 'engaged-with-you', ready: true, nemesis: false } } } },
    'Erschöpfe einen bereiten, an dich gebundenen Gegner (kein Erzfeind).',
  ],
  [
    { do: { exhaust: { action: { hero: 'engaged-hero', count: 2 } } } },
    'Der gebundene Held erschöpft 2 Aktionen.',
  ],
  [
    { do: { forbid: { verb: 'recover', hero: 'each', until: 'quest' } } },
    'Die Helden können für diese Quest keine Wunden heilen.',
  ],
  [
    { may: { forbid: { verb: 'be-engaged', enemy: 'that-enemy', until: 'round' } } },
    'Du darfst bestimmen, dass der Gegner bis zum Ende der Runde nicht gebunden werden kann.',
  ],
  [{ do: { inflict: { enemy: { in: 'engaged', count: 2 } } } }, '2 gebundene Gegner schlagen zu.'],
  [
    { do: { legendary: { hero: { least: 'gear' } } } },
    'Der Held mit den wenigsten Ausrüstungskarten erhält 1 zufällige legendäre Ausrüstungskarte.',
  ],
  [
    { do: { look: { deck: 'enemy', count: 1, then: 'bottom' } } },
    'Sieh dir die oberste Karte des Gegnerstapels an. Du darfst beliebig viele davon unter den Stapel legen.',
  ],
  [
    { may: { look: { deck: 'gear', count: 2, then: 'reorder' } }, by: 'target' },
    'Der Zielheld darf sich die obersten 2 Karten des Ausrüstungsstapels ansehen. Lege sie in beliebiger Reihenfolge zurück.',
  ],
  [{ do: { modifyRoll: { icon: 'claw', add: -1 } } }, 'Entferne 1 Klauensymbol.'],
  [
    { may: { modifyRoll: { icon: 'success', add: { count: 'engaged-with-you' } } } },
    'Du darfst 1 Erfolgssymbol für jeden an dich gebundenen Gegner hinzufügen.',
  ],
  [
    { do: { modifyStat: { stat: 'health', hero: 'that-hero', add: 1, until: 'action' } } },
    'Dieser Held hat bis zum Ende der Aktion +1 Lebenspunkt.',
  ],
  [
    { do: { modifyStat: { stat: 'attack', enemy: 'this', add: -2, until: 'phase' } } },
    'Dieser Gegner hat bis zum Ende der Phase −2 Angriff.',
  ],
  [{ do: { peril: { change: -1 } } }, 'Senke die Gefahr um 1.'],
  [{ do: { place: { enemy: 'that-enemy', to: 'lair' } } }, 'Lege den Gegner in den Unterschlupf.'],
  [
    { may: { place: { enemy: { in: 'shadows', faceup: false }, to: 'discard' } } },
    'Du darfst einen verdeckten Gegner in den Schatten ablegen.',
  ],
  [
    { do: { place: { enemy: { name: 'Odious Grump' }, to: 'removed' } } },
    'Entferne „Grump der Widerliche“ aus der Quest.',
  ],
  [
    { do: { progress: { remove: 1, add: 2 } } },
    'Entferne 1 Fortschritt vom Ort und lege 2 Fortschritt auf den Ort.',
  ],
  [
    { may: { progress: { remove: 1, add: 2 } } },
    'Du darfst 1 Fortschritt vom Ort entfernen und 2 Fortschritt auf den Ort legen.',
  ],
  [{ do: { raiseCapacity: { hero: 'each', by: 1 } } }, 'Jeder Held erhält +1 Traglast.'],
  [
    { do: { ready: { action: { hero: 'one-other', count: 'all' } } } },
    'Ein anderer Held macht alle seine Aktionen bereit.',
  ],
  [{ do: { ready: { action: { hero: 'you', count: 'chosen' } } } }, 'Mache diese Aktion bereit.'],
  [
    { may: { ready: { gear: { hero: 'you', count: 'all' } } } },
    'Du darfst deine gesamte Ausrüstung bereit machen.',
  ],
  [
    { do: { ready: { enemy: { trait: 'Undead', count: 'all' } } } },
    'Mache jeden Gegner mit dem Merkmal Untot bereit.',
  ],
  [
    { may: { recover: { hero: 'one-other', count: 2 } } },
    'Du darfst einen anderen Helden 2 Wunden heilen lassen.',
  ],
  [{ do: { recover: { enemy: 'this', count: 'all' } } }, 'Dieser Gegner heilt alle Wunden.'],
  [{ do: { refresh: { hero: 'you' } } }, 'Du frischst deine verbrauchte Ausrüstung auf.'],
  [{ may: { reroll: { die: 'enemy', count: 2 } } }, 'Du darfst bis zu 2 Gegnerwürfel neu würfeln.'],
  [
    { do: { retreat: { enemy: { in: 'engaged-with-target' } } } },
    'Ein an den Zielhelden gebundener Gegner zieht sich in die Schatten zurück.',
  ],
  [{ may: { retreat: { enemy: 'that-enemy' } } }, 'Du darfst den Gegner zum Rückzug zwingen.'],
  [{ do: { revive: {} } }, 'Belebe einen besiegten Helden mit 1 verbleibenden Lebenspunkt wieder.'],
  [
    { do: { shuffleIn: { card: 'blightglass', deck: 'dungeon' } } },
    'Mische „Siechglas“ in den Verliesstapel.',
  ],
  [{ do: { spawn: { count: { count: 'heroes' } } } }, '1 Gegner erscheint für jeden Helden der Gruppe.'],
  [
    { may: { spawn: { facedown: true } }, by: 'party' },
    'Die Gruppe darf 1 verdeckten Gegner in den Schatten erscheinen lassen.',
  ],
  [{ do: { spawn: { hero: 'leader' } } }, '1 Gegner erscheint an den Anführer gebunden.'],
  [{ may: { spawn: { count: 2, hero: 'you' } } }, 'Du darfst 2 Gegner an dich gebunden erscheinen lassen.'],
  [
    { do: { spawn: { named: 'odious-grump', hero: { most: 'wounds' } } } },
    '„Grump der Widerliche“ erscheint an den Helden mit den meisten Wunden gebunden.',
  ],
  [
    { do: { suffer: { enemy: { rank: 'highest', in: 'engaged-with-you' }, count: 1 } } },
    'Der ranghöchste an dich gebundene Gegner erleidet 1 Wunde.',
  ],
  [
    { may: { exhaust: { enemy: { rank: 'highest', trait: 'Undead', ready: true } } } },
    'Du darfst den ranghöchsten bereiten Gegner mit dem Merkmal Untot erschöpfen.',
  ],
  [
    { do: { suffer: { hero: 'each', count: { count: 'locations-entered' } } } },
    'Jeder Held erleidet 1 Wunde für jeden Ort, den die Gruppe betreten hat.',
  ],
  [{ do: { suffer: { enemy: 'targets', count: 1 } } }, 'Jedes Ziel erleidet 1 Wunde.'],
  [
    { may: { suffer: { enemy: { in: 'other-zones', count: 2 }, count: 1 } } },
    'Du darfst bis zu 2 nicht an dich gebundenen Gegnern je 1 Wunde zufügen.',
  ],
  [
    { do: { suffer: { hero: { each: { has: 'wounds', atMost: 0 } }, count: 1 } } },
    'Jeder Held ohne Wunden erleidet 1 Wunde.',
  ],
  [{ do: { upgrade: { hero: 'you' } } }, 'Du verbesserst eine Grundaktion.'],
];

describe('in German', () => {
  test.each(said)('%j', (line, expected) => {
    expect(words.cards.line(line)).toBe(expected);
  });

  test('every verb is among them', () => {
    const verbs = said.map(([line]) => Object.keys(line.do ?? line.may ?? {})[0]);
    expect(Object.keys(vocabulary.verbs).filter((verb) => !verbs.includes(verb))).toEqual([]);
  });

  test.each<[Line, string]>([
    [
      { cost: { tokens: 1, wounds: 2 }, do: { peril: { change: -1 } } },
      'Du darfst 1 Erfolgsmarker ablegen und 2 Wunden erleiden: Senke die Gefahr um 1.',
    ],
    [
      {
        if: { hero: { who: 'target', has: 'tokens', atMost: 0 } },
        do: { suffer: { hero: 'target', count: 1 } },
      },
      'Wenn der Zielheld keine Erfolgsmarker hat, erleidet der Zielheld 1 Wunde.',
    ],
    [
      {
        if: { hero: { who: 'you', has: 'engaged-enemies', atLeast: 2 } },
        do: { retreat: { enemy: { in: 'engaged-with-you' } } },
      },
      'Wenn mindestens 2 Gegner an dich gebunden sind, zieht sich ein an dich gebundener Gegner in die Schatten zurück.',
    ],
    [
      { ifYouCannot: true, do: { suffer: { hero: 'you', count: 1 } } },
      'Wenn das nicht möglich ist, erleidest du 1 Wunde.',
    ],
    [
      { ifYouCannot: true, may: { spawn: { count: 1 } }, by: 'party' },
      'Wenn das nicht möglich ist, darf die Gruppe 1 Gegner erscheinen lassen.',
    ],
    [{ ifYouCannot: true, do: { action: { dice: 1 } } }, 'Wenn das nicht möglich ist: Angriff (1 Würfel).'],
    [
      {
        do: {
          choose: {
            options: [
              {
                lines: [
                  { do: { exhaust: { action: { hero: 'you', count: 1 } } } },
                  { ifYouCannot: true, do: { suffer: { hero: 'you', count: 1 } } },
                ],
              },
              { lines: [{ do: { peril: { change: 1 } } }] },
            ],
          },
        },
      },
      'Wähle eines: 1 Aktion erschöpfen, oder wenn das nicht möglich ist, 1 Wunde erleiden; oder die Gefahr um 1 erhöhen.',
    ],
    [
      { if: { locations: { atLeast: 3 } }, do: { suffer: { count: 1 } } },
      'Wenn die Gruppe mindestens 3 Orte betreten hat, erleidest du 1 Wunde.',
    ],
    [
      { if: { not: { locations: { atLeast: 2 } } }, do: { suffer: { count: 1 } } },
      'Wenn die Gruppe weniger als 2 Orte betreten hat, erleidest du 1 Wunde.',
    ],
    [
      { if: { not: { enemyInPlay: 'Odious Grump' } }, do: { spawn: { named: 'odious-grump' } } },
      'Wenn „Grump der Widerliche“ nicht im Spiel ist, erscheint „Grump der Widerliche“.',
    ],
    [
      { if: { location: { trait: 'Water', explored: false } }, may: { peril: { change: 1 } } },
      'Wenn der Ort das Merkmal Wasser hat und nicht vollständig erkundet ist, darfst du die Gefahr um 1 erhöhen.',
    ],
    [
      {
        if: { any: [{ thatEnemy: { elite: true } }, { thatEnemy: { nemesis: true } }] },
        do: { suffer: { count: 1 } },
      },
      'Wenn der Gegner ein Elite-Gegner oder ein Erzfeind ist, erleidest du 1 Wunde.',
    ],
    [
      { if: { not: { hero: { who: 'you', has: 'wounds', atLeast: 3 } } }, do: { suffer: { count: 1 } } },
      'Wenn du weniger als 3 Wunden hast, erleidest du 1 Wunde.',
    ],
    [
      { if: { actionType: 'rest', shadows: { atMost: 0 } }, do: { suffer: { count: 1 } } },
      'Wenn keine Gegner in den Schatten sind und die Aktion eine Rast ist, erleidest du 1 Wunde.',
    ],
    [
      { if: { not: { actionType: 'rest' }, allHeroesDefeated: false }, do: { suffer: { count: 1 } } },
      'Wenn mindestens 1 Held noch steht und die Aktion keine Rast ist, erleidest du 1 Wunde.',
    ],
  ])('conditions and costs: %j', (line, expected) => {
    expect(words.cards.line(line)).toBe(expected);
  });
});

describe('a moment in German', () => {
  const lines: Line[] = [{ do: { suffer: { hero: 'leader', count: 1 } } }];
  const of = (ability: Omit<Ability, 'lines'>, holder: 'hero' | 'enemy' | 'table') =>
    words.cards.ability({ ...ability, lines }, holder);

  test('can be said by every kind of card, and turns the sentence round', () => {
    for (const window of WINDOWS) {
      for (const holder of ['hero', 'enemy', 'table'] as const) {
        expect(of({ window }, holder)).toMatch(
          /^(Nach|Nachdem|Vor|Wenn|Am|Zu) .* erleidet der Anführer 1 Wunde\.$/,
        );
      }
    }
  });

  test.each<[string, Omit<Ability, 'lines'>, 'hero' | 'enemy' | 'table', string]>([
    [
      'somebody else’s',
      { window: 'after-action', about: 'other', if: { actionType: 'attack' } },
      'hero',
      'Nach dem Angriff eines anderen Helden',
    ],
    ['anybody’s', { window: 'before-activation' }, 'table', 'Vor der Aktivierung eines Helden'],
    [
      'one’s own successes',
      { window: 'after-successes', if: { actionType: 'attack' } },
      'hero',
      'Nach den Erfolgen deines Angriffs',
    ],
    [
      'a kind of enemy',
      { window: 'enemy-defeated', if: { thatEnemy: { elite: true } } },
      'hero',
      'Nachdem du einen Elite-Gegner besiegt hast,',
    ],
    [
      'another enemy',
      { window: 'enemy-defeated', about: 'other' },
      'enemy',
      'Nachdem ein anderer Gegner besiegt wurde,',
    ],
    ['oneself', { window: 'hero-defeated' }, 'hero', 'Nachdem du besiegt wurdest,'],
    [
      'a condition beside it',
      { window: 'round-ends', if: { perilAtLeast: 5 } },
      'table',
      'Am Ende der Runde, falls die Gefahr bei 5 oder höher liegt,',
    ],
    [
      'a condition after "wenn"',
      { window: 'would-suffer', if: { roundAtLeast: 3 } },
      'hero',
      'Wenn du Wunden erleiden würdest und es Runde 3 oder später ist,',
    ],
  ])('%s', (_, ability, holder, front) => {
    expect(of(ability, holder)).toBe(`${front} erleidet der Anführer 1 Wunde.`);
  });

  test('what may be done is asked of the hero, or of the party', () => {
    const may = {
      window: 'round-ends' as const,
      may: true as const,
      lines: [{ do: { peril: { change: -1 } } }],
    };
    expect(words.cards.ability(may, 'hero')).toBe('Am Ende der Runde darfst du die Gefahr um 1 senken.');
    expect(words.cards.ability(may, 'table')).toBe(
      'Am Ende der Runde darf die Gruppe dies tun: Senke die Gefahr um 1.',
    );
  });
});
