import { botOf } from '@tablee/bots'
import { testRecorded } from '@tablee/kernel/tests/recorded.ts'
import { SCENARIO_IDS } from '../data/solo.ts'
import { DIFFICULTY_IDS } from '../data/tracks.ts'
import { room } from '../index.ts'
import { score } from '../rules/points.ts'
import type { MonsterMatch } from './position.ts'

testRecorded({
  game: room.game,
  folder: new URL('recorded/', import.meta.url),
  session(number) {
    const seats = 1 + (number % 4)
    const scenario = SCENARIO_IDS[Math.floor(number / 4) % SCENARIO_IDS.length]
    const difficulty = DIFFICULTY_IDS[1 + (number % 3)]
    const ambushes = number % 3 === 0
    const options = {
      scenario,
      difficulty,
      ambushes,
      favor: number % 5 === 0,
      moreMonsters: number % 2 === 0,
    }
    return { seats, options, players: 'random', name: seats === 1 ? scenario : `${seats}-${difficulty}` }
  },
  bot: (name, seed) => botOf(name, room, seed),
  endOf,
})

function endOf({ outcome, state }: MonsterMatch) {
  return {
    outcome,
    turn: state.turn,
    clans: state.clans.map(clan => ({
      points: score(state, clan),
      gold: clan.gold,
      glory: clan.glory,
      members: clan.members.map(({ id }) => id),
      lands: clan.lands.map(({ id }) => id),
      trophies: clan.trophies,
      loot: clan.loot,
    })),
    zones: state.zones.map(({ monster, region, mission }) => ({ monster, region, mission })),
  }
}
