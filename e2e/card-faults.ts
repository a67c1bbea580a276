/// <reference lib="dom" />
/** Cards of the pattern book that are too full to be read, and why. Runs in the page. */
export function faults(): string[] {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;
  const inside = (inner: Box, outer: Box) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const boxesOf = (card: Element, what: string): Box[] =>
    [...card.querySelectorAll(what)]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
  /** Each line of words, without the room above and below its letters. */
  const lines = (words: Element): Box[] => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom, width, height }) => ({
        left,
        right,
        top: top + height * 0.2,
        bottom: bottom - height * 0.2,
        width,
        height,
      }));
  };
  const wordsIn = (card: Element): Element[] => [...card.querySelectorAll('[data-part=words]')];
  const small = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize) < 8.9;
  const covered = (one: Element, all: readonly Element[]) =>
    all
      .filter((other) => other !== one && !other.contains(one) && !one.contains(other))
      .some((other) => lines(other).some((line) => lines(one).some((mine) => meet(line, mine))));
  const look = (card: Element): string[] => {
    const box = card.getBoundingClientRect();
    const words = wordsIn(card);
    const grown = box.height / box.width > (card.hasAttribute('data-wide') ? 0.62 : 1.405);
    return [
      ...(grown ? [`has grown to ${(box.height / box.width).toFixed(2)}`] : []),
      ...words
        .filter((one) => lines(one).some((line) => !inside(line, box)))
        .map((one) => `cut off: ${one.textContent}`),
      ...words.filter(small).map((one) => `too small: ${one.textContent}`),
      ...words.filter((one) => covered(one, words)).map((one) => `words over words: ${one.textContent}`),
      ...(boxesOf(card, '[role=img]').some((sign) => !inside(sign, box)) ? ['a sign is cut off'] : []),
    ];
  };
  return [...document.querySelectorAll('[data-card]')].flatMap((holder) =>
    [...holder.querySelectorAll('article')]
      .flatMap(look)
      .map((fault) => `${holder.getAttribute('data-card')}: ${fault}`),
  );
}
