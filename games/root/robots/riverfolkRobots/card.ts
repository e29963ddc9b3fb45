import type { RobotCard } from '../../rules/robots/card.ts'

/** What is known of the Riverfolk Robots before their box is opened. */
export const card: RobotCard = {
  id: 'riverfolkRobots',
  letter: 'G',
  plays: 'riverfolk',
  corner: false,
  sells: true,
  traits: ['garrison', 'greedy', 'ferocious', 'involved'],
}
