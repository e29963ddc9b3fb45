import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Vagabond plays. */
export const sheet: FactionSheet = {
  goal: 'Alone with his satchel, he plays everybody’s friend or enemy, and takes what the others leave lying about.',
  turn: [
    'He turns up three exhausted items, and two more for each tea on its track; then he may slip to a neighbouring clearing or forest.',
    'He exhausts items to act as often as they last: boots to move, a sword to battle, a torch to explore, a hammer to craft or repair, a crossbow to strike, any item to aid, two for a quest.',
    'In a forest, all his damaged items are repaired. He draws a card, and one more for each coins on its track.',
  ],
  against:
    'Hit him early: hits damage his items, and without an undamaged sword he is defenceless. Crafted items are bait that he takes for a card; and once you are Hostile, keep lone warriors out of his way.',
}
