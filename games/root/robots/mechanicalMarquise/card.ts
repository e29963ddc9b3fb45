import type { RobotCard } from '../../rules/robots/card.ts'

/** What is known of the Mechanical Marquise before her box is opened. */
export const card: RobotCard = {
  id: 'mechanicalMarquise',
  letter: 'A',
  plays: 'marquise',
  corner: true,
  traits: ['blitz', 'fortified', 'hospitals', 'ironWill', 'overwhelming'],
}
