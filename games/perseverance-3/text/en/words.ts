import { agree, count, Who as Named, who as named, type Someone } from '@tablee/common/words/en.ts'
import { type Cast, reads } from '@tablee/kernel'
import type { LeaderId, OfficerId, Species } from '@tablee/perseverance/ids.ts'
import type { Area, CardId, CityZone, LocationId, SiteId, Zone } from '../../data/types.ts'
import type { Unit } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/en.ts'

/** A seat as a sentence speaks of it: its leader, or whoever reads. */
const someone = (cast: Cast, seat: number): Someone => ({
  name: cast[seat] in names.leader ? names.leader[cast[seat] as LeaderId] : dissenter(cast, seat),
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** Who comes after the seats: alone Narek and Camilla, with two seats the dissenter. */
function dissenter(cast: Cast, owner: number): string {
  if (cast.length > 1) return 'the dissenter'
  return owner === 1 ? names.dissenter.narek : names.dissenter.camilla
}

/** A seat or a dissenter inside a sentence. */
export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** At the head of a sentence. */
export const Who = (cast: Cast, seat: number): string => Named(someone(cast, seat))

/** A verb that agrees with a seat. */
export const verb = (cast: Cast, seat: number, one: string, many: string): string =>
  agree(someone(cast, seat), one, many)

/** A seat and what it does at the head of a sentence: `Adelita gains`, `You gain`. */
export const Does = (cast: Cast, seat: number, one: string, many: string): string =>
  `${Who(cast, seat)} ${verb(cast, seat, one, many)}`

export const zone = (one: Zone): string => `[[zone:${one}|${names.zone[one]}]]`

/** `the Hills`. */
export const area = (one: Area): string => `the [[area:${one}|${names.area[one]}]]`

export const ground = (one: CityZone | Area): string =>
  one in names.area ? area(one as Area) : zone(one as CityZone)

export const officer = (one: OfficerId): string => `the [[officer:${one}|${names.officer[one]}]]`

export const location = (one: LocationId): string =>
  `[[location:${one}|${one in names.temple ? `the ${names.temple[one as keyof typeof names.temple]}` : `location ${one}`}]]`

export const site = (one: SiteId): string =>
  one in names.outpost
    ? `[[site:${one}|${names.outpost[one as keyof typeof names.outpost]}]]`
    : location(one as LocationId)

export const card = (one: CardId): string => `[[card:${one}|${PROPER[one]}]]`

/** With its article: `a ranger`, `the leader`, `a tamed ironjaw`. */
export const unit = (one: Unit): string =>
  one === 'leader' ? 'the leader' : one === 'ranger' ? 'a ranger' : `a tamed ${names.species[one]}`

/** So many of a unit. */
export const unitsOf = (n: number, one: Unit): string =>
  one === 'leader' ? 'the leader' : count(n, one === 'ranger' ? 'ranger' : `tamed ${names.species[one]}`)

export const untamed = (species: Species): string => `an untamed ${names.species[species]}`

export const followers = (n: number): string => count(n, 'follower')

/** The rows of the ranch. */
export const ROW = ['top row', 'middle row', 'bottom row'] as const

/** The cells of the ranch. */
export const CELL = [
  'top left',
  'top middle',
  'top right',
  'middle left',
  'centre',
  'middle right',
  'bottom left',
  'bottom middle',
  'bottom right',
] as const

/** `1st`, `2nd`. */
export const ordinal = (n: number): string => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`

/** What a die costs: `free`, `2 glowberries and 3 followers`. */
export function price(glowberries: number, lost: number): string {
  const parts = [
    ...(glowberries > 0 ? [count(glowberries, 'glowberry', 'glowberries')] : []),
    ...(lost > 0 ? [followers(lost)] : []),
  ]
  return parts.length === 0 ? 'free' : parts.join(' and ')
}
