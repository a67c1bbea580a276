import { t, useLanguage } from '../../text/t.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each unit up to where the next one says it better. */
const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; size: number; until: number }[] = [
  { unit: 'minute', size: MINUTE, until: 50 * MINUTE },
  { unit: 'hour', size: HOUR, until: 22 * HOUR },
  { unit: 'day', size: DAY, until: 7 * DAY },
  { unit: 'week', size: 7 * DAY, until: 30 * DAY },
  { unit: 'month', size: 30 * DAY, until: 360 * DAY },
  { unit: 'year', size: 365 * DAY, until: Infinity },
];

/** "3 hours ago", "yesterday"; nothing for what has only just been. A clock that was put back is no reason to lie. */
export function ago(when: number, now: number, language: string): string | null {
  const past = Math.max(0, now - when);
  if (past < MINUTE) return null;
  const { unit, size } = UNITS.find(({ until }) => past < until) ?? { unit: 'year', size: 365 * DAY };
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.max(1, Math.round(past / size)), unit);
}

/** Says how long ago something was. */
export function useWhen(): (when: number) => string {
  const language = useLanguage();
  return (when) => ago(when, Date.now(), language) ?? t('kept.now');
}
