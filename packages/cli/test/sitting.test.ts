import { describe, expect, it } from 'vitest';
import { folder, playing, run } from './run.js';

describe('time at the terminal', () => {
  it('is looked at without changing anything, and an answer given in the past makes a branch', async () => {
    const { out } = await playing([
      'stairs',
      'rest',
      'at 1',
      'branches',
      'search',
      'branches',
      'quit',
      'quit',
    ]);
    expect(out).toContain('The table after 1 decision of 2. An answer here starts a branch');
    const [before = '', after = ''] = out.split('The branches of this game:').slice(1);
    expect(before).toContain('1  2 decisions  from the start  you are here');
    expect(before).not.toContain('from branch 1');
    expect(after).toContain('2  2 decisions  from branch 1 after 1 decision  you are here');
  });

  it('comes back to the present', async () => {
    const { out } = await playing(['stairs', 'rest', 'at 0', 'at', 'quit', 'quit']);
    expect(out).toContain('The table after 0 decisions of 2.');
    expect(out).toContain('The present, after 2 decisions.');
  });

  it('has branches that are begun and changed by name, and says which there are not', async () => {
    const { out } = await playing(['stairs', 'branch', 'rest', 'switch 1', 'switch 9', 'quit', 'quit']);
    expect(out).toContain('This is now branch 2. What was played before is kept.');
    expect(out).toContain('Branch 1, after 1 decision.');
    expect(out).toContain('There is no branch 9. “branches” lists them.');
  });

  it('keeps branches in a file', async () => {
    const cwd = folder();
    const first = ['stairs', 'branch', 'rest', 'save a.json', 'quit'];
    await run(['play', '--seed', 'mouse'], { lines: first, cwd });
    const { out } = await run(['play', 'a.json'], { lines: ['branches', 'quit'], cwd });
    expect(out).toContain('2  2 decisions  from branch 1 after 1 decision  you are here');
  });
});

describe('seats at the terminal', () => {
  it('change hands in the middle of a game', async () => {
    const { out } = await playing(['stairs', 'seat', 'seat 1 companion', 'quit', 'quit'], '--players', '1');
    expect(out).toContain('1  Ann: a person at this screen');
    expect(out).toContain('1  Ann: a companion');
    expect(out).toContain('No one is left to decide.');
  });

  it('are named if there is none of that number, and nothing changes', async () => {
    const { out } = await playing(['stairs', 'seat 7 companion', 'seat 1 king', 'seat', 'quit', 'quit']);
    expect(out).toContain("There is no seat '7'. “seat” lists the seats.");
    expect(out).toContain('Type the number of a seat and who sits there');
    expect(out).toContain('1  Ann: a person at this screen');
  });
});

describe('advice at the terminal', () => {
  it('names an answer and says why', async () => {
    const { out } = await playing(['stairs', 'advice', 'quit', 'quit']);
    expect(out).toMatch(/A companion would choose “.+”\./);
    expect(out).toMatch(/It (makes no difference now|is as good as|looks (a little|clearly) better)/);
    expect(out).toMatch(/From \d+ simulated games each; hidden cards are random\./);
  });
});
