import type { chapters as english } from '../en/chapters.ts'

/** The chapters of the rule index. */
export const chapters: { readonly [C in keyof typeof english]: string } = {
  solo: 'Solo : les dissidents',
  s4: 'Solo, Épisode 4',
  e4: 'Épisode 4 : ce que font les joueurs',
}
