import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Corvid Conspiracy plays. */
export const sheet: FactionSheet = {
  goal: 'They hide plots all over the map, and score by turning them up where nobody came to look.',
  turn: [
    'They craft with plots. They may turn up plots where they have warriors, each scoring a point for every plot face up. For a card, one warrior comes to each clearing of its suit.',
    'Three actions: move, place a plot for warriors, battle, or swap two plots. The first plot of a turn costs one warrior, each further one costs one more.',
    'They may act once more and give up drawing; or they draw a card, and one more for each extortion face up.',
  ],
  against:
    'A hidden plot scores nothing yet: remove it in battle, or guess what it is for a card of its suit that you risk, and a point if you are right. They have few warriors; without one beside it, a plot cannot be turned up.',
}
