import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Riverfolk. */
export const chapters: typeof en = {
  11: 'Compagnie de la Rivière',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '11.2': 'fonds et comptoirs',
  '11.2.6': 'acheter des services',
  '11.2.7': 'services de la Compagnie',
  '11.4': 'Aurore de la Compagnie',
  '11.5': 'Jour de la Compagnie',
  '11.5.3': 'fabrication et export',
  '11.5.6': 'comptoirs',
  '11.6': 'Crépuscule de la Compagnie',
}
