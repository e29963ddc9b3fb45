import type { SameMessages } from '@tablee/kernel'
import { place } from '../../../text/fr/words.ts'
import type { s03 as en } from './en.ts'

/** What is said in « Ce qui les a tués nous rendra plus forts ». */
export const s03: SameMessages<typeof en> = {
  'objective.placed': v => `Vous découvrez ${place(v.place)} avant tous et y posez un jeton Objectif.`,
  'home.chosen': () => 'Laquelle des tuiles à jeton Objectif sera votre foyer ?',
  'home.tile': v => `${place(v.place)}, tuile ${v.tile}`,
}
