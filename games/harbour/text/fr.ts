import { count, list } from '@tablee/common/words/fr.ts'
import type { Cast, SameMessages } from '@tablee/kernel'
import type { CardId } from '../data/cards.ts'
import type { Good } from '../data/goods.ts'
import type { HarbourText } from './en.ts'

/** The cards by name. */
export const cardNames: { readonly [C in CardId]: string } = {
  guard: 'Garde',
  bribe: 'Pot-de-vin',
  commission: 'Commission',
  smuggler: 'Contrebandier',
  broker: 'Courtier',
  lookout: 'Vigie',
}

/** The goods by name. */
export const goodNames: { readonly [G in Good]: string } = {
  tea: 'thé',
  silk: 'soie',
  spice: 'épices',
  salt: 'sel',
}
const crateOf: { readonly [G in Good]: string } = {
  tea: 'une caisse de thé',
  silk: 'une caisse de soie',
  spice: 'une caisse d’épices',
  salt: 'une caisse de sel',
}

const nameOf = (cast: Cast, seat: number) => {
  const trade = goodNames[cast[seat] as Good] as string | undefined
  return `[[merchant:${seat}|négociant ${trade ? `en ${trade}` : `du siège ${seat + 1}`}]]`
}
const le = (cast: Cast, seat: number) => `le ${nameOf(cast, seat)}`
const Le = (cast: Cast, seat: number) => `Le ${nameOf(cast, seat)}`
const du = (cast: Cast, seat: number) => `du ${nameOf(cast, seat)}`
const all = (cast: Cast, seats: readonly number[]) => list(seats.map(seat => le(cast, seat)))
const coins = (n: number) => count(n, 'pièce')

