import { expect, test } from 'vitest'
import { cardNumber } from '../../../data/cards.ts'
import type { PartyRules } from '../../../rules/faction.ts'
import { asked, offered, pick, refusedBy } from '../../../tests/position.ts'
import { matched } from '../rules/sway.ts'
import { BIRD, BURROW, FOX, MOUSE, numbers, own, player, RABBIT, swayed, table } from './court.ts'

/** Sway, the Assembly being over and nobody in Parliament. */
const swaying = (built: ReturnType<typeof table>) => {
  const match = built.turn('duchy', 'daylight')
  pick(match, 'pass')
  return match
}

test('one minister a turn is swayed: cards revealed, a crown of the rank taken, its points scored [12.5.3] [12.5.3.II.a] [12.5.3.III.a] [12.5.3.III.b]', () => {
  const match = swaying(
    table()
      .warriors('duchy', 1, 2, 1, 5)
      .warriors('duchy', 2, BURROW)
      .hand('duchy', MOUSE[0], FOX[0], RABBIT[0], BIRD[0]),
  )
  expect(asked(match)).toBe('duchy.sway')
  pick(match, 'sway:banker')
  expect(asked(match)).toBe('duchy.sway.card')
  pick(match, MOUSE[0], FOX[0], RABBIT[0])
  expect(own(match).swayed).toEqual(['banker'])
  expect(own(match).crowns).toEqual({ squire: 3, noble: 2, lord: 3 })
  expect(player(match).score).toBe(2)
  expect(match.state.turn.seat).toBe(1) // no second one
})

test.each([
  ['captain', 2, 1],
  ['mayor', 3, 2],
  ['earl', 4, 3],
] as const)('%s takes %i cards and scores %i [12.5.3.II.a] [12.5.3.III.b]', (minister, cards, points) => {
  const match = swaying(
    table().warriors('duchy', 1, 2, 7, 1, 6).hand('duchy', MOUSE[0], MOUSE[1], FOX[0], FOX[1]),
  )
  pick(match, `sway:${minister}`, ...[MOUSE[0], MOUSE[1], FOX[0], FOX[1]].slice(0, cards))
  expect(match.history?.journal.find(({ id }) => id === 'duchy.revealed')?.values).toMatchObject({
    cards: numbers(MOUSE[0], MOUSE[1], FOX[0], FOX[1]).slice(0, cards),
  })
  expect(player(match).score).toBe(points)
})

test('too few cards in hand sway nobody of the rank [12.5.3.II.a]', () => {
  const match = swaying(table().warriors('duchy', 1, 2, 7, 1, 6).hand('duchy', MOUSE[0], MOUSE[1]))
  expect(offered(match)).toEqual(['sway:foremole', 'sway:captain', 'sway:marshal', 'pass'])
  expect(refusedBy(match, 'sway:banker')).toBe('12.5.3.II.a')
  const one = table().warriors('duchy', 1, 2, 7).hand('duchy', MOUSE[0]).turn('duchy', 'daylight')
  pick(one, 'pass')
  expect(one.state.turn.seat).toBe(1) // everybody sees that it cannot: it is not asked
})

test('each card needs another clearing of its suit with a piece: warrior, building or tunnel [12.5.3.II.b]', () => {
  const match = swaying(
    table()
      .token('duchy', 'tunnel', 2)
      .building('duchy', 'citadel', 7)
      .warriors('duchy', 3, 1)
      .hand('duchy', MOUSE[0], MOUSE[1], FOX[0], FOX[1]),
  )
  expect(refusedBy(match, 'sway:earl')).toBe('12.5.3.II.b') // four cards, three clearings
  pick(match, 'sway:banker', FOX[0])
  expect(offered(match)).toEqual([MOUSE[0], MOUSE[1]])
  expect(refusedBy(match, FOX[1])).toBe('12.5.3.II.b') // several pieces in a clearing count once
  pick(match, MOUSE[1], MOUSE[0])
  expect(own(match).swayed).toEqual(['banker'])
})

test('pieces in 1, 7 and the Burrow: a fox and a bird sway a squire; two foxes do not; three birds sway no noble [12.5.3.II.b] [ruling.r-77]', () => {
  const at = (...hand: string[]) =>
    swaying(
      table()
        .warriors('duchy', 1, 1, 7)
        .warriors('duchy', 4, BURROW)
        .hand('duchy', ...hand),
    )
  const match = at(FOX[0], BIRD[0])
  pick(match, 'sway:captain', FOX[0], BIRD[0])
  expect(own(match).swayed).toEqual(['captain'])
  const foxes = at(FOX[0], FOX[1])
  expect(asked(foxes)).toBe('duchy.sway') // what fits nowhere is the Duchy's own knowledge
  expect(offered(foxes)).toEqual(['pass'])
  expect(refusedBy(foxes, 'sway:captain')).toBe('12.5.3.II.b')
  const birds = at(BIRD[0], BIRD[1], BIRD[2])
  expect(offered(birds)).toEqual(['sway:foremole', 'sway:captain', 'sway:marshal', 'pass'])
  expect(refusedBy(birds, 'sway:banker')).toBe('12.5.3.II.b')
})

