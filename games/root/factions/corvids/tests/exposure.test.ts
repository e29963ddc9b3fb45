import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { asked, offered, type Position, pick, position, refusedBy } from '../../../tests/position.ts'
import { decree } from '../../eyrie/tests/decree.ts'
import { BANDITS, four, hidden, lies, open, own, playerOf, standing, three, toldTo } from './plots.ts'

/** A raid face down beside a warrior of the Marquise, who has a fox and a rabbit card. */
const beside = (): Position =>
  hidden(three(), 'raid', 1).warriors('marquise', 1, 1).hand('marquise', 'anvil', 'bakeSale')

test('in their turn enemies with pieces beside a plot face down may guess it: in all three phases [13.2.4.a]', () => {
  for (const phase of ['birdsong', 'daylight', 'evening'] as const)
    expect(offered(beside().turn('marquise', phase))).toContain('expose:1')
})

test('not without pieces there, not face up, not in the turns of others [13.2.4.a]', () => {
  const away = hidden(three(), 'raid', 1).warriors('marquise', 1, 5).hand('marquise', 'anvil')
  expect(offered(away.turn('marquise', 'daylight'))).not.toContain('expose:1')
  const faceUp = open(three(), 'raid', 1).warriors('marquise', 1, 1).hand('marquise', 'anvil')
  expect(offered(faceUp.turn('marquise', 'daylight'))).not.toContain('expose:1')
  expect(offered(beside().warriors('eyrie', 1, 5).turn('eyrie', 'daylight'))).not.toContain('expose:1')
  expect(offered(beside().warriors('corvids', 1, 5).turn('corvids', 'daylight'))).not.toContain('expose:1')
})

test('any piece of the faction will do: a building, a token, a pawn; never a partner [13.2.4.a]', () => {
  const token = hidden(four(), 'raid', 1).token('alliance', 'sympathy', 1).hand('alliance', 'anvil')
  expect(offered(token.turn('alliance', 'daylight'))).toContain('expose:1')
  const building = hidden(three(), 'raid', 1).building('marquise', 'sawmill', 1).hand('marquise', 'anvil')
  expect(offered(building.turn('marquise', 'daylight'))).toContain('expose:1')
  const pawn = hidden(four(), 'raid', 1).pawn('vagabond', 1).hand('vagabond', 'anvil')
  expect(offered(pawn.turn('vagabond', 'daylight'))).toContain('expose:1')
  const partner = pawn.change(state => {
    state.players[3].coalition = 0
  })
  expect(offered(partner.turn('vagabond', 'daylight'))).not.toContain('expose:1')
})

test('warriors of a party that one merely controls are no pieces of one’s faction [13.2.4.a]', () => {
  const at = hidden(three(), 'raid', 1).unseated(BANDITS, 1).warriors(3, 2, 1).hand('marquise', 'anvil')
  const match = at.turn('marquise', 'daylight')
  expect(asked(match)).toBe('marquise.day')
  expect(offered(match)).not.toContain('expose:1')
})

test('only before the draw of Evening: once drawn, the turn is over [13.2.4.a]', () => {
  const match = beside().warriors('eyrie', 1, 5).turn('marquise', 'evening')
  expect(offered(match)).toEqual(['end', 'expose:1'])
  pick(match, 'end')
  expect(match.state.turn.seat).toBe(2)
})

test('between actions, never in the midst of one [ruling.r-84]', () => {
  const at = beside().warriors('marquise', 2, 5)
  const match = at.turn('marquise', 'daylight')
  pick(match, 'march')
  expect(asked(match)).toBe('move.from')
  expect(offered(match)).toEqual(['1', '5'])
  pick(match, '5', '2', '1')
  expect(asked(match)).toBe('move.from') // The second move of the march.
  expect(offered(match)).not.toContain('expose:1')
  pick(match, 'pass')
  expect(offered(match)).toContain('expose:1')
})

test('the Eyrie may guess between two orders of the Decree [13.2.4.a] [ruling.r-84]', () => {
  const at = hidden(three(), 'raid', 1)
    .warriors('eyrie', 3, 1)
    .building('eyrie', 'roost', 1)
    .hand('eyrie', 'anvil')
  const match = decree(at, 'commander', { recruit: ['foxfolkSteel'] }).turn('eyrie', 'daylight')
  expect(offered(match)).toContain('expose:1')
  pick(match, 'pass')
  expect(asked(match)).toBe('eyrie.decree.card')
  expect(offered(match)).toContain('expose:1')
  pick(match, 'expose:1', 'anvil', 'raid')
  expect(lies(match, 1)).toBeNull()
  expect(standing(match, 'eyrie')).toEqual({ 1: 4 }) // The Decree goes on: recruited.
})

test('the card that is shown has the suit of the clearing, or is a bird [13.2.4.b]', () => {
  const match = beside().hand('marquise', 'birdyBindle').turn('marquise', 'daylight')
  pick(match, 'expose:1')
  expect([asked(match), offered(match)]).toEqual(['corvids.expose.card', ['anvil', 'birdyBindle']])
  pick(match, 'anvil')
  expect(offered(match)).toEqual(['bomb', 'snare', 'extortion', 'raid'])
  pick(match, 'raid')
  expect(lies(match, 1)).toBeNull()
})

