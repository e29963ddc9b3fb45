import { botOf } from '@tablee/bots'
import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { score } from '../rules/points.ts'
import { position } from './position.ts'

const PATIENCE = 300_000

/** Plays a game with these bots: who won, and what everybody came to. */
function play(bots: readonly string[], seed: number) {
  const match = Match.start(room.game, { seats: bots.length, seed, keep: true })
  const players = bots.map((bot, seat) => botOf(bot, room, seed * 10 + seat))
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, players[seat].think(match, seat).index)
  }
  const { state } = match
  return { winners: match.outcome?.winners ?? [], points: state.clans.map(clan => score(state, clan)) }
}

test('a greedy clan beats random ones', { timeout: PATIENCE }, () => {
  for (const seed of [1, 2, 3]) expect(play(['greedy', 'random', 'random'], seed).winners).toEqual([0])
})

test('a clan that hardly thinks beats greedy ones, more often than not', { timeout: PATIENCE }, () => {
  const won = [1, 2, 3].filter(seed => play(['search:40', 'greedy', 'greedy'], seed).winners.includes(0))
  expect(won.length).toBeGreaterThan(1)
})

test('alone, one that hardly thinks comes well above what chance does', { timeout: PATIENCE }, () => {
  const mean = (bot: string) => {
    const seeds = [1, 2, 3, 4]
    return seeds.reduce((sum, seed) => sum + play([bot], seed).points[0], 0) / seeds.length
  }
  expect(mean('search:40')).toBeGreaterThan(20 + mean('random'))
})

test('a hint says why, by the parts of the judgement', { timeout: PATIENCE }, () => {
  const match = position('fire', 'water').has(0, { gold: 9, glory: 9 }).pool(0, 2, 1, 5).at(['deploy', 0])
  const { candidates } = botOf('adviser', room, 1).think(match, 0)
  const reasons = candidates.flatMap(one => one.reasons ?? [])
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(room.text.en).toHaveProperty([`reason.${reason}`])
})
