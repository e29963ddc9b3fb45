import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import { asked, exiles, offered, pick, position, reported } from '../../../tests/position.ts'
import {
  ALLIANCE,
  numbers,
  officers,
  own,
  player,
  RABBIT,
  seatAsked,
  supporters,
  three,
  toldTo,
} from './supporters.ts'

test('whoever moves warriors into a sympathetic clearing gives one matching card, of his choice [8.2.6.b] [8.2.5.II]', () => {
  const match = three()
    .token('alliance', 'sympathy', 1)
    .warriors('marquise', 3, 5)
    .hand('marquise', 'anvil', 'rootTeaFox', 'bakeSale', 'birdyBindle')
    .turn('marquise', 'daylight')
  pick(match, 'march', '1', '3')
  expect([asked(match), seatAsked(match)]).toEqual(['alliance.outrage', 0])
  expect(offered(match)).toEqual(['anvil', 'rootTeaFox', 'birdyBindle'])
  pick(match, 'rootTeaFox')
  expect(own(match).supporters).toEqual(numbers(['rootTeaFox']))
  expect(match.state.players[0].hand).toEqual(numbers(['anvil', 'bakeSale', 'birdyBindle']))
  expect(asked(match)).toBe('move.from')
})

test('moving into an unsympathetic clearing gives no card [8.2.5.II]', () => {
  const match = three()
    .token('alliance', 'sympathy', 1)
    .warriors('marquise', 3, 5)
    .hand('marquise', 'anvil')
    .turn('marquise', 'daylight')
  pick(match, 'march', '2', '3')
  expect(own(match).supporters).toEqual([])
  expect(asked(match)).toBe('move.from')
})

test('whoever removes sympathy gives a card and scores it [8.2.6.a]', () => {
  const match = three()
    .token('alliance', 'sympathy', 1)
    .warriors('marquise', 1, 1)
    .hand('marquise', 'anvil', 'bakeSale')
    .dice(0, 0)
    .turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(offered(match)).toEqual(['anvil'])
  pick(match, 'anvil')
  expect(own(match).supporters).toEqual(numbers(['anvil']))
  expect(match.state.players[0].score).toBe(1)
  expect(player(match).tokens.sympathy[0]).toBe(10)
})

test('several tokens removed at once cost one card each [ruling.r-48]', () => {
  const match = three()
    .token('alliance', 'sympathy', 1, 8)
    .building('marquise', 'workshop', 6, 12, 8)
    .hand('marquise', 'favorFoxes', 'anvil', 'rootTeaFox', 'travelGearFox')
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes', 'outrage:8', 'anvil', 'travelGearFox')
  expect(own(match).supporters).toEqual(numbers(['anvil', 'travelGearFox']))
  expect(match.state.players[0].hand).toEqual(numbers(['rootTeaFox']))
})

test('without a matching card the hand is shown to the Alliance, which adds the top card of the deck [8.2.6.c] [visibility.5]', () => {
  const match = three()
    .token('alliance', 'sympathy', 1)
    .warriors('marquise', 3, 5)
    .hand('marquise', 'bakeSale', 'mouseInASack')
    .deckTop('investments')
    .turn('marquise', 'daylight')
  pick(match, 'march', '1', '3')
  expect(offered(match)).toEqual(['show'])
  pick(match, 'show')
  expect(own(match).supporters).toEqual(numbers(['investments']))
  expect(match.state.players[0].hand).toHaveLength(2)
  expect(toldTo(match, ALLIANCE)).toContain('hand.seen')
  expect(toldTo(match, ALLIANCE)).toContain('alliance.joined')
  expect(toldTo(match, 1)).toContain('hand.shown')
  expect(toldTo(match, 1)).not.toContain('hand.seen')
  expect(toldTo(match, 1)).not.toContain('alliance.joined')
})

test('only the two concerned learn which card Outrage adds [visibility.5]', () => {
  const match = three()
    .token('alliance', 'sympathy', 1)
    .warriors('marquise', 1, 5)
    .hand('marquise', 'anvil')
    .turn('marquise', 'daylight')
  pick(match, 'march', '1', 'anvil')
  expect(toldTo(match, 0)).toContain('alliance.outraged.which')
  expect(toldTo(match, ALLIANCE)).toContain('alliance.joined')
  expect(toldTo(match, 1)).toContain('alliance.outraged')
  expect(toldTo(match, 1)).not.toContain('alliance.outraged.which')
  expect(toldTo(match, 1)).not.toContain('alliance.joined')
})

test('an empty hand is not asked; with no card left anywhere Outrage adds none [8.2.6.c] [ruling.r-4]', () => {
  const built = () => three().token('alliance', 'sympathy', 1).warriors('marquise', 1, 5)
  const match = built().deckTop('anvil').turn('marquise', 'daylight')
  pick(match, 'march', '1')
  expect(own(match).supporters).toEqual(numbers(['anvil']))
  expect(reported(match)).not.toContain('hand.shown')
  const bare = built()
    .change(({ deck, players }) => players[1].hand.push(...deck.splice(0)))
    .turn('marquise', 'daylight')
  pick(bare, 'march', '1')
  expect(own(bare).supporters).toEqual([])
})

