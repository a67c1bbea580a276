import type { CSSProperties } from 'react';
import type { Box } from './rooms.js';

/** Where something lies on the map, in squares: style sheets turn it into pixels. */
export const laid = ({ x, y, width, height }: Box): CSSProperties =>
  ({ '--x': x, '--y': y, '--width': width, '--height': height }) as CSSProperties;

export const standing = (x: number, y: number, size: number): CSSProperties =>
  ({ '--x': x, '--y': y, '--size': size }) as CSSProperties;
