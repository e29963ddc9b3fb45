import { botOf } from '@tablee/bots'
import { testRecorded } from '@tablee/kernel/tests/recorded.ts'
import { CARDS } from '../data/cards.ts'
import { loadRoom } from '../index.ts'
import type { RootMatch } from './position.ts'
import { tablesOf } from './tables.ts'

const room = await loadRoom()

const TABLES = [2, 3, 4].flatMap(tablesOf)

testRecorded({
  game: room.game,
  folder: new URL('recorded/', import.meta.url),
  session(number) {
    const { seats, options } = TABLES[(number * 7) % TABLES.length]
    const players = number % 2 === 0 ? 'greedy' : 'random'
    return { seats, options: { ...options }, players, name: `${options.factions.join('-')}-${options.deck}` }
  },
  bot: (name, seed) => botOf(name, room, seed),
  endOf,
})

function endOf({ outcome, state }: RootMatch) {
  const { players, round } = state
  return {
    outcome,
    scores: players.map(player => player.score),
    round,
    warriors: players.map(player => [...player.warriors]),
    hands: players.map(player => player.hand.map(card => CARDS[card].key)),
  }
}
