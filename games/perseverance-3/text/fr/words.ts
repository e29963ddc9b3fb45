import {
  agree,
  capital,
  count,
  who as named,
  de as ofSomeone,
  type Someone,
} from '@tablee/common/words/fr.ts'
import { type Cast, reads } from '@tablee/kernel'
import type { LeaderId, OfficerId, Species } from '@tablee/perseverance/ids.ts'
import type { Area, CardId, CityZone, LocationId, SiteId, Zone } from '../../data/types.ts'
import type { Unit } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/fr.ts'

/** A seat as a sentence speaks of it: its leader, or whoever reads. */
const someone = (cast: Cast, seat: number): Someone => ({
  noun:
    cast[seat] in names.leader
      ? { article: '', name: names.leader[cast[seat] as LeaderId] }
      : dissenter(cast, seat),
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** Who comes after the seats: alone Narek and Camilla, with two seats the dissenter. */
function dissenter(cast: Cast, owner: number): Someone['noun'] {
  if (cast.length > 1) return { article: 'le ', name: 'dissident' }
  return { article: '', name: owner === 1 ? names.dissenter.narek : names.dissenter.camilla }
}

/** A seat or a dissenter inside a sentence. */
export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** At the head of a sentence. */
export const Who = (cast: Cast, seat: number): string => capital(who(cast, seat))

/** Of a seat: « d’Adelita », « de vous ». */
export const de = (cast: Cast, seat: number): string => ofSomeone(someone(cast, seat))

/** A verb that agrees with a seat. */
export const verb = (cast: Cast, seat: number, one: string, you: string): string =>
  agree(someone(cast, seat), one, one, you)

/** A seat and what it does at the head of a sentence: « Adelita gagne », « Vous gagnez ». */
export const Does = (cast: Cast, seat: number, one: string, you: string): string =>
  `${Who(cast, seat)} ${verb(cast, seat, one, you)}`

/** « la zone Militaire », « la Nature sauvage ». */
export const zone = (one: Zone): string =>
  one === 'wilderness' ? `la [[zone:${one}|nature sauvage]]` : `la zone [[zone:${one}|${names.zone[one]}]]`

const AREA: { readonly [A in Area]: string } = { hills: 'les ', jungle: 'la ', swamp: 'le ' }

/** « les Collines ». */
export const area = (one: Area): string => `${AREA[one]}[[area:${one}|${names.area[one]}]]`

export const ground = (one: CityZone | Area): string =>
  one in names.area ? area(one as Area) : zone(one as CityZone)

const isTemple = (one: string): one is keyof typeof names.temple => one in names.temple

/** « le Chef intendant ». */
export const officer = (one: OfficerId): string => `le [[officer:${one}|${names.officer[one]}]]`

/** « du Chef intendant ». */
export const ofOfficer = (one: OfficerId): string => `du [[officer:${one}|${names.officer[one]}]]`

/** « l’emplacement 5 », « le Temple Raptor ». */
export const location = (one: LocationId): string =>
  isTemple(one) ? `le [[location:${one}|${names.temple[one]}]]` : `l’[[location:${one}|emplacement ${one}]]`

export const site = (one: SiteId): string =>
  one in names.outpost
    ? `l’[[site:${one}|${names.outpost[one as keyof typeof names.outpost].toLowerCase().replace(/ (.)$/, (_, letter: string) => ` ${letter.toUpperCase()}`)}]]`
    : location(one as LocationId)

export const card = (one: CardId): string => `[[card:${one}|${PROPER[one]}]]`

/** With its article: « un ranger », « le chef », « un ironjaw dressé ». */
export const unit = (one: Unit): string =>
  one === 'leader' ? 'le chef' : one === 'ranger' ? 'un ranger' : `un ${names.species[one]} dressé`

/** So many of a unit. */
export const unitsOf = (n: number, one: Unit): string =>
  one === 'leader'
    ? 'le chef'
    : one === 'ranger'
      ? count(n, 'ranger')
      : count(n, `${names.species[one]} dressé`, `${names.species[one]}s dressés`)

export const untamed = (species: Species): string => `un ${names.species[species]} non dressé`

export const followers = (n: number): string => count(n, 'partisan')

/** The rows of the ranch. */
export const ROW = ['rangée du haut', 'rangée du milieu', 'rangée du bas'] as const

/** The cells of the ranch. */
export const CELL = [
  'en haut à gauche',
  'en haut au milieu',
  'en haut à droite',
  'au milieu à gauche',
  'au centre',
  'au milieu à droite',
  'en bas à gauche',
  'en bas au milieu',
  'en bas à droite',
] as const

/** « 1er », « 2e ». */
export const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`)

/** What a die costs: « gratuit », « 2 baies lumineuses et 3 partisans ». */
export function price(glowberries: number, lost: number): string {
  const parts = [
    ...(glowberries > 0 ? [count(glowberries, 'baie lumineuse', 'baies lumineuses')] : []),
    ...(lost > 0 ? [followers(lost)] : []),
  ]
  return parts.length === 0 ? 'gratuit' : parts.join(' et ')
}
