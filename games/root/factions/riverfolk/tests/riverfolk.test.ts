import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { cardNumber, FACE_DOWN } from '../../../data/cards.ts'
import { root } from '../../../game.ts'
import { invariants } from '../../../invariants.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import { drawCards, takeRandomCard } from '../../../rules/cards.ts'
import { craftingPower } from '../../../rules/craft.ts'
import { destinations } from '../../../rules/may-move.ts'
import { remove, removeAllEnemies } from '../../../rules/remove.ts'
import { asked, exiles, offered, pick, position, refusedBy, reported } from '../../../tests/position.ts'
import { view } from '../../../view.ts'
import { RIVERFOLK as NUMBERS, POST_TRACK, POSTS, PRICES } from '../data.ts'
import { rules } from '../rules/index.ts'
import { company, EYRIE, held, MARQUISE, own, RIVERFOLK, three } from './company.ts'

/** Runs a rule, answering each question with the first candidate. */
function run(rule: Generator<unknown, unknown, number>): void {
  let result = rule.next(0)
  for (let n = 0; !result.done && n < 50; n++) result = rule.next(0)
  expect(result.done).toBe(true)
}

describe('the box', () => {
  test('fifteen warriors and three trade posts of each suit, each worth two points [11.3.1] [11.3.3] [board.riverfolk.2]', () => {
    expect(rules.warriors).toBe(15)
    expect(rules.tokens).toEqual({ foxPost: 3, rabbitPost: 3, mousePost: 3 })
    expect(POSTS).toHaveLength(3)
    expect(POST_TRACK.points).toEqual([2, 2, 2])
  })

  test('services are priced one to four [board.riverfolk.1]', () => {
    expect(PRICES.spaces).toEqual([1, 2, 3, 4])
    expect(NUMBERS.purchases).toBe(1)
  })
})

describe('setup', () => {
  const start = () => {
    const options = { factions: ['marquise', 'riverfolk'], seating: 'asListed' }
    const match = Match.start(root, { seats: 2, options, seed: 4 })
    while (match.ask && !match.ask.id.startsWith('riverfolk.')) match.pick(match.ask.waiting[0], 0)
    return match
  }

  test('four warriors on clearings with a river, wherever, three in Payments and prices of its choice [11.3.2] [11.3.4] [11.3.5] [setup-card.riverfolk]', () => {
    const match = start()
    expect(asked(match)).toBe('riverfolk.setup.warrior')
    expect(offered(match)).toEqual(['4', '5', '7', '10', '11'].filter(id => offered(match).includes(id)))
    expect(offered(match).length).toBeGreaterThanOrEqual(4)
    pick(match, '7', '7', '11', '10')
    expect(asked(match)).toBe('riverfolk.setup.price')
    expect(offered(match)).toEqual(['handCard:1', 'handCard:2', 'handCard:3', 'handCard:4'])
    pick(match, 'handCard:3', 'riverboats:1', 'mercenaries:4')
    const { warriors, corner } = match.state.players[1]
    expect([warriors[7], warriors[10], warriors[11], warriors[0]]).toEqual([2, 1, 1, 8])
    expect(corner).toBe(0)
    expect(held(own(match, 1).payments)).toEqual({ 1: 3 })
    expect(own(match, 1).funds).toEqual([])
    expect(own(match, 1).prices).toEqual({ handCard: 3, riverboats: 1, mercenaries: 4 })
  })

  test('never in the clearing of the Keep [6.2.2.a]', () => {
    const options = { factions: ['marquise', 'riverfolk'], seating: 'asListed' }
    const match = Match.start(root, { seats: 2, options, seed: 4 })
    pick(match, '4')
    while (match.ask && !match.ask.id.startsWith('riverfolk.')) match.pick(match.ask.waiting[0], 0)
    expect(offered(match)).toEqual(['5', '7', '10', '11'])
  })
})

describe('swimmers', () => {
  const at = () => three().warriors('riverfolk', 2, 4).warriors('marquise', 3, 4, 7, 8, 9, 12)

  test('rivers are paths to them, and they still use paths [11.2.2.a]', () => {
    const { state } = at()
    expect([...adjacent(state, RIVERFOLK, 4)].sort((a, b) => a - b)).toEqual([7, 8, 9, 12])
    expect(adjacent(state, MARQUISE, 4)).toEqual([8, 9, 12])
  })

  test('along a river they need rule of neither end, along a path they do [11.2.2.b] [4.2.1]', () => {
    const { state } = at()
    expect(destinations(state, RIVERFOLK, 4)).toEqual([7]) // V13
    state.players[RIVERFOLK].warriors[4] = 9
    expect([...destinations(state, RIVERFOLK, 4)].sort((a, b) => a - b)).toEqual([7, 8, 9, 12])
  })

  test('others swim nowhere [2.3]', () => {
    const { state } = at()
    expect(destinations(state, MARQUISE, 4)).toEqual([8, 9, 12])
  })
})

