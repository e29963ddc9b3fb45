import { expect, test } from 'vitest'
import { distances } from '../../rules/island.ts'
import { production } from '../../rules/phases/production.ts'
import { commit, yieldOf } from '../../rules/plan/commit.ts'
import { basePawns, wayToPay } from '../../rules/plan/deeds.ts'
import { least } from '../../rules/plan/pawns.ts'
import { begin } from '../../rules/plan/stacks.ts'
import { arrange } from '../../rules/resolve/camp.ts'
import { gather } from '../../rules/resolve/gather.ts'
import { resolve } from '../../rules/resolve/resolve.ts'
import type { Deed, PieceKind, Place, Robinson } from '../../state.ts'
import { resolving, step, theNight } from './powers.ts'
import { type Action, Scene } from './scene.ts'

const lay =
  (kind: PieceKind, at: Place, source = -1) =>
  ({ pieces }: Robinson) =>
    pieces.push({ kind, at, source, by: '', fresh: false, n: 0 })

const deedOf = (type: Deed['type'], what = '', node: Deed['node'] = 'M1', pay = 0): Deed => ({
  type,
  what,
  node,
  source: type === 'gather' ? 1 : -1,
  pay,
})

const pawnsFor = (state: Robinson, deed: Deed) => basePawns(state, deed, distances(state))

const fetchWood =
  (safe: boolean): Action =>
  t =>
    gather(t, resolving(t.state, 'gather', { node: 'M2', source: 1, safe }), 'cook')

test('a reroll token stays where nothing is rolled [token.reroll.4]', () => {
  expect(new Scene().with(lay('reroll', 'gather')).play(fetchWood(true))).toEqual({ 'later.wood': 1 })
})

test('danger on the camp’s tile wounds the unarmed leader of each build, arranging and rest, when the plan is made [token.danger.3] [ruling.9]', () => {
  const camp = (weapons: number) =>
    new Scene().with(lay('danger', 'M1')).with(state => {
      state.weapons = weapons
      const far = distances(state)
      begin(state, deedOf('build', 'weapons'), 'cook', false, far)
      begin(state, deedOf('arrange'), 'carpenter', false, far)
      begin(state, deedOf('rest'), 'carpenter', false, far)
      begin(state, deedOf('gather', '', 'M2'), 'cook', false, far)
    })
  const wounded = camp(0).play(step(commit))
  expect(wounded).toMatchObject({ 'cook.wounds': 1, 'carpenter.wounds': 2 })
  expect(camp(1).play(step(commit))['cook.wounds']).toBeUndefined()
})

test('danger on Explore wounds the unarmed leader of the next exploration, then leaves [token.danger.5]', () => {
  const explore = (weapons: number) => {
    const scene = new Scene().discouraged().with(lay('danger', 'explore')).dice(6, 6, 6)
    scene.with(state => {
      begin(state, deedOf('explore', '', 'T2'), 'cook', false, distances(state))
      Object.assign(state, { phase: 'action', weapons })
    })
    return scene.play(step(resolve))
  }
  expect(explore(0)).toEqual({ 'cook.wounds': 1, 'cook.det': 2, 'danger@explore': -1 })
  expect(explore(1)).toEqual({ 'cook.det': 2, 'danger@explore': -1 })
})

test('a slow token on a tile: every action there takes one more pawn [token.slow.2]', () => {
  const scene = new Scene().with(lay('slow', 'M2'))
  expect(pawnsFor(scene.state, deedOf('gather', '', 'M2'))).toBe(2)
  expect(pawnsFor(scene.state, deedOf('gather', '', 'T1'))).toBe(1)
})

test('a slow token on the camp’s tile: building, arranging and resting take one more [token.slow.3]', () => {
  const scene = new Scene().with(lay('slow', 'M1'))
  for (const deed of [deedOf('build', 'weapons'), deedOf('arrange'), deedOf('rest')])
    expect(pawnsFor(scene.state, deed), deed.type).toBe(2)
  expect(pawnsFor(scene.state, deedOf('gather', '', 'M2'))).toBe(1)
})

test('a slow token on Arrange Camp: two pawns for one benefit, the leader’s [token.slow.4]', () => {
  const scene = new Scene().with(lay('slow', 'arrange'))
  const action = begin(scene.state, deedOf('arrange'), 'cook', false, distances(scene.state))
  expect(least(action)).toBe(2)
  action.pawns.push('carpenter')
  const arranged = scene.play(t => arrange(t, resolving(t.state, 'arrange'), 'cook'))
  expect(arranged).toEqual({ 'cook.det': 2, morale: 1 })
})

const canPay = (state: Robinson, what: string, pay: number, wood: number, fur: number): boolean => {
  for (const character of state.characters) character.det = 0
  Object.assign(state.available, { wood, fur })
  return wayToPay(state, deedOf('build', what, 'M1', pay)) !== null
}

test.each([
  ['shelter', 'shelterCost', 2],
  ['roof', 'roofCost', 2],
  ['palisade', 'palisadeCost', 2],
  ['weapons', 'weaponsCost', 1],
] as const)(
  'extra wood on the cost of %s: every build paid in wood takes one more [token.extra-wood.6]',
  (what, spot, usual) => {
    const dear = () => new Scene().with(lay('extraWood', spot)).state
    expect(canPay(new Scene().state, what, 0, usual, 0)).toBe(true)
    expect(canPay(dear(), what, 0, usual, 0)).toBe(false)
    expect(canPay(dear(), what, 0, usual + 1, 0)).toBe(true)
  },
)

test('extra wood on a cost means nothing to those who pay with fur [token.extra-wood.7]', () => {
  expect(canPay(new Scene().with(lay('extraWood', 'roofCost')).state, 'roof', 1, 0, 1)).toBe(true)
})

test('extra food on the night space: each eats one more or is wounded, once [token.extra-food.1]', () => {
  expect(new Scene().discouraged().with(lay('extraFood', 'night')).play(theNight)).toEqual({
    food: -4,
    'extraFood@night': -1,
  })
  const short = new Scene().discouraged().with(lay('extraFood', 'night'))
  short.state.available.food = 2
  expect(short.play(theNight)).toMatchObject({ 'cook.wounds': 1, 'carpenter.wounds': 1, food: -2 })
})

test('a token on a tile gives one more of its kind from a source that is not covered, and stays [token.extra.1] [token.extra.2] [token.extra.4]', () => {
  const camp = new Scene().with(lay('extraWood', 'M1'))
  expect(camp.play(step(production))).toEqual({ wood: 2, food: 1 })
  expect(camp.play(step(production))).toEqual({ wood: 2, food: 1 })
  expect(camp.with(lay('exhausted', 'M1', 0)).play(step(production))).toEqual({ food: 1 })
  const away = new Scene().with(lay('extraWood', 'M2'))
  expect(away.play(step(production))).toEqual({ wood: 1, food: 1 })
  expect(yieldOf(away.state, resolving(away.state, 'gather', { node: 'M2', source: 1 }))).toBe(2)
})

test('the token and the die together are one adventure [token.adventure.2]', () => {
  const scene = new Scene().discouraged().with(lay('adventure', 'gather')).dice(1, 6, 1)
  const before = scene.state.decks.gather.length
  scene.with(({ decks: { gather: deck } }) => {
    deck.splice(deck.indexOf('unexpectedDiscovery'), 1)
    deck.push('unexpectedDiscovery')
  })
  expect(scene.play(fetchWood(false))).toEqual({
    'later.wood': 1,
    'later.discoveries': 1,
    'adventure@gather': -1,
  })
  expect(scene.state.decks.gather).toHaveLength(before - 1)
})
