import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Alliance. */
export const chapters: typeof en = {
  8: 'Alliance de la Forêt',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '8.2': 'partisans et outrage',
  '8.4': 'Aurore de l’Alliance',
  '8.4.1': 'Révolte',
  '8.4.2': 'gagner la Sympathie',
  '8.5': 'Jour de l’Alliance',
  '8.6': 'opérations militaires',
  '8.6.2': 'Crépuscule de l’Alliance',
}
