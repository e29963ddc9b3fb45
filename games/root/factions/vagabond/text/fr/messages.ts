import type { SameMessages } from '@tablee/kernel'
import type { Item } from '../../../../data/items.ts'
import {
  a,
  aWhom,
  capital,
  card,
  count,
  Does,
  dans,
  from,
  ITEM,
  la,
  list,
  of,
  SUIT,
  verb,
  vers,
  Who,
  who,
  whom,
} from '../../../../text/fr/words.ts'
import { CHARACTERS, type Character, QUESTS, type QuestId } from '../../data.ts'
import type { messages as en } from '../en/messages.ts'
import { ABILITY, CHARACTER, names, RELATION } from './names.ts'

/** « l’Aventurier », « le Voleur ». */
const theCharacter = (one: Character): string =>
  one === 'adventurer' ? `l’${CHARACTER[one]}` : `le ${CHARACTER[one]}`

/** One of each item, and the ending of what agrees with it: « une épée », « épuisée ». */
const FORMS: { readonly [I in Item]: { readonly one: string; readonly ending: string } } = {
  boots: { one: 'une botte', ending: 'e' },
  bag: { one: 'un sac', ending: '' },
  crossbow: { one: 'une arbalète', ending: 'e' },
  hammer: { one: 'un marteau', ending: '' },
  sword: { one: 'une épée', ending: 'e' },
  tea: { one: 'un café', ending: '' },
  coins: { one: 'des pièces', ending: 'es' },
  torch: { one: 'une torche', ending: 'e' },
}

const one = (item: Item): string => FORMS[item].one

const QUEST: { readonly [name: string]: string } = names.titles

const items = (some: readonly Item[]): string => list(some.map(item => ITEM[item]))

const quest = (id: QuestId): string =>
  `[[quest:${QUESTS[id].key}|« ${QUEST[`quest:${QUESTS[id].name}`]} » (${SUIT[QUESTS[id].suit]})]]`

/** Why an item is damaged; games saved before causes were told have none. */
const CAUSE: { readonly [cause: string]: string | undefined } = {
  battle: ' au combat',
  removal: ' quand tout est retiré autour de lui',
  improvisation: ' en improvisant',
}

