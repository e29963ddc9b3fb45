import {
  agree,
  capital,
  count,
  list,
  who as named,
  de as ofSomeone,
  ofWord,
  type Someone,
  à,
} from '@tablee/common/words/fr.ts'
import { type Cast, reads } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import { BURROW, isForest, type Region } from '../../data/map.ts'
import type { Suit } from '../../data/suits.ts'
import type { Phase } from '../../state.ts'
import { mapped } from '../names.ts'
import { PARTIES, PIECES } from './names.ts'

export { capital, count, list, ofWord } from '@tablee/common/words/fr.ts'

/** A seat as a sentence speaks of it: its party, or whoever reads. */
const someone = (cast: Cast, seat: number): Someone => ({
  noun: PARTIES[cast[seat]] ?? { article: 'le ', name: `siège ${seat + 1}` },
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** A seat inside a sentence: « la Marquise », « vous ». */
export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** A seat at the head of a sentence: « La Marquise », « Vous ». */
export const Who = (cast: Cast, seat: number): string => capital(who(cast, seat))

/** Of a seat: « de la Marquise », « des Corvidés », « de l’Alliance », « du Vagabond ». */
export const de = (cast: Cast, seat: number): string => ofSomeone(someone(cast, seat))

/** To a seat: « à la Marquise », « aux Corvidés », « à l’Alliance », « au Vagabond », « à vous ». */
export const a = (cast: Cast, seat: number): string => à(someone(cast, seat))

/** A verb that agrees with a seat: `verb(cast, seat, 'marque', 'marquent', 'marquez')`. */
export const verb = (cast: Cast, seat: number, one: string, many: string, you: string): string =>
  agree(someone(cast, seat), one, many, you)

/** A seat and what it does, inside a sentence: « la Marquise marque », « vous marquez ». */
export const does = (cast: Cast, seat: number, one: string, many: string, you: string): string =>
  `${who(cast, seat)} ${verb(cast, seat, one, many, you)}`

/**
 * The same at the head of a sentence. What is done to whoever reads takes its pronoun before the verb:
 * « La Marquise attaque », « Vous attaquez », « La Marquise vous attaque »; `whom` and `aWhom` then say no more.
 */
export function Does(
  cast: Cast,
  seat: number,
  one: string,
  many: string,
  you: string,
  done?: number,
): string {
  const pronoun = done !== undefined && reads(cast, done) ? `${who(cast, done)} ` : ''
  return `${Who(cast, seat)} ${pronoun}${verb(cast, seat, one, many, you)}`
}

/** Whom something is done to, after the verb: « la Marquise », nothing for whoever reads. */
export const whom = (cast: Cast, seat: number): string => (reads(cast, seat) ? '' : ` ${who(cast, seat)}`)

/** To whom it is done: « à la Marquise », nothing for whoever reads. */
export const aWhom = (cast: Cast, seat: number): string => (reads(cast, seat) ? '' : ` ${a(cast, seat)}`)

/** Something of a seat: « la main de la Marquise », « votre main ». */
export const of = (cast: Cast, seat: number, theirs: string, yours: string): string =>
  reads(cast, seat) ? yours : `${theirs} ${de(cast, seat)}`

/** A clearing or forest, without article: « clairière 5 », « forêt 2 », « Terrier ». */
export const place = (region: Region): string => {
  if (region === BURROW) return BURROW_NAME
  return isForest(region)
    ? `[[forest:${region}|forêt ${region - 20}]]`
    : `[[clearing:${region}|clairière ${region}]]`
}

/** A clearing or forest at the head of a sentence or on a button: « Clairière 5 ». */
export const Place = (region: Region): string => {
  if (region === BURROW) return BURROW_NAME
  return isForest(region)
    ? `[[forest:${region}|Forêt ${region - 20}]]`
    : `[[clearing:${region}|Clairière ${region}]]`
}

const BURROW_NAME = `[[clearing:${BURROW}|Terrier]]`

/** A clearing or forest with its article: « la clairière 5 », « la forêt 2 », « le Terrier ». */
export const la = (region: Region): string => `${region === BURROW ? 'le' : 'la'} ${place(region)}`

/** Of a clearing or forest: « de la clairière 5 », « du Terrier ». */
export const deLa = (region: Region): string =>
  region === BURROW ? `du ${place(region)}` : `de ${la(region)}`

/** Whether sentences name a place by more than its number. */
const isNamed = (region: Region): boolean => region === BURROW || isForest(region)

/** In a clearing or forest: « en 5 », « dans la forêt 2 », « dans le Terrier ». */
export const dans = (region: Region): string =>
  isNamed(region) ? `dans ${la(region)}` : `en ${short(region)}`

/** From a clearing or forest: « de 5 », « de la forêt 2 », « du Terrier ». */
export const from = (region: Region): string => (isNamed(region) ? deLa(region) : `de ${short(region)}`)

/** Towards a clearing or forest: « vers 5 », « vers la forêt 2 », « vers le Terrier ». */
export const vers = (region: Region): string =>
  isNamed(region) ? `vers ${la(region)}` : `vers ${short(region)}`

const short = (clearing: Region): string => `[[clearing:${clearing}|${clearing}]]`

/** The suits. */
export const SUIT: { readonly [S in Suit]: string } = {
  fox: 'Renard',
  rabbit: 'Lapin',
  mouse: 'Souris',
  bird: 'Oiseau',
}

/** The items. */
export const ITEM: { readonly [I in Item]: string } = {
  boots: 'botte',
  bag: 'sac',
  crossbow: 'arbalète',
  hammer: 'marteau',
  sword: 'épée',
  tea: 'café',
  coins: 'pièces',
  torch: 'torche',
}

/** The phases. */
export const PHASE: { readonly [P in Phase]: string } = {
  birdsong: 'l’Aurore',
  daylight: 'le Jour',
  evening: 'le Crépuscule',
}

/** The pieces by kind. */
export const PIECE = mapped(PIECES, ({ one }) => one)

/** One piece of a kind: « une Scierie », « un Atelier ». */
export const un = (kind: string): string => `${PIECES[kind].feminine ? 'une' : 'un'} ${PIECE[kind]}`

/** What may still be done: « encore 2 actions », « plus d’action ». */
export const encore = (n: number, one: string, many?: string): string =>
  n === 0 ? `plus ${ofWord(one)}` : `encore ${count(n, one, many)}`

/** Pieces of a kind, counted: « 2 jetons Bois ». */
export const pieces = (n: number, kind: string): string => count(n, PIECE[kind], PIECES[kind].many)

/** The titles of the cards by name. */
export const TITLE: { readonly [name: string]: string } = {
  birdyBindle: 'Baluchon',
  woodlandRunners: 'Coureurs des bois',
  armsTrader: 'Marchand d’armes',
  crossbowBird: 'Arbalète',
  gentlyUsedKnapsack: 'Sac à dos d’occasion',
  rootTeaFox: 'Café chaud',
  travelGearFox: 'Tenue de voyage',
  protectionRacket: 'Racket',
  foxfolkSteel: 'Acier des Renards',
  anvil: 'Enclume',
  smugglersTrail: 'Piste des contrebandiers',
  rootTeaRabbit: 'Café chaud',
  aVisitToFriends: 'Visite chez des amis',
  bakeSale: 'Vente de gâteaux',
  mouseInASack: 'Souris dans un sac',
  rootTeaMouse: 'Café chaud',
  travelGearMouse: 'Tenue de voyage',
  investments: 'Investissements',
  sword: 'Épée',
  crossbowMouse: 'Arbalète',
  armorers: 'Armuriers',
  sappers: 'Sapeurs',
  brutalTactics: 'Tactiques Brutales',
  royalClaim: 'Revendication royale',
  standAndDeliver: 'La bourse ou la vie !',
  taxCollector: 'Percepteur',
  favorFoxes: 'Faveur des Renards',
  favorRabbits: 'Faveur des Lapins',
  favorMice: 'Faveur des Souris',
  commandWarren: 'Terrier de commandement',
  betterBurrowBank: 'Banque du Bon Terrier',
  cobbler: 'Cordonnier',
  scoutingParty: 'Éclaireurs',
  codebreakers: 'Briseurs de codes',
  saboteurs: 'Saboteurs',
  soupKitchens: 'Soupes populaires',
  boatBuilders: 'Constructeur naval',
  corvidPlanners: 'Stratèges corvidés',
  eyrieEmigre: 'Émigré de la Canopée',
  foxPartisans: 'Partisans renards',
  rabbitPartisans: 'Partisans lapins',
  mousePartisans: 'Partisans souris',
  propagandaBureau: 'Bureau de propagande',
  falseOrders: 'Directives erronées',
  informants: 'Informateurs',
  tunnels: 'Tunnels',
  charmOffensive: 'Opération séduction',
  swapMeet: 'Troc',
  coffinMakers: 'Fabricants de cercueils',
  leagueOfAdventurousMice: 'Ligue des souris aventurières',
  murineBroker: 'Courtier murin',
  masterEngravers: 'Maître graveur',
  vizier: 'Vizir Fidèle',
  retainer: 'Membre Loyal du Cortège',
}

/** A card by its title and suit, without quotation marks. */
export function cardName(id: CardId): string {
  const { key, name, kind, suit } = CARDS[id]
  return `[[card:${key}|${titleOf(kind, name)} (${SUIT[suit]})]]`
}

/** A card inside a sentence: « Enclume » (Renard). */
export function card(id: CardId): string {
  const { key, name, kind, suit } = CARDS[id]
  return `[[card:${key}|« ${titleOf(kind, name)} » (${SUIT[suit]})]]`
}

function titleOf(kind: string, name: string): string {
  return kind === 'ambush' ? 'Embuscade' : kind === 'dominance' ? 'Domination' : TITLE[name]
}

/** Cards in a row: A, B et C. */
export const cards = (ids: readonly CardId[]): string => list(ids.map(card))
