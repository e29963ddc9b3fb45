import type { DatumName } from '@tablee/board'
import { OUTLINE } from './words.ts'

/** The name of whatever a datum that is reconstructed is about: the suits that a tool proposes for a map. */
export const nameOf: DatumName = (id, language) => {
  const { option, suitsOf } = OUTLINE[language]
  const [, map] = id.split(':')
  return suitsOf(option.map?.values?.[map] ?? map)
}
