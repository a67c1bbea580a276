/** The game in a few paragraphs, for somebody who has never seen it. Every sentence is a rule of the ledger. */
export const guide = {
  'guide.goal':
    'You lead a party through a quest. Its first page says how you win and lose. Most quests are won by exploring one location after another up to the last.',
  'guide.round':
    'A round has four phases. The heroes act in turn, the leader first. Then the enemies act. Then, if the location is fully explored, the party may travel on. Then peril rises by one; coloured spaces do what the quest says, and the lead passes on.',
  'guide.actions':
    'Every hero has four action cards. Each success is a wound dealt (attack), a progress at the location (explore), a wound healed (rest) or a success token for another hero (aid). A played card is exhausted until the card with “prepare” readies them all.',
  'guide.dice':
    'An action rolls its hero dice, and one enemy die for each ready enemy engaged with the hero. A critical is a success and rolls again. For each claw one engaged enemy attacks, and each defence icon blocks one of those wounds. The nemesis icon resolves the effect of a nemesis.',
  'guide.tokens':
    'Success tokens go on action cards, at most two on each. Spend them before a roll of that action for one success each.',
  'guide.enemies':
    'Enemies are in the shadows, often facedown, or engaged with a hero. At most three engage a hero; one more deals its attack and goes to the shadows. In their phase they follow their keywords from left to right: advance (engage the active hero), inflict (deal their attack as wounds; defence does not help), retreat (go to the shadows), or another keyword explained on the card.',
  'guide.dungeon':
    'Exploring draws dungeon cards: items to use once, events that happen at once, and treasure, which is gear. Heroes keep gear up to what they can carry: at most two weapons and one armour.',
  'guide.defeat':
    'A hero without health is defeated and out for the rest of the quest unless revived. If all are defeated, the quest is lost. In a campaign everyone recovers in town, and the story continues.',
} as const;
