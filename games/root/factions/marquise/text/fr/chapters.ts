import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Marquise. */
export const chapters: typeof en = {
  6: 'Marquise de Chat',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '6.2': 'Donjon et Hôpitaux de campagne',
  '6.3': 'mise en place de la Marquise',
  '6.4': 'bois',
  '6.5': 'actions de la Marquise',
  '6.5.1': 'combat de la Marquise',
  '6.5.2': 'marche',
  '6.5.3': 'recrutement',
  '6.5.4': 'construction',
  '6.5.5': 'travail supplémentaire',
  '6.5.c': 'action de plus',
  '6.6': 'Crépuscule de la Marquise',
}
