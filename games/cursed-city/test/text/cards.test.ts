import { describe, expect, it } from 'vitest';
import { cardsIn } from '../../src/cards.js';
import { cursedCityBox } from '../../src/game.js';
import { wordsIn } from '../../src/text/languages.js';

const printed = {
  en: cardsIn(await wordsIn('en', cursedCityBox)),
  de: cardsIn(await wordsIn('de', cursedCityBox)),
};
const textOf = (language: 'en' | 'de', id: string): readonly string[] =>
  printed[language].find(({ card }) => card.id === id)?.text ?? [];

/** Whole cards as somebody would write them by hand. */
const WRITTEN: readonly (readonly [card: string, en: readonly string[], de: readonly string[]])[] = [
  [
    'riposte',
    [
      'Once per turn, after you have suffered damage, if the attacker is a hostile and adjacent to you, the attacker suffers 1 damage.',
    ],
    [
      'Einmal pro Runde, nachdem du Schaden erlitten hast, falls der Angreifer ein Gegner und neben dir ist, erleidet der Angreifer 1 Schaden.',
    ],
  ],
  [
    'veteran',
    [
      'Every hero: While it is night: each time you suffer damage, it is 1 more.',
      'At the start of each journey: The nightfall token moves 3 spaces on. The quest token moves 2 spaces on.',
    ],
    [
      'Jeder Held: Solange es Nacht ist, ist jeder Schaden, den du erleidest, um 1 höher.',
      'Zu Beginn jeder Reise: Der Nachtmarker rückt 3 Felder vor. Der Questmarker rückt 2 Felder vor.',
    ],
  ],
  [
    'bell-metal-pommel',
    ['While it is your activation and you are inspired: 1 more die for attacks.'],
    ['Solange es deine Aktivierung ist und du beflügelt bist, hast du 1 Würfel mehr für Angriffe.'],
  ],
  [
    'moonsilver-edge',
    [
      'When you attack, if it is your activation or a reaction, the target cannot reduce damage in this attack.',
    ],
    [
      'Wenn du angreifst und es deine Aktivierung oder eine Reaktion ist, kann das Ziel bei diesem Angriff keinen Schaden verringern.',
    ],
  ],
  [
    'last-will',
    [
      'You make a Vitality roll. On a failure, you become cursed and you suffer 1 damage. On a success, you become cursed. On a critical success, you gain 1 inspiration point.',
    ],
    [
      'Du würfelst auf Lebenskraft. Bei einem Fehlschlag: Du wirst verflucht und du erleidest 1 Schaden. Bei einem Erfolg: Du wirst verflucht. Bei einem kritischen Erfolg: Du erhältst 1 Inspirationspunkt.',
    ],
  ],
  [
    'black-rose',
    [
      'Breathe It In: Discard this token. Each hero within 3 spaces is no longer cursed. You gain 2 inspiration points.',
    ],
    [
      'Den Duft einatmen: Diesen Marker ablegen. Jeder Held im Umkreis von 3 Feldern ist nicht länger verflucht. Du erhältst 2 Inspirationspunkte.',
    ],
  ],
  [
    'strategist',
    [
      'Once per journey, after the initiative cards are dealt, you can swap your initiative card with another card.',
    ],
    [
      'Einmal pro Reise, nachdem die Initiativekarten ausgelegt sind, darfst du deine Initiativekarte mit einer anderen Karte tauschen.',
    ],
  ],
  [
    'roofers-rope',
    ['Swing: You have +2 Move until the end of the turn. You have +2 Run until the end of the turn.'],
    ['Schwingen: Du hast bis zum Ende der Runde +2 Bewegung. Du hast bis zum Ende der Runde +2 Rennen.'],
  ],
];

describe('the text of cards', () => {
  it.each(WRITTEN)('is made from what %s does, in both languages', (card, en, de) => {
    expect(textOf('en', card)).toEqual(en);
    expect(textOf('de', card)).toEqual(de);
  });

  it('tells weapons and behaviour with their numbers', () => {
    expect(textOf('en', 'qulathis-the-exile')[0]).toBe(
      'Unseen: Once per turn, when you slay a hostile, if the weapon is Exile’s Bow, you gain 1 inspiration point.',
    );
    expect(textOf('en', 'glaurio-ven-alten-iii')[2]).toBe(
      'Noblesse (2+): melee or ranged, d8, 2/3. Once per turn.',
    );
    expect(textOf('en', 'corpse-rats').slice(0, 4)).toEqual([
      'Yellow Teeth: melee, d8, 1/2. On a critical success, that hero becomes diseased.',
      '1–3 Scatter: Attack and Move.',
      '4–9 Charge: Charge.',
      '10–12 Out of the Walls: First, deploy up to 1 slain model of this group as reinforcements. Charge.',
    ]);
    expect(textOf('de', 'corpse-rats')[0]).toBe(
      'Gelbe Zähne: Nahkampf, W8, 1/2. Wenn das Ergebnis ein kritischer Erfolg ist, wird dieser Held krank.',
    );
  });

  it.each(['en', 'de'] as const)('has no word of the data in it (%s)', (language) => {
    const said = printed[language].flatMap(({ text, parts }) => [...text, JSON.stringify(parts ?? '')]);
    expect(said.filter((one) => /undefined|\[object|\{\w+\}|\b[a-z]+-crises\b/.test(one))).toEqual([]);
  });

  it('keeps the end of the quest sealed', () => {
    const [quest] = printed.en.filter(({ kind }) => kind === 'quest');
    expect(JSON.stringify(quest)).not.toContain('He died as a wolf');
  });
});
