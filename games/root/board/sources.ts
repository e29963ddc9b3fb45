import type { DatumName } from '@tablee/board'
import { OUTLINE } from './words.ts'

/** The name of whatever a datum that is reconstructed is about: a die, or the suits that a tool proposes for a map. */
export const nameOf: DatumName = (id, language) => {
  const { option, suitsOf, controlDie } = OUTLINE[language]
  const [kind, map] = id.split(':')
  if (kind === 'dice') return controlDie
  return suitsOf(option.map?.values?.[map] ?? map)
}
