import type { SameMessages } from '@tablee/kernel'
import { count, Does, dans, de, from, SUIT, vers } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Forest Patrol and the Feline Physicians, in French. */
export const messages: SameMessages<typeof en> = {
  'act.patrol': () => 'Gardes Forestiers : marcher et combattre, ou rappeler',
  'hireling.march': () => 'Se déplacer, puis combattre',
  'patrol.return': () => 'Rappeler ceux qui attendent sur la carte',
  'patrol.where': v =>
    `Où ${v.count === 1 ? 'revient' : 'reviennent'} ${count(v.count, 'guerrier')} de la carte ?`,
  'patrol.spread': (v, cast) =>
    `${Does(cast, v.party, 'place', 'placent', 'placez')} un guerrier dans chaque clairière.`,
  'patrol.waits': (v, cast) =>
    `${count(v.waiting, 'guerrier')} ${de(cast, v.party)} ${v.waiting === 1 ? 'attend' : 'attendent'} sur la carte.`,
  'patrol.returned': (v, cast) =>
    `${Does(cast, v.party, 'rappelle', 'rappellent', 'rappelez')} ${count(v.count, 'guerrier')} ${vers(v.clearing)}.`,
  'physicians.heal': v => `Infirmiers pour ceux qui sont tombés ${dans(v.clearing)}`,
  'physicians.spend': v =>
    `Infirmiers : dépenser une carte ${SUIT[v.suit]} (ou Oiseau) pour sauver ceux qui sont tombés ${dans(v.clearing)} ?`,
  'physicians.no': () => 'Les laisser partir',
  'physicians.where': () => 'Dans laquelle de vos clairières vont-ils ?',
  'physicians.healed': (v, cast) =>
    `${Does(cast, v.seat, 'sauve', 'sauvent', 'sauvez')} ${count(v.count, 'guerrier')} : ${from(v.from)} ${vers(v.clearing)}.`,
}
