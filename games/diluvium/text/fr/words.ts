import {
  agree,
  capital,
  count,
  type Noun,
  who as named,
  de as ofSomeone,
  type Someone,
} from '@tablee/common/words/fr.ts'
import { type Cast, reads } from '@tablee/kernel'
import type { MonsterId } from '../../data/tiles.ts'
import type { Civ, IslandType, Resource } from '../../data/types.ts'
import type { Spot } from '../../rules/query.ts'
import type { Ship } from '../../rules/scenario.ts'
import type { Settler } from '../../state.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/fr.ts'

const isCiv = (name: string | undefined): name is Civ => name !== undefined && name in names.civ

/** A party as a sentence speaks of it: its people, or whoever reads. */
const someone = (cast: Cast, party: number): Someone => {
  const civ = cast[party]
  const noun: Noun = isCiv(civ)
    ? { article: 'les ', name: names.civ[civ] }
    : { article: 'le ', name: `joueur ${party + 1}` }
  return { noun, ref: `party:${party}`, reader: reads(cast, party) }
}

/** A party inside a sentence: « les Grecs », « vous ». */
export const who = (cast: Cast, party: number): string => named(someone(cast, party))

/** A party at the head of a sentence. */
export const Who = (cast: Cast, party: number): string => capital(who(cast, party))

/** Of a party: « des Grecs », « de vous ». */
export const de = (cast: Cast, party: number): string => ofSomeone(someone(cast, party))

/** What is a party's own: « le Navire des Grecs », « votre Navire ». */
export const own = (cast: Cast, party: number, article: string, noun: string): string =>
  reads(cast, party) ? `votre ${noun}` : `${article}${noun} ${de(cast, party)}`

/** A verb that agrees with a party. */
export const verb = (cast: Cast, party: number, one: string, many: string, you: string): string =>
  agree(someone(cast, party), one, many, you)

/** A party and what it does at the head of a sentence: « Les Grecs gagnent », « Vous gagnez ». */
export const Does = (cast: Cast, party: number, one: string, many: string, you: string): string =>
  `${Who(cast, party)} ${verb(cast, party, one, many, you)}`

/** A place: « C2 », « la Cité grecque ». */
export const place = ({ at, name, city }: Spot): string =>
  `[[place:${at}|${city === null ? name : names.city[city]}]]`

/** To a place: « en C2 », « à la Cité grecque ». */
export const at = (where: Spot): string => `${where.city === null ? 'en' : 'à'} ${place(where)}`

/** Of a place: « de C2 », « de la Cité grecque ». */
export const from = (where: Spot): string => `de ${place(where)}`

const OF_TYPE: { readonly [T in IslandType]: string } = {
  food: 'de Nourriture',
  craft: 'd’Artisanat',
  weapons: 'd’Armes',
  ruins: 'de Ruines',
}

/** Of a type: « de Nourriture », « d’Artisanat ». */
export const ofType = (type: IslandType): string => OF_TYPE[type]

/** An island of a place: « l’île de Nourriture de C2 ». */
export const island = (where: Spot, type: IslandType): string =>
  `[[island:${where.at}:${type}|l’île ${ofType(type)}]] ${from(where)}`

/** So much of a resource: « 2 Nourriture », « 1 Arme ». */
export const resources = (n: number, resource: Resource): string =>
  resource === 'weapons' ? arms(n) : `${n} ${names.resource[resource]}`

/** So many Weapons: « 2 Armes », « aucune Arme ». */
export const arms = (n: number): string => (n === 0 ? 'aucune Arme' : count(n, 'Arme'))

export const monster = (id: MonsterId): string => names.monster[id]
export const Monster = (id: MonsterId): string => capital(names.monster[id])
export const ship = (one: Ship): string => names.ship[one]

/** A settler of one's own: plain, or of another people. */
export const settler = (one: Settler): string =>
  one === 'ally' ? 'un Colon allié' : one === 'aztec' ? 'le Colon aztèque' : 'un Colon'
