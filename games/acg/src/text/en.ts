/** English texts, in ICU MessageFormat. */
export const en: { readonly [key: string]: string } = { 'option.plain': '{id}' };
