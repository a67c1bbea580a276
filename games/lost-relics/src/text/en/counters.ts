import { capital } from '@questhall/tabletop';

/** What adventures count, as players read it. */
export const COUNTERS: { readonly [counter: string]: string } = {
  braces: 'Braces',
  broken: 'Sleepers broken',
  cracks: 'Cracks in the pane',
  drum: 'Drum beats',
  effigies: 'Effigies broken',
  footsteps: 'Footsteps',
  heat: 'Heat',
  letters: 'Letters saved',
  moonlight: 'Quiet rounds',
  plinths: 'Plinths taken',
  ram: 'Blows on the gate',
  ropes: 'Ropes cut',
  seals: 'Seals broken',
  stone: 'Stone',
  water: 'Water',
  weight: 'Weight on the scale',
};

export const counterName = (counter: string): string =>
  COUNTERS[counter] ?? capital(counter.replaceAll('-', ' '));
