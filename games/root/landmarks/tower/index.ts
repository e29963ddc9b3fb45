import type { Landmark } from '../landmark.ts'

/** The Tower. C.3.4 */
export const tower: Landmark<'tower'> = {
  id: 'tower',
  rules: () => import('./rules.ts'),
  rootlog: 'tower',
  data: () => import('./provenance.ts'),
}
