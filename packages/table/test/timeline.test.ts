import { describe, expect, it } from 'vitest';
import { Watcher } from '../src/index.js';
import { parley, playOn, tableOf } from './tables.js';

/** A game that counts what its table asks it to do. */
function counted() {
  const done = { played: 0, viewed: 0, explained: 0 };
  const { rules } = parley;
  const counting: typeof rules = {
    ...rules,
    apply: (...given) => {
      done.played++;
      return rules.apply(...given);
    },
    play: (...given) => {
      done.played++;
      rules.play(...given);
    },
    view: (...given) => {
      done.viewed++;
      return rules.view(...given);
    },
    explain: (...given) => {
      done.explained++;
      return rules.explain(...given);
    },
  };
  const table = tableOf({ ...parley, rules: counting });
  const watcher = new Watcher(table, 'all', 'en', () => undefined);
  playOn(table, 500);
  watcher.nextScene();
  const during = (act: () => void) => {
    Object.assign(done, { played: 0, viewed: 0, explained: 0 });
    act();
    return { ...done };
  };
  return { table, watcher, during };
}

describe('a table after five hundred answers', () => {
  it('plays one answer, looks once for each viewer and explains one question when somebody answers', () => {
    const { table, watcher, during } = counted();
    const work = during(() => {
      playOn(table, 1);
      watcher.nextScene();
    });
    expect(work).toEqual({ played: 1, viewed: 2, explained: 1 });
  });

  it('plays at most sixteen answers again to show any other moment, and none to come back', () => {
    const { watcher, during } = counted();
    for (const at of [0, 15, 16, 17, 250, 499])
      expect(during(() => watcher.goTo(at)).played).toBeLessThanOrEqual(16);
    expect(during(() => watcher.comeBack()).played).toBe(0);
  });

  it('plays at most sixteen answers again to take back any number of them', () => {
    const { table, during } = counted();
    expect(during(() => table.undo(137)).played).toBeLessThanOrEqual(16);
    expect(table.timeline.at).toBe(363);
  });
});
