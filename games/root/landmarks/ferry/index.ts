import type { Landmark } from '../landmark.ts'
import type { messages } from './text/en/messages.ts'

/** The Ferry. C.2.5 */
export const ferry: Landmark<'ferry', typeof messages> = {
  id: 'ferry',
  rules: () => import('./rules.ts'),
  rootlog: 'ferry',
  letter: 'f',
  data: () => import('./provenance.ts'),
}
