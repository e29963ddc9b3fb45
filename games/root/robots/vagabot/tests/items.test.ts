import { describe, expect, test } from 'vitest'
import { battle } from '../../../rules/battle.ts'
import { rolledCap } from '../../../rules/hits.ts'
import { position, told } from '../../../tests/position.ts'
import { robotTurn, run } from '../../../tests/robots.ts'
import { BATTLE_TRACK } from '../data.ts'
import { ready } from '../rules/board.ts'
import { day, refreshItems, repairItems } from '../rules/day.ts'
import { canExhaust, damage, exhaust, gain, refresh, repair } from '../rules/items.ts'
import { alone, boardIn, type Lying, lies, lying } from './wandering.ts'

const at = (items: Lying, ...traits: string[]) =>
  robotTurn(alone('marquise', 6, items, 'normal', ...traits), 1, 'fox')

const cap = (items: Lying): number => {
  const { state } = at(items)
  return rolledCap(
    state,
    { attacker: 1, defender: 0, clearing: 6, enlisted: -1, withholds: false } as never,
    1,
  )
}

describe('items', () => {
  test('any item pays for anything: it is turned face down [robot.7.2.3.a] [robot.7.2.3.b]', () => {
    const match = at([2, 0, 0, 0])
    match.state.players[1].vagabot?.satchel.splice(0, 1, { item: 'tea', exhausted: false })
    exhaust(match, 1, 1)
    expect(boardIn(match.state).satchel[0]).toEqual({ item: 'tea', exhausted: true })
    expect(lies(match)).toEqual([1, 1, 0, 0])
  })

  test('only those face up and undamaged can be exhausted [robot.7.2.3.c] [robot.7.2.3.e] [robot.7.2.4.g]', () => {
    const match = at([1, 4, 1, 2])
    expect(ready(boardIn(match.state))).toBe(1)
    expect([canExhaust(match, 1, 1), canExhaust(match, 1, 2)]).toEqual([true, false])
    exhaust(match, 1, 1)
    expect(lies(match)).toEqual([0, 5, 1, 2])
    refresh(match, 1, 1)
    repair(match, 1, 1)
    expect(ready(boardIn(match.state))).toBe(1)
  })

  test('those gained come face up into the satchel [robot.7.2.3.d]', () => {
    const match = at([1, 1, 0, 0])
    gain(match, 1, 'sword')
    expect(boardIn(match.state).satchel.at(-1)).toEqual({ item: 'sword', exhausted: false })
  })
})

