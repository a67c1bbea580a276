import type { SeatId, WindowAsks } from '@questhall/engine';
import type { Ailment, CardId, CellId, FigureId, HeroId, HostileId, ItemId, WeaponKey } from './terms.js';

/** A space of a hero's card, from left to right. */
export type SpaceOption = `space-${number}`;
/** A die in that space, or a destiny die by its score. */
export type DieOption = SpaceOption | `destiny-${number}`;
/** A die of the roll that is open, by its place. */
export type RolledOption = `die-${number}`;
/** An encounter slot's initiative card. */
export type GroupOption = `group-${number}`;

/** Every question that is put, with what its options are. Numbers are those of the list of decisions in the frame. */
export type CcAsks = Pick<WindowAsks, 'use-ability' | 'order-effects'> & {
  // --- tutorials -------------------------------------------------------------------------------------
  /** The next one, or the quest. */
  'choose-next-tutorial': CardId;
  'go-on': 'yes' | 'no';

  // --- quest and set-up: 1 to 9 ----------------------------------------------------------------------
  'choose-leader': SeatId;
  'choose-journey': CardId;
  'pick-hero': HeroId;
  'choose-drop-space': CellId;
  'choose-model': string;
  'choose-object': string;
  'choose-hostile-space': CellId;

  // --- turn start: 10 to 14 --------------------------------------------------------------------------
  /** Of the dice that were rolled, the one for the diseased space. */
  'assign-die': RolledOption;
  'attempt-gambit': SpaceOption | 'inspiration' | 'no-more';
  'choose-gambit-card': GroupOption;
  'reroll-with-inspiration': RolledOption;
  'reroll-dice': RolledOption;

  // --- hero activation: 15 to 28 ---------------------------------------------------------------------
  'order-ailments': Ailment;
  'shake-off-stun': DieOption;
  /** `move`, `weapon/…`, `unique/…`, `unbind/<hero>`, `dig/<hero>`, `treasure/…`, `trade/<hero>`. */
  'choose-action': string;
  'choose-die': DieOption;
  'choose-path-end': CellId;
  'choose-target': FigureId;
  'choose-weapon': WeaponKey;
  'choose-healing': string;
  'choose-wound': SpaceOption;
  'choose-searched': string;
  'keep-treasure': CardId;
  'keep-item': ItemId;
  /** `give`, `take` or `swap`. */
  'choose-trade': string;
  'accept-trade': 'yes' | 'no';
  'place-zone': string;
  'roll-for-inspiration': 'yes' | 'no';
  'carry-out-line': 'yes' | 'no';
  'pay-for-line': 'yes' | 'no';
  'choose-option': string;
  'choose-affected': FigureId;
  'choose-cell': CellId;
  'choose-die-to-change': DieOption;
  'choose-card': string;

  // --- hostile activation: 29 to 37 ------------------------------------------------------------------
  'choose-category': CardId;
  'choose-acting-hostile': HostileId;
  'choose-hostile-end': CellId;
  'choose-hostile-weapon': WeaponKey;
  'choose-victim': HeroId;
  /** `<hero>/space-<n>`. */
  'declare-reaction': string;
  'choose-reactor': HeroId;
  'place-wound': SpaceOption;
  'turn-wound': SpaceOption;
  'place-disease': SpaceOption;
  'choose-reinforcement': HostileId;
  'choose-lychgate': string;

  // --- event phase and crises: 38 to 43 --------------------------------------------------------------
  'choose-moving-group': GroupOption;
  'choose-returning': HeroId;
  'choose-return-space': CellId;
  'choose-relief': 'recuperate' | Ailment;
  'choose-relieved': HeroId;
  'choose-acting-hero': HeroId;

  // --- deliverance: 44 to 46 -------------------------------------------------------------------------
  /** `<gateway>/<spot>/<turn>`. */
  'place-tile': string;
  'choose-gateway-spot': string;

  // --- journey's end: 47 to 52 -----------------------------------------------------------------------
  'reroll-survival': 'yes' | 'no';
  'discard-for-realmstone': CardId;
  /** `<from>/<to>/<card>`. */
  'trade-at-end': string;
  /** `<hero>/<empowerment>`. */
  'buy-empowerment': string;
};
