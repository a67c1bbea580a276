import { listWords } from '@questhall/tabletop/german';
import type { About } from '../about.js';

/** How one speaks of an area: "im Steingarten", "auf die Hallentreppe"; `p` is for several. */
type Kind = 'm' | 'f' | 'n' | 'p';
type Way = 'in' | 'an' | 'auf';

const AREAS: { readonly [name: string]: readonly [Kind, Way] } = {
  Sockeltrümmer: ['p', 'in'],
  Wandelgalerie: ['f', 'in'],
  Glasnische: ['f', 'in'],
  Steingarten: ['m', 'in'],
  Namenshalle: ['f', 'in'],
  Kuratorenwinkel: ['m', 'in'],
  Hallentreppe: ['f', 'auf'],
  Sinkregale: ['p', 'an'],
  Lesegrube: ['f', 'in'],
  Kartenzimmer: ['n', 'in'],
  Flutgang: ['m', 'in'],
  Tintenkanal: ['m', 'in'],
  Schreiberzelle: ['f', 'in'],
  Pumpenraum: ['m', 'in'],
  Schleuse: ['f', 'in'],
  Gewölbetor: ['n', 'an'],
  Waagenraum: ['m', 'in'],
  Gewölbebrücke: ['f', 'auf'],
  Münzgrube: ['f', 'in'],
  Reliquienregal: ['n', 'an'],
  Herzkammer: ['f', 'in'],
  Schädelnische: ['f', 'in'],
  Rippengewölbe: ['n', 'in'],
  Markgrube: ['f', 'in'],
  Kühlbank: ['f', 'an'],
  Mahlboden: ['m', 'auf'],
  Wachslager: ['n', 'in'],
  Kellertreppe: ['f', 'auf'],
  Kolonnade: ['f', 'in'],
  Mondbecken: ['n', 'an'],
  Efeumauer: ['f', 'an'],
  Obstgarten: ['m', 'in'],
  Maskenhof: ['m', 'in'],
  Torturm: ['m', 'in'],
  Gartenstufen: ['p', 'auf'],
  Nagetunnel: ['m', 'in'],
  Käsemarkt: ['m', 'auf'],
  Glockenschacht: ['m', 'in'],
  Wegkreuz: ['n', 'an'],
  Nest: ['n', 'in'],
  Tropfkammer: ['f', 'in'],
  Sickergrube: ['f', 'in'],
  Ambosshalle: ['f', 'in'],
  Kühlgestelle: ['p', 'an'],
  Blasebalg: ['m', 'an'],
  Ofengalerie: ['f', 'in'],
  Schlackentür: ['f', 'an'],
  Lesekreis: ['m', 'in'],
  Planetarium: ['n', 'in'],
  Gläserregal: ['n', 'an'],
  Spiegelwand: ['f', 'an'],
  Schwelle: ['f', 'auf'],
};
export const isKnownArea = (name: string): boolean => AREAS[name] !== undefined;

const WHERE: { readonly [way in Way]: { readonly [kind in Kind]: string } } = {
  in: { m: 'im', f: 'in der', n: 'im', p: 'in den' },
  an: { m: 'am', f: 'an der', n: 'am', p: 'an den' },
  auf: { m: 'auf dem', f: 'auf der', n: 'auf dem', p: 'auf den' },
};
const WHITHER: { readonly [way in Way]: { readonly [kind in Kind]: string } } = {
  in: { m: 'in den', f: 'in die', n: 'ins', p: 'in die' },
  an: { m: 'an den', f: 'an die', n: 'ans', p: 'an die' },
  auf: { m: 'auf den', f: 'auf die', n: 'aufs', p: 'auf die' },
};
const FROM: { readonly [kind in Kind]: string } = { m: 'vom', f: 'von der', n: 'vom', p: 'von den' };
const OUT: { readonly [kind in Kind]: string } = { m: 'aus dem', f: 'aus der', n: 'aus dem', p: 'aus den' };

const several = (name: string): string => (name.endsWith('n') ? name : `${name}n`);
const dative = (name: string, kind: Kind): string => (kind === 'p' ? several(name) : name);

/** Two areas of one name are told apart by their board, in brackets. */
function parts(area: string): { name: string; more: string } {
  const at = area.indexOf(' (');
  return at < 0 ? { name: area, more: '' } : { name: area.slice(0, at), more: area.slice(at) };
}

/** "im Steingarten" */
export function inArea(area: string): string {
  const { name, more } = parts(area);
  const known = AREAS[name];
  return known === undefined
    ? `in „${area}“`
    : `${WHERE[known[1]][known[0]]} ${dative(name, known[0])}${more}`;
}

/** "in den Steingarten" */
export function toArea(area: string): string {
  const { name, more } = parts(area);
  const known = AREAS[name];
  return known === undefined ? `nach „${area}“` : `${WHITHER[known[1]][known[0]]} ${name}${more}`;
}

/** "aus dem Steingarten", "von der Hallentreppe" */
export function fromArea(area: string): string {
  const { name, more } = parts(area);
  const known = AREAS[name];
  if (known === undefined) return `aus „${area}“`;
  const [kind, way] = known;
  return `${(way === 'in' ? OUT : FROM)[kind]} ${dative(name, kind)}${more}`;
}

export const inAreas = (ids: readonly string[], { speech }: About): string =>
  listWords(
    ids.map((id) => inArea(speech.printed.area(id))),
    'oder',
  );
export const toAreas = (ids: readonly string[], { speech }: About): string =>
  listWords(
    ids.map((id) => toArea(speech.printed.area(id))),
    'oder',
  );
