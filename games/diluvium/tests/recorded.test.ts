import { botOf } from '@tablee/bots'
import { testRecorded } from '@tablee/kernel/tests/recorded.ts'
import { BOARDS } from '../data/boards.ts'
import { DIFFICULTIES } from '../data/campaign.ts'
import { SCENARIO_IDS } from '../data/scenarios.ts'
import { room } from '../index.ts'
import type { DiluviumMatch } from './position.ts'

/** Every scenario once, then two, three and four players. */
testRecorded({
  game: room.game,
  folder: new URL('recorded/', import.meta.url),
  session(number) {
    const scenario = SCENARIO_IDS[number - 1]
    if (scenario === undefined) {
      const seats = number - SCENARIO_IDS.length + 1
      return { seats, options: { boards: 'draft' }, players: 'random', name: `${seats}-draft` }
    }
    const options = {
      scenario,
      difficulty: DIFFICULTIES[number % DIFFICULTIES.length],
      board: BOARDS[number % BOARDS.length],
      rack: number % 3 === 0,
    }
    return { seats: 1, options, players: 'greedy', name: scenario }
  },
  bot: (name, seed) => botOf(name, room, seed),
  endOf,
})

function endOf({ outcome, state }: DiluviumMatch) {
  const { round, players, rival, supply, places, story } = state
  return {
    outcome,
    round,
    players: players.map(({ gold, strength, markers, resources, hand, explorer, warships }) => ({
      gold,
      strength,
      markers,
      resources,
      hand,
      explorer,
      warships,
    })),
    rival: rival && { gold: rival.gold, strength: rival.strength, column: rival.column, at: rival.explorer },
    supply,
    story,
    settlers: Object.values(places).map(({ at, islands }) => [at, islands.map(({ settlers }) => settlers)]),
  }
}
