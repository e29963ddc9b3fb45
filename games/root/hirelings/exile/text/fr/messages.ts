import type { SameMessages } from '@tablee/kernel'
import { a, count, Does, dans, ITEM } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Exile and the Brigand, in French. */
export const messages: SameMessages<typeof en> = {
  'act.exile': () => 'L’Exilé : errer et combattre',
  'act.exileGift': () => 'Donner un objet fabriqué à l’Exilé : une carte, 1 point',
  'act.brigandRuin': () => 'Le Brigand : prendre un objet dans une ruine',
  'act.brigandSteal': () => 'Le Brigand : épuiser un objet pour voler une carte',
  'exile.gift': () => 'Quel objet donnez-vous à l’Exilé ?',
  'exile.given': (v, cast) =>
    `${Does(cast, v.seat, 'donne', 'donnent', 'donnez')} un objet ${a(cast, v.party)} : ${ITEM[v.item]}.`,
  'exile.act': v => `L’Exilé a ${count(v.ready, 'objet disponible', 'objets disponibles')}.`,
  'exile.moves': () => 'Épuiser 1 objet : aller dans une forêt',
  'exile.battles': () => 'Épuiser 2 objets : combattre au bord de la forêt',
  'exile.rests': () => 'Se reposer : tous ses objets sont de nouveau disponibles',
  'exile.refreshed': (v, cast) =>
    `${Does(cast, v.party, 'se repose', 'se reposent', 'vous reposez')} : tous les objets sont disponibles.`,
  'exile.hurt': (v, cast) =>
    `${Does(cast, v.party, 'garde', 'gardent', 'gardez')} ${count(v.left, 'objet')}.`,
  'brigand.ruin': () => 'Dans quelle ruine prenez-vous un objet ?',
  'brigand.found': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez')} un objet dans la ruine ${dans(v.clearing)} : ${ITEM[v.item]}.`,
  'brigand.spent': (v, cast) =>
    `${Does(cast, v.seat, 'épuise', 'épuisent', 'épuisez')} un objet fabriqué (${ITEM[v.item]}).`,
  'brigand.item': () => 'Quel objet fabriqué épuisez-vous ?',
  'brigand.whom': () => 'À qui volez-vous une carte ?',
}
