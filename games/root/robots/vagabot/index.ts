import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Vagabot. Law of Robotics 7 */
export const vagabot: Robot<'vagabot', typeof messages> = {
  id: 'vagabot',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
