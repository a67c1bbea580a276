import { type ContentError, inPack } from '@questhall/tabletop';
import { FIGURES } from '../../terms.js';
import { type Layout, layOut } from '../layout.js';
import type { AdventureSheet } from '../schema.js';
import type { Predicate } from '../selectors.js';
import { areasIn, countersSet, kindsIn, predicatesIn, thingsIn, winsByWords } from './mentions.js';
import { allOf, type Check, fault, kindIn, type Pack } from './pack.js';

const sheets = (pack: Pack): AdventureSheet[] => allOf(pack, 'adventure');

export const boardsAreThere: Check = (pack) =>
  sheets(pack).flatMap((sheet) => {
    const faces = sheet.boards.map(({ face }) => face);
    const missing = faces.filter((face) => kindIn(pack, face) !== 'board');
    // A board has two faces, and only one of them can be up.
    const numbers = faces.map((face) => face.replace(/[a-z]$/, ''));
    const twice = faces.filter((_, i) => numbers.indexOf(numbers[i] as string) !== i);
    return [
      ...missing.map((face) => fault(pack, sheet, `there is no board '${face}'`)),
      ...twice.map((face) => fault(pack, sheet, `the board of '${face}' is used twice`)),
    ];
  });

/** Adventures whose boards are there, laid out. */
function laidOut(pack: Pack): { sheet: AdventureSheet; layout: Layout }[] {
  const records = Object.fromEntries(pack.map(({ card }) => [card.id, card]));
  return sheets(pack)
    .filter(({ boards }) => boards.every(({ face }) => kindIn(pack, face) === 'board'))
    .map((sheet) => ({ sheet, layout: layOut(records, sheet) }));
}

const eachLayout =
  (look: (sheet: AdventureSheet, layout: Layout) => string[]): Check =>
  (pack): ContentError[] =>
    laidOut(pack).flatMap(({ sheet, layout }) =>
      look(sheet, layout).map((message) => fault(pack, sheet, message)),
    );

export const boardsDoNotOverlap = eachLayout((_, { areas }) => {
  const taken: { [square: string]: string } = {};
  return areas.flatMap(({ id, board, squares }) =>
    squares.flatMap(({ x, y }) => {
      const other = taken[`${x},${y}`];
      taken[`${x},${y}`] = board;
      return other === undefined || other === board ? [] : [`${id} lies on board ${other}`];
    }),
  );
});

export const areasAreThere = eachLayout((sheet, { byId }) => {
  const named = [
    ...sheet.start,
    ...(sheet.havens ?? []),
    ...Object.keys(sheet.limits ?? {}),
    ...sheet.doors.flatMap(({ between }) => between),
    ...sheet.hostiles.map(({ area }) => area),
    ...(sheet.things ?? []).map(({ area }) => area),
    ...Object.values(sheet.markers ?? {}),
    ...areasIn(sheet),
  ];
  return [...new Set(named)].filter((id) => byId[id] === undefined).map((id) => `there is no area '${id}'`);
});

/** With all doors open. */
export const everythingIsReachable = eachLayout(({ start }, { areas, distance }) => {
  const from = start[0] ?? '';
  return areas
    .filter(({ id }) => distance[from]?.[id] === undefined)
    .map(({ id }) => `${id} cannot be reached`);
});

/** For five figures, beside whoever is there already. */
export const startsHaveRoom = eachLayout(({ start, hostiles }, { byId }) => {
  const room = start.reduce((sum, id) => {
    const taken = hostiles.filter(({ area }) => area === id).reduce((n, { count = 1 }) => n + count, 0);
    return sum + Math.max(0, (byId[id]?.limit ?? 0) - taken);
  }, 0);
  return room < FIGURES.length ? [`the start areas have room for ${room}, not for ${FIGURES.length}`] : [];
});

