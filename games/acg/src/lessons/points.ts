import type { AcgView } from '../view.js';

export const actingHero = (view: AcgView) =>
  view.heroes.find(({ id }) => id === (view.action?.hero ?? view.active ?? view.leader));

/** What a coach can point at without knowing its name; `peril` and the like are parts of the board. */
export const POINTS: { readonly [word: string]: (view: AcgView) => readonly string[] } = {
  '@heroes': ({ heroes }) => heroes.map(({ id }) => id),
  '@acting': (view) => [actingHero(view)?.id ?? ''],
  '@actions': (view) => actingHero(view)?.actions.map(({ card }) => card) ?? [],
  '@exhausted': (view) =>
    actingHero(view)?.actions.flatMap(({ card, exhausted }) => (exhausted ? [card] : [])) ?? [],
  '@location': ({ location }) => (location === null ? [] : [location.card]),
  '@engaged': (view) => enemiesIn(view, actingHero(view)?.id ?? ''),
  '@fighting': (view) => view.heroes.flatMap(({ id }) => enemiesIn(view, id)),
  '@shadows': (view) => enemiesIn(view, 'shadows'),
  '@nemesis': (view) => view.enemies.flatMap(({ id, card }) => (card === 'odious-grump' ? [id] : [])),
  '@gear': ({ heroes }) => heroes.flatMap(({ gear }) => gear.map(({ card }) => card)),
  '@items': ({ heroes }) => heroes.flatMap(({ items }) => items),
  '@conditions': ({ heroes }) =>
    heroes.flatMap(({ id, conditions }) => conditions.map((condition) => `${condition}@${id}`)),
  '@decks': () => ['enemy-deck', 'location-deck', 'dungeon-deck', 'gear-deck'],
  '@peril': () => ['peril'],
  '@phases': () => ['phases'],
  '@quest': () => ['quest'],
  '@dice': () => ['dice'],
};

const enemiesIn = ({ enemies }: AcgView, zone: string): string[] =>
  enemies.flatMap((enemy) => (enemy.zone === zone ? [enemy.id] : []));