describe('the hand lies face up', () => {
  test('for every seat and for who looks on, and it is not dealt again [11.2.3.a]', () => {
    const built = three().hand('riverfolk', 'anvil', 'ambushFox').hand('marquise', 'sword')
    const hand = [cardNumber('anvil'), cardNumber('ambushFox')]
    for (const viewer of [0, 1, 2, null]) expect(view(built.state, viewer).players[1].hand).toEqual(hand)
    expect(view(built.state, 1).players[0].hand).toEqual([FACE_DOWN])
    const match = built.turn('marquise', 'daylight')
    for (const seed of [1, 2, 3]) expect(match.guess(0, seed).state.players[1].hand).toEqual(hand)
  })

  test('what it draws is told to all [11.2.3.a]', () => {
    const match = three().deckTop('bakeSale', 'sword').turn('marquise', 'daylight')
    drawCards(match, RIVERFOLK, 1)
    drawCards(match, MARQUISE, 1)
    const told = match.history?.journal.filter(({ id }) => id.startsWith('cards.drawn.')) ?? []
    expect(told.map(({ id, to }) => [id, to])).toEqual([
      ['cards.drawn.shown', undefined],
      ['cards.drawn.own', [MARQUISE]],
    ])
  })

  test('a random card is taken blindly, whichever it is, and all see it [11.2.3.b]', () => {
    const taken = new Set<number>()
    for (let seed = 0; seed < 30; seed++) {
      const match = three().hand('riverfolk', 'anvil', 'sword').seed(seed).turn('marquise', 'daylight')
      taken.add(takeRandomCard(match, RIVERFOLK, MARQUISE))
      expect(match.history?.journal.find(({ id }) => id === 'card.taken.which')?.to).toBeUndefined()
    }
    expect([...taken].sort()).toEqual([cardNumber('anvil'), cardNumber('sword')].sort()) // V14
  })

  test('Swap Meet takes at random too, and what is given back is seen [11.2.3.b]', () => {
    const match = exiles('marquise', 'riverfolk', 'eyrie')
      .effects('marquise', 'swapMeet')
      .hand('riverfolk', 'anvil', 'sword')
      .turn('marquise', 'birdsong')
    pick(match, 'pass', 'effect:swapMeet')
    expect(asked(match)).toBe('give.card')
    expect(offered(match)).toHaveLength(1)
    match.pick(MARQUISE, 0)
    expect(match.state.players[RIVERFOLK].hand).toHaveLength(2)
    expect(match.history?.journal.find(({ id }) => id === 'card.given.which')?.to).toBeUndefined()
  })

  test('it is asked for an ambush only if it has one, for everybody sees that', () => {
    const fight = (card: string) =>
      three()
        .warriors('riverfolk', 2, 7)
        .warriors('marquise', 2, 7)
        .hand('riverfolk', card)
        .noting({ actions: 3 })
        .turn('marquise', 'daylight', 1)
    const with_ = fight('ambushMouse')
    pick(with_, 'battle')
    expect(asked(with_)).toBe('battle.ambush')
    const without = fight('ambushFox')
    pick(without, 'battle')
    expect(reported(without)).toContain('battle.rolled')
  })
})

describe('funds', () => {
  test('are the warriors of any owner in the box [11.2.4]', () => {
    const match = three()
      .change(company({ funds: { 0: 2, 1: 1, 2: 3 }, payments: { 0: 1 } }))
      .turn('riverfolk', 'daylight')
    pick(match, 'drawCard')
    expect(asked(match)).toBe('riverfolk.commit')
    expect(offered(match).sort()).toEqual(['seat1', 'seat2', 'seat3'])
    pick(match, 'seat3')
    expect(held(own(match).funds)).toEqual({ 0: 2, 1: 1, 2: 2 })
    expect(held(own(match).committed)).toEqual({ 2: 1 })
  })

  test('every warrior is counted, wherever it stands', () => {
    const { state } = three()
      .change(company({ funds: { 0: 2, 1: 1 }, payments: { 2: 3 }, committed: { 1: 2 } }))
      .change(({ players }) => players[EYRIE].eyrie)
    expect(invariants(state).filter(one => one.includes('warriors'))).toEqual([])
    state.players[0].warriors[0]++
    expect(invariants(state)).toContainEqual(expect.stringContaining('marquise has 26 warriors'))
  })
})

