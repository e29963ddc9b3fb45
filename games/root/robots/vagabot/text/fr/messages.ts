import type { SameMessages } from '@tablee/kernel'
import type { Item } from '../../../../data/items.ts'
import { QUESTS } from '../../../../factions/vagabond/data.ts'
import { CHARACTER, names as vagabond } from '../../../../factions/vagabond/text/fr/names.ts'
import {
  aWhom,
  card,
  count,
  Does,
  dans,
  de,
  deLa,
  from,
  ITEM,
  list,
  SUIT,
  verb,
  vers,
  Who,
  whom,
} from '../../../../text/fr/words.ts'
import type { Action } from '../../data.ts'
import type { messages as en } from '../en/messages.ts'

const TITLE: { readonly [name: string]: string } = vagabond.titles

const items = (some: readonly Item[]): string => list(some.map(one => ITEM[one]))

const quest = (id: number): string =>
  `[[quest:${QUESTS[id].key}|« ${TITLE[`quest:${QUESTS[id].name}`]} » (${SUIT[QUESTS[id].suit]})]]`

/** What it does by day. */
export const ACTION: { readonly [A in Action]: string } = {
  explore: 'Exploration',
  quest: 'Quête',
  aid: 'Aide',
  battle: 'Combat',
  repair: 'Réparation',
  special: 'Action spéciale',
}

/** What the Vagabot says, in French. */
export const messages: SameMessages<typeof en> = {
  'vagabot.arrives': (v, cast) =>
    `${Does(cast, v.seat, 'est', 'sont', 'êtes')} le ${CHARACTER[v.character]} et ${verb(cast, v.seat, 'commence', 'commencent', 'commencez')} ${dans(v.forest)}.`,
  'vagabot.starts': (v, cast) =>
    `${Does(cast, v.seat, 'commence', 'commencent', 'commencez')} avec : ${items(v.items)}.`,
  'vagabot.quest': (v, cast) => `Quête ${de(cast, v.seat)} : ${quest(v.quest)}.`,
  'vagabot.undone': (v, cast) =>
    `${Does(cast, v.seat, 'passe', 'passent', 'passez')} l’action ${ACTION[v.action]} : ${v.why === 'items' ? 'plus aucun objet à épuiser' : 'rien à faire, ou trop peu d’objets'}.`,
  'vagabot.exhausted': (v, cast) =>
    `${Does(cast, v.seat, 'épuise', 'épuisent', 'épuisez')} : ${items(v.items)}.`,
  'vagabot.damaged': (v, cast) =>
    `${Does(cast, v.seat, 'endommage', 'endommagent', 'endommagez')} : ${items(v.items)}.`,
  'vagabot.repaired': (v, cast) =>
    `${Does(cast, v.seat, 'répare', 'réparent', 'réparez')} : ${items(v.items)}.`,
  'vagabot.refreshed': (v, cast) =>
    `${Does(cast, v.seat, 'rafraîchit', 'rafraîchissent', 'rafraîchissez')} : ${items(v.items)}.`,
  'vagabot.track': (v, cast) =>
    `Piste de Combat ${de(cast, v.seat)} : ${v.items === 0 ? 'plus aucun objet' : count(v.items, 'objet')}.`,
  'vagabot.moved': (v, cast) => `${Does(cast, v.seat, 'va', 'vont', 'allez')} ${from(v.from)} ${vers(v.to)}.`,
  'vagabot.slips': (v, cast) =>
    `${Does(cast, v.seat, 'n’a', 'n’ont', 'n’avez')} presque plus d’objet intact et se faufile : pas de Jour.`,
  'vagabot.explored': (v, cast) =>
    `${Does(cast, v.seat, 'explore', 'explorent', 'explorez')} la ruine ${dans(v.clearing)} et y ${verb(cast, v.seat, 'trouve', 'trouvent', 'trouvez')} : ${ITEM[v.item]}.`,
  'vagabot.ruinGone': v => `La ruine ${dans(v.clearing)} est retirée.`,
  'vagabot.quested': (v, cast) =>
    `${Does(cast, v.seat, 'accomplit', 'accomplissent', 'accomplissez')} ${quest(v.quest)}.`,
  'vagabot.aids': (v, cast) =>
    `${Does(cast, v.seat, 'aide', 'aident', 'aidez', v.other)}${whom(cast, v.other)} et ${verb(cast, v.seat, 'prend', 'prennent', 'prenez')} : ${items(v.items)}.`,
  'vagabot.shoots': (v, cast) =>
    `${Does(cast, v.seat, 'tire', 'tirent', 'tirez')} avant les dés : une perte.`,
  'vagabot.enlist': (v, cast) =>
    `${Who(cast, v.attacker)} vous ${verb(cast, v.attacker, 'attaque', 'attaquent', 'attaquez')} : engager le Médiateur (jusqu’à ${count(v.items, 'perte')} de plus) contre 1 point pour lui ?`,
  'vagabot.enlist.no': () => 'Ne pas l’engager',
  'vagabot.enlisted': (v, cast) =>
    `${Does(cast, v.defender, 'engage', 'engagent', 'engagez', v.seat)}${whom(cast, v.seat)}.`,
  'vagabot.stole': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez', v.from)} ${card(v.card)}${aWhom(cast, v.from)} et la ${verb(cast, v.seat, 'défausse', 'défaussent', 'défaussez')}.`,
  'vagabot.clears': (v, cast) =>
    `${Does(cast, v.seat, 'retire', 'retirent', 'retirez')} toutes les pièces adverses ${deLa(v.clearing)}.`,
  'vagabot.covered': (v, cast) =>
    `${Does(cast, v.seat, 'recouvre', 'recouvrent', 'recouvrez')} à jamais un emplacement ${dans(v.clearing)} : ${ITEM[v.item]}.`,
  'battle.fullTrack': (v, cast) =>
    `${Does(cast, v.seat, 'inflige', 'infligent', 'infligez')} une perte de plus grâce à sa Piste de Combat pleine.`,
}
