import { procedure } from '../kit.js';
import { checkQuest, programOf, runProgram, theQuest } from '../procs.js';
import { discardItems } from './discards.js';
import { type QuestMoment, resultNow } from './quest-check.js';
import { round } from './round.js';
import { setupQuest } from './setup.js';

/** Victory or defeat is noted once, and then stands. */
const checking = procedure<{ moment: QuestMoment }>(checkQuest.id).step(
  'check',
  ['ACG-QUEST-02', 'ACG-QUEST-03', 'ACG-QUEST-05', 'ACG-QUEST-06', 'ACG-DECK-20', 'ACG-CONT-22'],
  (g, v) => {
    const b = g.board;
    if (b.result !== null) return;
    b.result = resultNow(g, v.moment);
    if (b.result !== null) g.tell?.('quest-ended', { quest: b.quest, result: b.result });
  },
);

/** The quest stage: set-up, then round after round until the sheet says that it is over. */
export const playQuest = procedure<{ quest: string }>('acg.play-quest')
  .step('set-up', ['ACG-SETUP-09', 'ACG-QUEST-01'], (g, v) => {
    g.board.quest = v.quest;
    return g.call(setupQuest, {});
  })
  .step('round', ['ACG-ROUND-01', 'ACG-QUEST-01'], (g) => g.call(round, {}))
  .step('again', 'ACG-QUEST-04', (g) => (g.board.result === null ? g.goto('round') : undefined));

/** Unused items go; then the back of the sheet: the reward after a victory, the penalty after a defeat. */
export const resolveOutcome = procedure<Record<never, never>>('acg.resolve-outcome')
  .step('items', 'ACG-DUN-06', (g) => {
    for (const hero of g.board.heroes) discardItems(g, hero);
  })
  .step('section', ['ACG-QUEST-02', 'ACG-QUEST-03', 'ACG-SETL-01', 'ACG-CAMP-06', 'ACG-NEM-04'], (g) => {
    const section = g.board.result === 'won' ? 'reward' : 'penalty';
    g.tell?.('section', { quest: g.board.quest, section });
    return g.call(runProgram, programOf(theQuest, `${g.board.quest}/${section}`));
  });

export const questProcedures = [checking, playQuest, resolveOutcome];
