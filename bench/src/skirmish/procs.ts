import { named, procedures } from '@questhall/engine';
import type { SkirmishTypes } from './board.js';

export const procedure = procedures<SkirmishTypes>();

type None = Record<never, never>;
export const main = named<None>('skirmish.main');
export const move = named<{ zone: number; card: string }>('skirmish.move');
export const attack = named<{ enemy: number }>('skirmish.attack');
export const drawAbility = named<None>('skirmish.draw');
export const play = named<{ at: number; card: string }>('skirmish.play');
export const focus = named<None>('skirmish.focus');
export const search = named<None>('skirmish.search');
export const hurtHero = named<{ hero: number; count: number }>('skirmish.hurt-hero');
export const hurtEnemy = named<{ enemy: number; count: number }>('skirmish.hurt-enemy');
export const heal = named<{ hero: number; count: number }>('skirmish.heal');
export const enemyPhase = named<{ enemy: number; card: string }>('skirmish.enemy-phase');
