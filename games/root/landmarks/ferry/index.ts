import type { Landmark } from '../landmark.ts'
import { rules } from './rules.ts'
import type { messages } from './text/en/messages.ts'

/** The Ferry. C.2.5 */
export const ferry: Landmark<'ferry', typeof messages> = {
  id: 'ferry',
  rules,
  rootlog: 'ferry',
  data: () => import('./provenance.ts'),
}
