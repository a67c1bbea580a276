import type { EntityId, Show, Text } from '@questhall/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { sentence } from './list.js';

/** Turns a game's texts into sentences of its language. */
export class Speaker<V> {
  private readonly messages = new Map<string, IntlMessageFormat>();

  constructor(private readonly show: Show<V>) {}

  knows(key: string): boolean {
    return Object.hasOwn(this.show.catalogue, key);
  }

  say({ key, args }: Text): string {
    if (!this.knows(key)) return humanised(key);
    try {
      return String(this.message(key).format(args));
    } catch {
      // A faulty message is no reason to stop a game: the text as it was written says enough.
      return this.show.catalogue[key] ?? key;
    }
  }

  name(id: EntityId, view: V): string {
    return this.show.name(id, view);
  }

  private message(key: string): IntlMessageFormat {
    const known = this.messages.get(key);
    if (known !== undefined) return known;
    const made = new IntlMessageFormat(this.show.catalogue[key] ?? '', this.show.language ?? 'en');
    this.messages.set(key, made);
    return made;
  }
}

/** `ask.choose-target` without an entry in the catalogue still reads "Choose target". */
function humanised(key: string): string {
  const last = key.split('.').at(-1) ?? key;
  return sentence(last.replaceAll('-', ' ')).replace(/\.$/, '');
}
