import type { Landmark } from '../landmark.ts'
import type { messages } from './text/en/messages.ts'

/** The Black Market. */
export const blackMarket: Landmark<'blackMarket', typeof messages> = {
  id: 'blackMarket',
  rules: () => import('./rules.ts'),
  rootlog: 'market',
  data: () => import('./provenance.ts'),
}
