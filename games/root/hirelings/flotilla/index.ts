import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Riverfolk Flotilla, or the Otter Divers. */
export const flotilla: Hireling<'flotilla', typeof messages> = {
  id: 'flotilla',
  demoted: 'divers',
  letter: 'O',
  excludes: 'riverfolk',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