/** Harbour, « Le Port », in French. */
export const fr: SameMessages<HarbourText> = {
  // Names
  good: v => crateOf[v.good],
  merchant: (v, cast) => nameOf(cast, v.seat),

  // Tide and harbour master
  'tide.rolled': v => `La marée : ${v.die}.`,
  'tide.ashore': v => `On débarque ${crateOf[v.good]} sur le [[quay:${v.good}|quai]].`,
  'master.highTide': v => `À ${v.die}, la marée est haute : le capitaine du port n’inspecte personne.`,
  'master.nothingToSeize': () =>
    'La marée est basse, mais le capitaine du port trouve tous les entrepôts vides.',
  'master.tied': (v, cast) =>
    `Les plus remplis sont à égalité (${all(cast, v.seats)}) : le premier à partir de la barre est pris.`,
  'master.seizes': (v, cast) =>
    `La marée est basse : le capitaine du port inspecte l’entrepôt le plus rempli, celui ${du(cast, v.seat)} (${count(v.crates, 'caisse')}), et saisit ${crateOf[v.good]}.`,
  'master.patrols': (v, cast) =>
    `La vedette va là où l’on stocke le plus : chez ${le(cast, v.seat)} (${count(v.crates, 'caisse')}).`,

  // Auction
  bid: () => 'Combien misez-vous pour la barre ?',
  'bid.coins': v => coins(v.bid),
  'bid.won': (v, cast) =>
    `Mises : ${v.bids.join(', ')}. ${Le(cast, v.seat)} prend la barre pour ${coins(v.bids[v.seat])}.`,

  // Turns
  action: v => `Choisissez une action (encore ${v.left}).`,
  work: () => 'Travailler sur les quais pour 1 pièce',
  draw: () => 'Piocher une carte',
  buy: () => 'Acheter une caisse sur le quai',
  raid: () => 'Piller un entrepôt',
  play: v => `Jouer « ${cardNames[v.card]} »`,
  'buy.crate': v => `${crateOf[v.good]} pour ${coins(v.coins)}`,
  worked: (v, cast) => `${Le(cast, v.seat)} travaille pour 1 pièce.`,
  drew: (v, cast) => `${Le(cast, v.seat)} pioche une carte.`,
  'drew.card': v => `Vous avez pioché « ${cardNames[v.card]} ».`,
  reshuffled: () => 'On mélange la défausse : c’est la nouvelle pioche.',
  bought: (v, cast) => `${Le(cast, v.seat)} achète ${crateOf[v.good]}.`,
  played: (v, cast) => `${Le(cast, v.seat)} joue « ${cardNames[v.card]} ».`,

  // Cards
  smuggle: () => 'Quelle caisse sortez-vous de la douane ?',
  smuggled: (v, cast) => `${Le(cast, v.seat)} sort de la douane ${crateOf[v.good]}.`,
  sell: () => 'Quelle caisse vendez-vous ?',
  'sell.crate': v => `${crateOf[v.good]} pour ${coins(v.coins)}`,
  'sell.enough': () => 'Ne plus rien vendre',
  sold: (v, cast) => `${Le(cast, v.seat)} vend ${crateOf[v.good]} pour ${coins(v.coins)}.`,
  look: v => `La prochaine marée apporte ${crateOf[v.good]}. Est-ce bien ainsi ?`,
  'look.leave': () => 'C’est bien ainsi',
  'look.shuffle': () => 'Faire mélanger la cale',
  looked: (v, cast) => `${Le(cast, v.seat)} regarde ce qu’apporte la prochaine marée.`,
  'looked.good': v => `Vous avez vu ${crateOf[v.good]}.`,
  shuffled: (v, cast) => `${Le(cast, v.seat)} fait mélanger la cale.`,

  // Raid
  'raid.whom': () => 'Quel entrepôt pillez-vous ?',
  'raid.guard': (v, cast) => `${Le(cast, v.raider)} pille votre entrepôt. Jouez-vous un garde ?`,
  'raid.bribe': () => 'Un garde vous barre la route. Lui glissez-vous un pot-de-vin ?',
  'raid.loot': () => 'Quelle caisse prenez-vous ?',
  raids: (v, cast) => `${Le(cast, v.seat)} pille l’entrepôt ${du(cast, v.victim)}.`,
  'raid.stopped': (v, cast) =>
    `Le garde met fin au pillage ; ${le(cast, v.victim)} garde la pièce de l’équipage.`,
  looted: (v, cast) => `${Le(cast, v.seat)} prend ${crateOf[v.good]} chez ${le(cast, v.victim)}.`,

  // Loading and voyage
  plan: v => `Chargez le navire ensemble (la cloche sonne dans ${v.left}).`,
  'plan.load': v => `Charger ${crateOf[v.good]}`,
  'plan.unload': v => `Décharger ${crateOf[v.good]}`,
  'plan.ready': () => 'Prêts à partir',
  'plan.loaded': (v, cast) => `${Le(cast, v.seat)} charge ${crateOf[v.good]}.`,
  'plan.unloaded': (v, cast) => `${Le(cast, v.seat)} décharge ${crateOf[v.good]}.`,
  'plan.called': (v, cast) => `Pour ${le(cast, v.seat)}, le navire est prêt.`,
  'plan.bell': () => 'La cloche sonne : le navire part comme il est.',
  'plan.reopened': (v, cast) => `Pas encore, demande-t-on (${all(cast, v.seats)}) : le chargement reprend.`,
  confirm: () => 'Le navire peut-il partir ?',
  'confirm.agree': () => 'Qu’il parte',
  'confirm.reopen': () => 'Reprendre le chargement',
  'voyage.calm': v => `La mer est calme (${v.first} + ${v.second}).`,
  'voyage.storm': (v, cast) =>
    `Tempête (${v.first} + ${v.second}) : ${le(cast, v.seat)} perd ${crateOf[v.good]}, la dernière chargée.`,
  'voyage.paid': (v, cast) => `${Le(cast, v.seat)} reçoit ${coins(v.coins)} pour ${crateOf[v.good]}.`,

  // Why not
  'no.roomInHand': () => 'Votre main est pleine : cinq cartes au plus.',
  'no.crateToBuy': () => 'Vous n’avez pas de quoi payer.',
  'no.roomInWarehouse': () => 'Votre entrepôt est plein : cinq caisses au plus.',
  'no.answerAsAction': () => 'Cette carte ne sert qu’en réponse à un pillage.',
  'no.crateInCustoms': () => 'La douane est vide.',
  'no.crateToSell': () => 'Vous n’avez pas de caisse à vendre.',
  'no.crateAtSea': () => 'Il n’y a plus de caisse en mer.',
  'no.secondRaid': () => 'Un seul pillage par tour.',
  'no.crew': () => 'Vous n’avez pas de pièce pour payer un équipage.',
  'no.victim': () => 'Il n’y a rien à prendre.',
  'no.raidUnderPatrol': () => 'La vedette mouille là.',
  'no.roomAboard': () => 'Le navire est plein.',
  'no.sharedTrade': v => `Deux négociants ne peuvent pas faire le même commerce (${goodNames[v.good]}).`,

  // The end
  'win.range': () => 'Les quatre marchandises dans un même entrepôt.',
  'win.cargo': () => 'Le grand convoi part : tout le monde gagne.',
  'win.wealth': v => `Le plus riche l’emporte : ${v.worth.join(', ')}.`,
  'win.master': () => 'La douane est pleine : le capitaine du port ferme le port.',
}
