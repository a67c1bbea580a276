import type { Table } from './table.js';

/** Goes back before the last decisions that a person made; what bots answered in between goes with them. */
export function undo(table: Table, rest: string): void {
  const { timeline, seats } = table;
  const { words } = table.paper;
  const wanted = rest === '' ? 1 : Number(rest);
  let done = 0;
  for (let at = timeline.length; at > 0 && done < wanted; at--) {
    if (!seats.byPerson(timeline.past[at]?.answer ?? null)) continue;
    timeline.goTo(at - 1);
    done++;
  }
  arrived(table, done, { nothing: words.nothingToTakeBack, said: words.takenBack });
}

/** Goes on through what was undone, up to the next question for a person. */
export function redo(table: Table, rest: string): void {
  const { timeline, seats } = table;
  const { words } = table.paper;
  const wanted = rest === '' ? 1 : Number(rest);
  let done = 0;
  let at = timeline.length;
  for (const { answer } of timeline.future) {
    if (seats.byPerson(answer)) done++;
    if (done > wanted) break;
    at++;
  }
  timeline.goTo(at);
  const again = { nothing: words.nothingToDecideAgain, said: words.decidedAgain };
  arrived(table, Math.min(done, wanted), again);
}

function arrived(
  table: Table,
  done: number,
  { nothing, said }: { nothing: string; said: (n: number) => string },
): void {
  if (done > 0) table.told = table.timeline.length;
  table.paper.say(done === 0 ? nothing : said(done));
}
