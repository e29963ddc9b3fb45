import { describe, expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { invariants } from '../../../invariants.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { destinations } from '../../../rules/may-move.ts'
import { asked, offered, pick, position, refusedBy, reported } from '../../../tests/position.ts'
import { itemsOf, wanderer } from '../../vagabond/tests/wanderer.ts'
import { company, EYRIE, held, MARQUISE, own, RIVERFOLK, three } from './company.ts'

const shop = (handCard = 2, riverboats = 1, mercenaries = 3) =>
  three()
    .hand('riverfolk', 'anvil', 'sword')
    .change(company({ prices: { handCard, riverboats, mercenaries } }))

describe('buying services', () => {
  test('others may buy at the start of their Birdsong, in any order with their effects, or not [11.2.6]', () => {
    const match = shop().effects('marquise', 'betterBurrowBank').turn('marquise', 'birdsong')
    expect(asked(match)).toBe('birdsong.start')
    expect(match.ask?.waiting).toEqual([MARQUISE])
    expect(offered(match)).toEqual([
      'betterBurrowBank',
      'buy:anvil',
      'buy:sword',
      'buy:riverboats',
      'buy:mercenaries',
      'pass',
    ])
    pick(match, 'pass')
    expect(reported(match)).not.toContain('riverfolk.paid')
    expect(asked(match)).toBe('marquise.day')
  })

  test('and not later: neither in Daylight nor in another’s turn [11.2.6]', () => {
    const match = shop().turn('marquise', 'birdsong')
    pick(match, 'pass')
    expect(offered(match).some(key => key.startsWith('buy:'))).toBe(false)
  })

  test('warriors of the buyer’s supply go to Payments, as many as the price says [11.2.6.I.a] [11.2.6.I.b]', () => {
    const match = shop().warriors('marquise', 5, 1).turn('marquise', 'birdsong')
    pick(match, 'buy:sword')
    expect(match.state.players[MARQUISE].warriors[0]).toBe(25 - 5 - 2)
    expect(match.state.players[MARQUISE].warriors[1]).toBe(5)
    expect(held(own(match).payments)).toEqual({ 0: 2 })
    expect(own(match).funds).toEqual([]) // not yet
    expect(invariants(match.state).filter(one => one.includes('warriors'))).toEqual([])
  })

  test('who has too few in supply cannot buy, whatever stands on the map [ruling.r-70] [11.2.6.I.a]', () => {
    const match = shop().warriors('marquise', 24, 1).turn('marquise', 'birdsong')
    expect(offered(match)).toEqual(['buy:riverboats', 'pass'])
    expect(refusedBy(match, 'buy:anvil')).toBe('11.2.6.I.a')
    expect(refusedBy(match, 'buy:mercenaries')).toBe('11.2.6.I.a')
  })

  test('one a turn, and one more for each clearing with a trade post and a piece of the buyer [11.2.6.II]', () => {
    const at = (...clearings: number[]) =>
      shop(1, 1, 1)
        .token('riverfolk', 'mousePost', 7, 11)
        .token('riverfolk', 'foxPost', 12)
        .warriors('marquise', 1, ...clearings)
        .turn('marquise', 'birdsong')
    const one = at(1, 2)
    pick(one, 'buy:anvil')
    expect(asked(one)).toBe('marquise.day')
    const two = at(1, 7)
    pick(two, 'buy:anvil')
    expect(asked(two)).toBe('birdsong.start')
    pick(two, 'buy:sword')
    expect(asked(two)).toBe('marquise.day')
    expect(two.state.turn.notes.bought).toBe(2)
    const four = at(7, 11, 12)
    pick(four, 'buy:anvil', 'buy:sword', 'buy:riverboats', 'buy:mercenaries')
    expect(four.state.turn.notes.bought).toBe(4)
  })

  test('any piece of the buyer’s faction counts there: a building, a token, a pawn [11.2.6.II]', () => {
    const match = shop(1, 1, 1)
      .token('riverfolk', 'mousePost', 7, 11)
      .building('marquise', 'sawmill', 7)
      .token('marquise', 'wood', 11)
      .turn('marquise', 'birdsong')
    pick(match, 'buy:anvil', 'buy:sword', 'buy:riverboats')
    expect(match.state.turn.notes.bought).toBe(3)
  })

  test('limit three with pieces at two posts, but money for two [11.2.6.II] [ruling.r-70]', () => {
    const match = shop(2, 2, 2)
      .token('riverfolk', 'mousePost', 7, 11)
      .warriors('marquise', 1, 7, 11)
      .warriors('marquise', 18, 1)
      .turn('marquise', 'birdsong') // V1: supply 5
    expect(match.state.players[MARQUISE].warriors[0]).toBe(5)
    pick(match, 'buy:anvil', 'buy:sword')
    expect(asked(match)).toBe('marquise.day') // nothing left that it could pay
    expect(match.state.players[MARQUISE].warriors[0]).toBe(1)
  })

  test('a purchase is refused with the reason once the limit is reached [11.2.6.II]', () => {
    const match = shop(1, 1, 1).effects('marquise', 'betterBurrowBank').turn('marquise', 'birdsong')
    pick(match, 'buy:anvil')
    expect(offered(match)).toEqual(['betterBurrowBank', 'pass'])
    expect(refusedBy(match, 'buy:sword')).toBe('11.2.6.II')
  })

  test('dominance is looked at before anything can be bought [turn.1]', () => {
    const match = shop()
      .warriors('marquise', 2, 2, 7, 9)
      .change(({ players, deck }) => {
        const card = cardNumber('dominanceMouse')
        deck.splice(deck.indexOf(card), 1)
        players[MARQUISE].dominance = card
        players[MARQUISE].score = null
      })
      .turn('marquise', 'birdsong')
    expect(match.outcome?.winners).toEqual([MARQUISE])
  })
})

describe('the Vagabond', () => {
  const wandering = (supply: number, ...items: string[]) =>
    position('vagabond', 'riverfolk', 'eyrie')
      .change(wanderer(0, 'ranger', ...items))
      .pawn('vagabond', 7)
      .hand('riverfolk', 'anvil')
      .warriors('riverfolk', 15 - supply, 5)
      .change(company({ prices: { handCard: 2, riverboats: 3, mercenaries: 1 } }))
      .turn('vagabond', 'birdsong')

  test('pays by exhausting items of his choice; for each the Riverfolk add a warrior of their own [11.2.6.III]', () => {
    const match = wandering(5, 'boots', 'sword', 'torch')
    pick(match, 'buy:anvil')
    expect(asked(match)).toBe('vagabond.pay')
    pick(match, 'sword', 'boots')
    expect(itemsOf(match, 0)).toEqual(['boots.exhausted', 'sword.exhausted', 'torch'])
    expect(held(own(match).payments)).toEqual({ 1: 2 })
    expect(match.state.players[RIVERFOLK].warriors[0]).toBe(3)
    expect(match.state.players[0].hand).toEqual([cardNumber('anvil')])
  })

  test('with too few warriors left they add what there is [11.2.6.III] [1.5.4]', () => {
    const match = wandering(2, 'boots', 'sword', 'torch')
    pick(match, 'buy:riverboats', 'boots', 'sword') // V2, the last by itself
    expect(itemsOf(match, 0)).toEqual(['boots.exhausted', 'sword.exhausted', 'torch.exhausted'])
    expect(held(own(match).payments)).toEqual({ 1: 2 })
  })

  test('damaged and exhausted items pay nothing [11.2.6.III]', () => {
    const match = wandering(5, 'boots', 'torch', 'sword.damaged', 'hammer.damaged')
    expect(offered(match)).toContain('buy:anvil')
    expect(refusedBy(match, 'buy:riverboats')).toBe('11.2.6.III')
  })

  test('cannot hire mercenaries [11.2.7.III.b.a]', () => {
    const match = wandering(5, 'boots', 'sword')
    expect(offered(match)).not.toContain('buy:mercenaries')
    expect(refusedBy(match, 'buy:mercenaries')).toBe('11.2.7.III.b.a')
  })

  test('may refresh first and pay with what he refreshed [1.4.1.b]', () => {
    const match = wandering(5, 'boots.exhausted', 'sword.exhausted')
    expect(asked(match)).toBe('vagabond.refresh')
    while (asked(match) === 'vagabond.refresh') match.pick(0, 0)
    expect(offered(match)).toContain('buy:anvil')
    const first = wandering(5, 'boots', 'sword', 'torch.exhausted')
    expect(offered(first)).toEqual(['own', 'buy:anvil'])
  })

  test('buys of a coalition partner as of any other player [11.2.6]', () => {
    const match = position('vagabond', 'riverfolk', 'eyrie', 'marquise')
      .change(wanderer(0, 'ranger', 'boots'))
      .pawn('vagabond', 7)
      .hand('riverfolk', 'anvil')
      .change(({ players }) => {
        players[0].coalition = RIVERFOLK
        players[0].score = null
      })
      .turn('vagabond', 'birdsong')
    expect(offered(match)).toContain('buy:anvil')
  })
})

describe('the services', () => {
  test('a card of the hand, of the buyer’s choice, again and again [11.2.7.I]', () => {
    const match = shop(1)
      .token('riverfolk', 'mousePost', 7)
      .warriors('marquise', 1, 7)
      .turn('marquise', 'birdsong')
    pick(match, 'buy:sword', 'buy:anvil')
    expect(match.state.players[MARQUISE].hand).toEqual([cardNumber('sword'), cardNumber('anvil')])
    expect(match.state.players[RIVERFOLK].hand).toEqual([])
  })

  test('boats and mercenaries are hired once a turn [11.2.7.I]', () => {
    const match = shop(1, 1, 1)
      .token('riverfolk', 'mousePost', 7, 11)
      .warriors('marquise', 1, 7, 11)
      .turn('marquise', 'birdsong')
    pick(match, 'buy:riverboats')
    expect(refusedBy(match, 'buy:riverboats')).toBe('11.2.7.I')
    pick(match, 'buy:mercenaries')
    expect(refusedBy(match, 'buy:mercenaries')).toBe('11.2.7.I')
  })

  test('riverboats: rivers are paths for the buyer alone, until the end of the turn; rule is still needed [11.2.7.II]', () => {
    const match = shop()
      .warriors('marquise', 3, 4)
      .warriors('eyrie', 3, 10, 11, 5)
      .warriors('marquise', 1, 5)
      .turn('marquise', 'birdsong')
    expect(adjacent(match.state, MARQUISE, 4)).toEqual([8, 9, 12])
    pick(match, 'buy:riverboats')
    expect(adjacent(match.state, MARQUISE, 4)).toEqual([8, 9, 12, 7])
    expect(adjacent(match.state, EYRIE, 4)).toEqual([8, 9, 12])
    pick(match, 'march')
    expect(offered(match)).toContain('7')
    expect(destinations(match.state, MARQUISE, 5)).not.toContain(10) // it rules neither end
    while (match.ask && match.state.turn.seat === MARQUISE) match.pick(match.ask.waiting[0], 0)
    expect(adjacent(match.state, MARQUISE, 4)).toEqual([8, 9, 12])
  })
})
