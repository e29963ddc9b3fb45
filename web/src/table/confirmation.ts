import type { Candidate } from '@tablee/kernel'
import type { Preferences } from '../settings.tsx'

/** Whether a candidate waits for a confirmation, as a person wants it. */
export function wantsConfirmation({ commits, final }: Candidate, wanted: Preferences['confirm']): boolean {
  if (wanted === 'never') return false
  return commits === true || (wanted === 'final' && final === true)
}
