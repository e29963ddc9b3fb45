import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Cogwheel Corvids. Law of Robotics 11 */
export const cogwheelCorvids: Robot<'cogwheelCorvids', typeof messages> = {
  id: 'cogwheelCorvids',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
