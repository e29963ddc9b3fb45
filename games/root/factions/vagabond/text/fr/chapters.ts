import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Vagabond. */
export const chapters: typeof en = {
  9: 'Vagabond',
  D: 'Personnages du Vagabond',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '9.2': 'le Vagabond',
  '9.2.7': 'objets',
  '9.2.8': 'coalition',
  '9.2.9': 'relations',
  '9.3': 'mise en place du Vagabond',
  '9.4': 'se faufiler',
  '9.5': 'actions du Vagabond',
  '9.5.1': 'déplacement du Vagabond',
  '9.5.2': 'combat du Vagabond',
  '9.5.3': 'exploration',
  '9.5.4': 'aide',
  '9.5.5': 'quêtes',
  '9.5.6': 'frappe',
  '9.5.7': 'réparation',
  '9.5.9': 'action spéciale',
  '9.6': 'Crépuscule du Vagabond',
  '9.7': 'deux Vagabonds',
}
