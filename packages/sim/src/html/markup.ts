/** Text that is markup already. Whatever else goes into a page is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Child = Markup | string | number | null | readonly Child[];
type Attributes = { readonly [name: string]: string | number | undefined };

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An element. It always gets its closing tag, which HTML and SVG both allow for everything drawn here. */
export function h(name: string, attributes: Attributes = {}, ...children: Child[]): Markup {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  return new Markup(`<${name}${written.join('')}>${children.map(inner).join('')}</${name}>`);
}

function inner(child: Child): string {
  if (child === null) return '';
  if (child instanceof Markup) return child.text;
  return typeof child === 'object' ? child.map(inner).join('') : escaped(String(child));
}
