import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import {
  asked,
  exiles,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  refusedBy,
} from '../../../tests/position.ts'
import { hidden, lies, open, own, playerOf, standing, three, toldTo } from './plots.ts'

/** Daylight of the Corvids, with three actions. */
const day = (at: Position): RootMatch => at.turn('corvids', 'daylight')

/** Evening of the Corvids, before they may exert. */
const evening = (at: Position): RootMatch => at.turn('corvids', 'evening')

test('up to three actions, in any mix, and the same again [13.5]', () => {
  const match = day(three().warriors('corvids', 2, 1).warriors('marquise', 1, 5))
  pick(match, 'move', '5', '1', 'move', '5', '2')
  expect([asked(match), match.state.turn.actions]).toEqual(['corvids.day', 1])
  pick(match, 'plot', '2', 'raid')
  expect(asked(match)).toBe('corvids.exert')
})

test('they may stop before the third action [13.5]', () => {
  const match = day(three().warriors('corvids', 2, 1))
  pick(match, 'pass')
  expect(asked(match)).toBe('corvids.exert')
})

test('a plot takes the place of warriors in its own clearing, face down, of a kind they choose [13.5.2.a]', () => {
  const match = day(three().warriors('corvids', 2, 1).warriors('corvids', 1, 5))
  pick(match, 'plot')
  expect([asked(match), offered(match)]).toEqual(['corvids.plot.where', ['1', '5']])
  pick(match, '1')
  expect(offered(match)).toEqual(['bomb', 'snare', 'extortion', 'raid'])
  pick(match, 'extortion')
  expect(lies(match, 1)).toBe('-extortion')
  expect(standing(match, 'corvids')).toEqual({ 1: 1, 5: 1 })
  expect(playerOf(match, 'corvids').tokens.plot[0]).toBe(7)
  expect(own(match).supply.filter(kind => kind === 'extortion')).toHaveLength(1)
})

test('which plot it is only they are told [13.5.2.a] [visibility.1]', () => {
  const match = day(three().warriors('corvids', 2, 1))
  pick(match, 'plot', 'bomb')
  expect(toldTo(match, 0)).toContain('corvids.plotted')
  expect(toldTo(match, 1)).not.toContain('corvids.plotted')
  expect(toldTo(match, 1)).toContain('token.placed')
})

test('which kind is asked even when one kind alone is left [visibility.1]', () => {
  const at = hidden(hidden(hidden(three(), 'bomb', 2, 3), 'snare', 4, 6), 'extortion', 7, 8)
  const match = day(at.warriors('corvids', 1, 1))
  pick(match, 'plot')
  expect([asked(match), offered(match)]).toEqual(['corvids.plot.kind', ['raid']])
  pick(match, 'raid')
  expect(lies(match, 1)).toBe('-raid')
})

test('the second plot of a turn costs two warriors there, the third three; plots of earlier turns cost nothing more [13.5.2.b]', () => {
  const at = hidden(three().warriors('corvids', 1, 1), 'raid', 12)
  const match = day(at.warriors('corvids', 2, 5).warriors('corvids', 4, 9))
  pick(match, 'plot', '1', 'bomb')
  expect(standing(match, 'corvids')).toEqual({ 5: 2, 9: 4 })
  pick(match, 'plot')
  expect(offered(match)).toEqual(['5', '9'])
  pick(match, '5', 'snare')
  expect(standing(match, 'corvids')).toEqual({ 9: 4 })
  pick(match, 'plot', 'raid')
  expect(standing(match, 'corvids')).toEqual({ 9: 1 })
  expect([lies(match, 1), lies(match, 5), lies(match, 9)]).toEqual(['-bomb', '-snare', '-raid'])
})

test('too few warriors there, a plot there already, or the keep: no plot [13.5.2.b] [13.2.2.II]', () => {
  const at = hidden(three().warriors('corvids', 2, 1, 5, 9, 12).warriors('corvids', 1, 10), 'snare', 5)
  const match = day(at.token('marquise', 'keep', 12).noting({ notes: { plotted: 1 } }))
  pick(match, 'plot')
  expect([asked(match), offered(match)]).toEqual(['corvids.plot.where', ['1', '9']])
  expect(['5', '10', '12'].map(clearing => refusedBy(match, clearing))).toEqual([
    '13.2.2.II',
    '13.5.2.b',
    '6.2.2.a',
  ])
  pick(match, '1', 'raid')
  expect(lies(match, 1)).toBe('-raid')
})

test('where nothing can be plotted the reason is told [13.5.2.b]', () => {
  const few = day(
    three()
      .warriors('corvids', 1, 1)
      .noting({ notes: { plotted: 1 } }),
  )
  expect(refusedBy(few, 'plot')).toBe('13.5.2.b')
  let all = three().warriors('corvids', 1, 1)
  for (const [index, kind] of (['bomb', 'snare', 'extortion', 'raid'] as const).entries())
    all = hidden(all, kind, 2 + 2 * index, 3 + 2 * index)
  expect(refusedBy(day(all), 'plot')).toBe('13.2.2')
})

test('what a plot costs goes on the Coffin Makers [13.5.2.a]', () => {
  const match = day(
    exiles('corvids', 'marquise').effects('marquise', 'coffinMakers').warriors('corvids', 1, 1, 5),
  )
  pick(match, 'plot', '1', 'bomb')
  expect(playerOf(match, 'corvids').coffins).toBe(1)
  expect(playerOf(match, 'corvids').warriors[0]).toBe(13)
})

test('a battle is an action [13.5.3]', () => {
  const match = day(three().warriors('corvids', 2, 1).warriors('marquise', 2, 1).dice(1, 1))
  pick(match, 'battle')
  expect([standing(match, 'corvids'), standing(match, 'marquise')]).toEqual([{ 1: 1 }, { 1: 1 }])
  expect(match.state.turn.actions).toBe(2)
})

