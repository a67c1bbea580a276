import type { CardsOf, Tag } from '../../games/face.js';
import type { Printed } from '../../games/printed.js';
import type { Translate } from '../../text/t.js';

type Cards<C extends Printed> = Pick<CardsOf<C>, 'kinds' | 'rank' | 'words' | 'tagsOf'>;

/** Everything a person might type to find a card. */
const wordsOf = <C extends Printed>(printed: C, of: Cards<C>): string =>
  [printed.card.name, printed.card.kind, ...of.words(printed), ...printed.text].join(' ').toLowerCase();

/** Cards of a kind, or of all, that contain every word; those with a word in the name come first. */
export function findCards<C extends Printed>(
  all: readonly C[],
  of: Cards<C>,
  kind: string,
  query: string,
): readonly C[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter(
    (printed) =>
      (kind === 'all' || printed.card.kind === kind) &&
      asked.every((word) => wordsOf(printed, of).includes(word)),
  );
  const place = ({ card }: C) => of.kinds.findIndex(({ id }) => id === card.kind);
  const named = ({ card }: C) => asked.some((word) => card.name.toLowerCase().includes(word));
  return fitting.toSorted(
    (a, b) => Number(named(b)) - Number(named(a)) || place(a) - place(b) || of.rank(a) - of.rank(b),
  );
}

/** The same cards, each kind by itself, in the order of the kinds. */
export function byKind<C extends Printed>(
  found: readonly C[],
  { kinds }: Pick<CardsOf<C>, 'kinds'>,
): (CardsOf<C>['kinds'][number] & { readonly cards: readonly C[] })[] {
  return kinds
    .map((kind) => ({ ...kind, cards: found.filter(({ card }) => card.kind === kind.id) }))
    .filter(({ cards }) => cards.length > 0);
}

/** Every tag of these cards once, in the order in which they first appear. One alone would choose nothing. */
export function tagsAmong<C extends Printed>(cards: readonly C[], of: Cards<C>, t: Translate): Tag[] {
  const tags = new Map(cards.flatMap((card) => of.tagsOf(card, t)).map((tag) => [tag.id, tag]));
  return tags.size > 1 ? [...tags.values()] : [];
}