describe('trade disrupted', () => {
  const at = (funds: { [owner: number]: number }) =>
    three()
      .token('riverfolk', 'mousePost', 7, 11)
      .change(company({ funds, payments: { 2: 3 }, committed: { 1: 2 } }))

  test('a trade post removed costs half the funds, rounded up; Payments and Committed stay [11.2.5.I.a]', () => {
    const match = at({ 1: 5 }).turn('marquise', 'daylight')
    run(removeAllEnemies(match, MARQUISE, [7]))
    expect(held(own(match).funds)).toEqual({ 1: 2 })
    expect(held(own(match).payments)).toEqual({ 2: 3 })
    expect(held(own(match).committed)).toEqual({ 1: 2 })
    expect(match.state.players[MARQUISE].score).toBe(1)
  })

  test('two in one event cost half, then half of the rest; each returns to its owner [11.2.5.I.a]', () => {
    const match = at({ 1: 5 }).turn('marquise', 'daylight')
    const supply = match.state.players[RIVERFOLK].warriors[0]
    run(removeAllEnemies(match, MARQUISE, [7, 11])) // V5: 5 to 2 to 1
    expect(held(own(match).funds)).toEqual({ 1: 1 })
    expect(match.state.players[RIVERFOLK].warriors[0]).toBe(supply + 4)
  })

  test('the Riverfolk choose whose warriors leave [11.2.5.I.a]', () => {
    const match = at({ 0: 1, 1: 1, 2: 1 })
      .warriors('marquise', 3, 7)
      .noting({ actions: 3 })
      .dice(0, 0)
      .turn('marquise', 'daylight', 1)
    pick(match, 'battle')
    expect(asked(match)).toBe('riverfolk.lose')
    expect(match.ask?.waiting).toEqual([RIVERFOLK])
    const eagles = match.state.players[EYRIE].warriors[0]
    pick(match, 'seat3', 'seat2')
    expect(held(own(match).funds)).toEqual({ 0: 1 })
    expect(match.state.players[EYRIE].warriors[0]).toBe(eagles + 1)
    expect(reported(match)).toContain('riverfolk.disrupted')
  })

  test('the trade post is gone for good; its space still crafts [11.2.5.I.b] [ruling.r-72]', () => {
    const match = at({ 1: 2 }).turn('marquise', 'daylight')
    run(removeAllEnemies(match, MARQUISE, [7]))
    const { mousePost } = match.state.players[RIVERFOLK].tokens
    expect([mousePost[0], mousePost[7], mousePost[11]]).toEqual([1, 0, 1])
    expect(craftingPower(match.state, RIVERFOLK)).toEqual({ fox: 0, rabbit: 0, mouse: 2, every: 0 })
  })

  test('warriors that fall cost no funds', () => {
    const match = at({ 1: 4 }).warriors('riverfolk', 2, 5).turn('marquise', 'daylight')
    run(removeAllEnemies(match, MARQUISE, [5]))
    expect(held(own(match).funds)).toEqual({ 1: 4 })
    run(remove(match, { losses: [], battle: null }))
  })

  test('with Coffin Makers in play funds that leave go to their supply', () => {
    const match = exiles('marquise', 'riverfolk', 'eyrie')
      .token('riverfolk', 'mousePost', 7)
      .warriors('riverfolk', 1, 7)
      .effects('eyrie', 'coffinMakers')
      .change(company({ funds: { 1: 4 } }))
      .turn('marquise', 'daylight')
    const supply = match.state.players[RIVERFOLK].warriors[0]
    run(removeAllEnemies(match, MARQUISE, [7]))
    expect(match.state.players[RIVERFOLK].coffins).toBe(1)
    expect(match.state.players[RIVERFOLK].warriors[0]).toBe(supply + 2)
  })
})