test('a Trick swaps two plots that lie on the same side, never one of each [13.5.4] [G.1.12.a]', () => {
  const at = open(hidden(hidden(three(), 'bomb', 1), 'raid', 5), 'snare', 9)
  const match = day(at)
  expect(offered(match)).toContain('trick')
  pick(match, 'trick')
  expect(offered(match)).toEqual(['1', '5'])
  pick(match, '5')
  expect([lies(match, 1), lies(match, 5), lies(match, 9)]).toEqual(['-raid', '-bomb', 'snare'])
  expect(match.state.turn.actions).toBe(2)
})

test('face-up plots are swapped alike, and without a pair there is no Trick [13.5.4]', () => {
  const match = day(hidden(open(open(three(), 'extortion', 1), 'snare', 9), 'bomb', 5))
  pick(match, 'trick')
  expect(offered(match)).toEqual(['1', '9'])
  pick(match, '1')
  expect([lies(match, 1), lies(match, 5), lies(match, 9)]).toEqual(['snare', '-bomb', 'extortion'])
  const alone = day(hidden(open(three().warriors('corvids', 1, 1), 'snare', 9), 'bomb', 5))
  expect(refusedBy(alone, 'trick')).toBe('13.5.4')
})

test('what is known of a plot goes along in a Trick [13.5.4]', () => {
  const at = hidden(hidden(three(), 'bomb', 1), 'raid', 5)
  at.player('corvids').corvids?.plots[1]?.not.push('snare')
  const match = day(at)
  pick(match, 'trick', '1')
  expect(own(match).plots[5]).toEqual({ kind: 'bomb', faceUp: false, not: ['snare'] })
  expect(own(match).plots[1]?.not).toEqual([])
})

test('a swap is neither a move nor a placement: the keep does not bar it [G.1.12.b] [13.5.4]', () => {
  const match = day(hidden(hidden(three().token('marquise', 'keep', 1), 'raid', 1), 'bomb', 5))
  pick(match, 'trick', '1')
  expect([lies(match, 1), lies(match, 5)]).toEqual(['-bomb', '-raid'])
})

test('Evening: exert, then draw [13.6]', () => {
  const match = evening(three().warriors('corvids', 1, 1).deckTop('anvil'))
  expect(asked(match)).toBe('corvids.exert')
  pick(match, 'pass')
  expect(playerOf(match, 'corvids').hand).toEqual([cardNumber('anvil')])
  expect(match.state.turn.seat).toBe(1)
})

test('to exert is one more action of Daylight for the whole draw, once [13.6.1]', () => {
  const at = open(three().warriors('corvids', 2, 1), 'extortion', 9)
  const match = evening(at)
  expect(offered(match)).toEqual(['move', 'plot', 'pass'])
  pick(match, 'move', '5', '1')
  expect(standing(match, 'corvids')).toEqual({ 1: 1, 5: 1 })
  expect(playerOf(match, 'corvids').hand).toEqual([])
  expect(match.state.turn.seat).toBe(1)
})

test('a plot by exertion costs as the third of the turn, and no card is drawn [13.5.2.b] [13.6.1]', () => {
  const match = evening(
    three()
      .warriors('corvids', 3, 1)
      .noting({ notes: { plotted: 2 } }),
  )
  pick(match, 'plot', 'snare')
  expect(standing(match, 'corvids')).toEqual({})
  expect(lies(match, 1)).toBe('-snare')
  expect(playerOf(match, 'corvids').hand).toEqual([])
})

test('who exerts takes no ambush by Informants either, but keeps the hand limit [13.6.1] [13.6.2.b]', () => {
  const at = exiles('corvids', 'marquise').warriors('corvids', 1, 1).effects('corvids', 'informants')
  const match = evening(
    at
      .discard('ambushFox')
      .hand('corvids', 'anvil', 'bakeSale', 'sword', 'investments', 'rootTeaFox', 'birdyBindle'),
  )
  pick(match, 'move', '5')
  expect(asked(match)).toBe('discard.card')
  pick(match, 'anvil')
  expect(playerOf(match, 'corvids').hand).toHaveLength(5)
  expect(match.state.turn.seat).toBe(1)
})

test('one card, and one more for each extortion face up, not for those face down [13.6.2.a] [13.7.3.b]', () => {
  const draws = (at: Position): number => {
    const match = evening(at)
    if (asked(match) === 'corvids.exert') pick(match, 'pass')
    return playerOf(match, 'corvids').hand.length
  }
  expect(draws(three())).toBe(1)
  expect(draws(open(three(), 'extortion', 1))).toBe(2)
  expect(draws(open(three(), 'extortion', 1, 5))).toBe(3)
  expect(draws(hidden(open(three(), 'snare', 5), 'extortion', 1))).toBe(1)
})

test('then they discard down to five [13.6.2.b]', () => {
  const at = three()
    .hand('corvids', 'anvil', 'bakeSale', 'sword', 'investments', 'rootTeaFox')
    .deckTop('birdyBindle')
  const match = evening(at)
  expect([asked(match), offered(match)]).toEqual([
    'discard.card',
    ['anvil', 'bakeSale', 'sword', 'investments', 'rootTeaFox', 'birdyBindle'],
  ])
  pick(match, 'sword')
  expect(playerOf(match, 'corvids').hand).toHaveLength(5)
  expect(match.state.turn.seat).toBe(1)
})

test('who cannot act at all is not asked to [13.6.1]', () => {
  const match = evening(position('corvids', 'marquise'))
  expect(match.state.turn.seat).toBe(1)
})
