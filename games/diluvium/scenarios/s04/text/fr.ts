import type { SameMessages } from '@tablee/kernel'
import { count, from } from '../../../text/fr/words.ts'
import type { s04 as en } from './en.ts'

/** What is said in « Un ami dans le besoin ». */
export const s04: SameMessages<typeof en> = {
  'objective.won': v =>
    `Une ressource de chaque type va aux Égyptiens. Vous avez ${count(v.won, 'jeton Objectif', 'jetons Objectif')}.`,
  'egyptians.fled': v =>
    `${count(v.count, 'Colon égyptien revient', 'Colons égyptiens reviennent')} ${from(v.place)} auprès de vous.`,
}
