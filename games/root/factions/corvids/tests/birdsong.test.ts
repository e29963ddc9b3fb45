import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { asked, exiles, offered, pick, refusedBy, reported } from '../../../tests/position.ts'
import { itemsOf } from '../../vagabond/tests/wanderer.ts'
import { BANDITS, four, hidden, lies, open, own, playerOf, standing, three, toldTo } from './plots.ts'

test('Birdsong: craft, then flip, then recruit [13.4]', () => {
  const at = hidden(three().warriors('corvids', 1, 1), 'snare', 1).hand('corvids', 'anvil', 'bakeSale')
  const match = at.turn('corvids', 'birdsong')
  expect(asked(match)).toBe('corvids.craft')
  pick(match, 'pass')
  expect(asked(match)).toBe('corvids.flip')
  pick(match, 'pass')
  expect(asked(match)).toBe('corvids.recruit')
  pick(match, 'pass')
  expect([asked(match), match.state.turn.phase]).toEqual(['corvids.day', 'daylight'])
})

test('plots craft in Birdsong, face up or face down, each by the suit of its clearing [13.2.1] [13.4.1]', () => {
  // Foxfolk Steel asks for two foxes.
  const at = open(hidden(three(), 'snare', 1, 5), 'raid', 8).hand(
    'corvids',
    'foxfolkSteel',
    'bakeSale',
    'investments',
  )
  const match = at.turn('corvids', 'birdsong')
  expect(offered(match)).toEqual(['craft:foxfolkSteel', 'pass'])
  pick(match, 'craft:foxfolkSteel')
  expect(playerOf(match, 'corvids').items.map(({ item }) => item)).toEqual(['sword'])
  expect(playerOf(match, 'corvids').score).toBe(2)
})

test('they craft neither in Daylight nor in Evening [13.2.1]', () => {
  const at = open(three().warriors('corvids', 1, 1), 'raid', 1, 8).hand('corvids', 'foxfolkSteel')
  const match = at.turn('corvids', 'daylight')
  expect(offered(match)).not.toContain('craft:foxfolkSteel')
  pick(match, 'pass')
  expect(asked(match)).toBe('corvids.exert')
  expect(offered(match)).not.toContain('craft:foxfolkSteel')
})

test('any number of plots is flipped, beside warriors alone [13.4.2.a]', () => {
  const at = hidden(three().warriors('corvids', 1, 1, 5), 'snare', 1, 9)
  const match = hidden(at, 'raid', 5).turn('corvids', 'birdsong', 5)
  expect(offered(match)).toEqual(['flip:1', 'flip:5', 'pass'])
  expect(refusedBy(match, 'flip:9')).toBe('13.4.2.a')
  pick(match, 'flip:1')
  expect(offered(match)).toEqual(['flip:5', 'pass'])
  pick(match, 'flip:5')
  expect([lies(match, 1), lies(match, 5), lies(match, 9)]).toEqual(['snare', 'raid', '-snare'])
  expect(asked(match)).toBe('corvids.day')
})

test('a plot that lies face up already is not flipped again [13.4.2.a]', () => {
  const match = open(three().warriors('corvids', 1, 1), 'snare', 1).turn('corvids', 'birdsong', 5)
  expect(asked(match)).toBe('corvids.day')
})

test('each flip scores a point for every plot face up, itself too; a bomb counts before it goes [13.4.2.b] [13.4.2.c] [ruling.r-83]', () => {
  const at = open(open(three(), 'raid', 2), 'snare', 3).warriors('corvids', 1, 1, 5, 9)
  const match = hidden(hidden(hidden(at, 'extortion', 1), 'bomb', 5), 'snare', 9).turn(
    'corvids',
    'birdsong',
    5,
  )
  const score = () => playerOf(match, 'corvids').score
  pick(match, 'flip:1')
  expect(score()).toBe(3)
  pick(match, 'flip:5')
  expect(score()).toBe(3 + 4)
  expect(lies(match, 5)).toBeNull()
  pick(match, 'flip:9')
  expect(score()).toBe(3 + 4 + 4)
})

