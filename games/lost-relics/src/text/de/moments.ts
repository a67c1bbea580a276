import type { Ability } from '../../content/schema.js';
import type { Predicate } from '../../content/selectors.js';
import type { WindowId } from '../../terms.js';
import type { About } from '../about.js';
import { kindPhrase } from './people.js';

/** Moments about anybody, or about the hero whose card it is. A subordinate clause ends with a comma. */
const MOMENTS: { readonly [window in WindowId]: string } = {
  'round-starts': 'zu Beginn jeder Runde',
  'dice-rolled': 'nach dem Wurf der Aktionswürfel',
  'turn-starts': 'zu Beginn des Zugs eines Helden',
  'hero-enters': 'wenn ein Held einen Bereich betritt,',
  'hostile-enters': 'wenn ein Gegner einen Bereich betritt,',
  'after-action': 'nach der Aktion eines Helden',
  'would-damage-hero': 'wenn ein Held Schaden erleiden würde,',
  'hero-damaged': 'nachdem ein Held Schaden erlitten hat,',
  'hero-out': 'wenn ein Held außer Gefecht gesetzt wird,',
  'hostile-damaged': 'wenn ein Gegner Schaden überlebt,',
  'hostile-slain': 'wenn ein Held einen Gegner erschlägt,',
  'door-opened': 'wenn ein Held eine Tür öffnet,',
  'object-used': 'wenn ein Held einen Gegenstand benutzt,',
  'treasure-gained': 'wenn ein Held eine Schatzkarte erhält,',
  'round-ends': 'am Ende jeder Runde',
};
const OWN_MOMENTS: { readonly [window in WindowId]?: string } = {
  'turn-starts': 'zu Beginn deines Zugs',
  'hero-enters': 'wenn du einen Bereich betrittst,',
  'after-action': 'nach deiner Aktion',
  'would-damage-hero': 'wenn du Schaden erleiden würdest,',
  'hero-damaged': 'nachdem du Schaden erlitten hast,',
  'hero-out': 'wenn du außer Gefecht gesetzt wirst,',
  'hostile-slain': 'wenn du einen Gegner erschlägst,',
  'door-opened': 'wenn du eine Tür öffnest,',
  'object-used': 'wenn du einen Gegenstand benutzt,',
  'treasure-gained': 'wenn du eine Schatzkarte erhältst,',
};

/** The moment in words, and what of the condition it does not say itself. */
export function momentOf(ability: Ability, speaking: About): { moment: string; left: Predicate } {
  const { window, about, if: all = {} } = ability;
  const { holder } = speaking;
  const own = holder === 'hero' && about !== 'any' && about !== 'other';
  const words = (own ? OWN_MOMENTS[window] : undefined) ?? MOMENTS[window];
  const whose =
    about === 'other' && holder === 'hero' ? words.replace('ein Held', 'ein anderer Held') : words;
  const { kind, rank, ...more } = all.target ?? {};
  const fits = ['hostile-slain', 'hostile-enters', 'hostile-damaged'].includes(window);
  if (!fits || (kind === undefined && rank === undefined) || Object.keys(more).length > 0)
    return { moment: whose, left: all };
  const { target: _, ...left } = all;
  const { nom, acc } = kindPhrase({ kind, rank }, 'ein', speaking);
  return { moment: whose.replace('einen Gegner', acc).replace('ein Gegner', nom), left };
}
