import type { Effect } from '../data/effects.ts'

/** What is gained rather than done: such words stand in a row. */
const GAINS: readonly Effect['verb'][] = [
  'gain',
  'followers',
  'followersPer',
  'glowberriesPer',
  'healPer',
  'rangers',
  'heal',
  'crates',
  'untamed',
  'tamed',
  'influence',
  'ranchTile',
  'ranch',
  'artefact',
]

/** Whether effects can stand in a row: `1 food, 2 crates and 1 follower`. */
export const isRow = (all: readonly Effect[]): boolean => all.every(({ verb }) => GAINS.includes(verb))
