import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Logical Lizards. Law of Robotics 8 */
export const logicalLizards: Robot<'logicalLizards', typeof messages> = {
  id: 'logicalLizards',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
