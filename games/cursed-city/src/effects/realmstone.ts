import { counted, takeOut } from '@questhall/tabletop';
import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { discoveryCard } from '../content/library.js';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainRealmstone } from '../rules/search.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ hero: heroSelector, draw: z.int().min(1) });
export type RealmstoneParams = z.infer<typeof schema>;

/** The realmstone cards nearest to the top of the discovery deck. */
export const realmstoneEffect = effect<RealmstoneParams>({
  verb: 'realmstone',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero, draw }, about) =>
    does(heroWords(hero, about), verb('gain'), counted(draw, 'realmstone card')),
  procedure: eachOf<RealmstoneParams>('realmstone', {
    rules: ['CC-SRC-11', 'CC-SRC-18'],
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply(g, { draw }, hero) {
      for (let i = 0; i < draw; i++) {
        const card = g.board.discovery.draw.findLast((one) => discoveryCard(g, one).type === 'realmstone');
        if (card === undefined) return;
        takeOut(g.board.discovery, card);
        gainRealmstone(g, hero, card);
      }
    },
  }),
});
