import {
  agree,
  capital,
  count,
  list,
  Who as Named,
  who as named,
  type Someone,
} from '@tablee/common/words/en.ts'
import { type Cast, reads } from '@tablee/kernel'
import { type LeaderId, RESOURCES, type Resource, type Species } from '@tablee/perseverance/ids.ts'
import type { Effect, Verb } from '../../data/effects.ts'
import type { OfficerId, Zone } from '../../data/types.ts'
import type { Cost } from '../../data/zones.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/en.ts'

/** A seat as a sentence speaks of it: its leader, or whoever reads; alone Narek and Camilla come after the seat. */
const someone = (cast: Cast, seat: number): Someone => ({
  name:
    cast[seat] in names.leader
      ? names.leader[cast[seat] as LeaderId]
      : seat === 1
        ? names.dissenter.narek
        : names.dissenter.camilla,
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** With two seats there are dice of a colour that nobody plays. */
export const isSpare = (cast: Cast, owner: number): boolean => cast.length === 2 && owner === 2

export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** A seat and what it does at the head of a sentence: `Adelita gains`, `You gain`. */
export const Does = (cast: Cast, seat: number, one: string, many: string): string =>
  `${Named(someone(cast, seat))} ${agree(someone(cast, seat), one, many)}`

export const zone = (one: Zone): string => `[[zone:${one}|${names.zone[one]}]]`
export const officer = (one: OfficerId): string => `the [[officer:${one}|${names.officer[one]}]]`
export const followers = (n: number): string => count(n, 'follower')
export const crates = (n: number): string => count(n, 'crate')
export const dinos = (all: readonly Species[]): string => list(all.map(one => `a ${names.species[one]}`))

const RESOURCE: { readonly [R in Resource]: (n: number) => string } = {
  food: n => `${n} food`,
  debris: n => `${n} debris`,
  islandResource: n => count(n, 'island resource'),
  glowberry: n => count(n, 'glowberry', 'glowberries'),
}

/** `1 food and 2 glowberries`; `nothing`. */
export const goods = (all: { readonly [R in Resource]?: number }): string =>
  list(RESOURCES.flatMap(one => (all[one] ? [RESOURCE[one](all[one])] : []))) || 'nothing'

export const cost = ({ what, n }: Cost): string => (what === 'followers' ? followers(n) : RESOURCE[what](n))

const untamed = (species: Species) => (n: number) => count(n, `untamed ${species}`)
const tamed = (species: Species) => (n: number) => count(n, `tamed ${species}`)

const EFFECT: { readonly [V in Verb]: (n: number) => string } = {
  ...RESOURCE,
  goods: n => `${n} of food, debris or island resources`,
  followers,
  crates,
  heal: n => count(n, 'heal'),
  untamedShieldhead: untamed('shieldhead'),
  untamedRaptor: untamed('raptor'),
  untamedThunderhorn: untamed('thunderhorn'),
  untamedIronjaw: untamed('ironjaw'),
  tamedShieldhead: tamed('shieldhead'),
  tamedRaptor: tamed('raptor'),
  tamedThunderhorn: tamed('thunderhorn'),
  tamedIronjaw: tamed('ironjaw'),
  tame: n => `tame up to ${count(n, 'dino')}`,
  tameFreely: n => `tame ${count(n, 'dino')} without paying`,
  influence: n => count(n, 'influence cube'),
  influenceHere: n => `${count(n, 'influence cube')} on the zone’s officer`,
  cabin: n => (n === 1 ? 'build a cabin' : `build ${n} cabins`),
  cabinBelow: () => 'build a cabin in the hold or the engine room',
  fortification: () => 'build a fortification',
  rally: n => `rally up to ${count(n, 'dino')} on one battlefield`,
  rescue: n => count(n, 'rescue step'),
  trailUp: () => 'move one trail figure up',
  preparation: () => 'start a preparation',
  crateOnVoyage: () => 'put a crate of your supply on a voyage',
  removeSpearman: () => 'remove a spearman whom nobody faces',
  leaderOption: () => 'put your leader in a zone and resolve one of its options',
}

/** A whole card or space; `nothing`. */
export const effects = (all: readonly Effect[]): string =>
  list(all.map(({ verb, n }) => EFFECT[verb](n))) || 'nothing'

export const Effects = (all: readonly Effect[]): string => capital(effects(all))
