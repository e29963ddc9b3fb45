import type { Landmark } from '../landmark.ts'
import { rules } from './rules.ts'

/** The Elder Treetop. */
export const elderTreetop: Landmark<'elderTreetop'> = {
  id: 'elderTreetop',
  rules,
  rootlog: 'treetop',
  data: () => import('./provenance.ts'),
}
