import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Keepers in Iron play. */
export const sheet: FactionSheet = {
  goal: 'Knights on a pilgrimage: they dig relics out of the forests and bring them home to their waystations.',
  turn: [
    'In each clearing a warrior may become a waystation, or a waystation a warrior. For each card they spend, two warriors come to a waystation of its suit.',
    'They craft with waystations, then the Retinue acts, column by column, each card in a clearing of its suit: move; battle, then delve a relic; move, or recover relics.',
    'A warrior leaves each clearing where they are four or more. Cards of their hand may join the Retinue, or one changes column. They draw a card, and one more for each waystation.',
  ],
  against:
    'A relic on its way is worth 2 points to whoever removes it, and goes back to a forest. Rule the clearings around a forest or of a suit: each relic worth more than the clearings they rule there costs them a card of the Retinue.',
}
