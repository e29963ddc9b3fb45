import type { FactionSheet } from '../../../../text/faction-sheet.ts'

/** How the Underground Duchy plays. */
export const sheet: FactionSheet = {
  goal: 'It comes up from below to win its Parliament over: each minister swayed works for it every turn.',
  turn: [
    'One warrior arrives in the Burrow, and one more for each citadel symbol uncovered.',
    'Two actions: build, recruit, move, battle or dig. Then each swayed minister acts once. Then it may sway one more, revealing cards of clearings where it has pieces.',
    'Birds among the revealed cards are discarded, the others return. It crafts with citadels and markets, then draws a card, and one more for each market symbol uncovered.',
  ],
  against:
    'Its buildings are its weakness: remove one, and its highest minister leaves, the crown lost for good, and a card with it. Hold the clearings around its tunnels, and strike before the lords score every turn.',
}
