import { expect, test } from 'vitest'
import { cardNumber } from '../data/cards.ts'
import { decree, viziersDone } from '../factions/eyrie/tests/decree.ts'
import { scoreTogether } from '../rules/score.ts'
import { asked, offered, pick, position, type RootMatch, refusedBy } from './position.ts'

const won = (match: RootMatch) => ({ winners: match.outcome?.winners, why: match.outcome?.why.id })

/** The Marquise crafts an anvil for 2 points. */
const crafting = (points: number) =>
  position('marquise', 'eyrie', 'alliance')
    .building('marquise', 'workshop', 8)
    .hand('marquise', 'anvil')
    .score('marquise', points)
    .turn('marquise', 'daylight')

test('30 points win at once [3.1.a]', () => {
  const match = crafting(28)
  pick(match, 'craft:anvil')
  expect(won(match)).toEqual({ winners: [0], why: 'won.points' })
  expect(match.ask).toBeNull()
  const short = crafting(27)
  pick(short, 'craft:anvil')
  expect(short.outcome).toBeNull()
})

/** A battle in which each side removes a warrior and a building of the other; the Eyrie score 1 more for Brutal Tactics. */
const exchange = (marquise: number, eyrie: number) =>
  position('eyrie', 'marquise', 'alliance')
    .warriors('marquise', 1, 5)
    .building('marquise', 'workshop', 5)
    .warriors('eyrie', 1, 5)
    .building('eyrie', 'roost', 5)
    .score('marquise', marquise)
    .score('eyrie', eyrie)
    .effects('marquise', 'brutalTactics')
    .effects('eyrie', 'sappers')
    .dice(1, 1)
    .turn('marquise', 'daylight')

test('when two reach 30 together, the one whose turn it is wins [3.1.b]', () => {
  const match = exchange(29, 28)
  pick(match, 'battle', 'defender', 'sappers', 'brutalTactics')
  expect(match.state.players.map(player => player.score)).toEqual([30, 30, 0])
  expect(won(match)).toEqual({ winners: [1], why: 'won.points' })
})

test('the Despot’s point belongs to the same removal: at 30 together, whose turn it is wins [3.1.b] [7.8.4.b]', () => {
  const at = position('eyrie', 'marquise')
    .warriors('eyrie', 1, 5)
    .building('eyrie', 'roost', 5)
    .effects('eyrie', 'brutalTactics')
    .score('eyrie', 28)
    .warriors('marquise', 1, 5)
    .building('marquise', 'workshop', 5)
    .effects('marquise', 'sappers')
    .score('marquise', 28)
    .dice(1, 1)
  const match = viziersDone(decree(at, 'despot', { battle: ['bakeSale'] })).turn('eyrie', 'daylight')
  // Brutal Tactics gives the Marquise a point. Each side then loses its warrior, and its building: 1 point to the
  // Marquise, 1 and the Despot’s to the Eyrie.
  pick(match, 'pass', 'attacker', 'brutalTactics', 'sappers')
  expect(match.state.players.map(player => player.score)).toEqual([30, 30])
  expect(won(match)).toEqual({ winners: [0], why: 'won.points' })
})

test('when two others reach 30 together, the first clockwise wins [ruling.r-2]', () => {
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
  ]) {
    const match = position('marquise', 'eyrie', 'alliance')
      .change(state => {
        state.order = order
      })
      .score('eyrie', 29)
      .score('alliance', 29)
      .turn('marquise', 'daylight')
    // The end of a game leaves its procedures by a throw.
    expect(() =>
      scoreTogether(
        match,
        [2, 1].map(party => ({ party, points: 1, source: 'removals' })),
      ),
    ).toThrow()
    expect(won(match)).toEqual({ winners: [order[1]], why: 'won.points' })
  }
})

test('each enemy building or token that you remove scores a point, your own none [3.2.1]', () => {
  const match = position('marquise', 'eyrie', 'alliance')
    .building('marquise', 'workshop', 1, 8, 12)
    .token('marquise', 'wood', 8)
    .building('eyrie', 'roost', 6)
    .warriors('eyrie', 4, 6)
    .token('alliance', 'sympathy', 8)
    .hand('marquise', 'favorFoxes')
    .turn('marquise', 'daylight')
  pick(match, 'craft:favorFoxes')
  while (asked(match) !== 'marquise.day') pick(match, offered(match)[0])
  expect(match.state.players.map(player => player.score)).toEqual([2, 0, 0])
})

test('a crafted item scores the points of its card [3.2.2]', () => {
  const match = crafting(3)
  pick(match, 'craft:anvil')
  expect(match.state.players[0].score).toBe(5)
})

/** Three seats; the Marquise holds a dominance card. */
const holding = (card: string, points: number) =>
  position('marquise', 'eyrie', 'alliance').hand('marquise', card).score('marquise', points)

test('with 10 points a dominance card may be activated in Daylight, with 9 not [3.3.1.a] [3.3.1.b]', () => {
  const poor = holding('dominanceFox', 9).turn('marquise', 'daylight')
  expect(offered(poor)).not.toContain('dominance:dominanceFox')
  expect(refusedBy(poor, 'dominance:dominanceFox')).toBe('3.3.1.b')
  const match = holding('dominanceFox', 10).turn('marquise', 'daylight')
  pick(match, 'dominance:dominanceFox')
  const [marquise] = match.state.players
  expect(marquise.dominance).toBe(cardNumber('dominanceFox'))
  expect(marquise.hand).toEqual([])
  const early = holding('dominanceFox', 10).effects('marquise', 'royalClaim').warriors('marquise', 1, 1)
  expect(offered(early.turn('marquise', 'birdsong'))).toEqual(['effect:royalClaim', 'pass'])
})

