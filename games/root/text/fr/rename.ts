import { renamer } from '@tablee/kernel'
import { QUEST } from './vagabond.ts'
import { TITLE } from './words.ts'

/** Has the French words call cards and quests as a pack does. */
export const rename = renamer([
  { head: 'title:fr:', names: TITLE },
  { head: 'title:fr:quest:', names: QUEST },
])
