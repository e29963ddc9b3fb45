import type { Goods, Species } from '@tablee/perseverance/ids.ts'
import type { Cost, Counter, Effect, OfficerChoice, Tally } from './effects.ts'
import { ARTEFACTS, type Area, type ArtefactId } from './types.ts'

// The tables tell effects in these words.

export const gain = (what: Goods): Effect => ({ verb: 'gain', what })
export const berries = (n: number): Effect => gain({ glowberry: n })
export const followers = (n: number): Effect => ({ verb: 'followers', n })
export const followersPer = (n: number, count: Counter): Effect => ({ verb: 'followersPer', count, n })
export const rangers = (n: number): Effect => ({ verb: 'rangers', n })
export const heal = (n: number): Effect => ({ verb: 'heal', n })
export const crates = (n: number): Effect => ({ verb: 'crates', n })
export const untamed = (species: Species | 'any' | 'exploredTemple'): Effect => ({ verb: 'untamed', species })
export const tamed = (species: Species): Effect => ({ verb: 'tamed', species })
export const wounded = (species: Species): Effect => ({ verb: 'tamed', species, wounded: true })

/** Up to so many, paying for each. */
export const tame = (n: number): Effect => ({ verb: 'tame', n })

/** One, without its resources. */
export const tameFree: Effect = { verb: 'tame', n: 1, free: true }

/** One of a species, without its resources. */
export const tameFreely = (only: Species): Effect => ({ verb: 'tame', n: 1, only, free: true })

/** A cube on any officer. */
export const influence: Effect = { verb: 'influence', n: 1, on: 'any' }

/** Cubes on one officer of those told. */
export const influenceOn = (on: OfficerChoice, n = 1): Effect => ({ verb: 'influence', n, on })

export const ranchTile: Effect = { verb: 'ranchTile' }
export const ranch: Effect = { verb: 'ranch', n: 1 }

/** Of so many own shelters. */
export const harvest = (n: number, scope: Area | 'wilderness' = 'wilderness'): Effect => ({
  verb: 'harvest',
  n,
  scope,
})

/** Of a location, with a shelter there or without. */
export const harvestAnywhere = (scope: Area | 'wilderness'): Effect => ({
  verb: 'harvest',
  n: 1,
  scope,
  anySite: true,
})

export const cityShelter: Effect = { verb: 'shelterCity', space: 'lowest' }
export const cityShelterAnywhere: Effect = { verb: 'shelterCity', space: 'any' }
export const wildShelter: Effect = { verb: 'shelterWild', n: 1 }
export const structure: Effect = { verb: 'structure' }
export const adventure: Effect = { verb: 'adventure' }

/** One of these. */
export const artefact = (...of: readonly ArtefactId[]): Effect => ({ verb: 'artefact', of })

/** One of all. */
export const anyArtefact: Effect = artefact(...ARTEFACTS)

export const pay = (cost: Cost, ...then: readonly Effect[]): Effect => ({ verb: 'pay', cost, then })
export const or = (...of: readonly (readonly Effect[])[]): Effect => ({ verb: 'or', of })
export const when = (count: Counter, atLeast: number, ...then: readonly Effect[]): Effect => ({
  verb: 'if',
  count,
  atLeast,
  then,
})

/** So many followers for each, or for every so many. */
export const tally = (followers: number, count: Counter, per = 1): Tally => ({
  count,
  ...(per > 1 && { per }),
  followers,
})
