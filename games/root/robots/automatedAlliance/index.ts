import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Automated Alliance. Law of Robotics 6 */
export const automatedAlliance: Robot<'automatedAlliance', typeof messages> = {
  id: 'automatedAlliance',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
