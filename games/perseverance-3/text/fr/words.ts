import { count } from '@tablee/common/words/fr.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { Area, CardId, CityZone, LocationId, SiteId, Zone } from '../../data/types.ts'
import type { Unit } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/fr.ts'
export {
  Does,
  de,
  followers,
  officer,
  ofOfficer,
  price,
  verb,
  Who,
  who,
} from '@tablee/perseverance/text/fr/words.ts'

/** « la zone Militaire », « la Nature sauvage ». */
export const zone = (one: Zone): string =>
  one === 'wilderness' ? `la [[zone:${one}|nature sauvage]]` : `la zone [[zone:${one}|${names.zone[one]}]]`

const AREA: { readonly [A in Area]: string } = { hills: 'les ', jungle: 'la ', swamp: 'le ' }

/** « les Collines ». */
export const area = (one: Area): string => `${AREA[one]}[[area:${one}|${names.area[one]}]]`

export const ground = (one: CityZone | Area): string =>
  one in names.area ? area(one as Area) : zone(one as CityZone)

const isTemple = (one: string): one is keyof typeof names.temple => one in names.temple

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
