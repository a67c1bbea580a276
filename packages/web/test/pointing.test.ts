// @vitest-environment happy-dom

import type { Asked, Offered } from '@questhall/table';
import { act, createElement as h, memo, Profiler, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Answer } from '../src/boards/parts/Answer.js';
import { TableContext } from '../src/boards/parts/context.js';
import { Thing } from '../src/boards/parts/Thing.js';
import { useTableState } from '../src/boards/parts/useTableState.js';

const NAMES = Array.from({ length: 250 }, (_, i) => `square-${i}`);
const THINGS = new Set(NAMES);
const NONE: readonly string[] = [];

const offered = (id: string): Offered => ({
  ...{ id, text: id, name: id, facts: '', outlook: '' },
  ...{ refs: [id], details: [] },
});
/** Every second square can be picked. */
const question = (id: number): Asked => ({
  ...{ id, seat: 'p1', by: 'p1', forPerson: true, ask: 'move', form: 'one', min: 1, max: 1 },
  ...{ question: 'Where do you go?', rules: [], trail: [], barred: [], proposals: [], hidden: false },
  options: NAMES.filter((_, i) => i % 2 === 0).map(offered),
});

let drawn: string[] = [];
let aims: (string | undefined)[] = [];
const count = (id: string) => drawn.push(id);

const Counted = ({ id }: { id: string }) =>
  h(Profiler, { id, onRender: count, children: h(Thing, { id, label: id, look: id, children: id }) });
const Squares = memo(() => NAMES.map((id) => h(Counted, { key: id, id })));

/** A room that is drawn again whenever somebody points at something, with new functions each time, as the real one. */
function Room({ asked }: { asked: Asked }) {
  const [aim, setAim] = useState<string>();
  const [, setPeeked] = useState<string>();
  const props = {
    ...{ view: null, decision: asked, selected: NONE, pointed: [`coach of ${asked.id}`] },
    onPick: () => undefined,
    onConfirm: () => undefined,
    onLook: () => undefined,
    onAim: setAim,
  };
  aims.push(aim);
  const table = useTableState(props, { things: THINGS, first: undefined, onPeek: (card) => setPeeked(card) });
  return h(
    TableContext,
    { value: table },
    h(Squares),
    asked.options.slice(0, 1).map((option) => h(Answer, { key: option.id, option, number: 1 })),
  );
}

describe('one of 250 things', () => {
  let root: Root;
  const page = () => document.body;
  const thing = (id: string) => page().querySelector<HTMLElement>(`[data-thing="${id}"]`) as HTMLElement;
  const isAimed = (id: string) => thing(id).parentElement?.hasAttribute('data-aimed');
  const show = (asked: Asked) => act(() => root.render(h(Room, { asked })));
  const over = (id: string, from: Element) =>
    act(() => {
      const options = { bubbles: true, relatedTarget: thing(id) };
      from.dispatchEvent(new PointerEvent('pointerout', options));
      thing(id).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, relatedTarget: from }));
    });

  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    const place = document.createElement('div');
    page().append(place);
    root = createRoot(place);
    show(question(1));
    expect(new Set(drawn).size).toBe(250);
    drawn = [];
    aims = [];
  });
  afterEach(() => {
    act(() => root.unmount());
    page().replaceChildren();
    drawn = [];
  });

  it('is drawn again alone when somebody points at it, and with the one before it when they go on', () => {
    over('square-4', page());
    expect(drawn).toEqual(['square-4']);
    expect(isAimed('square-4')).toBe(true);
    expect(aims.at(-1)).toBe('square-4');
    drawn = [];
    over('square-8', thing('square-4'));
    expect([...new Set(drawn)].sort()).toEqual(['square-4', 'square-8']);
    expect(isAimed('square-4')).toBe(false);
  });

  it('is not drawn again when it is no answer, and neither is any other', () => {
    over('square-5', page());
    expect(drawn).toEqual([]);
  });

  it('is drawn again alone when an answer in words is pointed at', () => {
    const answer = page().querySelector('[data-option="square-0"]') as HTMLElement;
    act(() => {
      answer.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    expect(drawn).toEqual(['square-0']);
  });

  it('takes the tab stop with the focus, and only two are drawn again', () => {
    expect(thing('square-0').tabIndex).toBe(0);
    act(() => thing('square-6').focus());
    expect(thing('square-6').tabIndex).toBe(0);
    expect(thing('square-0').tabIndex).toBe(-1);
    expect(new Set(drawn)).toEqual(new Set(['square-0', 'square-6']));
  });

  it('is no longer aimed at when another question is put', () => {
    over('square-4', page());
    show(question(2));
    expect(isAimed('square-4')).toBe(false);
    expect(aims.at(-1)).toBeUndefined();
  });
});
