import { useLanguage, useT } from '../../text/t.js';
import { ago } from './when.js';

/** Says how long ago something was. */
export function useWhen(): (when: number) => string {
  const t = useT();
  const language = useLanguage();
  return (when) => ago(when, Date.now(), language) ?? t('kept.now');
}
