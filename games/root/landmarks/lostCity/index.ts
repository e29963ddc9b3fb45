import type { Landmark } from '../landmark.ts'
import { rules } from './rules.ts'

/** The Lost City. */
export const lostCity: Landmark<'lostCity'> = {
  id: 'lostCity',
  rules,
  rootlog: 'city',
  data: () => import('./provenance.ts'),
}
