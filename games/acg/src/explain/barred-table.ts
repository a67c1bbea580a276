import { actionCard } from '../content/library.js';
import { heroName, nameOf } from '../names.js';
import { heroOf } from '../queries.js';
import { isExplored, locationCard } from '../rules/locations.js';
import { SETTLEMENT_ACTIONS, type SettlementAction } from '../terms.js';
import { bar, type Finder, missing } from './bar.js';
import { heroOption } from './option-people.js';
import { heroAsked, type Situation, sourceName } from './situation.js';

/** "Why can we not travel on?" is asked most often in the middle of a fight. */
export const travelling: Finder = (s) => {
  const { location, decks } = s.b;
  const card = locationCard(s.b);
  if (location === null || card === null) return [];
  const what = { refs: [location.card], text: { key: 'option.travel', args: {} } };
  if (decks.location.draw.length === 0) return [bar(what, 'no-location-left', ['ACG-LOC-05'])];
  const args = {
    location: nameOf('location', s.view, s.words),
    progress: location.progress,
    explore: card.explore,
  };
  if (!isExplored(s.b)) return [bar(what, 'not-explored', ['ACG-LOC-03'], args)];
  return [bar(what, 'location-phase-only', ['ACG-LOC-03', 'ACG-LOC-11'])];
};

/** A line without "may" is carried out as far as it can be. */
export const mandatory: Finder = (s) =>
  s.decision.min === 0 || s.decision.form === 'maybe' || s.decision.form === 'yes-no'
    ? []
    : [
        bar({ refs: [], text: { key: 'option.decline', args: {} } }, 'mandatory', ['ACG-GOLD-10'], {
          source: sourceName(s),
        }),
      ];

const VISITS = 2;

export const visitedTwice: Finder = (s) =>
  s.b.heroes
    .filter((hero) => missing(s, hero.id))
    .map(({ id, visits }) =>
      visits.length >= VISITS
        ? bar(heroOption(s, id), 'visited-twice', ['ACG-SETL-02'], { hero: heroName(id, s.words) })
        : bar(heroOption(s, id), 'nothing-left-in-town', ['ACG-SETL-02', 'ACG-SETL-03'], {
            hero: heroName(id, s.words),
          }),
    );

export const nothingToGive: Finder = (s) =>
  missing(s, 'give-gear')
    ? [
        bar({ refs: [], text: { key: 'option.give-gear', args: {} } }, 'nothing-to-give', [
          'ACG-GEAR-12',
          'ACG-GEAR-14',
        ]),
      ]
    : [];

export const closedPlaces: Finder = (s) =>
  SETTLEMENT_ACTIONS.filter((place) => missing(s, place)).map((place) => whyClosed(s, place));

function whyClosed(s: Situation, place: SettlementAction) {
  const what = { refs: [], text: { key: `option.settlement-action.${place}`, args: {} } };
  const id = heroAsked(s);
  const hero = id === null ? null : heroOf(s.b, id);
  if (place === 'trainer' && hero?.actions.every(({ card }) => actionCard(card).level === 'advanced'))
    return bar(what, 'all-advanced', ['ACG-SETL-05']);
  if (place === 'blacksmith' && s.b.decks.gear.draw.length === 0)
    return bar(what, 'blacksmith-empty', ['ACG-SETL-08', 'ACG-FAQ-08']);
  return bar(what, 'same-place', ['ACG-SETL-03']);
}
