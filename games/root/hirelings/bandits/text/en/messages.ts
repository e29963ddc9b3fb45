import type { Cast, Text } from '@tablee/kernel'
import { Does, who } from '../../../../text/en/words.ts'

/** The Highway Bandits and the Bandit Gangs, in English. */
export const messages = {
  'act.bandits': () => 'Highway Bandits: watch one more path',
  'act.gangs': () => 'Bandit Gangs: recruit, or place a Bandit',
  'bandits.path': (v: { from: number; to: number }) => `Path from ${v.from} to ${v.to}`,
  'bandits.where': () => 'Which path do the Bandits watch?',
  'bandits.from': () => 'Which path do they leave for it?',
  'bandits.watch': (v: { party: number; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.party, 'watches', 'watch')} the path from ${v.from} to ${v.to}.`,
  'bandits.leave': (v: { party: number; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.party, 'leaves', 'leave')} the path from ${v.from} to ${v.to}.`,
  'bandits.waylay': (v: { party: number; mover: number; from: number; to: number }, cast: Cast) =>
    `${Does(cast, v.party, 'waylays', 'waylay')} ${who(cast, v.mover)} on the path from ${v.from} to ${v.to}.`,
  'bandits.join': () => 'The Bandits let you pass: place a warrior where you arrived?',
  'gangs.recruit': () => 'Place a warrior of yours at each Bandit',
  'gangs.place': () => 'Place a Bandit at your pieces',
} satisfies Text
