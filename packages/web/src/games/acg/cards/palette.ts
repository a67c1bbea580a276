import type { CSSProperties } from 'react';
import type { Look } from '../../../cards/CardFrame.js';
import styles from './Look.module.css';

type Palette = {
  /** Both ends of the frame. */
  readonly edge: readonly [string, string];
  /** The line that is drawn on it. */
  readonly thread: string;
  /** Beside the main sentence, and of names and keywords. */
  readonly tint?: string;
  readonly rubric?: string;
  readonly paper?: string;
  readonly print?: readonly [string, string];
};

const GOLD = '#f0cd84';
const DICE: Palette = { edge: ['#4d301e', '#1a100b'], thread: '#e0b355' };
const QUEST: Palette = { edge: ['#6b4529', '#26170f'], thread: '#f5d183' };
const GILDED: Palette = {
  edge: ['#3a2a1b', '#20150d'],
  thread: '#5a3206',
  rubric: '#84200f',
  paper: 'radial-gradient(100% 80% at 50% 20%, #fff9df, #f6dfa0 60%, #dfb75c)',
};
const NEMESIS: Palette = {
  edge: ['#2b1020', '#050205'],
  thread: '#ff7a55',
  tint: '#e0492a',
  rubric: '#ff9c80',
  paper: 'radial-gradient(120% 90% at 50% 30%, #43202a, #26111a 60%, #12070d)',
  print: ['#f9e8d6', '#e3c4ae'],
};
const CONDITION: Palette = {
  edge: ['#8a2020', '#2b0708'],
  thread: '#ffb39e',
  paper: 'radial-gradient(120% 90% at 50% 30%, #f6e2d3, #eac9b3 60%, #d3a187)',
};

const PALETTES: { readonly [kind: string]: Palette } = {
  'hero-card': { edge: ['#8a631c', '#3c2709'], thread: '#ffe1a0' },
  attack: { edge: ['#9a2f19', '#471108'], thread: GOLD },
  aid: { edge: ['#2d5b9f', '#152c52'], thread: GOLD, tint: '#1f4076', rubric: '#1f4076' },
  explore: { edge: ['#2f7a5a', '#123527'], thread: GOLD, tint: '#1f5a3f', rubric: '#17492f' },
  rest: { edge: ['#634799', '#2c1d4d'], thread: GOLD, tint: '#432f6b', rubric: '#432f6b' },
  standard: { edge: ['#565b64', '#1b1d21'], thread: '#c3c8d0', tint: '#5b1a10' },
  elite: { edge: ['#7a2c22', '#1d0b09'], thread: '#f0c25c' },
  nemesis: NEMESIS,
  location: { edge: ['#34664d', '#10241b'], thread: '#e0c27b', tint: '#1f5a3f', rubric: '#17492f' },
  item: { edge: ['#7a6528', '#2d240a'], thread: GOLD, tint: '#6b4a08', rubric: '#5f4106' },
  event: { edge: ['#634799', '#261941'], thread: '#e3c9ff', tint: '#432f6b', rubric: '#432f6b' },
  gear: { edge: ['#66727f', '#22272e'], thread: '#e2e8ef', tint: '#2f4a6b', rubric: '#24405f' },
  'legendary-gear': GILDED,
  fortune: GILDED,
  condition: CONDITION,
  quest: QUEST,
  campaign: QUEST,
  difficulty: DICE,
  dice: DICE,
  spent: { edge: ['#4a443c', '#24201b'], thread: GOLD },
};

/** The colours of a kind of card, as its style sheets ask for them. */
export function paletteOf(kind: string): CSSProperties {
  const { edge, thread, tint, rubric, paper, print } = PALETTES[kind] ?? DICE;
  return {
    '--edge': edge[0],
    '--edge-2': edge[1],
    '--thread': thread,
    '--tint': tint ?? '#8f2412',
    '--rubric': rubric ?? 'var(--rubric-on-card)',
    '--paper': paper ?? 'var(--vellum)',
    '--print': print?.[0] ?? 'var(--text-on-card)',
    '--print-soft': print?.[1] ?? 'var(--text-on-card-soft)',
  } as CSSProperties;
}

export const LOOK: Look = { shape: 'round', className: styles.look, coloursOf: paletteOf };
