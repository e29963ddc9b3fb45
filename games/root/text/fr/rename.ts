import { renamer } from '@tablee/kernel'
import { FACTION_TITLES } from './names.ts'
import { TITLE } from './words.ts'

/** Has the French words call cards, those of a faction included, as a pack does. */
export const rename = renamer([TITLE, ...FACTION_TITLES].map(names => ({ head: 'title:fr:', names })))