/** The Vagabond, in French. */
export const messages: SameMessages<typeof en> = {
  // Setup
  'vagabond.character': () => 'Qui êtes-vous ?',
  'vagabond.character.name': v =>
    `${CHARACTER[v.character]} : ${items(CHARACTERS[v.character].items)}. ${ABILITY[v.character]}`,
  'vagabond.setupCard': v => `Vagabond, ${CHARACTER[v.character]}`,
  'vagabond.forest': () => 'Dans quelle forêt commencez-vous ?',
  'vagabond.arrives': (v, cast) =>
    `${Does(cast, v.seat, 'est', 'sont', 'êtes')} ${theCharacter(v.character)} et ${verb(cast, v.seat, 'commence', 'commencent', 'commencez')} ${dans(v.forest)}.`,

  // Items
  'vagabond.item': v =>
    [
      capital(ITEM[v.item]),
      v.exhausted ? `épuisé${FORMS[v.item].ending}` : '',
      v.damaged ? `endommagé${FORMS[v.item].ending}` : '',
      v.ruin ? 'd’une ruine' : '',
    ]
      .filter(word => word !== '')
      .join(', '),
  'vagabond.exhausted': (v, cast) => `${Does(cast, v.seat, 'épuise', 'épuisent', 'épuisez')} ${one(v.item)}.`,
  'vagabond.gained': (v, cast) => `${Does(cast, v.seat, 'prend', 'prennent', 'prenez')} ${one(v.item)}.`,
  'vagabond.refresh': v => `Rafraîchissez encore ${count(v.left, 'objet')} : lequel ?`,
  'vagabond.refreshed': (v, cast) =>
    `${Does(cast, v.seat, 'rafraîchit', 'rafraîchissent', 'rafraîchissez')} ${one(v.item)}.`,
  'vagabond.damage': v => `${count(v.left, 'perte')} à subir : qu’endommagez-vous ?`,
  'vagabond.damage.ally': () => 'Un guerrier allié à la place',
  'vagabond.damaged': (v, cast) =>
    `${Does(cast, v.seat, 'endommage', 'endommagent', 'endommagez')} ${one(v.item)}${CAUSE[v.cause] ?? ''}.`,
  'vagabond.repair': () => 'Quel objet réparez-vous ?',
  'vagabond.repaired': (v, cast) => `${Does(cast, v.seat, 'répare', 'réparent', 'réparez')} ${one(v.item)}.`,
  'vagabond.rested': (v, cast) =>
    `${Does(cast, v.seat, 'se repose', 'se reposent', 'vous reposez')} dans la forêt et ${verb(cast, v.seat, 'répare', 'réparent', 'réparez')} ${list(v.items.map(one))}.`,
  'vagabond.limit': v =>
    `Vous portez trop d’objets : retirez-en encore ${v.over === 1 ? 'un' : v.over} définitivement.`,
  'vagabond.removed': (v, cast) =>
    `${Does(cast, v.seat, 'retire', 'retirent', 'retirez')} définitivement ${one(v.item)}.`,

  // Birdsong and moving
  'vagabond.slip': () => 'Se Faufiler : où allez-vous ?',
  'vagabond.stay': () => 'Rester ici',
  'vagabond.move.to': () => 'Où allez-vous ?',
  'vagabond.moved': (v, cast) =>
    `${Does(cast, v.seat, 'va', 'vont', 'allez')} ${from(v.from)} ${vers(v.to)}.`,
  'vagabond.ally.move': v => `Quels guerriers vous accompagnent ${from(v.from)} ${vers(v.to)} ?`,
  'vagabond.alone': () => 'Seul',

  // Daylight
  'vagabond.day': v =>
    v.actions === 0
      ? 'Jour : plus aucun objet prêt.'
      : `Jour : ${count(v.actions, 'objet prêt', 'objets prêts')}.`,
  'vagabond.day.end': () => 'Terminer le Jour',
  'act.explore': () => 'Exploration : épuiser une torche pour fouiller la ruine',
  'act.aid': () => 'Aide : épuiser un objet et donner une carte',
  'act.quest': () => 'Quête : en accomplir une',
  'act.strike': () => 'Frappe : épuiser une arbalète',
  'act.repair': () => 'Réparation : épuiser un marteau',
  'act.steal': () => 'Larcin : épuiser une torche pour voler une carte au hasard',
  'act.dayLabor': () => 'Travailleur : épuiser une torche pour une carte de la défausse',
  'act.hideout': () => 'Refuge : épuiser une torche, réparer trois objets et finir le Jour',
  'act.instigate': () => 'Provocation : épuiser une torche pour déclencher un combat',
  'act.scorch': () => 'Terre brûlée : laisser une torche et vider cette clairière à jamais',
  'act.glide': () => 'Vol plané : épuiser une torche pour gagner n’importe quelle clairière',
  'vagabond.explore.take': () => 'Deux objets sont là : lequel prenez-vous ?',
  'vagabond.explore.nothing': () => 'Ne rien prendre',
  'vagabond.explored': (v, cast) =>
    `${Does(cast, v.seat, 'explore', 'explorent', 'explorez')} la ruine ${dans(v.clearing)} et y ${verb(cast, v.seat, 'trouve', 'trouvent', 'trouvez')} ${one(v.item)}.`,
  'vagabond.exploredNothing': (v, cast) =>
    `${Does(cast, v.seat, 'explore', 'explorent', 'explorez')} la ruine ${dans(v.clearing)} et ne ${verb(cast, v.seat, 'prend', 'prennent', 'prenez')} rien.`,
  'vagabond.ruinGone': v => `La ruine ${dans(v.clearing)} est retirée.`,
  'vagabond.aid.whom': () => 'Qui aidez-vous ?',
  'vagabond.pay': v => `Encore ${count(v.left, 'objet')} à payer : lequel épuisez-vous ?`,
  'vagabond.aid.item': () => 'Quel objet épuisez-vous ?',
  'vagabond.aid.take': (v, cast) => `Quel objet fabriqué prenez-vous ${a(cast, v.from)} ?`,
  'vagabond.aid.nothing': () => 'Ne rien prendre',
  'vagabond.aid.took': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez', v.from)} ${one(v.item)}${aWhom(cast, v.from)}.`,
  'vagabond.relation': (v, cast) =>
    `${of(cast, v.other, 'La relation', 'Votre relation')} avec ${who(cast, v.seat)} est maintenant « ${RELATION[v.relation]} ».`,
  'vagabond.quest': v => `${quest(v.quest)} : ${items(QUESTS[v.quest].items)}`,
  'vagabond.quest.which': () => 'Quelle quête accomplissez-vous ?',
  'vagabond.quest.improvise': () =>
    'Improvisation : quel objet en remplace un autre, quitte à être endommagé ?',
  'vagabond.quest.standIn': v =>
    `${capital(one(v.item))} au lieu ${v.wanted === 'coins' ? 'de pièces' : `d’${one(v.wanted)}`}`,
  'vagabond.quest.plain': () => 'Ne pas improviser',
  'vagabond.quested': (v, cast) =>
    `${Does(cast, v.seat, 'accomplit', 'accomplissent', 'accomplissez')} ${quest(v.quest)}.`,
  'vagabond.quest.new': v => `Nouvelle quête : ${quest(v.quest)}.`,
  'vagabond.quest.reward': () => 'Votre récompense ?',
  'vagabond.reward.points': v => count(v.points, 'point'),
  'vagabond.reward.cards': () => 'Piocher 2 cartes',
  'vagabond.strike.whom': () => 'Qui frappez-vous ?',
  'vagabond.strike.what': () => 'Quelle pièce retirez-vous ?',

  // Battle
  'vagabond.ally.battle': () => 'Quels guerriers se battent à vos côtés ?',
  'vagabond.fightsWith': (v, cast) =>
    `${of(cast, v.ally, 'Les guerriers', 'Vos guerriers')} se battent pour ${who(cast, v.seat)}.`,
  'vagabond.enlist': (v, cast) =>
    `${Who(cast, v.attacker)} vous ${verb(cast, v.attacker, 'attaque', 'attaquent', 'attaquez')} : enrôler le Médiateur (${count(v.swords, 'épée')}) contre 1 point pour lui ?`,
  'vagabond.enlist.no': () => 'Ne pas l’enrôler',
  'vagabond.enlisted': (v, cast) =>
    `${Does(cast, v.defender, 'enrôle', 'enrôlent', 'enrôlez', v.seat)}${whom(cast, v.seat)}.`,

  // Characters
  'vagabond.steal.whom': () => 'Qui volez-vous ?',
  'vagabond.dayLabor.card': () => 'Quelle carte de la défausse prenez-vous ?',
  'vagabond.dayLabor.took': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prennent', 'prenez')} ${card(v.card)} dans la défausse.`,
  'vagabond.instigate.attacker': () => 'Qui attaque ?',
  'vagabond.instigate.defender': (v, cast) =>
    `Contre qui ${verb(cast, v.attacker, 'se bat', 'se battent', 'vous battez')} ${who(cast, v.attacker)} ?`,
  'vagabond.scorched': (v, cast) =>
    `${Does(cast, v.seat, 'brûle', 'brûlent', 'brûlez')} ${la(v.clearing)} : plus rien n’y entre.`,
  'vagabond.glide.to': () => 'Vers quelle clairière planez-vous ?',

  // Why not
  'vagabond.why.ready': v => `Il vous faut ${one(v.item)}, face visible et intact${FORMS[v.item].ending}.`,
  'vagabond.why.noItem': () => 'Vous n’avez plus d’objet à épuiser.',
  'vagabond.why.hostile': v =>
    `Des guerriers Hostiles occupent ${la(v.clearing)} : il vous faut une botte de plus.`,
  'vagabond.why.nowhere': () =>
    'Des guerriers Hostiles ou la terre brûlée ferment toutes les issues à qui n’a qu’une botte.',
  'vagabond.why.forest': () => 'Vous n’entrez dans une forêt qu’en vous faufilant.',
  'vagabond.why.noEnemy': () => 'Aucun adversaire à votre portée ici.',
  'vagabond.why.nobody': () => 'Personne n’a de pièce là où vous êtes.',
  'vagabond.why.noCard': v => `Vous n’avez pas de carte ${SUIT[v.suit]} à donner (les Oiseaux comptent).`,
  'vagabond.why.noRuin': () => 'Il n’y a pas de ruine là où vous êtes.',
  'vagabond.why.emptyRuin': () => 'Il n’y a rien sous cette ruine.',
  'vagabond.why.twin': v => `Vous avez déjà le même objet venu d’une ruine : ${ITEM[v.item]}.`,
  'vagabond.why.noQuest': () => 'Aucune quête de la couleur de votre clairière n’est ouverte.',
  'vagabond.why.questSuit': v => `Il faut être dans une clairière ${SUIT[v.suit]}.`,
  'vagabond.why.questItems': v => `Il vous faut, prêts : ${items(v.items)}.`,
  'vagabond.why.nothingDamaged': () => 'Aucun de vos objets n’est endommagé.',
  'vagabond.why.special': () => 'Cela ne ferait rien ici.',
  'vagabond.why.torchAtKeep': () =>
    'Seule la Marquise place des pièces là où est son Donjon, et une torche en est une.',
}
