import type { Landmark } from '../landmark.ts'
import { rules } from './rules.ts'

/** The Tower. C.3.4 */
export const tower: Landmark<'tower'> = {
  id: 'tower',
  rules,
  rootlog: 'tower',
  data: () => import('./provenance.ts'),
}
