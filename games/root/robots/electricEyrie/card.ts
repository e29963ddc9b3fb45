import type { RobotCard } from '../../rules/robots/card.ts'

/** What is known of the Electric Eyrie before their box is opened. */
export const card: RobotCard = {
  id: 'electricEyrie',
  letter: 'B',
  plays: 'eyrie',
  corner: true,
  traits: ['nobility', 'relentless', 'swoop', 'warTax', 'focused'],
}
