import type { Landmark } from '../landmark.ts'
import type { messages } from './text/en/messages.ts'

/** The Legendary Forge. */
export const legendaryForge: Landmark<'legendaryForge', typeof messages> = {
  id: 'legendaryForge',
  rules: () => import('./rules.ts'),
  rootlog: 'forge',
  data: () => import('./provenance.ts'),
}
