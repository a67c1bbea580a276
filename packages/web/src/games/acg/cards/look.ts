import type { Look } from '../../../cards/CardFrame.js';
import styles from './Look.module.css';
import { paletteOf } from './palette.js';

export const LOOK: Look = { shape: 'round', className: styles.look, coloursOf: paletteOf };
