import { expect, test } from 'vitest';
import { questSheet } from '../../src/content/library.js';
import { sheetParts } from '../../src/effects/card-text.js';
import { acgBox } from '../../src/index.js';
import { germanText, withoutFigures, words } from './german.js';

const PRINTED = { box: acgBox };

/** What stands on the cards of the table, read by somebody who speaks German. */
test.each([
  // --- enemies
  [
    'barrow-knight-elite',
    [
      'Vorrücken, Grabeskälte, Zuschlagen.',
      'Wenn ein Held einen Wurf verändert, entferne 1 Verteidigungssymbol.',
      'Grabeskälte: Der gebundene Held erschöpft 1 Aktion.',
    ],
  ],
  [
    'bone-colossus',
    [
      'Niedertrampeln, Zuschlagen.',
      'Niedertrampeln: Dieser Gegner bindet den Helden mit den meisten gebundenen Gegnern.',
    ],
  ],
  [
    'cave-drake',
    ['Vorrücken, Versengen.', 'Versengen: Jeder Held mit mindestens 2 gebundenen Gegnern erleidet 1 Wunde.'],
  ],
  [
    'deep-drummer-elite',
    [
      'Trommelschlag, Rückzug.',
      'Jeder andere Gegner hat +1 Angriff.',
      'Trommelschlag: Der Held mit den meisten gebundenen Gegnern erleidet 1 Wunde.',
    ],
  ],
  [
    'drowned-wretch-elite',
    [
      'Vorrücken, Umklammerung, Zuschlagen.',
      'Nachdem dieser Gegner besiegt wurde, erleidest du 1 Wunde.',
      'Umklammerung: Der gebundene Held kann bis zum Ende der nächsten Heldenphase keine Wunden heilen.',
    ],
  ],
  [
    'urgza-twice-crowned',
    [
      'Herausforderung, Zuschlagen.',
      'Dieser Gegner kann nicht erschöpft werden.',
      'Herausforderung: Dieser Gegner bindet den Anführer.',
      'Erzfeind: Der Held mit den meisten Erfolgsmarkern erleidet 2 Wunden.',
    ],
  ],
  [
    'gigantic-spider-elite',
    [
      'Vorrücken, Einspinnen.',
      'Nachdem dieser Gegner einen Helden gebunden hat, erschöpft dieser Held 1 Aktion.',
      'Einspinnen: Der gebundene Held erschöpft 1 Aktion.',
    ],
  ],
  [
    'goblin-firebrand',
    [
      'Vorrücken, Zündeln.',
      'Zündeln: Wähle eines: wenn du mindestens 1 Erfolgsmarker hast, 1 Erfolgsmarker ablegen; oder wenn du höchstens 2 erschöpfte Aktionen hast, 1 Aktion erschöpfen; oder 1 Wunde erleiden.',
    ],
  ],
  [
    'grave-hound-elite',
    [
      'Witterung, Zuschlagen.',
      'Wenn dieser Gegner einen Helden angreift, erhält dieser Held den Zustand „Blutend“.',
      'Wenn ein Held Wunden erleiden würde und dieser Held den Zustand „Blutend“ hat, erhöhe diese Wunden um 1.',
      'Witterung: Dieser Gegner bindet den Helden mit den wenigsten verbleibenden Lebenspunkten.',
    ],
  ],
  [
    'ironhide-orc',
    [
      'Vorrücken, Kriegsgeschrei.',
      'Dieser Gegner kann nicht erschöpft werden.',
      'Kriegsgeschrei: Jeder gebundene Gegner mit dem Merkmal Grünhaut hat bis zum Ende der Runde +1 Angriff.',
    ],
  ],
  [
    'jezzail-team',
    [
      'Heckenschuss.',
      'Dieser Gegner kann nicht gebunden werden.',
      'Heckenschuss: Der Held mit den wenigsten verbleibenden Lebenspunkten erleidet 1 Wunde.',
    ],
  ],
  [
    'lantern-wraith-elite',
    [
      'Locken, Auszehrung, Zuschlagen.',
      'Wenn ein Held einen Rastwurf verändert, entferne 1 Erfolgssymbol.',
      'Locken: Dieser Gegner bindet den Helden mit den meisten Erfolgsmarkern.',
      'Auszehrung: Der gebundene Held legt 2 Erfolgsmarker ab.',
    ],
  ],
  [
    'odious-grump',
    [
      'Beutegier, Zuschlagen.',
      'Beutegier: Dieser Gegner bindet den Helden mit den meisten Wunden.',
      'Erzfeind: Verteile 2 Wunden auf die Helden.',
    ],
  ],
  ['pit-troll', ['Vorrücken, Zuschlagen, Verheilen.', 'Verheilen: Dieser Gegner heilt 1 Wunde.']],
  ['siege-brute-elite', ['Vorrücken, Rammstoß, Zuschlagen.', 'Rammstoß: Entferne 2 Fortschritt vom Ort.']],
  [
    'the-drowned-abbot',
    [
      'Vorrücken, Totengeläut, Zuschlagen.',
      'Totengeläut: Entferne 1 Fortschritt vom Ort. Jeder Held mit mindestens 3 erschöpften Aktionen erleidet 1 Wunde.',
      'Erzfeind: 1 verdeckter Gegner erscheint in den Schatten.',
    ],
  ],
  [
    'the-hollow-shepherd',
    [
      'Einsammeln, Zuschlagen.',
      'Nachdem ein Held besiegt wurde, heilt dieser Gegner alle Wunden.',
      'Einsammeln: Dieser Gegner bindet den Helden mit den wenigsten gebundenen Gegnern.',
      'Erzfeind: Jeder Held erschöpft 1 Aktion.',
    ],
  ],
  [
    'warren-guard-elite',
    [
      'Dazwischentreten, Zuschlagen.',
      'Jeder andere Gegner hat +1 Lebenspunkt.',
      'Dazwischentreten: Dieser Gegner bindet den Helden mit den meisten Erfolgsmarkern.',
    ],
  ],
  [
    'warren-scavenger-elite',
    [
      'Vorrücken, Stibitzen.',
      'Stibitzen: Wähle eines: wenn du mindestens 2 Erfolgsmarker hast, 2 Erfolgsmarker ablegen; oder 2 Wunden erleiden.',
    ],
  ],
  [
    'whisperclaw',
    [
      'Vorrücken, Vergiftung, Zuschlagen, Rückzug.',
      'Vergiftung: Der gebundene Held erhält den Zustand „Erkrankt“.',
      'Erzfeind: Der Held mit den wenigsten Wunden erhält den Zustand „Erkrankt“.',
    ],
  ],
  // --- locations
  [
    'sewer-system',
    ['Am Ende der Ortsphase erleidet jeder Held mit mindestens 2 erschöpften Aktionen 1 Wunde.'],
  ],
  [
    'gnawed-crypt',
    [
      'Am Ende der Ortsphase, falls höchstens 1 Gegner in den Schatten ist, erscheint 1 verdeckter Gegner in den Schatten.',
    ],
  ],
  [
    'propped-tunnel',
    ['Am Ende der Ortsphase, falls der Ort nicht vollständig erkundet ist, entferne 1 Fortschritt vom Ort.'],
  ],
  [
    'old-cistern',
    [
      'Zu Beginn der Ortsphase, falls mindestens 3 Gegner in den Schatten sind, rückt ein Gegner in den Schatten vor.',
    ],
  ],
  [
    'smugglers-landing',
    [
      'Nachdem der Ort vollständig erkundet wurde, nimmt der Anführer die oberste Karte des Ausrüstungsstapels.',
    ],
  ],
  [
    'shuttered-foundry',
    [
      'Wenn ein Held einen Angriffswurf verändert, füge 1 Erfolgssymbol hinzu.',
      'Am Ende der Ortsphase erleidet der Anführer 1 Wunde.',
    ],
  ],
  [
    'ossuary-stacks',
    [
      'Am Ende der Ortsphase heilt jeder Gegner mit dem Merkmal Untot 2 Wunden.',
      'Nachdem der Ort aufgedeckt wurde, ziehe 1 Verlieskarte.',
    ],
  ],
  [
    'warren-crossroads',
    ['Zu Beginn der Ortsphase, falls keine Gegner in den Schatten sind, erscheint 1 Gegner.'],
  ],
  ['powder-store', ['Wenn ein Gegner einen Helden angreift, erleidet der Gegner 1 Wunde.']],
  [
    'weeping-gallery',
    [
      'Wenn ein Held einen Rastwurf verändert, entferne 1 Erfolgssymbol.',
      'Nachdem der Ort vollständig erkundet wurde, heilt jeder Held 2 Wunden.',
    ],
  ],
  [
    'throne-of-roots',
    ['Am Ende der Ortsphase erschöpft der Held mit den wenigsten erschöpften Aktionen 1 Aktion.'],
  ],
  ['hall-of-banners', ['Jeder Gegner hat +1 Angriff.']],
  [
    'the-horn-gate',
    ['Nachdem der Ort vollständig erkundet wurde, macht jeder Held alle seine Aktionen bereit.'],
  ],
  ['the-counting-house', ['Nachdem ein Gegner (kein Erzfeind) besiegt wurde, erhältst du 1 Erfolgsmarker.']],
  // --- dungeon
  [
    'rusted-strongbox',
    [
      'Wähle eines: wenn du höchstens 2 erschöpfte Aktionen hast, 1 Aktion erschöpfen; oder 2 Wunden erleiden.',
    ],
  ],
  [
    'wayside-shrine',
    [
      'Die Gruppe wählt eines: jeder Held heilt 1 Wunde; oder du heilst 3 Wunden; oder einen besiegten Helden mit 4 verbleibenden Lebenspunkten wiederbeleben.',
    ],
  ],
  [
    'a-draught-from-below',
    [
      'Wähle eines: die Gefahr um 1 erhöhen; oder wenn du höchstens 1 erschöpfte Aktion hast, 2 Aktionen erschöpfen.',
    ],
  ],
  [
    'falling-roof',
    [
      'Wähle eines: 2 Fortschritt vom Ort entfernen; oder 2 Wunden erleiden.',
      'Entferne diese Karte aus der Quest.',
    ],
  ],
  ['nest-in-the-rafters', ['2 verdeckte Gegner erscheinen in den Schatten.']],
  [
    'rusted-snare',
    [
      'Wähle eines: den Zustand „Blutend“ erhalten; oder wenn du mindestens 2 Erfolgsmarker hast, 2 Erfolgsmarker ablegen.',
    ],
  ],
  ['an-answering-song', ['Jeder Held erhält 1 Erfolgsmarker.', 'Lege diese Karte unter den Verliesstapel.']],
  [
    'scratched-map',
    [
      'Sieh dir die obersten 3 Karten des Verliesstapels an. Du darfst beliebig viele davon unter den Stapel legen. Lege 1 Fortschritt auf den Ort.',
      'Entferne diese Karte aus der Quest.',
    ],
  ],
  ['the-listening-wall', ['Jeder Held mit mindestens 2 Erfolgsmarkern legt 1 Erfolgsmarker ab.']],
  ['thieves-fall-out', ['2 Gegner (keine Erzfeinde) erleiden je 1 Wunde.']],
  [
    'quiet-hour',
    [
      'Senke die Gefahr um 1. Du darfst einen anderen Helden 1 Wunde heilen lassen.',
      'Entferne diese Karte aus der Quest.',
    ],
  ],
  [
    'safe-conduct',
    [
      'Lege einen Gegner in den Schatten (kein Erzfeind) ab. Erschöpfe einen an dich gebundenen Gegner (kein Erzfeind).',
    ],
  ],
  [
    'smoke-pot',
    [
      'Vor deiner Aktion darfst du diese Karte ablegen: 2 an dich gebundene Gegner (keine Erzfeinde) ziehen sich in die Schatten zurück.',
    ],
  ],
  [
    'iron-caltrops',
    [
      'Vor deiner Aktivierung darfst du diese Karte ablegen: Erschöpfe einen bereiten, an dich gebundenen Gegner (kein Erzfeind).',
    ],
  ],
  [
    'ash-antidote',
    [
      'Vor deiner Aktion darfst du diese Karte ablegen: Du verlierst den Zustand „Erkrankt“. Du verlierst den Zustand „Blutend“. Du heilst 1 Wunde.',
    ],
  ],
  [
    'padded-jack',
    ['Wenn du Wunden erleiden würdest, darfst du diese Karte ablegen: Verringere diese Wunden um 3.'],
  ],
  [
    'the-abbots-clapper',
    [
      'Wenn du deinen Wurf veränderst, darfst du diese Karte ablegen: Wandle 3 Erzfeindsymbole in Erfolgssymbole um.',
    ],
  ],
  // --- quests and difficulties
  [
    'a-foul-stench',
    [
      'Nachdem „Grump der Widerliche“ besiegt wurde, lege den Gegner in den Unterschlupf. Lege 4 Fortschritt auf den Ort.',
      'Grüne Gefahr: Wenn „Grump der Widerliche“ nicht im Spiel ist, erscheint „Grump der Widerliche“.',
      'Blaue Gefahr: Wenn „Grump der Widerliche“ im Spiel ist, heilt „Grump der Widerliche“ alle Wunden. Wenn „Grump der Widerliche“ nicht im Spiel ist, erscheint „Grump der Widerliche“. „Grump der Widerliche“ wird aktiviert und danach bereit gemacht.',
      'Rote Gefahr: Wenn „Grump der Widerliche“ im Spiel ist, heilt „Grump der Widerliche“ alle Wunden. Wenn „Grump der Widerliche“ nicht im Spiel ist, erscheint „Grump der Widerliche“. „Grump der Widerliche“ wird aktiviert und danach bereit gemacht. „Grump der Widerliche“ wird aktiviert und danach bereit gemacht.',
      'In der Ortsphase ist die Quest gewonnen, wenn „Grumps Sumpf“ vollständig erkundet ist.',
      'Die Quest ist verloren, wenn alle Helden besiegt sind.',
      'Belohnung: Lege „Legendärer Fund“ in den Kampagnenvorrat.',
      'Strafe: Lege „Grump der Widerliche“ in den Kampagnenvorrat.',
    ],
  ],
  [
    'the-brokers-ledger',
    [
      'Nachdem „Kontor“ aufgedeckt wurde, falls „Zahlmeister“ nicht im Spiel ist und nicht besiegt wurde, erscheint „Zahlmeister“.',
      'Nachdem ein Gegner mit dem Merkmal Räuber (kein Erzfeind) besiegt wurde, erhältst du 1 Erfolgsmarker.',
      'Grüne Gefahr: Der Held mit den meisten Erfolgsmarkern legt 1 Erfolgsmarker ab. 1 verdeckter Gegner erscheint in den Schatten.',
      'Blaue Gefahr: Die Gruppe wählt eines: 1 Gegner erscheint; oder wenn „Kontor“ nicht der aktuelle Ort ist, 3 Fortschritt vom Ort entfernen.',
      'Rote Gefahr: 1 Gegner erscheint. Der Anführer erleidet 1 Wunde.',
      'Die Quest ist gewonnen, wenn „Zahlmeister“ besiegt wurde.',
      'Die Quest ist verloren, wenn alle Helden besiegt sind oder die Gefahr bei 11 oder höher liegt.',
      'Belohnung: Lege „Legendärer Fund“ in den Kampagnenvorrat. Lege „Hauptbuch des Zahlmeisters“ in den Kampagnenvorrat.',
      'Strafe: Lege „Zahlmeister“ in den Kampagnenvorrat.',
    ],
  ],
  [
    'the-drowned-vault',
    [
      'Nachdem „Glockenbrunnen“ aufgedeckt wurde, falls „Abt der Ertrunkenen“ nicht im Spiel ist und nicht besiegt wurde, erscheint „Abt der Ertrunkenen“.',
      'Nachdem „Abt der Ertrunkenen“ besiegt wurde, lege 4 Fortschritt auf den Ort.',
      'Ein Gegner, der nach seinem eigenen Text einen Helden bindet, bindet stattdessen den Anführer. „Vorrücken“ bleibt davon unberührt.',
      'Grüne Gefahr: 1 verdeckter Gegner erscheint in den Schatten. Jeder Gegner mit dem Merkmal Untot heilt 1 Wunde.',
      'Blaue Gefahr: Wenn „Abt der Ertrunkenen“ nicht im Spiel ist und nicht besiegt wurde, erscheint „Abt der Ertrunkenen“. Jeder Held mit mindestens 3 erschöpften Aktionen erleidet 1 Wunde.',
      'Rote Gefahr: Wenn „Abt der Ertrunkenen“ nicht im Spiel ist und nicht besiegt wurde, erscheint „Abt der Ertrunkenen“. Wenn „Abt der Ertrunkenen“ im Spiel ist, wird „Abt der Ertrunkenen“ aktiviert und danach bereit gemacht. Jeder Held erleidet 1 Wunde. Wenn „Abt der Ertrunkenen“ besiegt wurde, erscheint 1 Gegner.',
      'In der Ortsphase ist die Quest gewonnen, wenn „Glockenbrunnen“ vollständig erkundet ist und „Abt der Ertrunkenen“ besiegt wurde.',
      'Die Quest ist verloren, wenn alle Helden besiegt sind.',
      'Belohnung: Der Held mit den wenigsten Ausrüstungskarten erhält 1 zufällige legendäre Ausrüstungskarte. Lege „Legendärer Fund“ in den Kampagnenvorrat. Lege „Klöppel des Abtes“ in den Kampagnenvorrat. Lege „Freies Geleit“ in den Kampagnenvorrat.',
      'Strafe: Lege „Abt der Ertrunkenen“ in den Kampagnenvorrat.',
    ],
  ],
  [
    'the-twice-crowned',
    [
      'Nachdem „Horntor“ aufgedeckt wurde, falls „Urgza Zweifachgekrönt“ nicht im Spiel ist und nicht besiegt wurde, erscheint „Urgza Zweifachgekrönt“.',
      'Nachdem ein Gegner mit dem Merkmal Rattenvolk besiegt wurde, erleidet ein Gegner mit dem Merkmal Grünhaut 1 Wunde.',
      'Nachdem ein Gegner mit dem Merkmal Grünhaut (kein Erzfeind) besiegt wurde, erleidet ein Gegner mit dem Merkmal Rattenvolk 1 Wunde.',
      'Grüne Gefahr: 1 Gegner erscheint.',
      'Blaue Gefahr: Verteile 2 Wunden auf die Helden. Wenn höchstens 2 Gegner in den Schatten sind, erscheint 1 verdeckter Gegner in den Schatten.',
      'Rote Gefahr: Wenn „Urgza Zweifachgekrönt“ nicht im Spiel ist und nicht besiegt wurde, erscheint „Urgza Zweifachgekrönt“. „Urgza Zweifachgekrönt“ wird aktiviert und danach bereit gemacht. Verteile 1 Wunde auf die Helden. Wenn es Runde 14 oder später ist, ist die Quest verloren.',
      'Die Quest ist gewonnen, wenn „Urgza Zweifachgekrönt“ besiegt wurde.',
      'Die Quest ist verloren, wenn alle Helden besiegt sind.',
      'Strafe: Lege „Urgza Zweifachgekrönt“ in den Kampagnenvorrat.',
    ],
  ],
  [
    'lost-in-the-dark',
    [
      'Wenn die Gruppe den Ort verlässt, verbessert jeder Held eine Grundaktion. Jeder Held erhält +1 Traglast. Jeder Held frischt seine verbrauchte Ausrüstung auf. Jeder Held heilt 1 Wunde.',
      'Nachdem der Ort vollständig erkundet wurde, falls der Ortsstapel nicht leer ist, nimmt der Held mit den wenigsten Ausrüstungskarten die oberste Karte des Ausrüstungsstapels.',
      'Nachdem „Pferch des Hirten“ aufgedeckt wurde, falls „Hirte Hohlauge“ nicht im Spiel ist, erscheint „Hirte Hohlauge“.',
      'Nachdem „Hirte Hohlauge“ besiegt wurde, lege den Gegner in den Unterschlupf. Lege 3 Fortschritt auf den Ort.',
      'Grüne Gefahr: 1 verdeckter Gegner erscheint in den Schatten.',
      'Blaue Gefahr: Wenn „Hirte Hohlauge“ nicht im Spiel ist, erscheint „Hirte Hohlauge“. „Hirte Hohlauge“ wird aktiviert und danach bereit gemacht.',
      'Rote Gefahr: Wenn „Hirte Hohlauge“ nicht im Spiel ist, erscheint „Hirte Hohlauge“. „Hirte Hohlauge“ wird aktiviert und danach bereit gemacht. Der Held mit den wenigsten gebundenen Gegnern erleidet 1 Wunde.',
      'In der Ortsphase ist die Quest gewonnen, wenn „Pferch des Hirten“ vollständig erkundet ist und „Hirte Hohlauge“ nicht im Spiel ist.',
      'Die Quest ist verloren, wenn alle Helden besiegt sind.',
    ],
  ],
  [
    'novice',
    ['Jeder Held hat +3 Lebenspunkte.', 'Zu Beginn jeder Quest: Jeder Held erhält 1 Erfolgsmarker.'],
  ],
  ['veteran', ['Jeder Held hat −2 Lebenspunkte.', 'Zu Beginn jeder Quest: 1 Gegner erscheint.']],
])('%s', (id, paragraphs) => {
  expect(withoutFigures(germanText(id).split('\n'))).toEqual(withoutFigures(paragraphs));
});

test('a sheet that sends spawned enemies to the leader', () => {
  const sheet = {
    ...questSheet(PRINTED, 'a-foul-stench'),
    questRules: [],
    overrides: { spawn: 'leader' as const },
  };
  expect(sheetParts(sheet, words).rules).toEqual([
    'Ein erscheinender Gegner, der einen anderen Helden binden würde, bindet stattdessen den Anführer.',
  ]);
});
