import { botOf } from '@tablee/bots'
import { testRecorded } from '@tablee/kernel/tests/recorded.ts'
import { room } from '../index.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import type { RobinsonMatch } from './position.ts'

testRecorded({
  game: room.game,
  folder: new URL('recorded/', import.meta.url),
  session(number) {
    const scenario = SCENARIO_IDS[number % SCENARIO_IDS.length]
    const seats = 1 + (number % 4)
    const players = number % 3 === 0 ? 'random' : 'search:3'
    return { seats, options: { scenario }, players, name: `${scenario}-${seats}` }
  },
  bot: (name, seed) => botOf(name, room, seed),
  endOf,
})

function endOf({ outcome, state }: RobinsonMatch) {
  const { camp, shelter, roof, palisade, weapons, characters } = state
  return {
    outcome,
    round: state.round,
    morale: state.morale,
    wounds: characters.map(({ wounds }) => wounds),
    determination: characters.map(({ det }) => det),
    camp: { camp, shelter, roof, palisade, weapons },
    resources: { ...state.available },
    tiles: Object.values(state.island).map(({ tile }) => tile),
    things: [...state.items, ...state.built, ...state.treasures.map(({ id }) => id), ...state.discoveries],
  }
}
