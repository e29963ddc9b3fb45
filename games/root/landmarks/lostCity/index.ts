import type { Landmark } from '../landmark.ts'

/** The Lost City. */
export const lostCity: Landmark<'lostCity'> = {
  id: 'lostCity',
  rules: () => import('./rules.ts'),
  rootlog: 'city',
  data: () => import('./provenance.ts'),
}
