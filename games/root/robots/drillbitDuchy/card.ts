import type { RobotCard } from '../../rules/robots/card.ts'

/** What is known of the Drillbit Duchy before its box is opened. */
export const card: RobotCard = {
  id: 'drillbitDuchy',
  letter: 'H',
  plays: 'duchy',
  corner: true,
  traits: ['foundations', 'investors', 'invaders', 'overwhelm'],
}
