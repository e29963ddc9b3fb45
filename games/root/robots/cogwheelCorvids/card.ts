import type { RobotCard } from '../../rules/robots/card.ts'

/** What is known of the Cogwheel Corvids before their box is opened. */
export const card: RobotCard = {
  id: 'cogwheelCorvids',
  letter: 'I',
  plays: 'corvids',
  corner: false,
  traits: ['backupPlans', 'gamble', 'mastermind', 'vendetta'],
}
