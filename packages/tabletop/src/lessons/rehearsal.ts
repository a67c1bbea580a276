import type { Answer, Decision, Event, Rules, State } from '@questhall/engine';
import { untrue } from './facts.js';
import { answersBefore, wantedPicks } from './script.js';
import type { Lesson, LessonRecord } from './types.js';

type Moment<B> = { readonly state: State<B>; readonly events: readonly Event[] };

/** Plays a lesson as a pupil would, whatever he picks where he may pick anything. Gives what went wrong, in a sentence. */
export function rehearse<B extends object, V extends object, S>(
  rules: Rules<B, V, S>,
  lesson: Lesson,
  record: LessonRecord,
): string | null {
  let moment: Moment<B> = rules.start(rules.setup(lesson.setup), record.seed);
  for (const answer of answersBefore(record)) moment = rules.apply(moment.state, answer);
  return played(rules, lesson, 0, moment);
}

function played<B extends object, V extends object, S>(
  rules: Rules<B, V, S>,
  lesson: Lesson,
  at: number,
  moment: Moment<B>,
): string | null {
  const beat = lesson.beats[at];
  if (beat === undefined) return null;
  const { state, events } = moment;
  const [decision] = state.open;
  const where = `lesson '${lesson.id}', beat ${at + 1} (${beat.pages[0]?.say})`;
  if (decision?.ask !== beat.ask) return `${where}: ${decision?.ask ?? 'nothing'} is asked, not ${beat.ask}`;
  const wrong = untrue(beat.sees ?? [], rules.view(state, decision.by), events);
  if (wrong !== undefined) return `${where}: not so: ${JSON.stringify(wrong)}`;
  if (at === lesson.beats.length - 1) return null;
  const wanted = wantedPicks(beat, decision);
  for (const picks of wanted === null ? anyPicks(decision) : [wanted]) {
    if (!picks.every((pick) => decision.options.includes(pick)))
      return `${where}: ${picks.join(', ')} cannot be picked; there are ${decision.options.join(', ')}`;
    const flaw = played(rules, lesson, at + 1, rules.apply(state, answerTo(decision, picks)));
    if (flaw !== null) return flaw;
  }
  return null;
}

const answerTo = ({ id }: Decision, picks: readonly string[]): Answer => ({
  decision: id,
  picks: [...picks],
});

/** Each option alone, and nothing at all where that is allowed. */
function anyPicks({ options, min }: Decision): string[][] {
  return [...(min === 0 ? [[]] : []), ...options.map((option) => [option])];
}
