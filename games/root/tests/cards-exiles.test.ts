import { expect, test } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { asked, exiles, offered, pick } from './position.ts'

test('Saboteurs are discarded to discard an enemy’s crafted card, not a dominance [card.exiles.saboteurs]', () => {
  const match = exiles('marquise', 'eyrie', 'alliance')
    .effects('marquise', 'saboteurs', 'tunnels.2')
    .effects('eyrie', 'tunnels')
    .effects('alliance', 'informants')
    .change(state => {
      state.deck.splice(state.deck.indexOf(cardNumber('dominanceFox')), 1)
      state.players[1].dominance = cardNumber('dominanceFox')
    })
    .turn('marquise', 'birdsong')
  pick(match, 'saboteurs')
  expect(offered(match)).toEqual(['tunnels', 'informants'])
  pick(match, 'tunnels')
  const [marquise, eyrie, alliance] = match.state.players
  expect(marquise.effects).toEqual([cardNumber('tunnels.2')])
  expect(eyrie.effects).toEqual([])
  expect(eyrie.dominance).toBe(cardNumber('dominanceFox'))
  expect(alliance.effects).toHaveLength(1)
  expect(match.state.discard).toEqual([cardNumber('saboteurs'), cardNumber('tunnels')])
})

test('Eyrie Émigré: a move, then a battle there, at the end of Birdsong, like it or not [card.exiles.eyrie-emigre] [4.1.3.b]', () => {
  const match = exiles('marquise', 'eyrie')
    .warriors('marquise', 3, 5)
    .warriors('eyrie', 1, 1)
    .effects('marquise', 'eyrieEmigre')
    .dice(1, 0)
    .turn('marquise', 'birdsong')
  expect(asked(match)).toBe('move.to')
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '1', '3')
  const [marquise, eyrie] = match.state.players
  expect([marquise.warriors[1], eyrie.warriors[1]]).toEqual([3, 0])
  expect(marquise.effects).toEqual([cardNumber('eyrieEmigre')])
  expect(match.state.turn.phase).toBe('daylight')
})

test('Eyrie Émigré is discarded without a battle, or without a move [card.exiles.eyrie-emigre]', () => {
  const start = () => exiles('marquise', 'eyrie').warriors('eyrie', 1, 1).effects('marquise', 'eyrieEmigre')
  const peaceful = start().warriors('marquise', 1, 5).turn('marquise', 'birdsong')
  pick(peaceful, '2')
  expect(peaceful.state.players[0].warriors[2]).toBe(1)
  expect(peaceful.state.discard).toEqual([cardNumber('eyrieEmigre')])
  const stuck = start().turn('marquise', 'birdsong')
  expect(stuck.state.discard).toEqual([cardNumber('eyrieEmigre')])
  expect(stuck.state.players[0].effects).toEqual([])
})

const PARTISANS = [
  { key: 'foxPartisans', rule: 'card.exiles.fox-partisans', clearing: 8, kept: 'anvil', elsewhere: 5 },
  {
    key: 'rabbitPartisans',
    rule: 'card.exiles.rabbit-partisans',
    clearing: 5,
    kept: 'bakeSale',
    elsewhere: 8,
  },
  { key: 'mousePartisans', rule: 'card.exiles.mouse-partisans', clearing: 2, kept: 'sword', elsewhere: 8 },
]

for (const { key, rule, clearing, kept, elsewhere } of PARTISANS)
  test(`${key} deal an extra hit in their suit, on either side, for all other cards [${rule}] [ruling.r-11]`, () => {
    const hand = ['anvil', 'bakeSale', 'sword', 'birdyBindle']
    const fight = (where: number) =>
      exiles('marquise', 'eyrie').warriors('marquise', 2, where).warriors('eyrie', 2, where).dice(0, 0)

    const match = fight(clearing)
      .effects('eyrie', key)
      .hand('eyrie', ...hand)
      .turn('marquise', 'daylight')
    pick(match, 'battle', 'pass', key)
    const [marquise, eyrie] = match.state.players
    expect([marquise.warriors[clearing], eyrie.warriors[clearing]]).toEqual([1, 2])
    expect(eyrie.hand).toEqual([cardNumber(kept)])
    expect(eyrie.effects).toHaveLength(1)
    expect(match.state.discard).toHaveLength(3)

    const attacking = fight(clearing)
      .effects('marquise', key)
      .hand('marquise', ...hand)
    const generous = attacking.change(state => {
      state.partisansKeepBirds = true
    })
    const second = generous.turn('marquise', 'daylight')
    pick(second, 'battle', key)
    expect(second.state.players[1].warriors[clearing]).toBe(1)
    expect(second.state.players[0].hand).toEqual([cardNumber(kept), cardNumber('birdyBindle')])

    const wrongSuit = fight(elsewhere).effects('marquise', key).turn('marquise', 'daylight')
    pick(wrongSuit, 'battle')
    expect(asked(wrongSuit)).toBe('marquise.day')
  })

