import type { RobotCard } from '../../rules/robots/card.ts'

/** What is known of the Logical Lizards before their box is opened. */
export const card: RobotCard = {
  id: 'logicalLizards',
  letter: 'F',
  plays: 'cult',
  corner: true,
  traits: ['fanatics', 'spiteful', 'erratic', 'martyrs'],
}
