import { agree, count, list, Who as Named, who as named, type Someone } from '@tablee/common/words/en.ts'
import { type Cast, reads } from '@tablee/kernel'
import { type Goods, type LeaderId, type OfficerId, RESOURCES, type Resource } from '../../ids.ts'
import { names } from './names.ts'

/** A seat as a sentence speaks of it: its leader, or whoever reads. */
const someone = (cast: Cast, seat: number): Someone => ({
  name: cast[seat] in names.leader ? names.leader[cast[seat] as LeaderId] : dissenter(cast, seat),
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** Who comes after the seats: alone Narek and Camilla, with two seats the dissenter of Episode 3. */
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

export const officer = (one: OfficerId): string => `the [[officer:${one}|${names.officer[one]}]]`

export const followers = (n: number): string => count(n, 'follower')

/** So much of each resource. */
export const RESOURCE: { readonly [R in Resource]: (n: number) => string } = {
  food: n => `${n} food`,
  debris: n => `${n} debris`,
  islandResource: n => count(n, 'island resource'),
  glowberry: n => count(n, 'glowberry', 'glowberries'),
}

/** Each of some resources. */
export const amounts = (all: Goods): string[] =>
  RESOURCES.flatMap(one => (all[one] ? [RESOURCE[one](all[one])] : []))

/** `1 food and 2 glowberries`; `nothing`. */
export const goods = (all: Goods): string => list(amounts(all)) || 'nothing'

/** What a die costs: `free`, `2 glowberries and 3 followers`. */
export const price = (glowberries: number, lost: number): string =>
  list([...amounts({ glowberry: glowberries }), ...(lost > 0 ? [followers(lost)] : [])]) || 'free'