describe('the battle track', () => {
  test('6, 9 and 12 undamaged items, and no others, each raise the most hits or add one [robot.board.vagabot] [robot.7.2.4.a] [robot.7.2.4.d] [robot.7.2.4.e]', () => {
    expect(BATTLE_TRACK.items).toEqual([6, 9, 12])
    expect(cap([5, 0, 0, 0])).toBe(1)
    expect(cap([5, 0, 1, 0])).toBe(2)
    expect(cap([7, 0, 2, 0])).toBe(3)
    expect(cap([9, 0, 3, 0])).toBe(3)
  })

  test('swords are not counted [robot.7.2.4.a]', () => {
    const match = at([3, 0, 0, 0])
    for (const one of boardIn(match.state).satchel) one.item = 'sword'
    const b = { attacker: 1, defender: 0, clearing: 6, enlisted: -1, withholds: false }
    expect(rolledCap(match.state, b as never, 1)).toBe(1)
  })

  test('an item goes there as the sixth, ninth and twelfth comes; damaged ones do not count [robot.7.2.4.b]', () => {
    const match = at([5, 0, 0, 1])
    gain(match, 1, 'bag')
    expect(lies(match)).toEqual([5, 0, 1, 1])
    for (let more = 0; more < 2; more++) gain(match, 1, 'bag')
    expect(lies(match)).toEqual([7, 0, 1, 1])
    gain(match, 1, 'bag')
    expect(lies(match)).toEqual([7, 0, 2, 1])
    for (let more = 0; more < 3; more++) gain(match, 1, 'bag')
    expect(lies(match)).toEqual([9, 0, 3, 1])
  })

  test('an exhausted one first; face up only where there is none [robot.7.2.4.c]', () => {
    const match = at([3, 2, 0, 0])
    gain(match, 1, 'bag')
    expect(lies(match)).toEqual([4, 1, 1, 0])
    expect(boardIn(match.state).track[0].exhausted).toBe(true)
  })

  test('it stays as it is, and is not changed for an exhausted one later [robot.ruling.25]', () => {
    const match = at([5, 0, 1, 0])
    exhaust(match, 1, 3)
    expect(boardIn(match.state).track[0].exhausted).toBe(false)
    expect(lies(match)).toEqual([2, 3, 1, 0])
  })

  test('it is not refreshed [robot.7.2.4.i]', () => {
    const match = at([5, 0, 1, 0])
    boardIn(match.state).track[0].exhausted = true
    run(refreshItems(match, 1))
    expect(boardIn(match.state).track[0].exhausted).toBe(true)
  })

  test('the twelfth deals one hit more, as attacker only [robot.7.2.4.f]', () => {
    const p = () => alone('marquise', 6, [9, 0, 3, 0]).warriors('marquise', 6, 6)
    const attack = p().dice(3, 0).begin(['turn', 0])
    run(battle(attack, 1, 0, 6))
    expect(attack.state.players[0].warriors[6]).toBe(2)
    const defence = p().dice(3, 3).begin(['turn', 0])
    const rule = battle(defence, 0, 1, 6)
    for (let step = rule.next(0); !step.done; ) step = rule.next(0)
    expect(defence.state.players[0].warriors[6]).toBe(3)
  })

  test('with eleven there is none [robot.7.2.4.f]', () => {
    const match = alone('marquise', 6, [9, 0, 2, 0]).warriors('marquise', 6, 6).dice(3, 0).begin(['turn', 0])
    run(battle(match, 1, 0, 6))
    expect(match.state.players[0].warriors[6]).toBe(3)
  })
})

describe('hits', () => {
  test('damage exhausted items first, then those face up; the track empties with them [robot.7.2.5.a] [robot.7.2.5.b]', () => {
    const match = at([3, 2, 1, 0])
    damage(match, 1, 2)
    expect(lies(match)).toEqual([4, 0, 0, 2])
    expect(boardIn(match.state).damaged.every(({ exhausted }) => exhausted)).toBe(true)
    damage(match, 1, 1)
    expect(lies(match)).toEqual([3, 0, 0, 3])
  })

  test('fall on the track as well, and beyond the last item on nothing [robot.7.2.4.h] [robot.7.2.5.c]', () => {
    const match = at([0, 5, 1, 0])
    boardIn(match.state).track[0].exhausted = true
    damage(match, 1, 6)
    expect(lies(match)).toEqual([0, 0, 0, 6])
    damage(match, 1, 1)
    expect(lies(match)).toEqual([0, 0, 0, 6])
  })

  test('an exhausted item of the track before one face up in the satchel [robot.7.2.5.a] [robot.7.2.4.h]', () => {
    const match = at([7, 0, 2, 0])
    const { track } = boardIn(match.state)
    track.splice(0, 2, { item: 'bag', exhausted: true }, { item: 'tea', exhausted: false })
    damage(match, 1, 1)
    expect(boardIn(match.state).damaged).toEqual([{ item: 'bag', exhausted: true }])
  })

  test('are dealt at once: with six items it still deals two, afterwards one [robot.interaction.vagabot-cap]', () => {
    const match = alone('marquise', 6, [5, 0, 1, 0]).warriors('marquise', 4, 6).dice(3, 1).begin(['turn', 0])
    run(battle(match, 1, 0, 6))
    expect(match.state.players[0].warriors[6]).toBe(2)
    expect(lies(match)).toEqual([5, 0, 0, 1])
    const b = { attacker: 1, defender: 0, clearing: 6, enlisted: -1, withholds: false }
    expect(rolledCap(match.state, b as never, 1)).toBe(1)
  })

  test('defenceless is it only without any undamaged item [robot.ruling.19]', () => {
    const hurt = (items: Lying): unknown[] => {
      const match = alone('marquise', 6, items).warriors('marquise', 1, 6).dice(0, 0).begin(['turn', 0])
      const rule = battle(match, 0, 1, 6)
      for (let step = rule.next(0); !step.done; ) step = rule.next(0)
      return told(match, 'battle.defenceless')
    }
    expect(hurt([0, 1, 0, 5])).toHaveLength(0)
    expect(hurt([0, 0, 0, 6])).toHaveLength(1)
  })
})

