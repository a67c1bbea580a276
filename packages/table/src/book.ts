import type { Member, RoadStep } from '@questhall/engine';
import { type Chapter, chaptersIn } from './chapters.js';
import type { Scene } from './scene.js';
import type { Watcher } from './watcher.js';

/** A list with a name; lists of nothing are left out. */
export type NamedListShown = { readonly name: string; readonly items: readonly string[] };

/** An adventure as a book: what stands on its cover, the road, who takes part, and its chapters. Every text is ready to be shown. */
export type Book = {
  readonly game: string;
  readonly kind: string;
  readonly title: string;
  readonly standing: Scene['standing'];
  readonly road: {
    readonly name: string;
    readonly steps: readonly (Omit<RoadStep, 'note'> & { readonly note: string })[];
  };
  readonly company: readonly (Omit<Member, 'state' | 'lists'> & {
    readonly state: string;
    readonly lists: readonly NamedListShown[];
  })[];
  readonly stores: {
    readonly name: string;
    readonly none: string;
    readonly lists: readonly NamedListShown[];
  } | null;
  readonly chapters: readonly Chapter[];
};

export function bookFor(watcher: Watcher): Book {
  const { table, place, viewer, language } = watcher;
  const teller = table.teller(language);
  const { show, rules } = teller.game;
  const state = table.timeline.stateAt(place);
  const view = table.views.of(state, viewer);
  const standing = teller.standing(table.views.of(state, 'spectator'));
  const cover = show.cover?.(view);
  const lists = (named: Member['lists']): NamedListShown[] =>
    named
      .filter(({ items }) => items.length > 0)
      .map(({ name, items }) => ({ name: teller.say(name), items }));
  const tally = (events: Chapter['events']) => (show.tally?.(events) ?? []).map((text) => teller.say(text));
  return {
    game: rules.id,
    kind: cover === undefined ? '' : teller.say(cover.kind),
    title: cover?.title ?? standing.adventure,
    standing,
    road: {
      name: cover?.road === undefined ? '' : teller.say(cover.road),
      steps: (show.road?.(view) ?? []).map((step) => ({ ...step, note: teller.say(step.note) })),
    },
    company: (show.company?.(view) ?? []).map((member) => ({
      ...member,
      state: teller.say(member.state),
      lists: lists(member.lists),
    })),
    stores:
      cover?.stores === undefined
        ? null
        : {
            name: teller.say(cover.stores.name),
            none: teller.say(cover.stores.none),
            lists: lists(cover.stores.lists),
          },
    chapters: chaptersIn(watcher.chronicle(), tally),
  };
}
