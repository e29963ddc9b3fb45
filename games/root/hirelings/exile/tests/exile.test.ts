import { expect, test } from 'vitest'
import { MAPS } from '../../../data/map.ts'
import { canBattleIn } from '../../../rules/battlefields.ts'
import { enemiesIn } from '../../../rules/ruler.ts'
import { beside, byDay, HIRED, hire, hirelingIn } from '../../../tests/hired.ts'
import { asked, offered, pick, position, reported } from '../../../tests/position.ts'

const [FIRST] = MAPS.autumn.forests
const [beside1, beside2] = FIRST.clearings

const inForest = (controller: number | null) => {
  const at = beside('exile', controller)
  at.state.players[HIRED].pawn = FIRST.id
  return at
}

const ready = (match: ReturnType<typeof byDay>) =>
  hirelingIn(match).hireling?.items?.map(({ exhausted }) => !exhausted)

test('a pawn in any forest, with three clubs [hireling.exile.promoted.a]', () => {
  const start = beside('exile')
  start.state.hirelings?.toSetUp.push(HIRED)
  const match = start.enter(['setup', 0])
  expect(offered(match).length).toBe(MAPS.autumn.forests.length)
  pick(match, String(FIRST.id))
  expect(hirelingIn(match).pawn).toBe(FIRST.id)
  expect(hirelingIn(match).hireling?.items?.map(({ item }) => item)).toEqual(['club', 'club', 'club'])
  expect(canBattleIn(match.state, 0, beside1)).toBe(false)
})

test('a player with pieces beside his forest may give a crafted item in his turn: a card and a point [hireling.exile.promoted.b]', () => {
  const at = inForest(null).warriors('marquise', 1, beside1).items('marquise', 'sword', 'tea')
  const match = byDay(at)
  pick(match, 'exileGift', 'tea')
  expect(match.state.players[0]).toMatchObject({ score: 1, items: [{ item: 'sword' }] })
  expect(match.state.players[0].hand.length).toBe(1)
  expect(hirelingIn(match).hireling?.items?.at(-1)).toMatchObject({ item: 'tea' })
  expect(offered(match)).toContain('exileGift') // as often as he likes
  const away = inForest(null).warriors('marquise', 1, 12).items('marquise', 'sword')
  expect(offered(byDay(away))).not.toContain('exileGift')
  expect(offered(byDay(inForest(0).warriors('marquise', 1, beside1)))).not.toContain('exileGift')
})

test('he moves for an item and battles for two, then all are ready again [hireling.exile.promoted.c]', () => {
  const match = byDay(inForest(0).warriors('eyrie', 1, beside1).dice(1, 0))
  pick(match, 'exile')
  expect(offered(match)).toEqual(['move', 'battle', 'pass'])
  pick(match, 'battle')
  expect(match.state.players[1].warriors[beside1]).toBe(0)
  expect(ready(match)).toEqual([false, false, true])
  expect(offered(match)).toEqual(['move', 'pass'])
  pick(match, 'move')
  expect(offered(match)).toEqual(FIRST.forests.map(String))
  pick(match, offered(match)[0])
  expect(hirelingIn(match).pawn).toBe(FIRST.forests[0])
  expect(ready(match)).toEqual([true, true, true])
  expect(match.state.players[0].score).toBe(0)
  expect(offered(match)).not.toContain('exile')
})

test('he attacks from his forest, and nobody attacks him there [ruling.r-110]', () => {
  const match = byDay(inForest(0).warriors('eyrie', 1, beside1).dice(1, 0))
  pick(match, 'exile', 'battle')
  expect(hirelingIn(match).pawn).toBe(FIRST.id)
  expect(match.state.players[1].warriors[beside1]).toBe(0)
  const { state } = inForest(null).warriors('marquise', 3, beside1, beside2)
  for (const clearing of FIRST.clearings) {
    expect(canBattleIn(state, 0, clearing)).toBe(false)
    expect(enemiesIn(state, 0, clearing)).toEqual([])
  }
})

test('he deals at most his items; a hit exhausts one, or takes one when none is ready [hireling.exile.promoted.d]', () => {
  const fight = (one: number, other: number) => {
    const match = byDay(inForest(0).warriors('eyrie', 6, beside2).dice(one, other))
    pick(match, 'exile', 'battle')
    if (asked(match) === 'battle.where') pick(match, String(beside2))
    return match
  }
  const strong = fight(3, 1)
  expect(strong.state.players[1].warriors[beside2]).toBe(3)
  expect(ready(strong)).toEqual([true, true, true]) // the third took the hit; with none left he rests
  const weak = fight(3, 3)
  expect(hirelingIn(weak).hireling?.items?.length).toBe(1)
  const at = inForest(0).warriors('eyrie', 6, beside2).dice(3, 0)
  at.player(HIRED).hireling?.items?.pop()
  const two = byDay(at)
  pick(two, 'exile', 'battle')
  expect(two.state.players[1].warriors[beside2]).toBe(4)
})

test('the Brigand takes an item from a ruin beside one’s pieces, and the empty ruin goes [hireling.exile.demoted.a]', () => {
  const at = beside('brigand', 0)
    .warriors('marquise', 1, 6, 12)
    .change(({ ruins }) => {
      for (const clearing of [6, 10, 11, 12]) ruins[clearing]?.push('bag')
    })
  const match = byDay(at)
  pick(match, 'brigandRuin')
  expect(offered(match)).toEqual(['6', '12'])
  pick(match, '12')
  expect(match.state.players[0].items).toEqual([{ item: 'bag', exhausted: false }])
  expect(match.state.ruins[12]).toBeNull()
  expect(offered(match)).not.toContain('brigandRuin')
  const start = beside('brigand')
  start.state.hirelings?.toSetUp.push(HIRED)
  expect(start.enter(['setup', 0]).state.ruins.flatMap(items => items ?? []).length).toBe(4)
})

test('and for a crafted item a random card of a player who shares a clearing [hireling.exile.demoted.b]', () => {
  const at = hire(position('marquise', 'eyrie', 'alliance'), 'brigand', 0).items('marquise', 'sword')
  at.warriors('marquise', 1, 5).warriors('eyrie', 1, 5).hand('eyrie', 'anvil').hand('alliance', 'investments')
  const match = byDay(at)
  pick(match, 'brigandSteal')
  expect(match.state.players.map(({ hand }) => hand.length)).toEqual([1, 0, 1, 0])
  expect(match.state.players[0].items).toEqual([{ item: 'sword', exhausted: true }])
  expect(offered(match)).not.toContain('brigandSteal')
  expect(reported(match)).toContain('card.taken')
})
