import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Eyrie. */
export const chapters: typeof en = {
  7: 'Dynasties de la Canopée',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '7.3': 'mise en place de la Canopée',
  '7.4': 'Aurore de la Canopée',
  '7.4.2': 'ajout au Décret',
  '7.4.3': 'nouveau Perchoir',
  '7.5': 'le Décret',
  '7.5.1': 'fabrication de la Canopée',
  '7.6': 'Crépuscule de la Canopée',
  '7.7': 'la Crise',
}
