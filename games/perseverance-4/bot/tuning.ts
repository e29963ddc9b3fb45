import type { Species } from '@tablee/perseverance/ids.ts'
import type { Verb } from '../data/effects.ts'
import type { ArtefactId, Crew } from '../data/types.ts'

/** A glory in followers, which all is weighed in. */
export const GLORY = 10

/** What effects bring, each once, in followers, to somebody with turns to come. */
export const WORTH: { readonly [V in Verb]: number } = {
  food: 1.2,
  debris: 1.2,
  islandResource: 0.9,
  glowberry: 1,
  goods: 1.3,
  followers: 1,
  crates: 3,
  heal: 4,
  untamedShieldhead: 1,
  untamedRaptor: 1.5,
  untamedThunderhorn: 3,
  untamedIronjaw: 3.5,
  tamedShieldhead: 6,
  tamedRaptor: 6,
  tamedThunderhorn: 12,
  tamedIronjaw: 13,
  tame: 6,
  tameFreely: 8,
  influence: 2,
  influenceHere: 2,
  cabin: 9,
  cabinBelow: 9,
  fortification: 7,
  rally: 5,
  rescue: 12,
  trailUp: 4,
  preparation: 8,
  crateOnVoyage: 9,
  removeSpearman: 4,
  leaderOption: 6,
}

/** What dinos are good for in fights to come, beyond the glory of the end. */
export const FIGHTER: { readonly [S in Species]: number } = {
  shieldhead: 2,
  raptor: 2.5,
  thunderhorn: 4,
  ironjaw: 5,
}

export const UNTAMED: { readonly [S in Species]: number } = {
  shieldhead: 1,
  raptor: 1.5,
  thunderhorn: 3,
  ironjaw: 3.5,
}

/** What the crew of a cabin gives at one assembly. */
export const CREW: { readonly [C in Crew]: number } = { technician: 3, salvager: 1.3, sailor: 4, surgeon: 2 }

export const ARTEFACT: { readonly [A in ArtefactId]: number } = { fire: 9, water: 6, wind: 6, stone: 7 }

export const TUNING = {
  /** Of the turns to come, at most so many make things worth more. */
  soon: 3,
  crate: 3,
  /** Goods of a kind beyond this are not soon used. */
  plenty: 5,
  fortification: 5,
  /** What an artefact is worth to the Dissenters who do not get it. */
  denied: 12,
  /** What a unit that is faced gives beyond its strength. */
  victory: 3,
  /** The assemblies of a zone in a turn, on the mean, beyond the one that is near. */
  assemblies: 0.18,
} as const
