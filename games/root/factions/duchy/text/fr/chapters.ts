import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Duchy. */
export const chapters: typeof en = {
  12: 'Duché Souterrain',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '12.2': 'Terrier, Tunnels et prix de l’échec',
  '12.2.3': 'le prix de l’échec',
  '12.4': 'Aurore du Duché',
  '12.5': 'Jour du Duché',
  '12.5.1': 'l’Assemblée',
  '12.5.2': 'le Parlement',
  '12.5.3': 'rallier un Ministre',
  '12.6': 'Crépuscule du Duché',
}
