import type { EntityId } from '@questhall/engine';

/** A number that is higher or lower for a while. `until` names the moment it ends, in the game's own words. */
export type Modifier<Stat extends string = string, Until extends string = string> = {
  stat: Stat;
  on: EntityId;
  add: number;
  until: Until;
  source: EntityId;
};
/** "Cannot" for a while: nothing overrides it. */
export type Veto<Verb extends string = string, Until extends string = string> = {
  verb: Verb;
  on: EntityId;
  until: Until;
  source: EntityId;
};

export function bonus<Stat extends string>(
  list: readonly Modifier<Stat>[],
  stat: NoInfer<Stat>,
  on: EntityId,
): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) {
    const modifier = list[i] as Modifier;
    if (modifier.stat === stat && modifier.on === on) sum += modifier.add;
  }
  return sum;
}

export function vetoed<Verb extends string>(
  list: readonly Veto<Verb>[],
  verb: NoInfer<Verb>,
  on: EntityId,
): boolean {
  for (let i = 0; i < list.length; i++) {
    const veto = list[i] as Veto;
    if (veto.verb === verb && veto.on === on) return true;
  }
  return false;
}

/** Ends what lasts until this moment. True if something ended. */
export function expire<Until extends string>(list: { until: Until }[], until: NoInfer<Until>): boolean {
  return dropWhere(list, (item) => item.until === until);
}

/** Ends what an entity brought about, or what lies on it, when it leaves play. */
export function forget(list: { on: EntityId; source: EntityId }[], entity: EntityId): boolean {
  return dropWhere(list, (item) => item.on === entity || item.source === entity);
}

function dropWhere<T>(list: T[], gone: (item: T) => boolean): boolean {
  let kept = 0;
  for (let i = 0; i < list.length; i++) {
    const item = list[i] as T;
    if (!gone(item)) list[kept++] = item;
  }
  if (kept === list.length) return false;
  // Not set when nothing goes, which is nearly always: the runtime does it the long way round, even for no change.
  list.length = kept;
  return true;
}
