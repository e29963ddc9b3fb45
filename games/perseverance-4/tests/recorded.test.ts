import { botOf } from '@tablee/bots'
import { testRecorded } from '@tablee/kernel/tests/recorded.ts'
import { LEVELS } from '../data/solo/levels.ts'
import { room } from '../index.ts'
import type { P4Match } from './position.ts'

/** Eight alone, two at each level, and four of each number of seats; the first of each kind is played by greedy bots. */
testRecorded({
  game: room.game,
  folder: new URL('recorded/', import.meta.url),
  session(number) {
    const seats = number <= 8 ? 1 : 2 + ((number - 9) % 3)
    const game = number <= 8 ? number - 1 : Math.floor((number - 9) / 3)
    const options = seats === 1 ? { level: LEVELS[game % LEVELS.length] } : {}
    const greedy = seats === 1 ? game < LEVELS.length : game === 0
    return { seats, options, players: greedy ? 'greedy' : 'random', name: `${seats}-${game + 1}` }
  },
  bot: (name, seed) => botOf(name, room, seed),
  endOf,
})

function endOf({ outcome, state }: P4Match) {
  const { players, solo, influence, assemblies, breaches } = state
  return {
    outcome,
    assemblies,
    breaches,
    influence,
    players: players.map(({ followers, resources, home, artefacts, rescue, defeated }) => ({
      followers,
      resources,
      home,
      artefacts,
      rescue,
      defeated,
    })),
    solo: solo && { followers: solo.followers, artefacts: solo.artefacts, crates: solo.crates },
  }
}
