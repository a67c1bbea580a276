import type { Progress } from './types.js';

type Terminal = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** A line that grows, with rate and time left; nothing where nobody looks at a terminal. */
export function progressBar(terminal: Terminal): (progress: Progress) => void {
  if (terminal.isTTY !== true) return () => undefined;
  return (progress) => {
    const end = progress.done === progress.games ? '\n' : '';
    terminal.write(`\r\u001b[K${progressLine(progress, terminal.columns ?? 80)}${end}`);
  };
}

export function progressLine({ done, games, crashed, stuck, seconds }: Progress, columns: number): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? (games - done) / rate : 0;
  const wrong = crashed + stuck > 0 ? `  ${crashed} crashed, ${stuck} stuck` : '';
  const words = ` ${done}/${games} games  ${rate.toFixed(1)}/s  ${clock(left)} left${wrong}`;
  const width = Math.max(0, Math.min(40, columns - words.length - 3));
  const full = Math.round((width * done) / games);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]${words}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
