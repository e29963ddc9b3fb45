import { expect, test } from 'vitest'
import { CARDS, cardNumber, DECKS } from '../data/cards.ts'
import { allianceOf } from '../factions/alliance/rules/supporters.ts'
import { supporters } from '../factions/alliance/tests/supporters.ts'
import { asked, offered, pick, position, refusedBy, reported } from './position.ts'

test('all draw from one deck, and all discard to one pile [2.1.a] [G.1.25]', () => {
  const match = position('marquise', 'vagabond')
    .deckTop('anvil', 'sword', 'bakeSale')
    .change(state => {
      state.players[1].pawn = 1
    })
    .turn('marquise', 'evening')
  expect(match.state.players[0].hand).toEqual([cardNumber('anvil')])
  while (match.state.turn.seat === 1 && match.ask) pick(match, offered(match).at(-1) ?? '')
  expect(match.state.players[1].hand).toEqual([cardNumber('sword')])
})

test('as the last card is drawn the discard pile becomes the new deck, at once [2.1.b] [ruling.r-5]', () => {
  const match = position('marquise', 'eyrie')
    .discard('anvil', 'sword')
    .change(state => {
      const [last] = state.deck
      state.players[1].hand.push(...state.deck.splice(1))
      state.deck = [last]
    })
    .turn('marquise', 'evening')
  expect(match.state.players[0].hand).toHaveLength(1)
  expect(match.state.deck.slice().sort()).toEqual([cardNumber('anvil'), cardNumber('sword')].sort())
  expect(match.state.discard).toEqual([])
  expect(reported(match)).toContain('deck.reshuffled')
})

test('with nothing left to draw, nothing is drawn; what is then discarded is a new deck at once [ruling.r-4] [2.1.b]', () => {
  const match = position('marquise', 'eyrie')
    .change(({ deck, players }) => {
      players[1].hand.push(...deck.splice(0))
    })
    .turn('marquise', 'evening')
  expect(match.state.players[0].hand).toEqual([])
  expect(match.state.turn.seat).toBe(1)

  const later = position('marquise', 'eyrie')
    .building('marquise', 'sawmill', 8)
    .hand('marquise', 'anvil')
    .change(({ deck, players }) => {
      players[1].hand.push(...deck.splice(0))
    })
    .turn('marquise', 'daylight')
  pick(later, 'overwork', '8', 'anvil')
  expect([later.state.deck, later.state.discard]).toEqual([[cardNumber('anvil')], []])
  expect(reported(later)).toContain('deck.reshuffled')
  pick(later, 'pass')
  expect(later.state.players[0].hand).toEqual([cardNumber('anvil')])
})

test('every card has one suit: bird, fox, rabbit or mouse [2.1.c]', () => {
  for (const { suit } of CARDS) expect(['bird', 'fox', 'rabbit', 'mouse']).toContain(suit)
})

/** The Marquise with a sawmill in a fox clearing, so that she can overwork there with a fox card. */
const sawmill = () => position('marquise', 'eyrie').building('marquise', 'sawmill', 8)

test('a bird is spent for any suit, another suit is not [2.1.1.a]', () => {
  const match = sawmill().hand('marquise', 'birdyBindle', 'sword', 'anvil').turn('marquise', 'daylight')
  pick(match, 'overwork', '8')
  expect(asked(match)).toBe('spend.card')
  expect(offered(match)).toEqual(['birdyBindle', 'anvil'])
  pick(match, 'birdyBindle')
  expect(match.state.discard).toEqual([cardNumber('birdyBindle')])
})

test('where several cards of a suit are spent, several birds will do [2.1.1.b]', () => {
  const built = position('marquise', 'eyrie', 'alliance').token('alliance', 'sympathy', 8)
  const match = supporters(built, 'birdyBindle', 'crossbowBird', 'sword').turn('alliance', 'birdsong')
  pick(match, 'revolt:8')
  while (asked(match) === 'alliance.supporter') pick(match, offered(match)[0])
  const alliance = allianceOf(match.state.players[2])
  expect(alliance.supporters).toEqual([cardNumber('sword')])
  expect(match.state.players[2].buildings.foxBase[8]).toBe(1)
})

