import type { Landmark } from '../landmark.ts'

/** The Elder Treetop. */
export const elderTreetop: Landmark<'elderTreetop'> = {
  id: 'elderTreetop',
  rules: () => import('./rules.ts'),
  rootlog: 'treetop',
  data: () => import('./provenance.ts'),
}
