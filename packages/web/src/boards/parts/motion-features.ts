import { domMax } from 'motion/react';

/** Loaded after the table is laid: nothing has to move before that. */
export default domMax;
