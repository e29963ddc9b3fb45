import type { Text } from '@tablee/kernel'

/** What every guided first game of Root tells in the same words. */
export const common = {
  'map.title': () => 'The woodland',
  map: () =>
    'Twelve clearings, joined by paths: you only ever go from one to the next. Each has a suit, fox, rabbit or mouse, and so do your cards; a bird card stands for any suit. The dashed squares are slots for buildings.',
  'battle.title': () => 'Battle',
  battle: () =>
    'Where you have warriors, you may attack an opponent who is there too. Two dice, from 0 to 3: the higher is for you, the lower for the defender. But nobody deals more rolled hits than they have warriors there.',
  'ambush.title': () => 'Ambush',
  ambush: () =>
    'A defender may play an ambush of the clearing’s suit, or a bird one: two hits on the attacker before the dice. Only another ambush foils it. So keep one if you can, and count the cards in the other hand before you charge.',
  'dominance.title': () => 'Dominance',
  dominance: () =>
    'One more way to win, from 10 points on: a dominance card gives up points for a goal. Rule three clearings of its suit as your turn begins, or two opposite corners for the bird one, and the game is yours.',

  // Why
  'why.craft': () => 'It costs you no action.',
  'why.battle': () => 'The odds are on your side somewhere.',
  'why.march': () => 'Some of your warriors are idle far from the front.',
  'why.endDay': () => 'Nothing more is worth doing this turn.',
  'why.spare': () => 'Somebody can be spared there.',
  'why.stay': () => 'The others are well where they are.',
  'why.closer': () => 'One path closer to the others.',
  'why.together': () => 'Together you hold better.',
  'why.oneStays': () => 'One warrior stays behind to keep the rule.',
  'why.odds': () => 'You are stronger there than anywhere.',
  'why.roll': () => 'Look at the odds; once the dice are rolled, there is no way back.',
  'why.endTurn': () => 'Nothing is left to do: draw, and the others play.',
  'why.weakest': () => 'The one with the fewest warriors.',
  'why.ambush': () => 'Two hits before the dice: take them.',
  'why.foil': () => 'Or you take two hits at once.',
  'why.effect': () => 'It is of use right now.',
  'why.nothing': () => 'You have none that fits.',
  'why.loseCheap': () => 'What is missed least.',
  'why.leastCard': () => 'The card you will miss least.',
  'why.any': () => 'It makes little difference here.',
} satisfies Text
