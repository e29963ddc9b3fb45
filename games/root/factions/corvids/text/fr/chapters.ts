import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Corvids. */
export const chapters: typeof en = {
  13: 'Conspiration des Corvidés',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '13.2': 'Complots, Agile et Agent secret',
  '13.2.4': 'Complot Déjoué',
  '13.4': 'Aurore des Corvidés',
  '13.4.2': 'retourner des Complots',
  '13.4.3': 'Recrutement',
  '13.5': 'Jour des Corvidés',
  '13.5.2': 'placer un Complot',
  '13.5.4': 'Brouiller les pistes',
  '13.6': 'Crépuscule des Corvidés',
  '13.6.1': 'Influence',
  '13.7': 'les quatre Complots',
}
