import type { chapters as en, topics as enTopics } from '../en/chapters.ts'

/** The chapter of the Keepers. */
export const chapters: typeof en = {
  15: 'Gardiens de Fer',
}

/** What its rules are about. */
export const topics: typeof enTopics = {
  '15.2': 'reliques et Relais',
  '15.2.4': 'Chevaliers dévoués',
  '15.2.5': 'Trophées convoités',
  '15.3': 'mise en place des Gardiens',
  '15.4': 'Aurore des Gardiens',
  '15.4.1': 'établir un camp',
  '15.4.2': 'lever le camp',
  '15.4.3': 'Recrutement des Gardiens',
  '15.5': 'Jour des Gardiens',
  '15.5.2': 'agir avec le Cortège',
  '15.5.2.II': 'combattre, puis extraire',
  '15.5.2.III': 'déplacement ou Restauration',
  '15.6': 'Crépuscule des Gardiens',
  '15.6.1': 'vivre de la terre',
  '15.6.2': 'rassembler le Cortège',
}