test('who must discard the cards of a suit loses the birds too [2.1.1.I]', () => {
  const built = position('marquise', 'eyrie', 'alliance')
    .warriors('marquise', 3, 8)
    .building('alliance', 'foxBase', 8)
    .dice(3, 0)
  const match = supporters(built, 'birdyBindle', 'anvil', 'sword').turn('marquise', 'daylight')
  pick(match, 'battle')
  expect(match.state.players[2].buildings.foxBase[8]).toBe(0)
  expect(allianceOf(match.state.players[2]).supporters).toEqual([cardNumber('sword')])
})

test('nothing stands in for a bird that must be spent [2.1.1.II]', () => {
  const without = sawmill().hand('marquise', 'anvil').turn('marquise', 'daylight')
  expect(offered(without)).not.toContain('bird')
  const match = sawmill().hand('marquise', 'anvil', 'birdyBindle').turn('marquise', 'daylight')
  pick(match, 'bird')
  expect(offered(match)).toEqual(['birdyBindle'])
})

const kindIn = (kind: string) =>
  DECKS.standard.filter(card => CARDS[card].kind === kind).map(card => CARDS[card].suit)

test('there are 5 ambushes, 2 of them birds, and 4 dominance cards, one of each suit [2.1.2.a] [2.1.3.a]', () => {
  expect(kindIn('ambush').sort()).toEqual(['bird', 'bird', 'fox', 'mouse', 'rabbit'])
  expect(kindIn('dominance').sort()).toEqual(['bird', 'fox', 'mouse', 'rabbit'])
})

test('ambush and dominance cards are spent for their suit, but not crafted [2.1.2.b] [2.1.3.b] [3.3.3.a]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .building('marquise', 'sawmill', 8)
    .building('marquise', 'workshop', 1, 6, 12)
    .hand('marquise', 'ambushFox', 'dominanceFox')
    .turn('marquise', 'daylight')
  expect(refusedBy(match, 'craft:ambushFox')).toBe('2.1.2.b')
  expect(refusedBy(match, 'craft:dominanceFox')).toBe('2.1.3.b')
  pick(match, 'overwork', '8')
  expect(offered(match)).toEqual(['ambushFox', 'dominanceFox'])
  pick(match, 'ambushFox', 'overwork', '8', 'dominanceFox')
  expect(match.state.players[0].tokens.wood[8]).toBe(2)
})

test('a discarded or spent card goes to the pile, a dominance card beside the map [G.1.10] [G.1.11] [3.3.3.b]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .building('marquise', 'sawmill', 8)
    .hand('marquise', 'anvil', 'dominanceFox', 'dominanceMouse', 'sword', 'bakeSale', 'birdyBindle')
    .hand('marquise', 'mouseInASack')
    .turn('marquise', 'daylight')
  pick(match, 'overwork', '8', 'anvil', 'overwork', '8', 'dominanceFox', 'pass')
  expect(match.state.discard).toEqual([cardNumber('anvil')])
  expect(match.state.available).toEqual([cardNumber('dominanceFox')])
  pick(match, 'dominanceMouse')
  expect(match.state.available).toEqual([cardNumber('dominanceFox'), cardNumber('dominanceMouse')])
})

test('what lies in a play area is neither spent nor counted as hand [G.1.3]', () => {
  const match = position('marquise', 'eyrie')
    .building('marquise', 'sawmill', 8)
    .hand('marquise', 'anvil', 'sword', 'bakeSale', 'rootTeaFox')
    .effects('marquise', 'taxCollector', 'cobbler', 'armorers')
    .turn('marquise', 'daylight')
  expect(offered(match)).not.toContain('bird')
  pick(match, 'overwork', '8')
  expect(offered(match)).toEqual(['anvil', 'rootTeaFox'])
  pick(match, 'rootTeaFox', 'pass')
  expect(match.state.players[0].hand).toHaveLength(4)
  expect(match.state.turn.seat).toBe(1)
})
