/** The game for somebody who has never seen it. */
export const guide = {
  'guide.1':
    'Four heroes go into a city that belongs to the dead. Each journey has a goal: slay champions, carry home realmstone, bring out citizens, or destroy one of the king’s captains. When you have what you came for, place the extraction zone and leave through it.',
  'guide.2':
    'Each turn every hero rolls a die for each free space of their card. A die pays for one action: “Gheistsever (1+)” takes any die, “Search (4+)” a 4, 5 or 6. A destiny die whose number no other destiny die shows may be spent by anyone, up to two per hero and turn.',
  'guide.3':
    'Cards lie in a row and act from left to right. Before that, a hero may spend a die on a gambit to change places with a group. Dice that you keep lose 1. Use them to react: attack a hostile that moves, attacks or appears in your sight.',
  'guide.4':
    'Attacks and tests roll action dice, and only the best counts: failure, success or critical success. Wounds lie on your spaces, so a wounded hero has fewer dice. A hero with no space left is out of action and may not survive the journey home.',
  'guide.5':
    'A hostile group rolls once for each of its kinds and does what its card says. When a third or fewer are left, it is driven off and another comes. At night they all turn to their Empowered side, so leave before then.',
  'guide.6':
    'Between journeys you learn, trade and buy empowerments with realmstone. Fear and influence rise with every journey and fall with your success: at 10 the quest is lost. Destroy the captains, learn the secret of the wolf, and kill the king.',
} as const;
