import { type Clause, does, followed, type Phrase, VERBS } from '@questhall/tabletop/german';
import type { Reaction } from '../../terms.js';

/** The first thing that is done, and the same as something that follows. */
const FIRST: { readonly [reaction in Reaction]: (who: Phrase) => Clause } = {
  attack: (who) => does(who, VERBS.angreifen, ''),
  execute: (who) => does(who, VERBS.durchführen, 'eine Hinrichtung'),
  move: (who) => does(who, VERBS.bewegen, 'sich'),
  retreat: (who) => does(who, VERBS.zurückziehen, 'sich'),
};
const THEN: { readonly [reaction in Reaction]: { readonly er: string; readonly sie: string } } = {
  attack: { er: 'greift dann an', sie: 'greifen dann an' },
  execute: { er: 'führt dann eine Hinrichtung durch', sie: 'führen dann eine Hinrichtung durch' },
  move: { er: 'bewegt sich dann', sie: 'bewegen sich dann' },
  retreat: { er: 'zieht sich dann zurück', sie: 'ziehen sich dann zurück' },
};

/** "jedes Skelett bewegt sich und greift dann an" */
export function acting(who: Phrase, [first, ...rest]: readonly Reaction[]): Clause {
  const person = who.person === 'sie' ? 'sie' : 'er';
  const then = rest.map((what) => ` und ${THEN[what][person]}`).join('');
  return followed(FIRST[first ?? 'move'](who), then);
}
