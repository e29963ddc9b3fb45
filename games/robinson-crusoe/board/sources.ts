import type { DatumName } from '@tablee/board'
import { cardName, thingName } from './words.ts'

/** The name of whatever a datum is about. */
export const nameOf: DatumName = (id, language) => {
  const [family, name = family] = id.split(':')
  return family === 'invention' || family === 'skill' ? thingName(name, language) : cardName(name, language)
}
