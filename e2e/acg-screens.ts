export const screens = {
  box: '/acg',
  gallery: '/acg/cards',
  enemies: '/acg/cards?kind=enemy',
  card: '/acg/cards/grave-hound-elite?kind=enemy&q=grave+hound',
  sheet: '/acg/cards/a-foul-stench?kind=quest',
  rulebook: '/acg/rules',
  begin: '/acg/new',
  'no such rule': '/acg/rules/NOPE-1',
  lessons: '/acg/lessons',
};
