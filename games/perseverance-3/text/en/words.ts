import { count } from '@tablee/common/words/en.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { Area, CardId, CityZone, LocationId, SiteId, Zone } from '../../data/types.ts'
import type { Unit } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/en.ts'
export { Does, followers, officer, price, verb, Who, who } from '@tablee/perseverance/text/en/words.ts'

export const zone = (one: Zone): string => `[[zone:${one}|${names.zone[one]}]]`

/** `the Hills`. */
export const area = (one: Area): string => `the [[area:${one}|${names.area[one]}]]`

export const ground = (one: CityZone | Area): string =>
  one in names.area ? area(one as Area) : zone(one as CityZone)

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
