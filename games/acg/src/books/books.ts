import type { Answer, Books, Chapter, Event, State } from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import { library, questSheet } from '../content/library.js';
import { isStanding } from '../queries.js';
import { OpenChapter } from './open-chapter.js';

/** Keeps the books of a game: one chapter for each quest. */
export class AcgBooks implements Books<AcgBoard> {
  private readonly done: Chapter[] = [];
  private open: OpenChapter | null = null;

  answer(state: State<AcgBoard>, answer: Answer): void {
    const decision = state.open.find(({ id }) => id === answer.decision);
    if (decision !== undefined) this.open?.answered(decision, answer.picks);
  }

  events(events: readonly Event[], { board }: State<AcgBoard>): void {
    for (const event of events) {
      if (event.type === 'set-up' && event.data.step === 'heroes') this.begin(board);
      this.open?.note(event);
    }
    if (this.open !== null && board.result !== null) this.close(board, board.result);
  }

  chapters(): Chapter[] {
    return this.done;
  }

  private begin(board: AcgBoard): void {
    // Only where a whole settlement went by without a question.
    if (this.open !== null) this.close(board, board.campaign?.results.at(-1) ?? 'lost');
    this.open = new OpenChapter(board);
  }

  private close(board: AcgBoard, result: 'won' | 'lost'): void {
    if (this.open !== null) this.done.push(this.open.closed(result, endOf(board, result)));
    this.open = null;
  }
}

function endOf(b: AcgBoard, result: 'won' | 'lost'): string {
  if (result === 'won') return 'won';
  if (!b.heroes.some(isStanding)) return 'all heroes defeated';
  const sheet = library.records[b.quest] === undefined ? null : questSheet(b.quest);
  const last = (sheet?.perilTrack.length ?? Number.POSITIVE_INFINITY) - 1;
  return b.phase === 'peril' || b.peril >= last ? 'peril ran out' : 'another defeat condition';
}
