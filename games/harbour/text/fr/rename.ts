import { type Datum, renamer, TITLE } from '@tablee/kernel'
import { cardNames } from '../fr.ts'

const head = 'title:fr:'

/** Has the French words call the cards as a pack does. */
export const rename = renamer([{ head, names: cardNames }])

/** The French titles of the cards, which are our own. */
export const titlesData = (): Datum[] =>
  Object.entries(cardNames).map(([id, value]) => ({
    id: `${head}${id}`,
    from: 'reconstructed',
    value,
    must: TITLE,
  }))
