import type { SameMessages } from '@tablee/kernel'
import { at, place } from '../../../text/fr/words.ts'
import type { s06 as en } from './en.ts'

/** What is said in « Sur la route des égarés ». */
export const s06: SameMessages<typeof en> = {
  exile: () => 'Un Exilé attend sur cette tuile. Le rencontrez-vous ?',
  'exile.meet': v => `Rencontrer l’Exilé pour ${v.gold} or`,
  'exile.pass': () => 'Ne pas payer',
  'exile.poor': v => `L’Exilé de cette tuile demande ${v.gold} or, que vous n’avez pas.`,
  'exile.met': v => `Vous avez rencontré ${v.met} des 4 Exilés.`,
  'exile.next': v => `Le prochain Exilé se trouve ${at(v.place)}.`,
  'exile.city': v => `L’Exilé vous montre le chemin vers ${place(v.place)}.`,
}
