import { Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../../data/cards.ts'
import { root } from '../../../game.ts'
import { battle } from '../../../rules/battle.ts'
import { rolledCap } from '../../../rules/hits.ts'
import { lostPiece, remove } from '../../../rules/remove.ts'
import type { Level } from '../../../rules/robots/card.ts'
import { type Position, type RootMatch, told } from '../../../tests/position.ts'
import { answer, robotTurn, run } from '../../../tests/robots.ts'
import { open } from '../rules/birdsong.ts'
import { marketOf } from '../rules/board.ts'
import { fight, garrison, organize, recruit } from '../rules/day.ts'
import { clearOut, collect, racketeer } from '../rules/evening.ts'
import { boardIn, EYRIE, left, MARQUISE, otters, paid, payments, ROBOTS, stocked, table } from './trading.ts'

const keys = (match: RootMatch): string[] => boardIn(match).market.map(card => CARDS[card].key)
const points = (match: RootMatch): number | null => match.state.players[ROBOTS].score
const fought = (match: RootMatch): string[] =>
  told(match, 'battle.starts').map(one => {
    const { clearing, defender } = one as { clearing: number; defender: number }
    return `${clearing}:${defender}`
  })

/** Runs parts of a turn by an order. */
function acts(
  p: Position,
  suit: 'fox' | 'rabbit' | 'mouse' | 'bird',
  ...parts: readonly (typeof recruit)[]
): RootMatch {
  const match = robotTurn(p, ROBOTS, suit)
  for (const part of parts) answer(part(match, ROBOTS))
  return match
}

const begun = (map: string, keepIn?: number) =>
  Array.from({ length: keepIn === undefined ? 1 : 40 }, (_, seed) =>
    Match.start(root, {
      seats: 1,
      seed,
      options: {
        factions: ['alliance'],
        robots: keepIn === undefined ? ['riverfolkRobots'] : ['mechanicalMarquise', 'riverfolkRobots'],
        map,
        seating: 'asListed',
      },
    }),
  ).find(({ state }) => keepIn === undefined || state.players[1].tokens.keep[keepIn] === 1)

describe('set-up', () => {
  test.each([
    ['autumn', [4, 5, 7, 10, 11], 9],
    ['winter', [7, 10, 11, 12], 10],
    ['lake', [1, 10, 11, 12], 10],
    ['mountain', [2, 4, 10], 11],
  ])(
    'on %s a warrior in each river clearing, one in Payments, 5 cards, 9 posts [robot.9.3.1] [robot.9.3.2.a] [robot.9.3.2.b] [robot.9.3.3] [robot.9.3.4] [robot.9.3.5] [robot.9.2.1.a] [robot.board.riverfolk]',
    (map, clearings, supply) => {
      const match = begun(map)
      const player = match?.state.players[1]
      expect(player?.warriors.flatMap((n, one) => (one > 0 && n > 0 ? [[one, n]] : []))).toEqual(
        clearings.map(one => [one, 1]),
      )
      expect(player?.warriors[0]).toBe(supply)
      expect(player && marketOf(player).payments[1]).toBe(1)
      expect(player && marketOf(player).market).toHaveLength(5)
      expect(['foxPost', 'rabbitPost', 'mousePost'].map(post => player?.tokens[post][0])).toEqual([3, 3, 3])
      expect(player?.score).toBe(0)
    },
  )

  test('a river clearing with the keep gets none [robot.9.3.2.c]', () => {
    const player = begun('autumn', 4)?.state.players[2]
    expect(player?.warriors[4]).toBe(0)
    expect(player?.warriors[0]).toBe(10)
  })
})

describe('Birdsong', () => {
  const dawn = (p: Position): RootMatch => acts(p, 'bird', open)

  test('the Market is filled on the right, its order stays [robot.9.2.1.b] [robot.9.4.1] [robot.9.4]', () => {
    const match = dawn(stocked(table(), 'anvil', 'sword', 'ambushFox').deckTop('ambushRabbit', 'ambushMouse'))
    expect(keys(match)).toEqual(['anvil', 'sword', 'ambushFox', 'ambushRabbit', 'ambushMouse'])
    expect(points(match)).toBe(0) // nothing of what lay there is crafted
  })

  test('the first new card whose item is left is crafted for a point, that one only, and not replaced [robot.9.4.2.a] [robot.9.4.2.b]', () => {
    const match = dawn(stocked(table(), 'ambushFox', 'ambushRabbit').deckTop('ambushMouse', 'anvil', 'sword'))
    expect(keys(match)).toEqual(['ambushFox', 'ambushRabbit', 'ambushMouse', 'sword'])
    expect(match.state.players[ROBOTS].items.map(({ item }) => item)).toEqual(['hammer'])
    expect(match.state.discard.map(card => CARDS[card].key)).toEqual(['anvil'])
    expect(points(match)).toBe(1)
    const gone = stocked(table(), 'ambushFox', 'ambushRabbit')
      .deckTop('ambushMouse', 'anvil', 'sword')
      .items('marquise', 'hammer')
    expect(dawn(gone).state.players[ROBOTS].items.map(({ item }) => item)).toEqual(['sword'])
  })

  test('the order is the suit of the rightmost card, which stays [robot.9.4.3] [robot.interaction.market-order]', () => {
    const match = dawn(stocked(table(), 'anvil', 'sword', 'ambushFox', 'ambushRabbit').deckTop('ambushMouse'))
    expect(match.state.players[ROBOTS].robot?.suit).toBe('mouse')
    expect(keys(match)).toHaveLength(5)
    expect(keys(match).at(-1)).toBe('ambushMouse')
  })
})

describe('Daylight', () => {
  test('a trade post of its suit and a warrior, in the ordered clearing of the highest priority [robot.9.5.1.a] [robot.9.5.1.b]', () => {
    const match = acts(table(), 'mouse', garrison)
    expect(match.state.players[ROBOTS].tokens.mousePost[2]).toBe(1)
    expect(otters(match)).toEqual({ 2: 1 })
    expect(points(match)).toBe(0)
    const next = acts(table().token(ROBOTS, 'mousePost', 2), 'mouse', garrison)
    expect(next.state.players[ROBOTS].tokens.mousePost[7]).toBe(1)
    const none = acts(table().token(ROBOTS, 'mousePost', 2, 7, 9), 'mouse', garrison)
    expect(otters(none)).toEqual({})
    const other = acts(table().token(ROBOTS, 'foxPost', 1, 6, 8), 'bird', garrison)
    expect(otters(other)).toEqual({ 2: 1 }) // 12 is a fox clearing too
  })

  test('where the best payer has pieces, before priority [robot.9.5.1.I]', () => {
    const p = () => table().warriors('eyrie', 1, 9).warriors('marquise', 1, 7)
    expect(otters(acts(paid(paid(p(), EYRIE, 2), MARQUISE, 1), 'mouse', garrison))).toEqual({ 9: 1 })
    expect(otters(acts(paid(paid(p(), EYRIE, 2), MARQUISE, 2), 'mouse', garrison))).toEqual({ 7: 1 })
    const own = paid(p().warriors(ROBOTS, 1, 11), ROBOTS, 1)
    expect(otters(acts(own, 'mouse', garrison))).toEqual({ 11: 2 })
  })

  test.each<[Level, number]>([
    ['easy', 0],
    ['normal', 1],
    ['challenging', 2],
    ['nightmare', 2],
  ])(
    '%s: %i warriors come with the post [robot.difficulty.riverfolk.easy] [robot.difficulty.riverfolk.challenging]',
    (level, count) => {
      const match = acts(table(level), 'mouse', garrison)
      expect(match.state.players[ROBOTS].tokens.mousePost[2]).toBe(1)
      expect(match.state.players[ROBOTS].warriors[2]).toBe(count)
    },
  )

  test('a warrior in each ordered clearing, with a bird in those on a river, by priority while they last [robot.9.5.2.a] [robot.9.5.2.b] [robot.9.5.2.I]', () => {
    expect(otters(acts(table(), 'fox', recruit))).toEqual({ 1: 1, 6: 1, 8: 1, 12: 1 })
    expect(otters(acts(table(), 'bird', recruit))).toEqual({ 4: 1, 5: 1, 7: 1, 10: 1, 11: 1 })
    expect(otters(acts(left(table(), 2), 'fox', recruit))).toEqual({ 1: 1, 6: 1 })
    const keep = acts(table().token('marquise', 'keep', 1), 'fox', recruit)
    expect(otters(keep)).toEqual({ 6: 1, 8: 1, 12: 1 })
  })

  test('with Payments empty (shield) or an empty supply (sword) a point, and two warriors where most enemies are [robot.9.2.4.a] [robot.9.2.4.b] [robot.9.2.4.c] [robot.9.5.3.a] [robot.9.5.3.b] [robot.9.5.3.c]', () => {
    const p = () =>
      table()
        .warriors(ROBOTS, 1, 1, 9)
        .warriors('eyrie', 2, 9)
        .warriors('marquise', 1, 1)
        .warriors('marquise', 5, 3)
    const shield = acts(p(), 'fox', organize)
    expect([points(shield), otters(shield)]).toEqual([1, { 1: 1, 9: 3 }])
    const neither = acts(paid(p(), EYRIE, 1), 'fox', organize)
    expect([points(neither), otters(neither)]).toEqual([0, { 1: 1, 9: 1 }])
    const sword = acts(left(paid(p(), EYRIE, 1), 0), 'fox', organize)
    expect([points(sword), otters(sword)]).toEqual([1, { 1: 1, 9: 1 }])
  })

  test('both conditions: one point all the same, and only what the supply holds [robot.ruling.5] [robot.9.5.3.b]', () => {
    const match = acts(left(table().warriors(ROBOTS, 1, 9), 0), 'fox', organize)
    expect([points(match), otters(match)]).toEqual([1, { 9: 1 }])
    const one = acts(left(table().warriors(ROBOTS, 1, 9), 1), 'fox', organize)
    expect(otters(one)).toEqual({ 9: 2 })
  })

  const war = (): Position =>
    table().dice(0, 0).warriors(ROBOTS, 1, 1, 2).warriors('eyrie', 1, 1, 2).warriors('marquise', 1, 1)

  test('with the shield it battles everywhere, with the sword alone where it is ordered, else nowhere [robot.9.5.4.a] [robot.9.5.4.b] [robot.9.5.4.c]', () => {
    expect(fought(acts(war(), 'fox', organize, fight))).toEqual(['1:0', '2:1'])
    expect(fought(acts(left(paid(war(), EYRIE, 1), 0), 'fox', organize, fight))).toEqual(['1:0'])
    expect(fought(acts(left(paid(war(), EYRIE, 1), 0), 'bird', organize, fight))).toEqual(['1:0', '2:1'])
    expect(fought(acts(paid(war(), EYRIE, 1), 'bird', organize, fight))).toEqual([])
  })

  test('against who has the fewest warriors in Payments, then by letter [robot.9.5.4.I]', () => {
    const p = left(paid(paid(war(), MARQUISE, 2), EYRIE, 1), 0)
    expect(fought(acts(p, 'fox', organize, fight))).toEqual(['1:1'])
    const tied = left(paid(paid(war(), MARQUISE, 1), EYRIE, 1), 0)
    expect(fought(acts(tied, 'fox', organize, fight))).toEqual(['1:0'])
  })

  test('what was met when it organized holds for the turn [robot.9.2.4.d]', () => {
    const match = acts(left(paid(war().warriors(ROBOTS, 2, 2), EYRIE, 1), 0), 'fox', organize)
    match.state.players[ROBOTS].warriors[0] = 3
    answer(fight(match, ROBOTS))
    answer(racketeer(match, ROBOTS))
    expect(fought(match)).toEqual(['1:0'])
    expect(payments(match)[ROBOTS]).toBe(1)
    const late = acts(paid(war(), EYRIE, 1), 'fox', organize)
    late.state.players[ROBOTS].warriors[0] = 0
    answer(fight(late, ROBOTS))
    expect(fought(late)).toEqual([])
  })
})

describe('Evening', () => {
  test('a point for each warrior of the best payer, who take them back; the others’ stay [robot.9.6.1.a] [robot.9.6.1.b]', () => {
    const match = acts(paid(paid(table(), MARQUISE, 2), EYRIE, 3), 'fox', collect)
    expect(points(match)).toBe(3)
    expect(payments(match)).toEqual({ [MARQUISE]: 2 })
    expect(match.state.players[EYRIE].warriors[0]).toBe(20)
  })

  test('a tie goes by letter; their own count for themselves [robot.ruling.29]', () => {
    expect(payments(acts(paid(paid(table(), MARQUISE, 3), EYRIE, 3), 'fox', collect))).toEqual({ [EYRIE]: 3 })
    const own = acts(paid(paid(table(), MARQUISE, 1), ROBOTS, 2), 'fox', collect)
    expect([points(own), payments(own)]).toEqual([2, { [MARQUISE]: 1 }])
    expect(own.state.players[ROBOTS].warriors[0]).toBe(15)
  })

  test('with a condition met all but two of each clearing go to Payments [robot.9.6.2]', () => {
    const p = () => table().warriors(ROBOTS, 5, 1).warriors(ROBOTS, 2, 6)
    const match = acts(p(), 'fox', organize, racketeer)
    expect(otters(match)).toEqual({ 1: 2, 6: 2 })
    expect(payments(match)).toEqual({ [ROBOTS]: 5 })
    const calm = acts(paid(p(), EYRIE, 1), 'fox', organize, racketeer)
    expect(otters(calm)).toEqual({ 1: 5, 6: 2 })
  })

  test('the leftmost card is discarded, with the shield a second one [robot.9.6.3.a] [robot.9.6.3.b] [robot.9.6]', () => {
    const p = () => stocked(table(), 'anvil', 'sword', 'ambushFox')
    expect(keys(acts(paid(p(), EYRIE, 1), 'fox', organize, clearOut))).toEqual(['sword', 'ambushFox'])
    expect(keys(acts(p(), 'fox', organize, clearOut))).toEqual(['ambushFox'])
    const sword = left(paid(p(), EYRIE, 1), 0)
    expect(keys(acts(sword, 'fox', organize, clearOut))).toEqual(['sword', 'ambushFox'])
  })

  test('a nightmare scores a point more at the end [robot.difficulty.riverfolk.nightmare]', () => {
    const turn = (level: Level) =>
      points(
        paid(
          stocked(table(level), 'anvil', 'sword', 'ambushFox', 'ambushMouse', 'ambushRabbit'),
          EYRIE,
          1,
        ).turn(ROBOTS, 'birdsong'),
      )
    expect(turn('normal')).toBe(1)
    expect(turn('nightmare')).toBe(2)
  })
})

test('both conditions at once: one point, battles everywhere, then Evening, two cards less [robot.interaction.both-conditions]', () => {
  const p = left(
    stocked(table(), 'anvil', 'sword', 'ambushFox')
      .dice(0, 0)
      .warriors(ROBOTS, 1, 1, 2)
      .warriors('eyrie', 1, 1, 2),
    0,
  )
  const match = acts(p, 'fox', organize, fight, collect, racketeer, clearOut)
  expect(points(match)).toBe(1)
  expect(fought(match)).toEqual(['1:1', '2:1'])
  expect(keys(match)).toEqual(['ambushFox'])
})

test('a removed trade post comes back and takes nothing from Payments [robot.9.2.2] [robot.ruling.31]', () => {
  const match = robotTurn(paid(table().token(ROBOTS, 'foxPost', 1), EYRIE, 2), ROBOTS, 'fox')
  run(remove(match, { losses: [lostPiece(ROBOTS, 'token', 'foxPost', 1, MARQUISE)], battle: null }))
  expect(match.state.players[ROBOTS].tokens.foxPost[0]).toBe(3)
  expect(payments(match)).toEqual({ [EYRIE]: 2 })
})

test('the turn of the book, on the rivers of this map [robot.example.riverfolk] [robot.9.5]', () => {
  const p = stocked(table(), 'anvil', 'sword', 'ambushFox')
    .deckTop('travelGearMouse', 'ambushBird')
    .dice(0, 0)
    .warriors('marquise', 1, 1)
    .warriors('eyrie', 1, 1)
    .warriors(ROBOTS, 3, 12)
    .warriors(ROBOTS, 4, 3)
  const match = left(paid(paid(p, MARQUISE, 4), EYRIE, 1), 3).turn(ROBOTS, 'birdsong')
  const player = match.state.players[ROBOTS]
  expect(player.items.map(({ item }) => item)).toEqual(['boots'])
  expect(player.tokens.foxPost[1]).toBe(1)
  expect(otters(match)).toEqual({ 1: 1, 3: 2, 4: 1, 5: 1, 12: 2 })
  expect(fought(match)).toEqual(['1:1'])
  expect(match.state.players[MARQUISE].warriors[0]).toBe(24)
  expect(payments(match)).toEqual({ [EYRIE]: 1, [ROBOTS]: 3 })
  expect(points(match)).toBe(6) // the item, the sword, four payments
  expect(keys(match)).toEqual(['sword', 'ambushFox', 'ambushBird'])
})

describe('traits', () => {
  const defends = (...traits: string[]): RootMatch =>
    robotTurn(
      table('normal', ...traits)
        .token(ROBOTS, 'foxPost', 1)
        .warriors('marquise', 3, 1)
        .dice(0, 0),
      ROBOTS,
      'fox',
    )
  const between = (attacker: number, defender: number) =>
    ({ attacker, defender, clearing: 1, enlisted: -1, withholds: false }) as Parameters<typeof rolledCap>[1]

  test('Garrison: never defenceless, and a hit more with a trade post there [robot.trait.riverfolk.garrison] [robot.trait.riverfolk.garrison.b]', () => {
    const lost = (...traits: string[]) => {
      const match = defends(...traits)
      answer(battle(match, MARQUISE, ROBOTS, 1))
      return match.state.players[ROBOTS].tokens.foxPost[1]
    }
    const plain = defends()
    expect(rolledCap(plain.state, between(MARQUISE, ROBOTS), ROBOTS)).toBe(0)
    const held = defends('garrison')
    expect(rolledCap(held.state, between(MARQUISE, ROBOTS), ROBOTS)).toBe(1)
    expect(rolledCap(held.state, between(ROBOTS, MARQUISE), ROBOTS)).toBe(0) // as defender only
    expect([lost(), lost('garrison')]).toEqual([0, 1])
  })

  test('Ferocious: as attacker up to three hits, whatever stands there [robot.trait.riverfolk.ferocious]', () => {
    const cap = (attacker: number, defender: number, ...traits: string[]) => {
      const { state } = robotTurn(table('normal', ...traits).warriors(ROBOTS, 1, 1), ROBOTS, 'fox')
      return rolledCap(state, between(attacker, defender), ROBOTS)
    }
    expect(cap(ROBOTS, EYRIE, 'ferocious')).toBe(3)
    expect(cap(ROBOTS, EYRIE)).toBe(1)
    expect(cap(EYRIE, ROBOTS, 'ferocious')).toBe(1)
  })
})
