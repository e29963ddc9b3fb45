import type { SameMessages } from '@tablee/kernel'
import { at, capital, from, own, place } from '../../../text/fr/words.ts'
import type { s10 as en } from './en.ts'

/** What is said in « Assaut en plein cœur » ; and of Cities that are conquered, there and in the next scenario. */
export const s10: SameMessages<typeof en> = {
  'archipelago.seen': v => `L’Archipel Fédéré ${from(v.place)} porte le ${v.n}.`,
  corrupt: v => `Corrompez-vous l’Archipel Fédéré ${at(v.place)} ?`,
  'corrupt.pay': v => `Défausser ${v.gold} or`,
  'corrupt.later': () => 'Ne pas le corrompre',
  corrupted: v => `${capital(place(v.place))} n’accueillera plus le Navire de Guerre adverse.`,
  respawn: () => 'Vers quel Archipel Fédéré va le Navire de Guerre vaincu ?',
  respawned: (v, cast) =>
    `${capital(own(cast, v.party, 'le ', 'Navire de Guerre'))} se réfugie ${at(v.place)}.`,
  'city.conquered': v => `Vous avez conquis ${place(v.place)}.`,
}
