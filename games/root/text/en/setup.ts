import type { Text } from '@tablee/kernel'
import { PARTIES, TOO_MANY } from './names.ts'

/** Setting up Root, in English. */
export const setup = {
  'game.party': (v: { party: string }) => PARTIES[v.party]?.full ?? v.party,
  'setup.corner': () => 'In which corner do you start?',
  'setup.twice': (v: { faction: string }) =>
    TOO_MANY[v.faction] ??
    `Only one seat can play the ${PARTIES[v.faction]?.full ?? v.faction}: give the others another faction.`,
  'setup.onlyWanderers': () =>
    'Vagabonds cannot play among themselves: give at least one seat another faction.',
  'setup.reach': (v: { reach: number; wanted: number }) =>
    `These factions reach ${v.reach}; ${v.wanted} or more makes a better game.`,
} satisfies Text
