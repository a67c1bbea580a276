/** Always these four, whoever leads them; the bird goes where its mistress does. */
export const HEROES = ['calthia', 'dhoraz', 'luxa', 'regis'] as const;
export const FIGURES = [...HEROES, 'taros'] as const;
export type HeroName = (typeof HEROES)[number];

export const isHero = (id: string): id is HeroName => HEROES.some((hero) => hero === id);