test('Propaganda Bureau: a card for an enemy warrior of its suit, replaced by an own one [card.exiles.propaganda-bureau]', () => {
  const match = exiles('marquise', 'eyrie', 'alliance')
    .warriors('eyrie', 1, 5, 10, 1)
    .warriors('alliance', 1, 5)
    .hand('marquise', 'bakeSale', 'anvil', 'sword')
    .effects('marquise', 'propagandaBureau')
    .turn('marquise', 'daylight')
  pick(match, 'effect:propagandaBureau')
  expect(offered(match)).toEqual(['bakeSale', 'anvil'])
  pick(match, 'bakeSale')
  expect(offered(match)).toEqual(['5', '10'])
  pick(match, '5')
  expect(offered(match)).toEqual(['seat2', 'seat3'])
  pick(match, 'seat3')
  const [marquise, eyrie, alliance] = match.state.players
  expect([marquise.warriors[5], eyrie.warriors[5], alliance.warriors[5]]).toEqual([1, 1, 0])
  expect(match.state.discard).toEqual([cardNumber('bakeSale')])
  expect(offered(match)).not.toContain('effect:propagandaBureau')
})

test('Propaganda Bureau replaces both halves or nothing: never with an empty supply [card.exiles.propaganda-bureau] [G.1.29.b]', () => {
  const bureau = (standing: number) =>
    exiles('marquise', 'eyrie')
      .warriors('eyrie', 1, 5)
      .warriors('marquise', standing, 1)
      .hand('marquise', 'birdyBindle')
      .effects('marquise', 'propagandaBureau')
      .turn('marquise', 'daylight')
  expect(offered(bureau(24))).toContain('effect:propagandaBureau')
  expect(offered(bureau(25))).not.toContain('effect:propagandaBureau')
})

test('a warrior that is replaced is not the Coffin Makers’ [card.exiles.coffin-makers.a] [card.exiles.propaganda-bureau]', () => {
  const match = exiles('marquise', 'eyrie')
    .warriors('eyrie', 1, 5)
    .hand('marquise', 'bakeSale')
    .effects('marquise', 'propagandaBureau', 'coffinMakers')
    .turn('marquise', 'daylight')
  pick(match, 'effect:propagandaBureau', 'bakeSale')
  const [, eyrie] = match.state.players
  expect([eyrie.coffins, eyrie.warriors[0]]).toEqual([0, 20])
})

test('False Orders force half of an enemy’s warriors, rounded up, to leave a clearing [card.exiles.false-orders.a] [card.exiles.false-orders.b]', () => {
  const match = exiles('marquise', 'eyrie')
    .warriors('marquise', 1, 4)
    .warriors('eyrie', 5, 5)
    .warriors('eyrie', 1, 9)
    .effects('marquise', 'falseOrders')
    .turn('marquise', 'birdsong')
  pick(match, 'effect:falseOrders')
  expect(offered(match)).toEqual(['5', '9'])
  pick(match, '5')
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '2')
  const [, eyrie] = match.state.players
  expect([eyrie.warriors[5], eyrie.warriors[2]]).toEqual([2, 3])
  expect(match.state.discard).toEqual([cardNumber('falseOrders')])
})

test('False Orders ignore rule, and never move out of an empty clearing [card.exiles.false-orders.b] [1.5.5.a]', () => {
  const match = exiles('marquise', 'eyrie')
    .warriors('marquise', 3, 5, 1, 2)
    .warriors('eyrie', 1, 5)
    .building('eyrie', 'roost', 8)
    .effects('marquise', 'falseOrders')
    .turn('marquise', 'birdsong')
  pick(match, 'effect:falseOrders')
  expect(offered(match)).toEqual(['1', '2'])
  pick(match, '1')
  expect(match.state.players[1].warriors[1]).toBe(1)
  const idle = exiles('marquise', 'eyrie').effects('marquise', 'falseOrders').turn('marquise', 'birdsong')
  expect(asked(idle)).toBe('marquise.day')
})

