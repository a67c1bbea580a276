import { capital } from '@questhall/tabletop';
import type { Saying } from '@questhall/tabletop/german';
import type { Alternative, ChooseParams } from '../../effects/choose.js';
import type { About, LineWords } from '../about.js';
import * as de from './speech.js';

/** "wähle eines: …", "die Gruppe darf eines wählen: …" */
export function chooseWords({ by = 'you', options }: ChooseParams, { may, speech }: LineWords): Saying {
  const who = by === 'party' ? de.PARTY : de.heroWords(by);
  const single = options.length === 1;
  const text = options
    .map((option) => optionWords(option, { speech, chooser: single ? '' : who.nom }))
    .join('; oder ');
  const what = single ? de.order(de.VERBS.tun, 'dies') : de.order(de.VERBS.wählen, 'eines');
  if (may) return de.followed(de.allowed(who, what), `: ${single ? capital(text) : text}`);
  if (single) return { text };
  return de.followed(by === 'you' ? what : de.does(who, what.verb, what.rest), `: ${text}`);
}

function optionWords({ if: when, cost: price, lines: inner }: Alternative, about: About): string {
  if (when !== undefined && price === undefined && inner.length > 0)
    return de.alternativeIf(when, inner, about);
  const does = inner.length === 0 ? [] : [de.alternativeWords(inner, about)];
  const parts = price === undefined ? does : [de.costWords(price), ...does];
  const whole = parts.length === 0 ? 'nichts tun' : parts.join(': ');
  return when === undefined ? whole : `${de.ifWords(when, about)}, ${whole}`;
}
