import type { Decision, OptionId, RuleSwitches } from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import { actionCard, type CompiledLine, library } from '../content/library.js';
import type { ActionParams } from '../effects/action.js';
import { heroOf, slotOf, standing } from '../queries.js';
import { attackTargets } from '../rules/hero-attack.js';
import type { ActionType, CardId, EnemyId, HeroId } from '../terms.js';
import type { AcgView } from '../view.js';
import { Remarks } from './remarks.js';
import { actionWith, seenBoard } from './seen.js';

/** Questions that come before the roll of an action, in the order in which they are asked. */
const STAGES = ['choose-action', 'choose-targets', 'choose-hero-to-aid', 'spend-tokens'] as const;
type Stage = (typeof STAGES)[number];

/** An action that a hero is about to roll for, as far as it is settled. */
export type Attempt = {
  readonly b: AcgBoard;
  readonly switches: RuleSwitches;
  readonly hero: HeroId;
  readonly card: CardId;
  readonly type: ActionType;
  readonly params: ActionParams;
  /** Key of the action line, and the lines above and below it. */
  readonly node: string;
  readonly above: readonly CompiledLine[];
  readonly below: readonly CompiledLine[];
  /** Enemies aimed at; while that is open, all that might be. */
  readonly targets: readonly EnemyId[];
  readonly aimed: boolean;
  /** The hero to be aided; while that is open, all who might be. */
  readonly aided: readonly HeroId[];
  readonly spent: number;
  readonly stage: Stage;
  readonly remarks: Remarks;
};

/** The attempt that an answer would lead to; undefined if the question is not one before a roll. */
export function attemptOf(view: AcgView, { ask }: Decision, picks: readonly OptionId[]): Attempt | undefined {
  const stage = STAGES.find((one) => one === ask);
  const begun = stage === 'choose-action' ? begin(view, picks) : view.action;
  if (stage === undefined || begun === null || picks.length === 0) return undefined;
  const b = boardWith(view, begun, stage === 'spend-tokens' ? Number(picks[0]) : 0);
  const line = actionLine(begun.card);
  if (line === undefined) return undefined;
  const { hero, card, type } = begun;
  const common = { b, switches: view.switches, hero, card, type, stage, remarks: new Remarks(), ...line };
  return { ...common, ...aimOf(b, { ...begun, ...chosen(stage, picks) }, line.params, stage) };
}

type Begun = NonNullable<AcgView['action']>;

function begin(view: AcgView, [card]: readonly OptionId[]): Begun | null {
  const known = card !== undefined && library.cards[card]?.kind === 'action';
  return view.active === null || !known ? null : actionWith(view.active, card);
}

function chosen(stage: Stage, picks: readonly OptionId[]): Partial<Begun> {
  if (stage === 'choose-targets') return { targets: [...picks] };
  if (stage === 'choose-hero-to-aid') return { aided: picks[0] as HeroId };
  return stage === 'spend-tokens' ? { spent: Number(picks[0]) } : {};
}

/** The board with the card turned and the tokens gone, as it will be when the dice fall. */
function boardWith(view: AcgView, begun: Begun, spent: number): AcgBoard {
  const b = seenBoard(view);
  const slot = slotOf(heroOf(b, begun.hero), begun.card);
  slot.exhausted = true;
  slot.tokens -= spent;
  b.action = { ...begun };
  return b;
}

function actionLine(card: CardId) {
  const lines = library.programs[`${actionCard(card).id}/lines`] ?? [];
  const at = lines.findIndex(({ verb }) => verb === 'action');
  const line = lines[at];
  if (line === undefined) return undefined;
  const params = line.params as ActionParams;
  return { node: line.key, params, above: lines.slice(0, at), below: lines.slice(at + 1) };
}

/** Where only one can be meant, there is nothing left to choose. */
function aimOf(
  b: AcgBoard,
  { hero, type, targets, aided, spent }: Begun,
  params: ActionParams,
  stage: Stage,
) {
  const early = stage === 'choose-action';
  const reach = type === 'attack' ? attackTargets(b, hero, params.ranged === true) : [];
  const others = standing(b).flatMap((other) => (other.id === hero ? [] : [other.id]));
  const whom = type !== 'aid' ? [] : early ? others : aided === null ? [] : [aided];
  const aimed = !early || reach.length < 2;
  return { spent, targets: early ? reach : targets, aimed, aided: whom };
}
