import type { Text } from '@tablee/kernel'
import { PARTY } from './names.ts'

/** Setting up Root, in English. */
export const setup = {
  'game.party': (v: { party: string }) => PARTY[v.party] ?? v.party,
  'setup.corner': () => 'In which corner do you start?',
  'setup.twice': (v: { faction: string }) =>
    v.faction === 'vagabond'
      ? 'Two seats at most can play a Vagabond.'
      : `Only one seat can play the ${PARTY[v.faction] ?? v.faction}: give the others another faction.`,
  'setup.onlyWanderers': () =>
    'Vagabonds cannot play among themselves: give at least one seat another faction.',
  'setup.reach': (v: { reach: number; wanted: number }) =>
    `These factions reach ${v.reach}; ${v.wanted} or more makes a better game.`,
} satisfies Text
