import type { Hireling } from '../hireling.ts'
import type { messages } from './text/en/messages.ts'

/** The Last Dynasty, or the Bluebird Nobles. */
export const dynasty: Hireling<'dynasty', typeof messages> = {
  id: 'dynasty',
  demoted: 'nobles',
  letter: 'E',
  excludes: 'eyrie',
  rules: () => import('./rules.ts'),
  data: () => import('./data.ts'),
}
