import type { SameMessages } from '@tablee/kernel'
import type { hirelings as en } from '../en/hirelings.ts'
import { a, count, Does, dans, verb, Who, who } from './words.ts'

/** What all hirelings have in common, in French. */
export const hirelings: SameMessages<typeof en> = {
  'hireling.setUp': () => 'Quel Nomade installez-vous ?',
  'hireling.take': () => 'Un Nomade vous rejoint : lequel ?',
  'hireling.give': (v, cast) =>
    `${Does(cast, v.party, 'vous quitte', 'vous quittent', 'vous quittez')} : qui prend la suite ?`,
  'hireling.place': (v, cast) =>
    `${Who(cast, v.party)} : où ${v.count === 1 ? 'va' : 'vont'} ${count(v.count, 'guerrier')} ?`,
  'hireling.pawn': (v, cast) =>
    `Où ${verb(cast, v.party, 'se tient', 'se tiennent', 'vous tenez')} ${who(cast, v.party)} ?`,
  'hireling.how': (v, cast) => `Que ${verb(cast, v.party, 'fait', 'font', 'faites')} ${who(cast, v.party)} ?`,
  'hireling.noMove': () => 'Ne pas se déplacer',
  'hireling.noBattle': () => 'Ne pas combattre',
  'hireling.noMore': () => 'Ne rien placer',
  'hireling.acts': (v, cast) => `${Does(cast, v.party, 'agit', 'agissent', 'agissez')}.`,
  'hireling.stands': (v, cast) =>
    `${Does(cast, v.party, 'se tient', 'se tiennent', 'vous tenez')} ${dans(v.clearing)}.`,
  'hireling.marker': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez')} le marqueur de Nomade de la case ${v.space}.`,
  'hireling.hired': (v, cast) =>
    `${Does(cast, v.seat, 'prend à son service', 'prennent à leur service', 'prenez à votre service')} ${who(cast, v.party)}.`,
  'hireling.given': (v, cast) => `${Does(cast, v.party, 'passe', 'passent', 'passez')} ${a(cast, v.to)}.`,
  'hireling.tired': (v, cast) =>
    v.left === 0
      ? `${Does(cast, v.party, 'n’a', 'n’ont', 'n’avez')} plus de marqueur de supervision.`
      : `${Does(cast, v.party, 'garde', 'gardent', 'gardez')} ${count(v.left, 'marqueur de supervision', 'marqueurs de supervision')}.`,
  'hireling.rolled': (v, cast) =>
    `Le dé de supervision montre ${count(v.gold, 'étoile dorée', 'étoiles dorées')} et ${count(v.red, 'étoile rouge', 'étoiles rouges')} : ${count(v.leads ? v.gold : v.gold + v.red, 'marqueur de supervision', 'marqueurs de supervision')} sur ${who(cast, v.party)}.`,
}
