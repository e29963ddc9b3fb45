import { load, Match, Mistake, replay, save } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { room } from '../index.ts'
import { fr } from '../text/fr.ts'
import { position } from './position.ts'

const { game } = room
const pack = { name: 'The found list', data: { 'fee:broker': { other: 7, own: 9 } } }

/** Sells a crate of one's own trade and one of another. */
function sold(fees?: typeof pack): number {
  const { state } = position().hand(0, 'broker').warehouse(0, 'tea', 'tea', 'salt', 'silk')
  const start = Match.start(game, { seats: 2, options: { storms: false }, seed: 1, pack: fees })
  const match = Match.resume(
    game,
    start.setup,
    { at: 0, step: ['turn', 0], state, chance: [1, 2, 3, 4], turn: { seat: -1, at: 0 }, journal: 0 },
    start.history,
  )
  for (const key of ['broker', 'tea', 'salt']) match.pickKey(0, key)
  return match.state.merchants[0].coins
}

test('what a broker pays comes from the pack of the match [card.3]', () => {
  expect(sold()).toBe(5)
  expect(sold(pack)).toBe(16)
})

test('a pack is part of the save: a game goes on, is forked and replayed with it', () => {
  const match = Match.start(game, { seats: 2, seed: 5, pack })
  const saved = save(match)
  expect(saved.setup.pack).toEqual(pack)
  expect(JSON.stringify(saved)).not.toContain('"data":{"broker"')
  for (const one of [load(game, saved).match, replay(game, saved), match.fork(), match.guess(0, 1)])
    expect(one.state.data.broker).toEqual({ other: 7, own: 9 })
  expect(Match.start(game, { seats: 2, seed: 5 }).state.data.broker).toEqual({ other: 2, own: 3 })
  expect(save(Match.start(game, { seats: 2, seed: 5 })).setup).not.toHaveProperty('pack')
})

test('a pack that the rules cannot read starts no game, and loads none', () => {
  const bad = { name: 'x', data: { 'fee:broker': { other: 0, own: 9 } } }
  expect(() => Match.start(game, { seats: 2, seed: 5, pack: bad })).toThrow(Mistake)
  expect(() => Match.start(game, { seats: 2, seed: 5, pack: { name: 'x', data: { fee: 1 } } })).toThrow(
    /“fee”/,
  )
})

test('the words call a card as the pack does', () => {
  room.rename?.({ 'title:fr:lookout': 'Guetteur' })
  expect(fr.play({ card: 'lookout' }, [])).toContain('Guetteur')
  room.rename?.(null)
  expect(fr.play({ card: 'lookout' }, [])).toContain('Vigie')
})
