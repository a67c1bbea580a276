export const screens = {
  city: '/cursed-city',
  'city to begin': '/cursed-city/new',
  'cards of the city': '/cursed-city/cards',
  'a hero of the city': '/cursed-city/cards/glaurio-ven-alten-iii?kind=hero',
  'a hostile of the city': '/cursed-city/cards/ulfenwatch?kind=hostile',
  'a journey of the city': '/cursed-city/cards/final-assault?kind=journey',
  'a map of the city': '/cursed-city/cards/alleyways?kind=map',
  rule: '/cursed-city/rules/CC-LDR-01',
};
