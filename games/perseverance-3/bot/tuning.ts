import type { Resource, Species } from '@tablee/perseverance/ids.ts'

/** What things are worth, in followers, to somebody with many turns to come. */
export const TUNING = {
  /** Of the turns to come, at most so many make things worth more. */
  soon: 3,
  ranger: [0, 1.4, 2.6, 3.6, 4.4, 5, 5.5, 5.9, 6.2],
  leader: 1,
  wounded: 0.45,
  crate: 1,
  influence: 1.3,
  ranchTile: 2,
  cityShelter: 2,
  wildShelter: 2.2,
  structure: 4.5,
  adventure: 4.5,
  artefact: 2,
  mount: 2.5,
  exploration: 4,
  die: 1,
  swap: 1.5,
  beds: 1,
  harvest: 1.5,
} as const

/** Resources, beyond the follower or half that they are worth at the end. */
export const RESOURCE: { readonly [R in Resource]: { readonly end: number; readonly more: number } } = {
  food: { end: 1, more: 0.3 },
  debris: { end: 1, more: 0.4 },
  islandResource: { end: 1, more: 0.4 },
  glowberry: { end: 0.5, more: 0.4 },
}

export const UNTAMED: { readonly [S in Species]: number } = {
  shieldhead: 0.8,
  raptor: 1.4,
  thunderhorn: 1.8,
  ironjaw: 2.2,
}

export const TAMED: { readonly [S in Species]: number } = {
  shieldhead: 2.2,
  raptor: 3.2,
  thunderhorn: 4.2,
  ironjaw: 4.8,
}
