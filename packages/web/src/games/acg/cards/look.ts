import type { Look } from '../../../cards/CardFrame.js';
import styles from './Look.module.css';

export const LOOK: Look = { shape: 'round', className: styles.look };