test('a clearing of every suit counts for one card, of any suit [ruling.r-77]', () => {
  const match = swaying(
    table()
      .change(state => {
        state.everySuit = [5]
      })
      .warriors('duchy', 1, 5, 1)
      .hand('duchy', FOX[0], FOX[1], MOUSE[0]),
  )
  pick(match, 'sway:captain', FOX[0])
  expect(offered(match)).toEqual([FOX[1], MOUSE[0]])
  pick(match, MOUSE[0])
  expect(own(match).swayed).toEqual(['captain'])
  const cards = [FOX[0], FOX[1], MOUSE[0], BIRD[0]].map(cardNumber)
  expect(matched(cards, { fox: 1, rabbit: 0, mouse: 0, every: 1 })).toBe(2)
  expect(matched(cards, { fox: 1, rabbit: 1, mouse: 0, every: 1 })).toBe(3)
  expect(matched(cards, { fox: 0, rabbit: 3, mouse: 0, every: 0 })).toBe(1)
})

test('pieces of a party that the Duchy controls are not its own', () => {
  const BANDITS: PartyRules = { id: 'robbers', warriors: 8, buildings: {}, tokens: {} }
  const match = table()
    .unseated(BANDITS, 0)
    .warriors(3, 1, 2, 7)
    .warriors('duchy', 1, 1)
    .hand('duchy', MOUSE[0], MOUSE[1], FOX[0])
    .turn('duchy', 'daylight')
  pick(match, 'pass')
  expect(match.state.turn.seat).toBe(1) // one clearing with pieces of its own: nobody to sway
})

test('without a crown of the rank on the board nobody of it is swayed, for ever [12.5.3.I] [12.2.3.b]', () => {
  const built = swayed(table(), 'foremole', 'captain', 'marshal')
    .warriors('duchy', 1, 2, 1, 5)
    .hand('duchy', MOUSE[0], FOX[0], RABBIT[0])
  built.player('duchy').duchy?.swayed.splice(0, 1) // the Foremole was lost with his crown
  const match = built.turn('duchy', 'daylight')
  pick(match, 'pass', 'pass')
  expect(offered(match)).toEqual(['sway:brigadier', 'sway:banker', 'sway:mayor', 'pass'])
  expect(refusedBy(match, 'sway:foremole')).toBe('12.5.3.I')
  expect(refusedBy(match, 'sway:captain')).toBe('12.5.3.I')
})

test('cards revealed to build are not there to sway [ruling.r-76]', () => {
  const match = table()
    .warriors('duchy', 2, 2, 1, 5)
    .hand('duchy', MOUSE[0], FOX[0], RABBIT[0])
    .turn('duchy', 'daylight')
  pick(match, 'build', '2', 'market', MOUSE[0], 'pass')
  expect(offered(match)).toEqual(['sway:foremole', 'sway:captain', 'sway:marshal', 'pass'])
  pick(match, 'sway:captain')
  expect(offered(match)).toEqual([FOX[0], RABBIT[0]])
})

test('whether Sway is asked tells nothing of the hand: only crowns, cards and clearings decide it [12.5.3]', () => {
  const at = (...hand: string[]) =>
    swaying(
      table()
        .warriors('duchy', 1, 1, 7)
        .hand('duchy', ...hand),
    )
  expect(asked(at(RABBIT[0], RABBIT[1]))).toBe('duchy.sway')
  expect(asked(at(FOX[0], MOUSE[0]))).toBe('duchy.sway')
})

test('after Sway there is still time to activate a dominance by the points it brought [12.5.3.III.b] [3.3.1.a]', () => {
  const match = swaying(
    table().warriors('duchy', 1, 2, 7).score('duchy', 9).hand('duchy', MOUSE[0], MOUSE[1], 'dominanceFox'),
  )
  expect(refusedBy(match, 'dominance:dominanceFox')).toBeDefined()
  pick(match, 'sway:captain', MOUSE[0], MOUSE[1])
  expect(player(match).score).toBe(10)
  expect(offered(match)).toEqual(['dominance:dominanceFox', 'pass'])
  expect(refusedBy(match, 'sway:marshal')).toBe('12.5.3')
})
