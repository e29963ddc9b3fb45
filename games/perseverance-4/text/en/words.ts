import { capital, count, list } from '@tablee/common/words/en.ts'
import type { Cast } from '@tablee/kernel'
import type { Species } from '@tablee/perseverance/ids.ts'
import { followers, RESOURCE } from '@tablee/perseverance/text/en/words.ts'
import type { Effect, Verb } from '../../data/effects.ts'
import type { Ancient, Zone } from '../../data/types.ts'
import type { Cost } from '../../data/zones.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/en.ts'
export { Does, followers, officer, price, who } from '@tablee/perseverance/text/en/words.ts'

/** With two seats there are dice of a colour that nobody plays. */
export const isSpare = (cast: Cast, owner: number): boolean => cast.length === 2 && owner === 2

export const zone = (one: Zone): string => `[[zone:${one}|${names.zone[one]}]]`
/** `2 spearmen and 1 raider`. */
export const units = (all: readonly Ancient[]): string =>
  list(
    [...new Set(all)].map(kind => {
      const n = all.filter(one => one === kind).length
      return count(n, names.ancient[kind], kind === 'spearman' ? 'spearmen' : undefined)
    }),
  )

/** `1st`, `2nd`. */
export const ordinal = (n: number): string => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`

export const crates = (n: number): string => count(n, 'crate')
export const dinos = (all: readonly Species[]): string => list(all.map(one => `a ${names.species[one]}`))

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
