import { sharedPlaces } from '@questhall/engine';
import { type G, outerProcedure } from '../kit.js';
import { journeysEnd, playJourney, playQuest, playTutorials, setUpJourney } from '../procs.js';
import { noteResult } from './journeys-end.js';

/**
 * Journeys one after the other, each from its set-up to its end, until the quest is over. Nothing comes after a journey that
 * is played by itself, so its result is its end.
 */
const quest = outerProcedure(playQuest)
  .step('tutorials', [], (g) => {
    const { tutorial } = g.board.chosen;
    return tutorial === null ? undefined : g.call(playTutorials, { tutorial });
  })
  .step('set-up', ['CC-SET-01', 'CC-JEN-13'], (g) =>
    g.call(setUpJourney, { journey: g.board.chosen.journey }),
  )
  .step('play', ['CC-TRN-03'], (g) => g.call(playJourney, {}))
  .step('end', ['CC-JEN-01', 'CC-JEN-02'], (g) => {
    if (g.board.mode === 'quest') return g.call(journeysEnd, {});
    noteResult(g);
    return undefined;
  })
  .step('next', ['CC-JEN-13', 'CC-QST-01'], (g) =>
    g.board.mode === 'quest' && g.board.quest.result === null ? g.goto('set-up') : finish(g),
  );

function finish(g: G) {
  const { mode, quest: played, journey, seats } = g.board;
  const won = mode === 'quest' ? played.result === 'won' : journey?.result === 'success';
  return g.finish({
    result: won ? 'won' : 'lost',
    places: sharedPlaces(seats, won),
    data: { journeys: played.log.length, turns: journey?.turn ?? 0, why: played.result },
  });
}

export const journeyProcedures = [quest];