test('without such a card the guess is refused, and who has no card at all is not asked [13.2.4.b]', () => {
  const at = hidden(three(), 'raid', 1).warriors('marquise', 1, 1).hand('marquise', 'bakeSale')
  const match = at.turn('marquise', 'birdsong')
  expect([asked(match), offered(match)]).toEqual(['birdsong.window', ['pass']])
  expect(refusedBy(match, 'expose:1')).toBe('13.2.4.b')
  const none = hidden(three(), 'raid', 1).warriors('marquise', 1, 1).turn('marquise', 'birdsong')
  expect(asked(none)).toBe('marquise.day')
})

test('wrong: the card goes to the Corvids, and the plot stays face down [13.2.4.c]', () => {
  const match = beside().turn('marquise', 'daylight')
  pick(match, 'expose:1', 'anvil', 'bomb')
  expect(playerOf(match, 'marquise').hand).toEqual([cardNumber('bakeSale')])
  expect(playerOf(match, 'corvids').hand).toEqual([cardNumber('anvil')])
  expect(lies(match, 1)).toBe('-raid')
  expect(own(match).plots[1]?.not).toEqual(['bomb'])
  expect(playerOf(match, 'marquise').score).toBe(0)
})

test('right: the plot is removed for a point, the card stays, and a raid brings nobody [13.2.4.d] [13.7.4.b]', () => {
  const match = beside().turn('marquise', 'daylight')
  pick(match, 'expose:1', 'anvil', 'raid')
  expect(lies(match, 1)).toBeNull()
  expect(own(match).supply).toHaveLength(8)
  expect(playerOf(match, 'marquise').score).toBe(1)
  expect(playerOf(match, 'marquise').hand).toEqual([cardNumber('anvil'), cardNumber('bakeSale')])
  expect(standing(match, 'corvids')).toEqual({})
})

test('right about a bomb: it does not go off [13.2.4.d]', () => {
  const at = hidden(three(), 'bomb', 1).warriors('marquise', 2, 1).hand('marquise', 'anvil')
  const match = at.turn('marquise', 'daylight')
  pick(match, 'expose:1', 'anvil', 'bomb')
  expect(standing(match, 'marquise')).toEqual({ 1: 2 })
  expect(playerOf(match, 'marquise').score).toBe(1)
})

test('a wrong guess, then a right one with another card [13.2.4.c] [13.2.4.d]', () => {
  const match = beside().hand('marquise', 'foxfolkSteel').turn('marquise', 'daylight')
  pick(match, 'expose:1', 'foxfolkSteel', 'extortion', 'expose:1', 'anvil', 'raid')
  expect(playerOf(match, 'corvids').hand).toEqual([cardNumber('foxfolkSteel')])
  expect(playerOf(match, 'marquise').hand).toEqual([cardNumber('anvil'), cardNumber('bakeSale')])
  expect(playerOf(match, 'marquise').score).toBe(1)
})

test('the card is seen by the Corvids alone; all learn the guess and whether it was right [visibility.8]', () => {
  const right = beside().turn('marquise', 'daylight')
  pick(right, 'expose:1', 'anvil', 'raid')
  expect(toldTo(right, 0)).toContain('corvids.shown')
  expect(toldTo(right, 2)).not.toContain('corvids.shown')
  expect(toldTo(right, 2)).toEqual(expect.arrayContaining(['corvids.guessed', 'corvids.exposed']))
  const wrong = beside().turn('marquise', 'daylight')
  pick(wrong, 'expose:1', 'anvil', 'snare')
  expect(toldTo(wrong, 0)).toContain('card.given.which')
  expect(toldTo(wrong, 2)).toEqual(expect.arrayContaining(['corvids.guessed', 'corvids.mistaken']))
  expect(toldTo(wrong, 2)).not.toContain('card.given.which')
})

test('who declined in Birdsong is asked there again only for another plot [13.2.4.a]', () => {
  const match = beside().turn('marquise', 'birdsong')
  expect(asked(match)).toBe('birdsong.window')
  pick(match, 'pass')
  expect(asked(match)).toBe('marquise.day')
  expect(offered(match)).toContain('expose:1')
})

test('the Alliance may guess between operations, which costs none [13.2.4.a]', () => {
  const at = hidden(position('corvids', 'alliance'), 'raid', 1)
    .warriors('alliance', 1, 1)
    .hand('alliance', 'anvil')
  const player = at.player('alliance')
  if (player.alliance) player.alliance.officers = 1
  player.warriors[0]--
  const match = at.turn('alliance', 'evening')
  expect(offered(match)).toContain('expose:1')
  pick(match, 'expose:1', 'anvil', 'raid')
  expect(asked(match)).toBe('alliance.operations')
  expect(match.state.turn.notes.operations).toBeUndefined()
})
