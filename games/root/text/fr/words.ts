import type { Cast } from '@tablee/kernel'
import { CARDS, type CardId } from '../../data/cards.ts'
import type { Item } from '../../data/items.ts'
import { isForest, type Region } from '../../data/map.ts'
import type { Suit } from '../../data/suits.ts'
import type { Phase } from '../../state.ts'

/** A party as a sentence names it; `article` ends in a space or an apostrophe. */
interface Party {
  readonly article: 'le ' | 'la ' | 'l’' | 'les '
  readonly name: string
}

/** The party names: « la Marquise marque », « les Corvidés marquent ». */
const PARTIES: { readonly [party: string]: Party } = {
  marquise: { article: 'la ', name: 'Marquise' },
  eyrie: { article: 'la ', name: 'Canopée' },
  alliance: { article: 'l’', name: 'Alliance' },
  vagabond: { article: 'le ', name: 'Vagabond' },
  vagabond2: { article: 'le ', name: 'second Vagabond' },
}

const partyOf = (cast: Cast, seat: number): Party =>
  PARTIES[cast[seat]] ?? { article: 'le ', name: `siège ${seat + 1}` }

const isPlural = (cast: Cast, seat: number): boolean => partyOf(cast, seat).article === 'les '

/** Words with their first letter as a capital. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const mark = (seat: number, words: string): string => `[[seat:${seat}|${words}]]`

const named = ({ article, name }: Party): string => article + name

/** A seat inside a sentence: « la Marquise ». */
export const who = (cast: Cast, seat: number): string => mark(seat, named(partyOf(cast, seat)))

/** A seat at the head of a sentence: « La Marquise ». */
export const Who = (cast: Cast, seat: number): string => mark(seat, capital(named(partyOf(cast, seat))))

/** Of a seat: « de la Marquise », « des Corvidés », « de l’Alliance », « du Vagabond ». */
export const de = (cast: Cast, seat: number): string => contracted(cast, seat, 'de ', 'du ', 'des ')

/** To a seat: « à la Marquise », « aux Corvidés », « à l’Alliance », « au Vagabond ». */
export const a = (cast: Cast, seat: number): string => contracted(cast, seat, 'à ', 'au ', 'aux ')

function contracted(cast: Cast, seat: number, before: string, withLe: string, withLes: string): string {
  const party = partyOf(cast, seat)
  if (party.article === 'le ') return withLe + mark(seat, party.name)
  if (party.article === 'les ') return withLes + mark(seat, party.name)
  return before + mark(seat, named(party))
}

/** A verb that agrees with a seat: `verb(cast, seat, 'marque', 'marquent')`. */
export const verb = (cast: Cast, seat: number, one: string, many: string): string =>
  isPlural(cast, seat) ? many : one

/** A count with its noun: « 0 guerrier », « 3 guerriers ». */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`

/** A noun after « de »: « de sac », « d’épée ». */
export const ofNoun = (noun: string): string => (/^[aeéiouAEÉIOU]/.test(noun) ? `d’${noun}` : `de ${noun}`)

/** A clearing or forest, without article: « clairière 5 », « forêt 2 ». */
export const place = (region: Region): string =>
  isForest(region)
    ? `[[forest:${region}|forêt ${region - 20}]]`
    : `[[clearing:${region}|clairière ${region}]]`

/** A clearing or forest at the head of a sentence or on a button: « Clairière 5 ». */
export const Place = (region: Region): string =>
  isForest(region)
    ? `[[forest:${region}|Forêt ${region - 20}]]`
    : `[[clearing:${region}|Clairière ${region}]]`

/** A clearing or forest with its article: « la clairière 5 », « la forêt 2 ». */
export const la = (region: Region): string => `la ${place(region)}`

/** In a clearing or forest: « en 5 », « dans la forêt 2 ». */
export const dans = (region: Region): string =>
  isForest(region) ? `dans ${la(region)}` : `en ${short(region)}`

/** From a clearing or forest: « de 5 », « de la forêt 2 ». */
export const from = (region: Region): string =>
  isForest(region) ? `de ${la(region)}` : `de ${short(region)}`

/** Towards a clearing or forest: « vers 5 », « vers la forêt 2 ». */
export const vers = (region: Region): string =>
  isForest(region) ? `vers ${la(region)}` : `vers ${short(region)}`

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
export const PIECE: { readonly [kind: string]: string } = {
  warrior: 'guerrier',
  sawmill: 'Scierie',
  workshop: 'Atelier',
  recruiter: 'Recruteur',
  wood: 'jeton Bois',
  keep: 'Donjon',
  roost: 'Perchoir',
  foxBase: 'base Renard',
  rabbitBase: 'base Lapin',
  mouseBase: 'base Souris',
  sympathy: 'jeton de Sympathie',
}

/** The plurals that take their s elsewhere than at the end. */
const PLURALS: { readonly [kind: string]: string } = {
  wood: 'jetons Bois',
  foxBase: 'bases Renard',
  rabbitBase: 'bases Lapin',
  mouseBase: 'bases Souris',
  sympathy: 'jetons de Sympathie',
}

const FEMININE: ReadonlySet<string> = new Set(['sawmill', 'foxBase', 'rabbitBase', 'mouseBase'])

/** One piece of a kind: « une Scierie », « un Atelier ». */
export const un = (kind: string): string => `${FEMININE.has(kind) ? 'une' : 'un'} ${PIECE[kind]}`

/** Pieces of a kind, counted: « 2 jetons Bois ». */
export const pieces = (n: number, kind: string): string => count(n, PIECE[kind], PLURALS[kind])

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

/** Words in a row: A, B et C. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} et ${words[words.length - 1]}`
}
