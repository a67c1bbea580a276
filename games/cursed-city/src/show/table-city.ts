import type { TablePart } from '@questhall/engine';
import { type OnGround, stepsFor, stepsFrom } from '../battlefield.js';
import { hostileCard } from '../content/library.js';
import type { HostileSide } from '../content/schema/index.js';
import { gateWithSpaces, nameOf, saidName, spaceOf, tileName } from '../names.js';
import type { Words } from '../text/words.js';
import type { CcView, HostileView } from '../view.js';

/** Groups with their models, and after them how each kind behaves. */
export function groupParts(view: CcView, words: Words): TablePart[] {
  const say = words.table;
  const groups = view.track.flatMap((group, slot) => {
    if (group === null) return [];
    const name = nameOf(`group-${slot + 1}`, view, words);
    const models = view.hostiles.filter((hostile) => hostile.group === slot);
    const below = models.map((hostile) => ({ text: foeWords(view, hostile, words) }));
    return [{ text: say.group(name, group.slain.length), below }];
  });
  const categories = [...new Set(view.hostiles.map(({ category }) => category))];
  return [...groups, ...categories.map((category) => behaviourPart(view, category, words))];
}

function foeWords(view: CcView, hostile: HostileView, words: Words): string {
  const { id, at, damage, wounds, ailments } = hostile;
  const near = nearestHero(view, at, words);
  return words.table.foe({
    name: nameOf(id, view, words),
    where: nameOf(at, view, words),
    damage,
    wounds,
    ailments: ailments.map(words.labels.ailment),
    hero: near === null ? null : saidName(near.hero, words),
    steps: near === null ? 0 : near.steps - 1,
  });
}

/** Whom it would go for, as far as spaces tell. */
function nearestHero(view: CcView, at: string, words: Words): { hero: string; steps: number } | null {
  const g: OnGround = { box: words.printed.box, board: view };
  const steps = stepsFrom(g, [at]);
  const far = view.heroes.flatMap((hero) =>
    hero.where === 'standing' && hero.at !== null
      ? [{ hero: hero.id, steps: stepsFor(g, steps, hero.at) }]
      : [],
  );
  return (
    far.filter((one) => Number.isFinite(one.steps)).sort((one, other) => one.steps - other.steps)[0] ?? null
  );
}

function behaviourPart(view: CcView, category: string, words: Words): TablePart {
  const say = words.table;
  const card = words.printed.card(hostileCard(words.printed, category));
  const side: HostileSide = card[view.night ? 'night' : 'day'];
  return {
    text: say.behaviour(card.name, view.night),
    below: [
      { text: say.side(side.move, side.wounds) },
      ...side.weapons.map((weapon) => ({ text: say.weapon(weapon, false) })),
      ...side.behaviour.map((row) => ({
        text: say.row({ ...row, does: doesWords(row.does, row.name, words) }),
      })),
    ],
  };
}

/** "move, move, attack"; a row that is named after what it does needs no more. */
function doesWords(does: HostileSide['behaviour'][number]['does'], name: string, { labels }: Words): string {
  const steps = does.map(labels.step);
  return steps.length === 1 && steps[0]?.toLowerCase() === name.toLowerCase() ? '' : steps.join(', ');
}

/** Tile by tile who and what is there, then what lies between them. */
export function cityParts(view: CcView, words: Words): TablePart[] {
  const say = words.table;
  const { links, marks } = view.ground;
  const gateways = links.map(({ id, open }) => say.gateway(gateWithSpaces(id, view, words), open));
  const lychgates = marks.map(({ id }) => gateWithSpaces(id, view, words));
  return [
    { text: say.tiles, below: view.ground.tiles.map(({ face }, at) => tilePart(view, face, at, words)) },
    ...(gateways.length === 0 ? [] : [{ text: say.gateways, below: gateways.map((text) => ({ text })) }]),
    ...(lychgates.length === 0 ? [] : [{ text: say.lychgates, below: lychgates.map((text) => ({ text })) }]),
  ];
}

function tilePart(view: CcView, face: string, number: number, words: Words): TablePart {
  const say = words.table;
  const tile = words.printed.box.faces[face]?.tile ?? face;
  const there = [
    ...view.heroes.filter(({ where }) => where === 'standing' || where === 'buried'),
    ...view.hostiles,
    ...view.things,
  ].flatMap(({ id, at }) => {
    const square = at === null || !at.startsWith(`${tile}:`) ? undefined : spaceOf(at, view, words)?.square;
    return square === undefined ? [] : [say.on(calledHere(id, view, words), square)];
  });
  const fog = view.journey?.gravetide === number ? [say.gravetide] : [];
  const list = [...fog, ...there];
  return { text: tileName(tile, view, words), list: list.length === 0 ? [say.nothing] : list };
}

const calledHere = (id: string, view: CcView, words: Words): string =>
  words.printed.records[id]?.kind === 'hero' ? saidName(id, words) : nameOf(id, view, words);
