import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Drillbit Duchy. Law of Robotics 10 */
export const drillbitDuchy: Robot<'drillbitDuchy', typeof messages> = {
  id: 'drillbitDuchy',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
