import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Furious Protector, or the Stoic Protector. */
export const protector: Hireling<'protector', typeof messages> = {
  id: 'protector',
  demoted: 'stoic',
  letter: 'S',
  excludes: null,
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
