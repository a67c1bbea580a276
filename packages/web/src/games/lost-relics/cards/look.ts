import type { Look } from '../../../cards/CardFrame.js';
import styles from './Look.module.css';
import './relics.css';

export const LOOK: Look = { shape: 'cut', className: styles.look };