test('whoever is forced into a sympathetic clearing owes the Outrage [ruling.r-46.a] [1.5.5.a]', () => {
  const match = exiles('marquise', 'eyrie', 'alliance')
    .warriors('eyrie', 2, 5)
    .token('alliance', 'sympathy', 1)
    .hand('eyrie', 'anvil')
    .hand('marquise', 'foxfolkSteel')
    .effects('marquise', 'falseOrders')
    .turn('marquise', 'birdsong')
  pick(match, 'effect:falseOrders')
  while (asked(match)?.startsWith('falseOrders')) pick(match, offered(match)[0])
  expect(match.ask?.waiting).toEqual([1])
  pick(match, 'anvil')
  expect(match.state.players[1].hand).toEqual([])
  expect(match.state.players[0].hand).toHaveLength(1)
})

test('Informants: an ambush from the discard pile instead of drawing [card.exiles.informants]', () => {
  const match = exiles('marquise', 'eyrie')
    .discard('ambushFox', 'anvil')
    .effects('marquise', 'informants')
    .turn('marquise', 'evening')
  expect(offered(match)).toEqual(['ambushFox', 'pass'])
  pick(match, 'ambushFox')
  expect(match.state.players[0].hand).toEqual([cardNumber('ambushFox')])
  expect(match.state.discard).toEqual([cardNumber('anvil')])
})

test('Informants replace any draw in Evening, Charm Offensive’s too [card.exiles.informants]', () => {
  const match = exiles('marquise', 'eyrie')
    .discard('ambushFox', 'ambushRabbit', 'anvil')
    .effects('marquise', 'charmOffensive', 'informants')
    .turn('marquise', 'evening')
  pick(match, 'charmOffensive')
  expect(offered(match)).toEqual(['ambushFox', 'ambushRabbit', 'pass'])
  pick(match, 'ambushRabbit')
  expect(match.state.players[1].score).toBe(1)
  expect(offered(match)).toEqual(['ambushFox', 'pass']) // and once more for the draw of the phase
  pick(match, 'ambushFox')
  expect(match.state.players[0].hand).toEqual(['ambushRabbit', 'ambushFox'].map(cardNumber))
})

test('Charm Offensive: a card as Evening starts, and a point for a player of choice [card.exiles.charm-offensive]', () => {
  const match = exiles('marquise', 'eyrie', 'alliance')
    .effects('marquise', 'charmOffensive')
    .deckTop('anvil', 'sword')
    .turn('marquise', 'evening')
  pick(match, 'charmOffensive')
  expect(match.state.players[0].hand).toEqual([cardNumber('anvil')])
  expect(offered(match)).toEqual(['seat2', 'seat3'])
  pick(match, 'seat3')
  expect(match.state.players.map(player => player.score)).toEqual([0, 0, 1])
})

test('Charm Offensive may be left unused [card.exiles.charm-offensive]', () => {
  const match = exiles('marquise', 'eyrie').effects('marquise', 'charmOffensive').turn('marquise', 'evening')
  pick(match, 'pass')
  expect(match.state.players[1].score).toBe(0)
})

test('Swap Meet: a random card, and any card back, even the same [card.exiles.swap-meet] [example.tx-18]', () => {
  const match = exiles('marquise', 'eyrie', 'alliance')
    .hand('marquise', 'sword')
    .hand('eyrie', 'anvil')
    .effects('marquise', 'swapMeet')
    .turn('marquise', 'birdsong')
  pick(match, 'effect:swapMeet')
  expect(asked(match)).toBe('give.card')
  expect(offered(match)).toEqual(['sword', 'anvil'])
  pick(match, 'anvil')
  const [marquise, eyrie] = match.state.players
  expect([marquise.hand, eyrie.hand]).toEqual([[cardNumber('sword')], [cardNumber('anvil')]])
  expect(offered(match)).not.toContain('effect:swapMeet')
  const which = match.history?.journal.filter(({ id }) => id.endsWith('.which'))
  expect(which?.map(({ to }) => to)).toEqual([
    [1, 0],
    [0, 1],
  ])
})