export const hostilesHaveTokens: Check = (pack) =>
  sheets(pack).flatMap((sheet) => {
    const placed: { [kind: string]: number } = {};
    for (const { kind, count = 1 } of sheet.hostiles) placed[kind] = (placed[kind] ?? 0) + count;
    const kinds = [...Object.keys(placed), ...(sheet.reserves ?? []), ...kindsIn(sheet)];
    return [...new Set(kinds)].flatMap((kind) => {
      const card = inPack(pack, kind);
      if (card?.kind !== 'hostile') return [fault(pack, sheet, `there is no hostile '${kind}'`)];
      const wanted = placed[kind] ?? 0;
      return wanted > card.tokens
        ? [fault(pack, sheet, `${wanted} ${card.name} are placed, and there are ${card.tokens} tokens`)]
        : [];
    });
  });

/** Doors, objects and counters that conditions and lines speak of. */
export const namesAreKnown: Check = (pack) =>
  sheets(pack).flatMap((sheet) => {
    const doors = sheet.doors.map(({ id }) => id);
    const things = (sheet.things ?? []).map(({ id }) => id);
    const counters = [...Object.keys(sheet.counters ?? {})];
    const wrong = predicatesIn(sheet).flatMap(({ door, thing, counter }) => [
      ...(door !== undefined && !doors.includes(door.id) ? [`there is no door '${door.id}'`] : []),
      ...(thing !== undefined && !things.includes(thing.id) ? [`there is no object '${thing.id}'`] : []),
      ...(counter !== undefined && !counters.includes(counter.name)
        ? [`there is no counter '${counter.name}'`]
        : []),
    ]);
    const moved = thingsIn(sheet)
      .filter((id) => !things.includes(id))
      .map((id) => `there is no object '${id}'`);
    const counted = countersSet(sheet)
      .filter((name) => !counters.includes(name))
      .map((name) => `the counter '${name}' does not say where it begins`);
    return [...new Set([...wrong, ...moved, ...counted])].map((message) => fault(pack, sheet, message));
  });

/** Whatever must be slain, counted, used or opened can be. */
export const objectivesArePossible: Check = (pack) =>
  sheets(pack).flatMap((sheet) => {
    const problem = winsByWords(sheet) ? undefined : impossible(sheet, sheet.objective.if);
    return problem === undefined ? [] : [fault(pack, sheet, `the objective is out of reach: ${problem}`)];
  });

function impossible(sheet: AdventureSheet, p: Predicate): string | undefined {
  const ways = p.any?.map((one) => impossible(sheet, one)) ?? [];
  if (ways.length > 0 && !ways.includes(undefined)) return ways.join('; ');
  const kinds = [...sheet.hostiles.map(({ kind }) => kind), ...kindsIn(sheet)];
  const { slain, counter } = p;
  if (slain?.kind !== undefined && !kinds.includes(slain.kind)) return `no ${slain.kind} ever comes`;
  if (counter !== undefined && (counter.atLeast ?? 0) > (sheet.counters?.[counter.name] ?? 0)) {
    if (!countersSet(sheet).includes(counter.name)) return `nothing changes '${counter.name}'`;
  }
  const limit = lastRound(sheet);
  if (p.round?.atLeast !== undefined && limit !== undefined && p.round.atLeast > limit)
    return `round ${p.round.atLeast} comes after the defeat`;
  return undefined;
}

/** The last round before a defeat by time alone. */
function lastRound({ defeat }: AdventureSheet): number | undefined {
  const ends = defeat.flatMap(({ if: p }) =>
    Object.keys(p).length === 1 && p.round?.atLeast !== undefined ? [p.round.atLeast - 1] : [],
  );
  return ends.length === 0 ? undefined : Math.min(...ends);
}

export const campaignsAreWhole: Check = (pack) =>
  allOf(pack, 'campaign').flatMap((campaign) =>
    campaign.adventures
      .filter((id) => kindIn(pack, id) !== 'adventure')
      .map((id) => fault(pack, campaign, `there is no adventure '${id}'`)),
  );
