import { botOf } from '@tablee/bots'
import { testRecorded } from '@tablee/kernel/tests/recorded.ts'
import { LEVEL_IDS } from '../data/solo/levels.ts'
import { room } from '../index.ts'
import type { P3Match } from './position.ts'

/** Five of each number of seats: alone every level, the variants by turns. */
testRecorded({
  game: room.game,
  folder: new URL('recorded/', import.meta.url),
  session(number) {
    const seats = 1 + (number % 4)
    const game = Math.floor((number - 1) / 4)
    const options =
      seats === 1
        ? { level: LEVEL_IDS[game] }
        : { randomOfficers: game % 2 === 1, deterministicThreat: game % 3 === 1, firstGame: game === 4 }
    return { seats, options, players: game === 0 ? 'greedy' : 'random', name: `${seats}-${game + 1}` }
  },
  bot: (name, seed) => botOf(name, room, seed),
  endOf,
})

function endOf({ outcome, state }: P3Match) {
  const { players, solo, influence, assemblies, officers } = state
  return {
    outcome,
    assemblies,
    officers,
    influence,
    players: players.map(({ followers, resources, home, ranch, artefacts, completed }) => ({
      followers,
      resources,
      home,
      ranch,
      artefacts,
      completed,
    })),
    solo: solo && { followers: solo.followers, artefacts: solo.artefacts, crates: solo.crates },
  }
}
