import { expect, test } from 'vitest';
import { germanText, withoutFigures } from './german.js';

/** What stands on the cards of heroes, read by somebody who speaks German. */
test.each([
  // --- actions
  [
    'ash-and-afterglow',
    [
      'Du darfst einen an dich gebundenen Gegner (kein Erzfeind) erschöpfen. Rast (3 Würfel). Du erhältst 1 Erfolgsmarker. Wenn du höchstens 2 Wunden hast, erhältst du 1 Erfolgsmarker.',
    ],
  ],
  [
    'cinder-burst',
    [
      'Fernangriff (2 Würfel): Du darfst bis zu 2 Gegner als Ziele wählen. Wenn mindestens 1 Gegner an dich gebunden ist, darfst du 1 Wunde erleiden: Jeder an dich gebundene Gegner erleidet 1 Wunde.',
    ],
  ],
  [
    'deadly-shot',
    [
      'Du darfst einen Gegner binden. Fernangriff (1 Würfel). Wenn du mindestens 1 Gegner besiegst, heilst du 1 Wunde. Mache alle deine Aktionen bereit.',
    ],
  ],
  [
    'fan-the-flames',
    [
      'Beistand (2 Würfel). Der Zielheld darf 1 Aktion bereit machen. Der Zielheld wählt eines: nichts tun; oder 1 Wunde erleiden, dann 1 Erfolgsmarker erhalten, dann 1 Aktion bereit machen.',
    ],
  ],
  [
    'follow-the-sparks',
    [
      'Erkundung (1 Würfel). Ziehe 1 Verlieskarte. Wenn der Ort nicht vollständig erkundet ist, darfst du 1 Wunde erleiden: Lege 1 Fortschritt auf den Ort. Mache alle deine Aktionen bereit.',
    ],
  ],
  [
    'guarding-arrow',
    [
      'Beistand (3 Würfel). Der Zielheld darf 1 Aktion bereit machen. Du darfst einem an den Zielhelden gebundenen Gegner 2 Wunden zufügen.',
    ],
  ],
  [
    'hammer-and-hymn',
    [
      'Angriff (3 Würfel). Wenn du mindestens 1 Gegner besiegst, verteile die Heilung von 3 Wunden auf die Helden.',
    ],
  ],
  [
    'inexorable-advance',
    ['Du darfst bis zu 2 Gegner binden. Angriff (2 Würfel): Du darfst bis zu 2 Gegner als Ziele wählen.'],
  ],
  [
    'into-the-dark',
    [
      'Erkundung (2 Würfel). Ziehe 1 Verlieskarte. Handle sie ab oder erschöpfe 1 Aktion, um sie unter ihren Stapel zu legen.',
    ],
  ],
  [
    'laying-on-of-hands',
    [
      'Beistand (2 Würfel). Vor dem Wurf verliert der Zielheld 1 Zustand. Der Zielheld darf 1 Aktion bereit machen. Du heilst 2 Wunden. Der Zielheld heilt 2 Wunden. Der Zielheld kann bis zum Ende der Runde keine Zustände erhalten.',
    ],
  ],
  [
    'living-rampart',
    [
      'Beistand (2 Würfel). Vor dem Wurf darfst du bis zu 2 an den Zielhelden gebundene Gegner binden. Der Zielheld darf 1 Aktion bereit machen. Mache alle deine Aktionen bereit.',
    ],
  ],
  [
    'lost-among-roots',
    [
      'Du darfst einen an dich gebundenen Gegner (kein Erzfeind) erschöpfen. Du darfst bis zu 2 an dich gebundene Gegner zum Rückzug zwingen. Rast (3 Würfel). Du verlierst den Zustand „Blutend“.',
    ],
  ],
  [
    'pilgrims-lantern',
    [
      'Erkundung (2 Würfel). Ziehe 1 Verlieskarte. Der Held mit den wenigsten verbleibenden Lebenspunkten heilt 1 Wunde.',
    ],
  ],
  [
    'read-the-stone',
    [
      'Du darfst dir die obersten 2 Karten des Verliesstapels ansehen. Du darfst beliebig viele davon unter den Stapel legen. Erkundung (3 Würfel). Ziehe 1 Verlieskarte. Handle sie ab oder erschöpfe 1 Aktion, um sie unter ihren Stapel zu legen.',
    ],
  ],
  [
    'ring-of-fire',
    [
      'Fernangriff (3 Würfel): Du darfst bis zu 3 Gegner als Ziele wählen. Du darfst 1 Wunde erleiden: Wähle eines: jeder an dich gebundene Gegner erleidet 1 Wunde; oder wenn mindestens 1 Gegner in den Schatten ist, erleidet jeder Gegner in den Schatten 1 Wunde.',
    ],
  ],
  [
    'rooted-in-rock',
    [
      'Du darfst bis zu 2 an dich gebundene Gegner (keine Erzfeinde) erschöpfen. Rast (2 Würfel): Füge 3 Verteidigungssymbole hinzu. Du heilst 1 Wunde für jeden an dich gebundenen Gegner.',
    ],
  ],
  [
    'the-comets-road',
    [
      'Du darfst dir die obersten 3 Karten des Verliesstapels ansehen. Lege sie in beliebiger Reihenfolge zurück. Erkundung (2 Würfel). Ziehe 1 Verlieskarte. Wenn der Ort nicht vollständig erkundet ist, darfst du 1 Wunde erleiden: Lege 1 Fortschritt auf den Ort. Mache alle deine Aktionen bereit.',
    ],
  ],
  [
    'trackless-path',
    [
      'Erkundung (2 Würfel): Füge 1 Erfolgssymbol hinzu. Ziehe 1 Verlieskarte. Du darfst bis zu 2 Gegner in den Schatten (keine Erzfeinde) erschöpfen.',
    ],
  ],
  [
    'twin-string-volley',
    [
      'Du darfst einen Gegner binden. Fernangriff (2 Würfel). Wenn du mindestens 1 Gegner besiegst, heilst du 2 Wunden. Mache alle deine Aktionen bereit.',
    ],
  ],
  [
    'vigil-until-dawn',
    [
      'Rast (2 Würfel). Ein Held erhält den Zustand „Gestärkt“. Jeder Held außer dir heilt 1 Wunde. Mache alle deine Aktionen bereit.',
    ],
  ],
  [
    'watchful-spites',
    [
      'Du darfst einen an dich gebundenen Gegner (kein Erzfeind) erschöpfen. Ein an dich gebundener Gegner zieht sich in die Schatten zurück. Rast (2 Würfel).',
    ],
  ],
  // --- gear
  [
    'barbed-javelins',
    [
      'Am Ende der Gegnerphase darfst du diese Karte verbrauchen: 2 Gegner in den Schatten erleiden je 2 Wunden.',
    ],
  ],
  [
    'bone-whistle',
    [
      'Zu Beginn der Gegnerphase darfst du 1 Erfolgsmarker ablegen: Ein offener Gegner hat bis zum Ende der Phase −2 Angriff.',
    ],
  ],
  [
    'charm-of-averted-eyes',
    [
      'Wenn du deinen Wurf veränderst, darfst du 1 Erfolgsmarker ablegen: Wandle 1 Erzfeindsymbol in ein Verteidigungssymbol um.',
      'Zu Beginn der Gefahrenphase, falls es Runde 4 oder später ist, darfst du diese Karte verbrauchen: Senke die Gefahr um 1.',
    ],
  ],
  [
    'delvers-lantern',
    [
      'Vor deiner Erkundung darfst du diese Karte erschöpfen: Sieh dir die obersten 2 Karten des Verliesstapels an. Lege sie in beliebiger Reihenfolge zurück.',
      'Nachdem der Ort aufgedeckt wurde, darfst du 1 Erfolgsmarker ablegen: Lege 2 Fortschritt auf den Ort.',
    ],
  ],
  [
    'headsmans-axe',
    [
      'Nachdem du einen Gegner besiegt hast, falls der Gegner ein Elite-Gegner oder ein Erzfeind ist, erhältst du 2 Erfolgsmarker.',
    ],
  ],
  [
    'hooked-bill',
    ['Vor deinem Angriff darfst du diese Karte erschöpfen: Binde einen Gegner in den Schatten.'],
  ],
  [
    'mancatcher',
    [
      'Vor deiner Aktion darfst du 1 Erfolgsmarker ablegen und diese Karte erschöpfen: Erschöpfe einen bereiten, an dich gebundenen Gegner (kein Erzfeind).',
    ],
  ],
  [
    'memory-beads',
    [
      'Jede deiner Aktionen kann 1 Erfolgsmarker mehr tragen.',
      'Nachdem du Beistand erhalten hast, erhältst du 1 Erfolgsmarker.',
    ],
  ],
  ['night-cloak', ['Du kannst keine Zustände erhalten.']],
  [
    'opportunists-sabre',
    [
      'Wenn du deinen Angriffswurf veränderst, darfst du diese Karte erschöpfen: Wandle 2 leere Würfel in Erfolgssymbole um.',
    ],
  ],
  [
    'parrying-dagger',
    [
      'Wenn du deinen Wurf veränderst und die Aktion eine Erkundung oder eine Rast ist, füge 1 Verteidigungssymbol hinzu.',
      'Nach den Gegnerangriffen deiner Aktion darfst du 1 Erfolgsmarker ablegen: Ein bereiter, an dich gebundener Gegner erleidet 1 Wunde.',
    ],
  ],
  [
    'quartermasters-belt',
    ['+2 Traglast.', 'Nachdem du Ausrüstung angelegt hast, mache deine gesamte Ausrüstung bereit.'],
  ],
  [
    'quilted-coat',
    [
      '+1 Lebenspunkt.',
      'Nachdem du Wunden geheilt hast, darfst du diese Karte erschöpfen: Du heilst 1 Wunde.',
    ],
  ],
  [
    'smelling-salts',
    [
      'Nachdem ein anderer Held besiegt wurde, darfst du diese Karte verbrauchen: Belebe einen besiegten Helden mit 4 verbleibenden Lebenspunkten wieder.',
    ],
  ],
  [
    'surveyors-cord',
    [
      'Nachdem der Ort vollständig erkundet wurde, verteile 2 Erfolgsmarker auf die Helden.',
      'Wenn die Gruppe den Ort verlässt, darfst du diese Karte verbrauchen: Du nimmst 1 Karte aus der abgelegten Ausrüstung.',
    ],
  ],
  [
    'sworn-guards-harness',
    [
      'Wenn ein anderer Held Wunden erleiden würde, darfst du diese Karte erschöpfen und 1 Wunde erleiden: Verringere diese Wunden um 3.',
    ],
  ],
  [
    'watchmans-spear',
    ['Nachdem ein Gegner aktiviert wurde, darfst du diese Karte erschöpfen: Der Gegner erleidet 1 Wunde.'],
  ],
  [
    'weighted-flail',
    [
      'Wenn du deinen Angriffswurf veränderst, darfst du 1 Erfolgsmarker ablegen: Füge 2 Erfolgssymbole hinzu.',
    ],
  ],
  [
    'legendary-fortune',
    [
      'Lege diese Karte in den Kampagnenvorrat zurück und nimm eine zufällige deiner legendären Ausrüstungskarten.',
    ],
  ],
  // --- legendary gear
  [
    'heart-of-the-pyre',
    [
      'Vor deiner Aktivierung darfst du diese Karte verbrauchen: Mache alle deine Aktionen bereit. Du erhältst den Zustand „Gestärkt“.',
      'Nachdem du eine Verlieskarte gezogen hast, darfst du 1 Wunde erleiden: Du erhältst 1 Erfolgsmarker.',
    ],
  ],
  [
    'horn-of-the-buried-hall',
    [
      'Zu Beginn der Gegnerphase darfst du diese Karte verbrauchen: Du darfst bis zu 3 Gegner binden. Jeder an dich gebundene Gegner hat bis zum Ende der Phase −1 Angriff.',
    ],
  ],
  [
    'kestrels-eye',
    [
      'Nachdem ein Gegner aufgedeckt wurde, darfst du 1 Erfolgsmarker ablegen: Der Gegner erleidet 2 Wunden.',
      'Nachdem ein Gegner erschienen ist, darfst du diese Karte erschöpfen: Lege den Gegner in die Schatten.',
    ],
  ],
  [
    'mantle-of-falling-leaves',
    [
      '+2 Lebenspunkte.',
      'Nachdem ein Gegner dich gebunden hat, darfst du diese Karte erschöpfen: Der Gegner zieht sich in die Schatten zurück.',
    ],
  ],
  [
    'keystone-maul',
    [
      'Nach den Erfolgen deines Angriffs darfst du diese Karte erschöpfen: Jeder an dich gebundene Gegner erleidet 1 Wunde.',
      'Nach deinem Angriff, falls du in dieser Aktion mindestens 2 Gegner besiegt hast, mache diese Aktion bereit.',
    ],
  ],
  [
    'reliquary-of-last-breath',
    [
      'Am Ende der Runde heilt jeder Held mit mindestens 8 Wunden 1 Wunde.',
      'Nachdem ein anderer Held besiegt wurde, darfst du diese Karte verbrauchen: Belebe einen besiegten Helden mit 8 verbleibenden Lebenspunkten wieder.',
    ],
  ],
  [
    'staff-of-the-red-comet',
    ['Nach den Erfolgen deines Angriffs darfst du 1 Wunde erleiden: Jedes Ziel erleidet 1 Wunde.'],
  ],
  [
    'vestments-of-the-unbroken',
    [
      'Wenn ein Held Wunden erleiden würde, darfst du 1 Erfolgsmarker ablegen: Verringere diese Wunden um 2.',
      'Nachdem ein anderer Held Wunden erlitten hat, darfst du diese Karte erschöpfen: Dieser Held erhält 1 Erfolgsmarker.',
    ],
  ],
  // --- conditions and heroes
  [
    'bleeding',
    [
      'Nach deiner Aktivierung erleidest du 1 Wunde.',
      'Nachdem du Beistand erhalten hast, verlierst du den Zustand „Blutend“.',
    ],
  ],
  [
    'empowered',
    [
      'Wenn du deinen Wurf veränderst, füge 1 Erfolgssymbol hinzu. Füge 1 Verteidigungssymbol hinzu.',
      'Nach deiner Aktion mache diese Aktion bereit. Du verlierst den Zustand „Gestärkt“.',
    ],
  ],
  [
    'sickened',
    [
      'Wenn du deinen Wurf veränderst, entferne 1 Erfolgssymbol.',
      'Nach deiner Rast verlierst du den Zustand „Erkrankt“.',
    ],
  ],
  ['ironbreaker-2', ['Du hast in jeder Heldenphase 2 Aktivierungen, im Wechsel mit dem anderen Helden.']],
  [
    'waywatcher-3',
    [
      'Du hast in jeder Heldenphase 1 Aktivierung und, solange du die Gruppe anführst, eine zweite nach allen anderen.',
    ],
  ],
])('%s', (id, paragraphs) => {
  expect(withoutFigures(germanText(id).split('\n'))).toEqual(withoutFigures(paragraphs));
});
