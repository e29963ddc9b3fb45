import type { sheet as english } from '../en/sheet.ts'

/** The words around every scenario sheet, in French. */
export const sheet: typeof english = {
  line: (scenario, players) => `Scénario ${scenario}, ${players === 1 ? 'en solo' : `à ${players} joueurs`}`,
  open: 'Ce que demande ce scénario, et ses règles propres',
  goal: 'Le but',
  lost: 'Perdu',
  ways: rounds => `si un personnage meurt, ou à la fin du tour ${rounds}`,
  ahead: 'Tour par tour',
  never: 'jamais',
  rules: 'Règles propres',
  book: 'Symbole Livre',
  totem: 'Totems',
  inventions: 'Ses inventions',
  tokens: 'Ses découvertes',
  allRules: 'Toutes les règles des scénarios',
}