describe('repairs', () => {
  const hurt = (...exhausted: boolean[]) => {
    const match = at([2, 0, 0, 0])
    boardIn(match.state).damaged.push(...exhausted.map(one => ({ item: 'tea' as const, exhausted: one })))
    return match
  }

  test('by day one item for another, those face up first, and it keeps its face [robot.7.5.5.a] [robot.7.5.5.b] [robot.7.5.5.c]', () => {
    const match = hurt(true, false, true)
    match.state.players[0].pawn = 0
    const board = match.state.players[1].robot
    if (board) board.suit = 'rabbit' // Battle finds nobody, then Repair
    run(day(match, 1))
    expect(lies(match)[3]).toBe(2)
    expect(boardIn(match.state).damaged.every(({ exhausted }) => exhausted)).toBe(true)
    repair(match, 1, 1)
    expect(boardIn(match.state).satchel.at(-1)).toEqual({ item: 'tea', exhausted: true })
  })

  test('in Evening one in a clearing, all in a forest [robot.7.6.2.a] [robot.7.6.2.b]', () => {
    const clearing = hurt(true, false, true)
    run(repairItems(clearing, 1))
    expect(lies(clearing)[3]).toBe(2)
    expect(boardIn(clearing.state).satchel.at(-1)?.exhausted).toBe(false)
    const forest = hurt(true, false, true)
    forest.state.players[1].pawn = 21
    run(repairItems(forest, 1))
    expect(lies(forest)[3]).toBe(0)
  })
})

describe('refreshing', () => {
  const refreshed = (items: Lying, level: 'easy' | 'normal' | 'challenging' | 'nightmare'): number => {
    const match = robotTurn(alone('marquise', 6, items, level), 1, 'fox')
    run(refreshItems(match, 1))
    return lies(match)[0]
  }

  test('four with a damaged item, six with none [robot.7.6.1.a] [robot.7.6.1.b]', () => {
    expect(refreshed([0, 8, 2, 1], 'normal')).toBe(4)
    expect(refreshed([0, 8, 2, 0], 'normal')).toBe(6)
  })

  test('one fewer when easy, one more when challenging or worse [robot.difficulty.vagabot.easy] [robot.difficulty.vagabot.challenging] [robot.difficulty.vagabot.nightmare]', () => {
    expect([refreshed([0, 8, 2, 1], 'easy'), refreshed([0, 8, 2, 0], 'easy')]).toEqual([3, 5])
    expect([refreshed([0, 8, 2, 1], 'challenging'), refreshed([0, 8, 2, 0], 'challenging')]).toEqual([5, 7])
    expect([refreshed([0, 8, 2, 1], 'nightmare'), refreshed([0, 8, 2, 0], 'nightmare')]).toEqual([5, 7])
  })

  test('a nightmare scores a point at the end of its Evening, others none [robot.difficulty.vagabot.nightmare]', () => {
    const points = (level: 'challenging' | 'nightmare') =>
      lying(position('marquise').robot('vagabot', level), 1, 6, [4, 0, 0, 0]).turn(1, 'evening').state
        .players[1].score
    expect([points('challenging'), points('nightmare')]).toEqual([0, 1])
  })
})
