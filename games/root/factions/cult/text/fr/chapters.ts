import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Cult. */
export const chapters: typeof en = {
  10: 'Culte des Lézards',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '10.2': 'jardins et Âmes Perdues',
  '10.4': 'Aurore du Culte',
  '10.4.3': 'conspirations',
  '10.5': 'rituels',
  '10.6': 'Crépuscule du Culte',
}
