import { AFFINITIES, type Affinity } from '../data/types.ts'

/** Whether a party is a clan; before they are chosen, seats go by their numbers. */
export const isAffinity = (party: string): party is Affinity =>
  (AFFINITIES as readonly string[]).includes(party)
