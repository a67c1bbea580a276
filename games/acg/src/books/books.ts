import type { Answer, Books, Chapter, Event, State } from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import type { AcgBox } from '../content/box.js';
import { isStanding } from '../queries.js';
import { OpenChapter } from './open-chapter.js';

/** Keeps the books of a game: one chapter for each quest. */
export class AcgBooks implements Books<AcgBoard> {
  private readonly done: Chapter[] = [];
  private open: OpenChapter | null = null;

  constructor(private readonly box: AcgBox) {}

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
    this.open = new OpenChapter(board, this.box);
  }

  private close(board: AcgBoard, result: 'won' | 'lost'): void {
    if (this.open !== null) this.done.push(this.open.closed(result, endOf(board, result, this.box)));
    this.open = null;
  }
}

function endOf(b: AcgBoard, result: 'won' | 'lost', { records }: AcgBox): string {
  if (result === 'won') return 'won';
  if (!b.heroes.some(isStanding)) return 'all heroes defeated';
  const sheet = records[b.quest];
  const last = sheet?.kind === 'quest' ? sheet.perilTrack.length - 1 : Number.POSITIVE_INFINITY;
  return b.phase === 'peril' || b.peril >= last ? 'peril ran out' : 'another defeat condition';
}
