import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Marquise de Cat plays. */
export const sheet: FactionSheet = {
  goal: 'She holds the woodland and wants it to work for her: wood, workshops, soldiers.',
  turn: [
    'Each sawmill brings one wood.',
    'She crafts with workshops, then takes three actions: battle, march (two moves), recruit once, build or overwork. Each bird card she spends buys one more.',
    'She draws a card, and one more for each bonus that her recruiters have uncovered.',
  ],
  against:
    'Her warriors are many but thin. Cut the clearings she rules in two, and her wood no longer reaches the building site; pull down buildings, for a point each, before the last of a row are built.',
}
