import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Eyrie Dynasties play. */
export const sheet: FactionSheet = {
  goal: 'They want to cover the woodland with roosts: the more stand on the map, the more they score every Evening.',
  turn: [
    'They add one card or two to the Decree, no more than one bird. Without a roost, they found one with three warriors.',
    'They craft with roosts, then obey the whole Decree, column by column: recruit, move, battle, build, each in a clearing of the card’s suit.',
    'They score for the roosts on the map, then draw a card, one more from three roosts and another from six.',
  ],
  against:
    'Their Decree is public: find the order that hangs by a thread. Take away the last place to build, the last enemy to fight or a roost of the right suit, and they fall into turmoil.',
}
