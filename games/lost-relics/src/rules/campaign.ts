import { named, sharedPlaces } from '@questhall/engine';
import { adventureSheet, campaignSheet } from '../content/library.js';
import { type G, outerProcedure, procedure } from '../kit.js';
import { party } from '../queries.js';
import { round } from './round.js';
import { setUpAdventure } from './setup.js';

export const main = named<Record<never, never>>('lr.main');

/** One adventure, or all of a campaign in their order, each until it is won. */
const playing = outerProcedure<Record<never, never>>(main.id)
  .step('set-up', ['LR-SET-01', 'LR-CMP-01', 'LR-CMP-02', 'LR-CMP-08'], (g) =>
    g.call(setUpAdventure, { adventure: nextAdventure(g), next: 0 }),
  )
  .step('play', 'LR-END-01', (g) => g.call(adventure, {}))
  .step('end', ['LR-END-01', 'LR-END-02', 'LR-END-03', 'LR-CMP-02', 'LR-CMP-12'], (g) => {
    const { campaign, result, adventure: id, round: rounds } = g.board;
    g.board.stage = 'between';
    g.board.active = null;
    g.tell?.('adventure-ends', { adventure: id, result, rounds, text: ending(g) });
    if (campaign === null) return finish(g);
    campaign.tries[id] = (campaign.tries[id] ?? 0) + 1;
    campaign.retry = result !== 'won';
    if (result === 'won') campaign.won++;
    return isComplete(g) ? finish(g) : undefined;
  })
  .step('again', ['LR-CMP-08', 'LR-CMP-12'], (g) =>
    g.board.campaign?.retry === true ? g.one(party(g), 'retry-or-stop', ['retry', 'stop']) : g.pass('on'),
  )
  .step('next', ['LR-CMP-02', 'LR-CMP-08'], (g, _, answer) =>
    answer === 'stop' ? finish(g) : g.goto('set-up'),
  );

/** Round after round, until it is decided: every step inside looks for that. */
const adventure = procedure('lr.adventure')
  .step('round', ['LR-RND-01', 'LR-END-01'], (g) => g.call(round, {}))
  .step('next', 'LR-RND-01', (g) => g.goto('round'));

const adventuresOf = (g: G): readonly string[] => campaignSheet(g, g.board.campaign?.id ?? '').adventures;

function nextAdventure(g: G): string {
  const { campaign, adventure: only } = g.board;
  return campaign === null ? only : (adventuresOf(g)[campaign.won] as string);
}

const isComplete = (g: G): boolean => (g.board.campaign?.won ?? 0) >= adventuresOf(g).length;

/** Why it ended, in the adventure's own words. */
function ending(g: G): string {
  const sheet = adventureSheet(g, g.board.adventure);
  return g.board.result === 'won' ? sheet.won : sheet.lost;
}

function finish(g: G) {
  const { adventure: id, round: rounds, result, campaign } = g.board;
  const tries = campaign === null ? null : { ...campaign.tries };
  return g.finish({
    result: result ?? 'lost',
    places: sharedPlaces(g.board.seats, result === 'won'),
    data: { adventure: id, rounds, won: campaign?.won ?? (result === 'won' ? 1 : 0), tries },
  });
}

export const campaignProcedures = [playing, adventure];