test('the points come before what the plot does [13.4.2.c]', () => {
  const at = hidden(three().warriors('corvids', 1, 1), 'bomb', 1).warriors('marquise', 1, 1)
  const match = at.turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  const told = reported(match)
  expect(told.indexOf('corvids.flipped')).toBeLessThan(told.indexOf('scored'))
  expect(told.indexOf('scored')).toBeLessThan(told.indexOf('removed'))
})

test('at 30 points a flip wins before the bomb goes off [13.4.2.c]', () => {
  const at = hidden(three().warriors('corvids', 1, 1), 'bomb', 1)
    .warriors('marquise', 1, 1)
    .score('corvids', 29)
  const match = at.turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  expect(match.outcome?.winners).toEqual([0])
  expect(standing(match, 'marquise')).toEqual({ 1: 1 })
})

test('once a turn a card brings a warrior to each clearing of its suit [13.4.3.a]', () => {
  const at = three().hand('corvids', 'anvil', 'foxfolkSteel', 'bakeSale')
  const match = at.turn('corvids', 'birdsong')
  expect(offered(match)).toEqual([
    'recruitWith:anvil',
    'recruitWith:foxfolkSteel',
    'recruitWith:bakeSale',
    'pass',
  ])
  pick(match, 'recruitWith:foxfolkSteel')
  expect(standing(match, 'corvids')).toEqual({ 1: 1, 6: 1, 8: 1, 12: 1 })
  expect(match.state.discard).toEqual([cardNumber('foxfolkSteel')])
  expect(asked(match)).toBe('corvids.day')
})

test('a bird stands for the suit that they name; any other card for its own [13.4.3.b]', () => {
  const match = three().hand('corvids', 'birdyBindle', 'anvil').turn('corvids', 'birdsong')
  pick(match, 'recruitWith:birdyBindle')
  expect(offered(match)).toEqual(['fox', 'rabbit', 'mouse'])
  pick(match, 'mouse')
  expect(standing(match, 'corvids')).toEqual({ 2: 1, 7: 1, 9: 1, 11: 1 })
})

test('warriors that are short go where they like, never to the keep [13.4.3.a] [13.4.3.b]', () => {
  const at = three().warriors('corvids', 13, 4).token('marquise', 'keep', 1).hand('corvids', 'birdyBindle')
  const match = at.turn('corvids', 'birdsong')
  pick(match, 'recruitWith:birdyBindle', 'fox')
  expect([asked(match), offered(match)]).toEqual(['place.warrior', ['6', '8', '12']])
  pick(match, '12', '6')
  expect(standing(match, 'corvids')).toEqual({ 4: 13, 6: 1, 12: 1 })
})

test('a recruit is asked for by what all see: cards in hand and warriors in the supply [13.4.3.a]', () => {
  expect(asked(three().warriors('corvids', 15, 4).hand('corvids', 'anvil').turn('corvids', 'birdsong'))).toBe(
    'corvids.day',
  )
  expect(asked(three().warriors('corvids', 1, 4).turn('corvids', 'birdsong'))).toBe('corvids.day')
})

test('a bomb removes all enemy pieces of its clearing, each for a point, then itself [13.7.1]', () => {
  const at = hidden(three().warriors('corvids', 1, 1, 5), 'bomb', 1)
    .warriors('marquise', 3, 1)
    .warriors('eyrie', 1, 1, 5)
    .building('marquise', 'sawmill', 1)
    .token('marquise', 'wood', 1)
  const match = at.turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  expect([standing(match, 'marquise'), standing(match, 'eyrie')]).toEqual([{}, { 5: 1 }])
  expect(standing(match, 'corvids')).toEqual({ 1: 1, 5: 1 })
  expect(playerOf(match, 'corvids').score).toBe(1 + 2)
  expect(lies(match, 1)).toBeNull()
  expect(own(match).supply).toHaveLength(8)
})

