import { type Text, varsIn } from '@questhall/engine';
import { partsOf } from '@questhall/tabletop';
import type { Hero } from '../board.js';
import { gearCard } from '../content/library.js';
import type { Cost, Predicate } from '../content/selectors.js';
import { alternativeAt } from '../effects/choose.js';
import type { RerollParams } from '../effects/reroll.js';
import { abilityAt } from '../in-play.js';
import { paramsOf } from '../kit.js';
import { cardName, heroName, nameOf } from '../names.js';
import { capacityOf, gearOf, heroOf, tokenLimit } from '../queries.js';
import type { Reason } from '../refusals.js';
import { slotLimit } from '../rules/gear.js';
import { giveGear } from '../rules/gifts.js';
import { activeLocation } from '../rules/locations.js';
import { heroAskedName, type Situation, sourceName } from './situation.js';
import { lineOf } from './source.js';

type Args = Text['args'];
type Namer = (s: Situation, id: string) => Args;

/** What the sentence of a reason names, beside the hero who is asked and the card that asks. */
export const reasonArgs = (s: Situation, why: Reason, id: string): Args => ({
  hero: heroAskedName(s),
  source: sourceName(s),
  ...names[why]?.(s, id),
});

const who: Namer = (s, id) => ({ who: heroName(id, s.words) });
const card: Namer = (s, id) => ({ card: cardName(id, s.words) });
const cannot: Namer = (s) => ({
  cannot: s.asked.verb === undefined ? '' : s.words.cards.cannot(s.asked.verb),
});

function ownerOf(s: Situation): Hero | undefined {
  return s.asked.hero === null ? undefined : heroOf(s, s.asked.hero);
}

const capacity: Namer = (s) => {
  const hero = ownerOf(s);
  return { capacity: hero === undefined ? 0 : capacityOf(s, hero) };
};

const slot: Namer = (s) => {
  const { slot: kind } = gearCard(s, s.asked.card ?? '');
  return { slot: kind, limit: slotLimit(kind) };
};

const explored: Namer = (s) => ({
  location: nameOf('location', s.view, s.words),
  progress: s.board.location?.progress ?? 0,
  explore: activeLocation(s)?.explore ?? 0,
});

/** What an ability or an alternative waits for, and what it costs. */
type Terms = { readonly if?: Predicate | undefined; readonly cost?: Cost | undefined };
function termsOf(s: Situation, id: string): Terms {
  if (id.includes('|')) return abilityAt(s, partsOf(id).key);
  const v = varsIn(s.state.stack, lineOf('choose'));
  return (v === undefined ? undefined : alternativeAt(s, v, id)) ?? {};
}

const cost: Namer = (s, id) => {
  const { tokens = 0, exhaustAction = 0 } = termsOf(s, id).cost ?? {};
  const name = id.includes('|') ? nameOf(partsOf(id).entity, s.view, s.words) : sourceName(s);
  return { card: name, tokens, actions: exhaustAction };
};

const meant: Namer = ({ asked, words }) => ({
  meant: asked.meant === undefined ? '' : words.cards.meant(asked.meant),
});

const names: { readonly [why in Reason]?: Namer } = {
  'tokens-elsewhere': card,
  'tokens-full': (s) => {
    const hero = ownerOf(s);
    return { limit: hero === undefined ? 0 : tokenLimit(s, hero) };
  },
  'other-die': (s) => {
    const v = varsIn(s.state.stack, lineOf('reroll'));
    return { die: v === undefined ? '' : paramsOf<RerollParams>(s, v.node).die };
  },
  condition: (s, id) => ({ when: s.words.cards.when(termsOf(s, id).if ?? {}) }),
  'in-lair': (s, id) => ({ enemy: nameOf(id, s.view, s.words) }),
  immune: cannot,
  forbidden: cannot,
  'still-falling': who,
  'has-less': meant,
  'has-more': meant,
  'tokens-all-full': who,
  'not-wounded': who,
  'cannot-recover': (s, id) => ({ ...who(s, id), cannot: s.words.cards.cannot('recover') }),
  'own-gift': who,
  'slot-full': slot,
  'capacity-full': capacity,
  'health-stays': (s, id) => ({ owner: heroName(gearOf(s, id)?.hero.id ?? '', s.words) }),
  'no-room-for-gift': (s) => card(s, s.asked.card ?? ''),
  'no-room-for-return': (s) => ({
    from: heroName(varsIn(s.state.stack, giveGear)?.from ?? '', s.words),
  }),
  'too-few-tokens': cost,
  'too-few-actions': cost,
  'not-explored': explored,
  'visited-twice': who,
  'nothing-left-in-town': who,
};
