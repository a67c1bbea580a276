import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/all.js';
import { folder, run } from './run.js';

const games = GAMES.filter(({ code }) => code === 'acg');
const begin = ['play', '--heroes', 'ironbreaker,waywatcher', '--quest', 'a-foul-stench', '--seed', 'amber'];

describe('questhall in German', () => {
  it('plays with the texts of the game in German', async () => {
    const { out, code } = await run([...begin, '--language', 'de'], { games, lines: ['1', 'quit'] });
    expect(code).toBe(0);
    expect(out).toContain('── Ein übler Gestank ─');
    expect(out).toContain('Wähle den ersten Anführer.');
    expect(out).toContain('Wähle eine Aktion für den Eisenbrecher.');
    expect(out).not.toMatch(/Ironbreaker|success|engaged/);
    expect(out).toContain('--language de');
  });

  it('understands German names', async () => {
    const german = [
      'play',
      '--heroes',
      'Waldläuferin,Feuermagier',
      '--quest',
      'übler gestank',
      '--seed',
      'amber',
    ];
    const { out, code } = await run([...german, '--language', 'de'], {
      games,
      lines: ['feuermagier', 'quit'],
    });
    expect(code).toBe(0);
    expect(out).toContain('Der Feuermagier übernimmt die Führung.');
  });

  it('takes the language from the environment, and a flag before it', async () => {
    const env = { QUESTHALL_LANGUAGE: 'de' };
    const german = await run(begin, { games, env, lines: ['quit'] });
    expect(german.out).toContain('Das Abenteuer-Kartenspiel');
    const english = await run([...begin, '--language', 'en'], { games, env, lines: ['quit'] });
    expect(english.out).toContain('Choose the first party leader.');
  });

  it('says which languages there are', async () => {
    const { code, err } = await run([...begin, '--language', 'fr'], { games });
    expect(code).not.toBe(0);
    expect(err.replaceAll('\n', ' ')).toContain("No game is available in 'fr'. There are: en and de.");
  });

  it('tells a game in German that was played in English', async () => {
    const cwd = folder();
    await run(begin, { games, cwd, lines: ['1', '1', 'save evening.json', 'quit'] });
    expect(existsSync(join(cwd, 'evening.json'))).toBe(true);
    const { out, code } = await run(['replay', 'evening.json', '--language', 'de'], { games, cwd });
    expect(code).toBe(0);
    expect(out).toContain('Der Eisenbrecher übernimmt die Führung.');
    expect(out).toContain('Der aufgezeichnete und der nachgespielte Tisch sind gleich.');
  });
});
