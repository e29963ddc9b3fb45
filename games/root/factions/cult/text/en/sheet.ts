import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Lizard Cult plays. */
export const sheet: FactionSheet = {
  goal: 'It preaches to those whom the others discard, and plants a garden wherever it is listened to.',
  turn: [
    'The commonest suit among the Lost Souls becomes outcast; the pile is then discarded. Acolytes pay for conspiracies in outcast clearings: crusade, convert, sanctify.',
    'It reveals cards, one ritual each: build a garden where it rules, recruit a warrior, score for the gardens of the suit (the card is spent), or, for a bird, make an acolyte.',
    'Revealed cards return to its hand. It crafts with gardens of the outcast suit, then draws a card, and one more for each bonus uncovered.',
  ],
  against:
    'Watch what you discard: it chooses the next outcast suit. Do not attack its warriors without need, for those that fall in defence become acolytes; go for the gardens, each of which costs it a card, too.',
}
