import type { Landmark } from '../landmark.ts'
import { STALLS } from './data.ts'
import type { messages } from './text/en/messages.ts'

/** The Black Market. */
export const blackMarket: Landmark<'blackMarket', typeof messages> = {
  id: 'blackMarket',
  rules: () => import('./rules.ts'),
  rootlog: 'market',
  cards: STALLS,
  data: () => import('./provenance.ts'),
}
