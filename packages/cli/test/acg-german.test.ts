import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { de } from '../src/words/de.js';
import { en } from '../src/words/en.js';
import { folder, type Ran, run } from './run.js';

const games = GAMES.filter(({ code }) => code === 'acg');
const BEGIN = [
  'play',
  '--heroes',
  'eisenbrecher,waldläuferin',
  '--quest',
  'a-foul-stench',
  '--seed',
  'amber',
];
const GERMAN = ['--language', 'de'];
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Words that no German sentence has. Rules of the ledger, which stand in English, are not looked at. */
const ENGLISH = /\b(the|this|with|what|nothing|you|your|game|type|kept|saved|choose|worth|wounds|rounds)\b/i;
const englishIn = ({ out, err }: Ran): string[] =>
  `${out}${err}`
    .split('\n')
    .filter((line) => !line.includes('npx questhall') && !line.startsWith('>'))
    .filter((line) => ENGLISH.test(line));

/** Somebody at a terminal of their own. */
function home() {
  const [root, cwd] = [folder(), folder()];
  const env = { QUESTHALL_HOME: root, QUESTHALL_LANGUAGE: 'de' };
  return {
    root,
    cwd,
    run: (argv: readonly string[], lines: Iterable<string> = [], more: object = {}) =>
      run(argv, { games, lines, env, cwd, ...more }),
  };
}

describe('the terminal in German', () => {
  test('asks in German before a game begins, and offers kept games', async () => {
    const at = home();
    const fresh = await at.run(
      ['play'],
      ['', 'quatsch', '1', '1', 'eisenbrecher', 'waldläuferin', '1', 'ende'],
      {
        typed: true,
      },
    );
    for (const said of ['Welches Abenteuer?', '(Kampagne)', '(einzelne Quest)', '(Abstieg)', 'Wer spielt?'])
      expect(fresh.out).toContain(said);
    for (const said of ['Welche Schwierigkeit?', 'Enter: erste Möglichkeit', 'Tippe eine Zahl von 1 bis 7'])
      expect(fresh.out).toContain(said);
    expect(flat(fresh.out)).toContain('Auf Wiedersehen. Spiel gespeichert. Setze es fort mit:');
    expect(englishIn(fresh)).toEqual([]);
    const again = await at.run(['play'], ['1', 'ende'], { typed: true });
    for (const said of ['Ein Spiel fortsetzen?', 'Ein neues Spiel beginnen', 'Fortgesetzt nach'])
      expect(again.out).toContain(said);
    expect(englishIn(again)).toEqual([]);
    const list = await at.run(['play', '--list']);
    expect(list.out).toContain('Laufend');
    expect(englishIn(list)).toEqual([]);
  });

  test('answers every order in German', async () => {
    const orders = [
      'hilfe',
      'chancen',
      'chronik',
      'tisch',
      'kampagne',
      'anleitung',
      'warum nicht',
      'warum nicht 99',
    ];
    const more = [
      'ansehen',
      'ansehen 1',
      'ansehen quatsch',
      'regel',
      'speichern',
      'rückgängig',
      'rückgängig',
    ];
    const rest = [
      'wiederholen',
      'wiederholen',
      '77',
      'quatsch',
      '',
      'speichern a.json',
      'speichern .',
      'ende',
    ];
    const ran = await home().run([...BEGIN, ...GERMAN], ['chancen', '1', ...orders, ...more, ...rest]);
    expect({ code: ran.code, err: ran.err }).toEqual({ code: 0, err: '' });
    for (const said of [
      'Neues Spiel, Startwort „amber“.',
      'rückgängig [n] deine letzte Entscheidung rückgängig machen',
      'Rückgängig gemacht: 1 Entscheidung.',
      'Es gibt nichts rückgängig zu machen.',
      'Wiederholt: 1 Entscheidung.',
      'Eine 77 gibt es nicht: Wähle 1 bis',
      'Keine Möglichkeit passt zu „quatsch“.',
      'Gespeichert. Setze es fort mit: npx questhall play a.json --language de',
      'Nicht gespeichert. „.“ ist ein Ordner, kein Spielstand.',
    ])
      expect(flat(ran.out)).toContain(said);
    // Nothing is thrown for who leads, and an attack is exact.
    const odds = flat(ran.out).split('> chancen').slice(1);
    expect(odds[0]).toMatch(
      /^ Je 400 simulierte Spiele zeigen bisher keinen Unterschied zwischen den Möglichkeiten\. /,
    );
    expect(odds[1]).toMatch(/^ Genaue Chancen der Würfel/);
    expect(ran.out).toMatch(/^Der Tisch$/m);
    expect(englishIn(ran)).toEqual([]);
  });

  test('explains with German words around the rules', async () => {
    const { out } = await home().run([...BEGIN, ...GERMAN], ['warum', 'regel ACG-ZONE-04']);
    expect(out).toContain('“:\n  ACG-');
    expect(out).toContain('Sie gehört zu:\n  ');
    expect(out).not.toMatch(/Schritt „|step “/);
    expect(out).toMatch(/^Regel {3}ACG-ZONE-04/m);
  });

  test('still takes the English orders', async () => {
    const { out } = await home().run([...BEGIN, ...GERMAN], ['1', 'undo', 'help', 'quit']);
    expect(out).toContain('Rückgängig gemacht: 1 Entscheidung.');
    expect(out).toContain('Antworte mit einer Zahl');
    expect(out).toContain('npx questhall play --continue acg-amber --language de\n');
    expect((await home().run(BEGIN, ['q'])).out).toContain('Beginne dasselbe Spiel neu mit:');
  });

  test('plays a whole game to its end', async () => {
    const ran = await home().run(
      [...BEGIN, ...GERMAN],
      Array.from({ length: 1500 }, () => '1'),
    );
    expect(ran.out).toContain('In Zahlen: Helden 2, ');
    expect(flat(ran.out)).toContain('Das Spiel ist vorbei: rückgängig, chronik');
    expect(englishIn(ran)).toEqual([]);
  });

  test('says in German what cannot be kept or gone on with', async () => {
    const at = home();
    writeFileSync(join(at.root, 'games'), 'in the way');
    const ran = await at.run(BEGIN, ['1', 'ende', 'ende']);
    expect(flat(ran.out)).toContain('Speichern fehlgeschlagen. In „');
    expect(flat(ran.out)).toContain('Dieses Spiel ist nicht gespeichert. „speichern DATEI“ speichert es');
    expect(englishIn(ran)).toEqual([]);
    const none = await home().run(['play', '--continue']);
    expect(flat(none.err)).toContain('Kein Spiel läuft. „npx questhall play“ beginnt eines;');
    const broken = home();
    mkdirSync(join(broken.root, 'games'));
    writeFileSync(join(broken.root, 'games', 'riss.json'), '{');
    expect(flat((await broken.run(['play', '--continue', 'riss'])).err)).toContain(
      '„riss“ lässt sich nicht öffnen:',
    );
  });
});

test('no German sentence was left in English', () => {
  const same = (one: unknown, other: unknown, path: string): string[] => {
    if (typeof one === 'string') return one === other && ENGLISH.test(one) ? [path] : [];
    if (typeof one !== 'object' || one === null) return [];
    return Object.entries(one).flatMap(([key, value]) =>
      same(value, (other as { [key: string]: unknown })[key], `${path}.${key}`),
    );
  };
  expect(same(en, de, 'words')).toEqual([]);
});
