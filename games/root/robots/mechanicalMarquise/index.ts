import type { Robot } from '../robot.ts'
import { card } from './card.ts'
import type { messages } from './text/en/messages.ts'

/** The Mechanical Marquise. Law of Robotics 4 */
export const mechanicalMarquise: Robot<'mechanicalMarquise', typeof messages> = {
  id: 'mechanicalMarquise',
  card,
  rules: () => import('./rules/index.ts'),
  data: () => import('./data.ts'),
}