test('who is forced to move pays Outrage; the Alliance never does [ruling.r-46.a] [ruling.r-47]', () => {
  const built = () =>
    exiles('marquise', 'eyrie', 'alliance')
      .effects('marquise', 'falseOrders')
      .token('alliance', 'sympathy', 1)
      .hand('eyrie', 'anvil')
      .hand('marquise', 'rootTeaFox')
      .hand('alliance', 'travelGearFox')
  const eyrie = built().warriors('eyrie', 1, 5).turn('marquise', 'birdsong')
  pick(eyrie, 'effect:falseOrders')
  while (asked(eyrie) !== 'alliance.outrage') pick(eyrie, offered(eyrie)[0])
  expect(seatAsked(eyrie)).toBe(1)
  const alliance = built().warriors('alliance', 1, 5).turn('marquise', 'birdsong')
  pick(alliance, 'effect:falseOrders')
  while (asked(alliance) !== 'marquise.day') pick(alliance, offered(alliance)[0])
  expect(player(alliance).warriors[1]).toBe(1)
  expect(own(alliance).supporters).toEqual([])
})

test('a lone pawn causes no Outrage; warriors that the Vagabond brings along do, and their player pays [8.2.6.b] [ruling.r-46.b]', () => {
  const built = position('marquise', 'alliance', 'vagabond')
    .pawn('vagabond', 5)
    .warriors('marquise', 1, 5)
    .token('alliance', 'sympathy', 1)
    .hand('marquise', 'anvil')
    .hand('vagabond', 'rootTeaFox')
    .change(({ players }) => {
      if (players[2].vagabond) players[2].vagabond.relations = ['allied', 'indifferent', null]
    })
  const match = built.turn('vagabond', 'birdsong')
  pick(match, '1')
  expect(asked(match)).toBe('vagabond.ally.move')
  const alone = match.fork()
  pick(alone, 'pass')
  expect(alone.state.players[1].alliance?.supporters).toEqual([])
  pick(match, 'seat1')
  expect([asked(match), seatAsked(match)]).toEqual(['alliance.outrage', 0])
})

test('a lost base takes its suit and the birds among supporters, half the officers rounded up, and all beyond five [8.2.4.a] [8.2.4.b] [8.2.4.c]', () => {
  const built = three().building('alliance', 'foxBase', 1).warriors('marquise', 2, 1).dice(0, 0)
  supporters(officers(built, 3), 'anvil', 'birdyBindle', ...RABBIT, 'mouseInASack', 'rootTeaMouse')
  const match = built.turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.discard).toEqual(numbers(['anvil', 'birdyBindle']))
  expect(own(match).officers).toBe(1)
  expect(player(match).warriors[0]).toBe(9)
  expect([asked(match), seatAsked(match)]).toEqual(['alliance.discard', ALLIANCE])
  pick(match, 'bakeSale')
  expect(own(match).supporters).toEqual(numbers([...RABBIT.slice(0, 3), 'mouseInASack', 'rootTeaMouse']))
  expect(asked(match)).toBe('marquise.day')
  expect(match.state.players[0].score).toBe(1)
})

test('with another base left, supporters beyond five stay [8.2.4.c]', () => {
  const built = three().building('alliance', 'foxBase', 1).building('alliance', 'mouseBase', 2)
  supporters(built.warriors('marquise', 2, 1).dice(0, 0), ...RABBIT, 'mouseInASack', 'rootTeaMouse')
  const match = built.turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(asked(match)).toBe('marquise.day')
  expect(own(match).supporters).toHaveLength(6)
})

test('two bases lost at once count one after the other: officers 5, 2, 1 [ruling.r-45]', () => {
  const built = three().building('alliance', 'foxBase', 11).building('alliance', 'rabbitBase', 11)
  supporters(officers(built, 5), 'anvil', 'bakeSale', 'birdyBindle', 'mouseInASack')
  const match = built.warriors('marquise', 2, 11).dice(2, 2).turn('marquise', 'daylight')
  pick(match, 'battle', 'foxBase')
  expect(asked(match)).toBe('trigger.which')
  expect(offered(match)).toEqual(['base:foxBase', 'base:rabbitBase'])
  pick(match, 'base:rabbitBase')
  expect(own(match).officers).toBe(1)
  expect(own(match).supporters).toEqual(numbers(['mouseInASack']))
})

test('the Alliance orders Outrage and the loss of its base in battle [4.3.4.d]', () => {
  const built = () => {
    const start = three().building('alliance', 'foxBase', 1).token('alliance', 'sympathy', 1)
    return supporters(start, ...RABBIT, 'mouseInASack', 'rootTeaMouse')
      .warriors('marquise', 2, 1)
      .hand('marquise', 'anvil')
      .dice(1, 1)
      .turn('marquise', 'daylight')
  }
  const outrageFirst = built()
  pick(outrageFirst, 'battle', 'foxBase')
  expect([asked(outrageFirst), seatAsked(outrageFirst)]).toEqual(['trigger.which', ALLIANCE])
  pick(outrageFirst, 'outrage:1', 'anvil')
  // No base is left on the map: there is no room for the card.
  expect(outrageFirst.state.discard).toContain(cardNumber('anvil'))
  const baseFirst = built()
  pick(baseFirst, 'battle', 'foxBase', 'base:foxBase')
  expect(asked(baseFirst)).toBe('alliance.discard')
})
