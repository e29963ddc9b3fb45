import {
  agree,
  capital,
  count,
  list,
  who as named,
  de as ofSomeone,
  type Someone,
} from '@tablee/common/words/fr.ts'
import { type Cast, reads } from '@tablee/kernel'
import { type Goods, type LeaderId, type OfficerId, RESOURCES, type Resource } from '../../ids.ts'
import { names } from './names.ts'

/** A seat as a sentence speaks of it: its leader, or whoever reads. */
const someone = (cast: Cast, seat: number): Someone => ({
  noun:
    cast[seat] in names.leader
      ? { article: '', name: names.leader[cast[seat] as LeaderId] }
      : dissenter(cast, seat),
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** Who comes after the seats: alone Narek and Camilla, with two seats the dissenter of Episode 3. */
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

/** « le Chef intendant ». */
export const officer = (one: OfficerId): string => `le [[officer:${one}|${names.officer[one]}]]`

/** « du Chef intendant ». */
export const ofOfficer = (one: OfficerId): string => `du [[officer:${one}|${names.officer[one]}]]`

export const followers = (n: number): string => count(n, 'partisan')

/** So much of each resource. */
export const RESOURCE: { readonly [R in Resource]: (n: number) => string } = {
  food: n => count(n, 'nourriture'),
  debris: n => count(n, 'débris', 'débris'),
  islandResource: n => count(n, 'ressource de l’île', 'ressources de l’île'),
  glowberry: n => count(n, 'baie lumineuse', 'baies lumineuses'),
}

/** Each of some resources. */
export const amounts = (all: Goods): string[] =>
  RESOURCES.flatMap(one => (all[one] ? [RESOURCE[one](all[one])] : []))

/** « 1 nourriture et 2 baies lumineuses » ; « rien ». */
export const goods = (all: Goods): string => list(amounts(all)) || 'rien'

/** What a die costs: « gratuit », « 2 baies lumineuses et 3 partisans ». */
export const price = (glowberries: number, lost: number): string =>
  list([...amounts({ glowberry: glowberries }), ...(lost > 0 ? [followers(lost)] : [])]) || 'gratuit'
