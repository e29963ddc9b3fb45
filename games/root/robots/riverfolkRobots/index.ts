import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Riverfolk Robots. Law of Robotics 9 */
export const riverfolkRobots: Robot<'riverfolkRobots', typeof messages> = {
  id: 'riverfolkRobots',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
