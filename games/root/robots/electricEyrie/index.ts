import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Electric Eyrie. Law of Robotics 5 */
export const electricEyrie: Robot<'electricEyrie', typeof messages> = {
  id: 'electricEyrie',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
