import type { Text } from '@tablee/kernel'
import { PARTY } from './names.ts'

/** Setting up Root, in English. */
export const setup = {
  'game.title': () => 'Root',
  'game.party': (v: { party: string }) => PARTY[v.party] ?? v.party,
  'setup.corner': () => 'In which corner do you start?',
  'setup.twice': (v: { faction: string }) =>
    `Only the Vagabond may sit twice at a table, and no more than twice: ${v.faction}.`,
  'setup.onlyVagabonds': () =>
    'Vagabonds cannot play among themselves: give at least one seat another faction.',
  'setup.reach': (v: { reach: number; wanted: number }) =>
    `These factions reach ${v.reach}; ${v.wanted} or more makes a better game.`,
} satisfies Text
