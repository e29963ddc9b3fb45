import { agree, capital, count, Who as Named, who as named, type Someone } from '@tablee/common/words/en.ts'
import { type Cast, reads } from '@tablee/kernel'
import type { MonsterId } from '../../data/tiles.ts'
import type { Civ, IslandType, Resource } from '../../data/types.ts'
import type { Spot } from '../../rules/query.ts'
import type { Ship } from '../../rules/scenario.ts'
import type { Settler } from '../../state.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/en.ts'

const isCiv = (name: string | undefined): name is Civ => name !== undefined && name in names.civ

/** A party as a sentence speaks of it: its people, or whoever reads. */
const someone = (cast: Cast, party: number): Someone => {
  const civ = cast[party]
  return {
    name: isCiv(civ) ? names.civ[civ] : `player ${party + 1}`,
    plural: isCiv(civ),
    ref: `party:${party}`,
    reader: reads(cast, party),
  }
}

/** A party inside a sentence: `the Greeks`, `you`. */
export const who = (cast: Cast, party: number): string => named(someone(cast, party))

/** A party at the head of a sentence. */
export const Who = (cast: Cast, party: number): string => Named(someone(cast, party))

/** A form that agrees with a party: `the Greeks gain`, `player 1 gains`. */
export const verb = (cast: Cast, party: number, one: string, many: string, you = many): string =>
  agree(someone(cast, party), one, many, you)

/** A party and what it does at the head of a sentence. */
export const Does = (cast: Cast, party: number, one: string, many: string): string =>
  `${Who(cast, party)} ${verb(cast, party, one, many)}`

/** What is a party's own: `the Warship of the Greeks`, `your Warship`. */
export const own = (cast: Cast, party: number, noun: string): string =>
  reads(cast, party) ? `your ${noun}` : `the ${noun} of ${who(cast, party)}`

/** A place: `C2`, `the Greek City`. */
export const place = ({ at, name, city }: Spot): string =>
  `[[place:${at}|${city === null ? name : names.city[city]}]]`

/** An island of a place: `the Food island of C2`. */
export const island = (where: Spot, type: IslandType): string =>
  `[[island:${where.at}:${type}|the ${names.island[type]} island]] of ${place(where)}`

/** So much of a resource: `2 Food`, `1 Weapon`. */
export const resources = (n: number, resource: Resource): string =>
  resource === 'weapons' ? arms(n) : `${n} ${names.resource[resource]}`

/** So many Weapons. */
export const arms = (n: number): string => (n === 0 ? 'no Weapons' : count(n, 'Weapon'))

export const monster = (id: MonsterId): string => names.monster[id]
export const Monster = (id: MonsterId): string => capital(names.monster[id])
export const ship = (one: Ship): string => names.ship[one]

/** A settler of one's own: plain, or of another people. */
export const settler = (one: Settler): string =>
  one === 'ally' ? 'an allied settler' : one === 'aztec' ? 'the Aztec settler' : 'a settler'