test('activation takes the score marker off the track; nothing scores any more [2.1.3.c] [3.3.1.c] [3.3.1.d] [1.1.2] [ruling.r-3]', () => {
  const match = holding('dominanceFox', 29)
    .building('marquise', 'workshop', 8)
    .hand('marquise', 'anvil')
    .turn('marquise', 'daylight')
  pick(match, 'dominance:dominanceFox')
  expect(match.state.players[0].score).toBeNull()
  pick(match, 'craft:anvil')
  expect(match.state.players[0].score).toBeNull()
  expect(match.state.players[0].items).toHaveLength(1)
  expect(match.outcome).toBeNull()
})

/** The Marquise has activated a dominance card and rules the given clearings. */
const dominating = (card: string, ...clearings: number[]) =>
  position('marquise', 'eyrie', 'alliance')
    .warriors('marquise', 1, ...clearings)
    .score('marquise', null)
    .change(state => {
      state.deck.splice(state.deck.indexOf(cardNumber(card)), 1)
      state.players[0].dominance = cardNumber(card)
    })

test('three ruled clearings of its suit at the start of Birdsong win [3.3.1.I]', () => {
  expect(won(dominating('dominanceFox', 1, 6, 8).turn('marquise', 'birdsong'))).toEqual({
    winners: [0],
    why: 'won.dominance',
  })
  expect(dominating('dominanceFox', 1, 6, 5).turn('marquise', 'birdsong').outcome).toBeNull()
  expect(dominating('dominanceMouse', 2, 7, 9).turn('marquise', 'birdsong').outcome).not.toBeNull()
  expect(dominating('dominanceRabbit', 2, 7, 9).turn('marquise', 'birdsong').outcome).toBeNull()
  // Only at the start of Birdsong: not as soon as the third clearing is ruled.
  expect(dominating('dominanceFox', 1, 6, 8).turn('marquise', 'daylight').outcome).toBeNull()
})

test('the bird wins with two opposite corners [3.3.1.II]', () => {
  expect(dominating('dominanceBird', 1, 3).turn('marquise', 'birdsong').outcome).not.toBeNull()
  expect(dominating('dominanceBird', 2, 4).turn('marquise', 'birdsong').outcome).not.toBeNull()
  expect(dominating('dominanceBird', 1, 2).turn('marquise', 'birdsong').outcome).toBeNull()
  expect(dominating('dominanceBird', 1, 6, 8, 12).turn('marquise', 'birdsong').outcome).toBeNull()
})

test('dominance wins before anything else happens in Birdsong [turn.1]', () => {
  const match = dominating('dominanceFox', 1, 6, 8)
    .building('marquise', 'sawmill', 8)
    .effects('marquise', 'betterBurrowBank')
    .turn('marquise', 'birdsong')
  expect(won(match)).toEqual({ winners: [0], why: 'won.dominance' })
  expect(match.state.players[0].tokens.wood[8]).toBe(0)
  expect(match.picks).toBe(0)
})

test('an activated dominance card is no card in hand, stays, and is not replaced [3.3.2.a] [3.3.2.b] [3.3.2.c]', () => {
  const match = dominating('dominanceFox', 1)
    .building('marquise', 'sawmill', 1)
    .hand('marquise', 'dominanceMouse', 'sword', 'bakeSale', 'investments')
    .turn('marquise', 'daylight')
  expect(offered(match)).not.toContain('dominance:dominanceMouse')
  expect(refusedBy(match, 'dominance:dominanceMouse')).toBe('3.3.2.c')
  expect(offered(match)).not.toContain('overwork')
  pick(match, 'pass')
  expect(match.state.players[0].hand).toHaveLength(5)
  expect(match.state.players[0].dominance).toBe(cardNumber('dominanceFox'))
})

/** Dominance cards lie beside the map. */
const available = (...hand: string[]) =>
  position('marquise', 'eyrie', 'alliance')
    .available('dominanceFox', 'dominanceBird')
    .hand('marquise', ...hand)
    .turn('marquise', 'daylight')

test('an available dominance card is taken for a card of its suit, or a bird [3.3.4.a] [ruling.r-12]', () => {
  const match = available('anvil', 'sword', 'birdyBindle')
  pick(match, 'takeDominance:dominanceFox')
  expect(offered(match)).toEqual(['anvil', 'birdyBindle'])
  pick(match, 'anvil')
  const [marquise] = match.state.players
  expect(marquise.hand).toContain(cardNumber('dominanceFox'))
  expect(match.state.available).toEqual([cardNumber('dominanceBird')])
  expect(match.state.discard).toEqual([cardNumber('anvil')])
})

test('the bird dominance is taken for a bird only [3.3.4.b]', () => {
  const takes = (...hand: string[]) => offered(available(...hand)).filter(key => key.startsWith('take'))
  expect(takes('anvil')).toEqual(['takeDominance:dominanceFox'])
  expect(takes('birdyBindle')).toEqual(['takeDominance:dominanceFox', 'takeDominance:dominanceBird'])
  expect(takes('sword')).toEqual([])
  expect(refusedBy(available('anvil'), 'takeDominance:dominanceBird')).toBe('3.3.4.b')
  expect(refusedBy(available('sword'), 'takeDominance:dominanceFox')).toBe('3.3.4.a')
})
