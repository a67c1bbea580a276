import { z } from 'zod';
import { amount, type HeroSelector, heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { spawn, spawnNamed } from '../procs.js';
import { spawnsAtLeader } from '../rules/spawn.js';
import type { HeroId } from '../terms.js';
import { amountWords, heroWords, nameWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { chooseHeroes, heroPick } from './choosing-heroes.js';

/** One hero, whoever that is: several would have to share the enemies. */
const oneHero = heroSelector.refine((selector) => !meansSeveral(selector), {
  message: 'a spawned enemy engages one hero',
});
function meansSeveral(selector: HeroSelector): boolean {
  return typeof selector === 'string' ? selector.startsWith('each') : 'each' in selector;
}

const schema = z
  .strictObject({
    count: amount.optional(),
    /** Id of the card that is spawned instead of the top of the deck. */
    named: z.string().optional(),
    place: z.enum(['engaged', 'shadows']).optional(),
    facedown: z.literal(true).optional(),
    /** Whom they engage instead of the hero whose turn it would be. */
    hero: oneHero.optional(),
  })
  .refine(({ hero, place, facedown }) => hero === undefined || (place ?? facedown) === undefined, {
    message: 'an enemy that engages a hero has no other place',
  });
export type SpawnParams = z.infer<typeof schema>;

/** Facedown enemies lie in the shadows only. */
export const placeOf = ({ place, facedown }: SpawnParams) =>
  facedown === true ? 'shadows' : (place ?? 'engaged');

export const heroesToSpawnAt = heroPick('choose-hero-to-be-engaged');

const resolve = effectProcedure('spawn')
  .step('hero', ['ACG-GOLD-06', 'ACG-GOLD-03'], (g, v) => {
    const { hero } = paramsOf<SpawnParams>(g, v.node);
    if (hero === undefined || spawnsAtLeader(g)) return g.pass<HeroId[] | undefined>(undefined);
    return chooseHeroes(g, v, heroesToSpawnAt);
  })
  .step('spawn', ['ACG-SPAWN-01', 'ACG-SPAWN-03', 'ACG-SPAWN-11'], (g, v, heroes) => {
    const params = paramsOf<SpawnParams>(g, v.node);
    const to = heroes === undefined ? {} : { to: heroes[0] ?? null };
    if (params.named !== undefined) return g.call(spawnNamed, { card: params.named, ...to });
    const count = amountOf(g, params.count ?? 1, v);
    const facedown = params.facedown === true;
    if (count <= 0) return undefined;
    return g.call(spawn, { count, place: placeOf(params), facedown, done: 0, ...to });
  })
  .step('done', 'ACG-EFF-01', (g, _, all) => g.end(all));

export const spawnEffect = effect<SpawnParams>({
  verb: 'spawn',
  schema,
  words: (params, line) => {
    const { count = 1, named, facedown, hero } = params;
    const engaged = hero === undefined ? '' : ` engaged with ${heroWords(hero)}`;
    if (named !== undefined) return orderWords(line, `spawn ${nameWords(named, line)}${engaged}`);
    const kind = facedown === true ? 'facedown ' : '';
    const where = placeOf(params) === 'shadows' ? ' in the shadows' : engaged;
    return orderWords(line, `spawn ${amountWords(count, `${kind}enemy${where}`, `${kind}enemies${where}`)}`);
  },
  procedure: resolve,
});