describe('Birdsong', () => {
  const day = (posts: number[], boxes: Parameters<typeof company>[0]) =>
    three()
      .token('riverfolk', 'mousePost', ...posts)
      .change(company(boxes))
      .turn('riverfolk', 'birdsong')

  test('protectionism, then dividends, then all to Funds [11.4] [11.4.1] [11.4.2.a] [11.4.3]', () => {
    const match = day([7], { funds: { 1: 4, 0: 3 }, committed: { 1: 3 } }) // V3
    expect(asked(match)).toBe('riverfolk.day')
    expect(match.state.players[RIVERFOLK].score).toBe(3)
    expect(held(own(match).funds)).toEqual({ 0: 3, 1: 9 })
    expect(own(match).payments).toEqual([])
    expect(own(match).committed).toEqual([])
  })

  test('with payments there is no protectionism, and payments pay no dividends yet [11.4.1] [11.4.2.b]', () => {
    const match = day([7], { funds: { 1: 1 }, payments: { 0: 4 }, committed: { 1: 3 } })
    expect(match.state.players[RIVERFOLK].score).toBe(0)
    expect(held(own(match).funds)).toEqual({ 0: 4, 1: 4 })
  })

  test('without a trade post on the map there are no dividends [11.4.2.a]', () => {
    expect(day([], { funds: { 1: 7 } }).state.players[RIVERFOLK].score).toBe(0) // V4
  })

  test('an odd fund pays nothing [11.4.2.a]', () => {
    expect(day([7], { funds: { 1: 5 }, payments: { 0: 1 } }).state.players[RIVERFOLK].score).toBe(2)
  })

  test('protectionism takes what the supply has [1.5.4]', () => {
    const match = three().warriors('riverfolk', 14, 7).turn('riverfolk', 'birdsong')
    expect(held(own(match).funds)).toEqual({ 1: 1 })
  })

  test('nobody sells to himself [11.2.6]', () => {
    const match = three().hand('riverfolk', 'anvil').turn('riverfolk', 'birdsong')
    expect(reported(match)).not.toContain('riverfolk.sold')
    expect(asked(match)).toBe('riverfolk.day')
  })
})

describe('Evening', () => {
  const evening = (...hand: string[]) =>
    three()
      .hand('riverfolk', ...hand)
      .change(company({ prices: { handCard: 2, riverboats: 2, mercenaries: 2 } }))
      .turn('riverfolk', 'evening')

  test('down to five cards, then prices; nothing is drawn [11.6] [11.6.1.a] [11.6.1.b]', () => {
    const match = evening(
      'anvil',
      'sword',
      'bakeSale',
      'armsTrader',
      'investments',
      'birdyBindle',
      'rootTeaFox',
    )
    expect(asked(match)).toBe('discard.card')
    pick(match, 'anvil', 'sword')
    expect(asked(match)).toBe('riverfolk.prices')
    expect(match.state.players[RIVERFOLK].hand).toHaveLength(5)
    pick(match, 'pass')
    expect(match.state.turn.seat).toBe(EYRIE)
    expect(match.state.players[RIVERFOLK].hand).toHaveLength(5)
    expect(reported(match)).not.toContain('cards.drawn')
  })

  test('with five or fewer nothing is discarded [11.6.1.a]', () => {
    const match = evening('anvil', 'sword', 'bakeSale', 'armsTrader', 'investments')
    expect(asked(match)).toBe('riverfolk.prices')
  })

  test('each marker may move to another price, or stay [11.6.2]', () => {
    const match = evening()
    expect(offered(match)).toHaveLength(3 * 3 + 1)
    pick(match, 'handCard:4')
    expect(offered(match)).not.toContain('handCard:1')
    pick(match, 'mercenaries:1', 'pass')
    expect(own(match).prices).toEqual({ handCard: 4, riverboats: 2, mercenaries: 1 })
    expect(match.state.turn.seat).toBe(EYRIE)
  })

  test('three markers moved end the turn by themselves [11.6.2]', () => {
    const match = evening()
    pick(match, 'handCard:1', 'riverboats:4', 'mercenaries:3')
    expect(match.state.turn.seat).toBe(EYRIE)
  })
})

test('refusals name the rule of this faction [11.5.b]', () => {
  const match = position('marquise', 'riverfolk', 'eyrie')
    .effects('riverfolk', 'codebreakers')
    .hand('marquise', 'anvil')
    .turn('riverfolk', 'daylight')
  for (const act of ['move', 'battle', 'drawCard', 'recruit', 'tradePost'])
    expect(refusedBy(match, act)).toBe('11.5.b')
})
