import { told } from '@tablee/common/testing/answers.ts'
import type { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import type { Harbour } from '../rules/state.ts'
import type { HarbourText } from '../text/en.ts'
import { position } from './position.ts'

function sail(match: Match<Harbour, HarbourText>): Match<Harbour, HarbourText> {
  for (let seat = 0; seat < match.seats; seat++) match.pickKey(seat, 'agree')
  return match
}

const coins = (match: Match<Harbour, HarbourText>) => match.state.merchants.map(merchant => merchant.coins)

test('a crate brings a coin for every good aboard, one more for one’s own trade [voyage.1]', () => {
  const match = sail(position().aboard(0, 'tea', 'salt').aboard(1, 'salt').at('confirm'))
  expect(coins(match)).toEqual([3 + 2, 2])
})

test('the dice decide whether the crate loaded last is lost [voyage.2]', () => {
  const laden = (first: number, second: number) =>
    sail(
      position(2, { storms: true })
        .aboard(0, 'tea', 'tea')
        .aboard(1, 'silk')
        .rolls(first, second)
        .at('confirm'),
    )
  const storm = laden(2, 1)
  expect(told(storm)).toContain('voyage.storm')
  expect(coins(storm)).toEqual([2 + 2, 0])
  const calm = laden(2, 2)
  expect(told(calm)).toContain('voyage.calm')
  expect(coins(calm)).toEqual([3 + 3, 3])
})

test('without storms no dice are rolled [voyage.2]', () => {
  const match = sail(position(2, { storms: false }).aboard(0, 'tea', 'tea', 'tea').rolls(1, 1).at('confirm'))
  expect(told(match)).not.toContain('voyage.storm')
  expect(coins(match)).toEqual([6, 0])
})

test('an empty ship fears no storm [voyage.2]', () => {
  const match = sail(position(2, { storms: true }).at('confirm'))
  expect(told(match)).not.toContain('voyage.calm')
})

test('after the voyage the crates are shuffled into the hold [voyage.3]', () => {
  const harbour = position(2, { rounds: 2 }).round(2).aboard(0, 'tea', 'silk')
  const match = sail(harbour.at('confirm'))
  expect(match.state.ship.cargo).toEqual([])
  expect(match.state.hold).toHaveLength(24)
  expect(match.state.hold).not.toEqual([...harbour.state.hold, 'tea', 'silk'])
})
