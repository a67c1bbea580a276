/** The game in a few paragraphs, for somebody who has never seen it. Every sentence is a rule of the ledger. */
export const guide = {
  'guide.goal':
    'You lead a party through a quest. The page at its beginning says what wins and what loses it; most quests are won by exploring one location after another until the last is reached.',
  'guide.round':
    'A round has four phases. The heroes act in turn, the leader first. Then the enemies act. Then, if the location is fully explored, the party may travel on. Then peril climbs by one, and a coloured space of its track does what the quest says; the lead passes on.',
  'guide.actions':
    'Every hero has four action cards. A success is a wound dealt with an attack, a progress at the location with an explore, a wound healed with a rest, and a success token for another hero with an aid. A card that was played is exhausted, and stays so from round to round until the one with “prepare” readies them all.',
  'guide.dice':
    'An action rolls its hero dice, and an enemy die for each readied enemy engaged with the hero, whatever the action is. A critical is a success and rolls again. For each claw one engaged enemy strikes for its attack, and every defence icon stops one wound of that. The nemesis icon lets a nemesis do what stands on its card.',
  'guide.tokens':
    'Success tokens lie on action cards, two on each at most. Before the roll of that action they can be spent for one success each.',
  'guide.enemies':
    'Enemies lie in the shadows, often facedown, or are engaged with a hero. Three fit around a hero; one more deals its attack and slips into the shadows. In their phase they do what their keywords say, from left to right: advance to the hero whose turn it is, inflict their attack as wounds (defence does not help here), retreat into the shadows, or something of their own that stands on their card.',
  'guide.dungeon':
    'Exploring draws dungeon cards: items to use once, events that happen at once, and treasure, which is gear. Gear stays, as much of it as the hero can carry: two weapons and one armour at most.',
  'guide.defeat':
    'A hero without health is defeated, and out for the rest of the quest unless something revives him. If all are, the quest is lost. In a campaign everybody is well again in town, and the story goes on.',
} as const;
