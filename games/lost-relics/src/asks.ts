import type { WindowAsks } from '@questhall/engine';
import type { DieOption } from './legal-dice.js';
import type { ActionKey, AreaId, CardId, Change, FigureId, HeroId, HostileId } from './terms.js';

type YesNo = 'yes' | 'no';

export type LrAsk = keyof LrAsks;

/** Every question that is put, with what its options are. */
export type LrAsks = Pick<WindowAsks, 'use-ability' | 'order-effects'> & {
  'choose-start': AreaId;
  'retry-or-stop': 'retry' | 'stop';

  'choose-action': ActionKey;
  'choose-die': DieOption;
  'choose-value': string;
  'choose-change': Change;
  'choose-step': AreaId;
  'choose-shifted': FigureId;
  'choose-shift-area': AreaId;
  'choose-target': FigureId;
  'order-targets': FigureId;
  'choose-interaction': string;
  'choose-commanded': FigureId;
  'choose-commanded-action': ActionKey;

  'start-chain': YesNo;
  'join-chain': HeroId;
  'choose-link': HeroId;
  'choose-link-action': ActionKey;

  'choose-reaction': HostileId;
  'choose-victim': HeroId;
  'choose-hostile-step': AreaId;
  'choose-blocked-victim': HeroId;
  'choose-retreat': AreaId;
  'choose-spawn-area': AreaId;
  'choose-hostile-to-act': HostileId;
  'order-leaders': HostileId;

  'choose-receiver': HeroId;
  'return-treasure': CardId;
  'lose-treasure': CardId;
  'choose-returning': HeroId;
  'choose-haven': AreaId;

  'carry-out-line': YesNo;
  'pay-for-line': YesNo;
  'choose-option': string;
  'choose-to-damage': FigureId;
  'choose-to-heal': FigureId;
  'choose-for-destiny': FigureId;
  'choose-for-treasure': FigureId;
  'choose-to-step': FigureId;
  'choose-to-shift': FigureId;
  'choose-to-slay': FigureId;
  'choose-for-stat': FigureId;
  'choose-die-owner': FigureId;
  'choose-die-to-change': string;
};
