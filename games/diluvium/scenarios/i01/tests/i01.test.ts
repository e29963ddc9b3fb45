import { lawful } from '@tablee/kernel/tests/lawful.ts'
import { expect, test } from 'vitest'
import { room } from '../../../index.ts'
import { checklist } from '../../../rules/checklist.ts'
import { RIVAL } from '../../../state.ts'
import { solo } from '../../../tests/position.ts'

const GREENS = ['-2,2', '2,0', '-1,1', '1,1'] as const
const position = () => solo({ scenario: 'i01' })

function explored(tiles: number, gold = 5) {
  const one = position().gold(0, gold).gold(RIVAL, 4)
  for (const at of GREENS.slice(0, tiles)) one.explored(0, at)
  return one
}

test('the Aztecs on the lens, a token in sight on each green tile [i01.1] [i01.2] [i01.3]', () => {
  const { state } = position()
  expect(state.rival).toMatchObject({ civ: 'aztec', column: ['food', 'craft', 'weapons', 'ruins'] })
  expect(state.supply).toEqual({ food: 15, craft: 15, weapons: 15 })
  const tokens = Object.values(state.places).filter(({ token }) => token?.up)
  expect(tokens.map(({ at }) => at).sort()).toEqual([...GREENS].sort())
  expect(state.objectives).toEqual([])
})

test('all four green tiles explored win with more gold, three do not end it [i01.5]', () => {
  expect(explored(4).at('roundEnd').outcome).toMatchObject({
    winners: [0],
    why: { values: { outcome: 'implantee' } },
  })
  expect(explored(4, 4).at('roundEnd').outcome).toMatchObject({ winners: [] })
  expect(explored(3).last(0, 'exploit').tokens('ct1a').at('roundEnd').outcome).toBeNull()
  expect(checklist(explored(3).state)[1]).toMatchObject({
    holds: false,
    says: { values: { have: 3, of: 4 } },
  })
})

test('a marker of the rival does not count for you [i01.5]', () => {
  const { state } = explored(3).explored(RIVAL, '1,1')
  expect(checklist(state)[1].holds).toBe(false)
})

test('ends with an empty pile, and when the rival’s Warship reaches your City [i01.4]', () => {
  expect(position().pile('weapons', 0).last(0, 'exploit').tokens('ct1a').at('round').state.final).toBe(true)
  const fallen = position().warship(RIVAL, '-1,3').last(0, 'fight').tokens('ct1a').at('rival')
  expect(fallen.outcome?.why.values).toMatchObject({ reason: 'cityFell' })
})

test('random games keep the laws', () => {
  expect(lawful(room, { games: 4, seed: 1, seats: 1, options: { scenario: 'i01' } }).games).toBe(4)
})
