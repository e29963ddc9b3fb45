import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Hundreds. */
export const chapters: typeof en = {
  14: 'Seigneur des Cents',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '14.2': 'seigneur de guerre, Butin et pillage',
  '14.3': 'mise en place des Cents',
  '14.4': 'Aurore des Cents',
  '14.4.1': 'Raser',
  '14.4.2': 'Recrutement des Cents',
  '14.4.3': 'Nomination',
  '14.4.4': 'l’humeur',
  '14.5': 'Jour des Cents',
  '14.5.2': 'Diriger les Cents',
  '14.5.3': 'Charger avec le seigneur de guerre',
  '14.6': 'Crépuscule des Cents',
  '14.6.1': 'Incitation',
  '14.6.2': 'Opprimer',
  '14.7': 'humeurs',
}
