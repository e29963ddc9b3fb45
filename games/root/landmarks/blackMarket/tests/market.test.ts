import { Chance, clone } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { cardNumber, FACE_DOWN } from '../../../data/cards.ts'
import { asked, offered, pick, position, refusedBy } from '../../../tests/position.ts'
import { redeal, view } from '../../../view.ts'

/** A market in 3, where the Marquise has a warrior and a card to leave. */
const market = () =>
  position('marquise', 'eyrie')
    .deckTop('anvil', 'bakeSale', 'ambushFox')
    .landmark('blackMarket', 3)
    .warriors('marquise', 1, 3)
    .hand('marquise', 'sword', 'rootTeaFox')

const cards = (...keys: string[]) => keys.map(cardNumber)

test('three cards are dealt face down beside it, and nobody sees them [landmark.black-market.a] [visibility.7]', () => {
  const { state } = market()
  expect(state.market?.map(({ card }) => card)).toEqual(cards('anvil', 'bakeSale', 'ambushFox'))
  for (const viewer of [0, 1, null])
    expect(view(state, viewer).market?.map(({ card }) => card)).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN])
})

test('before it is set up there is nothing to be seen of it', () => {
  const { state } = position('marquise', 'eyrie')
  state.landmarks = [{ id: 'blackMarket', clearing: 0 }]
  for (const viewer of [0, null]) expect(view(state, viewer)).not.toHaveProperty('market')
})

test('who has a piece there swaps a card of the hand with one of them, unseen [landmark.black-market.b] [visibility.7] [ruling.r-115]', () => {
  const match = market().turn('marquise', 'daylight')
  pick(match, 'blackMarket')
  expect(asked(match)).toBe('blackMarket.give')
  expect(offered(match)).toEqual(['sword', 'rootTeaFox'])
  pick(match, 'sword')
  expect(asked(match)).toBe('blackMarket.stall')
  expect(offered(match)).toEqual(['1', '2', '3'])
  expect(JSON.stringify(match.face(0))).not.toContain('bakeSale')
  pick(match, '2')
  expect(match.state.players[0].hand).toEqual(cards('rootTeaFox', 'bakeSale'))
  expect(match.state.market?.map(({ card }) => card)).toEqual(cards('anvil', 'sword', 'ambushFox'))
})

test('it is open at any time of an own turn, in Birdsong and Evening too [landmark.black-market.b]', () => {
  const birdsong = market().turn('marquise', 'birdsong')
  expect(offered(birdsong)).toContain('blackMarket')
  const evening = market().turn('marquise', 'evening')
  expect(offered(evening)).toContain('blackMarket')
})

test('once a turn, only with a piece there and with a card to leave [landmark.black-market.b] F3', () => {
  const match = market().turn('marquise', 'daylight')
  pick(match, 'blackMarket', 'sword', '1')
  expect(offered(match)).not.toContain('blackMarket')
  expect(refusedBy(match, 'blackMarket')).toBe('landmark.black-market.b')
  const absent = position('marquise', 'eyrie')
    .landmark('blackMarket', 3)
    .warriors('eyrie', 1, 3)
    .warriors('marquise', 1, 1)
    .hand('marquise', 'sword')
    .turn('marquise', 'daylight')
  expect(offered(absent)).not.toContain('blackMarket')
  const empty = position('marquise', 'eyrie')
    .landmark('blackMarket', 3)
    .warriors('marquise', 1, 3)
    .turn('marquise', 'daylight')
  expect(offered(empty)).not.toContain('blackMarket')
  expect(refusedBy(empty, 'blackMarket')).toBe('landmark.black-market.b')
})

test('who left a card there knows it, and nobody else; what is dealt again keeps it [visibility.7]', () => {
  const match = market().turn('marquise', 'daylight')
  pick(match, 'blackMarket', 'sword', '3')
  const seen = (viewer: number | null) => view(match.state, viewer).market?.map(({ card }) => card)
  expect(seen(0)).toEqual([FACE_DOWN, FACE_DOWN, cardNumber('sword')])
  expect(seen(1)).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN])
  const dealt = new Set<number>()
  for (let seed = 0; seed < 30; seed++) {
    const own = clone(match.state)
    redeal(own, 0, Chance.of(seed))
    expect(own.market?.[2].card).toBe(cardNumber('sword'))
    const other = clone(match.state)
    redeal(other, 1, Chance.of(seed))
    dealt.add(other.market?.[2].card ?? -1)
  }
  expect(dealt.size).toBeGreaterThan(10)
})