test('a bomb sets off what the removed pieces do: outrage, and the Vagabond’s three items [13.7.1]', () => {
  const at = hidden(four().warriors('corvids', 1, 1), 'bomb', 1)
    .token('alliance', 'sympathy', 1)
    .pawn('vagabond', 1)
  const match = at.hand('corvids', 'anvil').turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  expect(asked(match)).toBe('alliance.outrage')
  pick(match, 'anvil')
  expect(playerOf(match, 'alliance').alliance?.supporters).toEqual([cardNumber('anvil')])
  while (asked(match) === 'vagabond.damage') pick(match, offered(match)[0])
  expect(itemsOf(match, 3).filter(item => item.endsWith('damaged'))).toHaveLength(3)
  expect(lies(match, 1)).toBeNull()
})

test('an extortion takes a random card from each other player with pieces there, from nobody else [13.7.3.a]', () => {
  const at = hidden(four().warriors('corvids', 1, 1), 'extortion', 1)
    .warriors('marquise', 1, 1)
    .pawn('vagabond', 1)
    .token('alliance', 'sympathy', 5)
    .hand('marquise', 'anvil')
    .hand('vagabond', 'bakeSale')
    .hand('alliance', 'sword')
  const match = at.turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  expect(playerOf(match, 'corvids').hand.slice().sort()).toEqual(
    [cardNumber('anvil'), cardNumber('bakeSale')].sort(),
  )
  expect(playerOf(match, 'alliance').hand).toEqual([cardNumber('sword')])
  expect(
    toldTo(
      match,
      match.state.players.findIndex(({ faction }) => faction === 'alliance'),
    ),
  ).not.toContain('card.taken.which')
})

test('an extortion takes nothing from who is no player, nor for pieces that one merely controls [13.7.3.a]', () => {
  const at = hidden(three().warriors('corvids', 1, 1), 'extortion', 1)
    .unseated(BANDITS, 1)
    .warriors(3, 2, 1)
  const match = at.hand('marquise', 'anvil').turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  expect(playerOf(match, 'corvids').hand).toEqual([])
})

test('an extortion takes from who shares their victory too, never from themselves [13.7.3.a]', () => {
  const at = hidden(four().warriors('corvids', 1, 1), 'extortion', 1)
    .pawn('vagabond', 1)
    .hand('vagabond', 'bakeSale')
    .hand('corvids', 'anvil')
    .change(state => {
      state.players[3].coalition = 0
      state.players[3].score = null
    })
  const match = at.turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  expect(playerOf(match, 'corvids').hand).toEqual([cardNumber('anvil'), cardNumber('bakeSale')])
})

test('snares and raids wait: flipped, they do nothing but count [13.4.2.c]', () => {
  const at = hidden(hidden(three().warriors('corvids', 1, 1, 5), 'raid', 1), 'snare', 5).warriors(
    'marquise',
    1,
    1,
    5,
  )
  const match = at.turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1', 'flip:5')
  expect(standing(match, 'marquise')).toEqual({ 1: 1, 5: 1 })
  expect(standing(match, 'corvids')).toEqual({ 1: 1, 5: 1 })
})

test('what a flip shows is not taken back [13.4.2.a]', () => {
  const match = hidden(three().warriors('corvids', 1, 1), 'raid', 1).turn('corvids', 'birdsong', 5)
  expect(match.face(0)?.candidates.find(({ key }) => key === 'flip:1')?.final).toBe(true)
})

test('with Coffin Makers in play, nothing of a flip goes astray', () => {
  const at = exiles('corvids', 'marquise').effects('marquise', 'coffinMakers').warriors('marquise', 2, 1)
  const match = hidden(at.warriors('corvids', 1, 1), 'bomb', 1).turn('corvids', 'birdsong', 5)
  pick(match, 'flip:1')
  expect(playerOf(match, 'marquise').coffins).toBe(2)
})
