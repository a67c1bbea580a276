/** Who learns, where he begins, and with what he fights. */
export const GLAURIO = 'glaurio-ven-alten-iii';
export const SWORD = `weapon/${GLAURIO}/front/gheistsever`;
export const PISTOL = `weapon/${GLAURIO}/front/noblesse`;
export const SKELETON = 'ulfenwatch-skeleton#1';

/** The score of the die in a space of his card. */
export const die = <Space extends number, Score extends number>(space: Space, is: Score) => ({
  at: `heroes.0.row.${space}.die`,
  is,
});
