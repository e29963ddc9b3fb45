import type { Landmark } from '../landmark.ts'
import { rules } from './rules.ts'
import type { messages } from './text/en/messages.ts'

/** The Legendary Forge. */
export const legendaryForge: Landmark<'legendaryForge', typeof messages> = {
  id: 'legendaryForge',
  rules,
  rootlog: 'forge',
  data: () => import('./provenance.ts'),
}
