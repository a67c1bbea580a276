export const screens = {
  relics: '/lost-relics',
  'relics to begin': '/lost-relics/new',
  'cards of relics': '/lost-relics/cards',
  'a hero of relics': '/lost-relics/cards/calthia?kind=hero',
  'rules of relics': '/lost-relics/rules/LR-HRA-05',
};
