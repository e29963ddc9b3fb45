import { expect, test } from 'vitest'
import { offeredIn, pickIn } from './cards/scene.ts'
import { later } from './gains.ts'
import { carryOut, NO, position, put, type RobinsonMatch, refusal } from './position.ts'

const three = () => position('cook', 'carpenter', 'explorer')
const pawnsOf = (match: RobinsonMatch): string[][] => match.state.plan.actions.map(({ pawns }) => pawns)
const told = (match: RobinsonMatch): string[] => match.history?.journal.map(({ id }) => id) ?? []
/** The pawns that can still be placed. */
const left = (match: RobinsonMatch): string[] =>
  offeredIn(match)
    .filter(key => key.startsWith('place:'))
    .map(key => key.slice('place:'.length))
/** Why the plan cannot be carried out yet. */
const unready = (match: RobinsonMatch): string | undefined =>
  match.face(0)?.refused.find(({ key }) => key === 'confirm')?.rule

test('a character has two pawns, for two actions, and never less than one [plan.2] [plan.3]', () => {
  const match = position('cook').planning()
  put(match, 'cook', 'arrange:M1')
  expect(left(match)).toEqual(['cook'])
  put(match, 'cook', 'rest:M1')
  expect(left(match)).toEqual([])

  const weak = position('cook')
    .change(({ characters }) => {
      for (let i = 0; i < 3; i++) characters[0].limits.push({ to: 'onePawn', round: 1 })
    })
    .planning()
  expect(left(weak)).toEqual(['cook'])
  put(weak, 'cook', 'rest:M1')
  expect(left(weak)).toEqual([])
})

test('first all is planned, then it is resolved, and nothing without a pawn is [plan.1] [plan.9] [plan.10]', () => {
  const match = position('cook').has({ wood: 1 }).planning()
  put(match, 'cook', 'build:weapons:M1')
  put(match, 'cook', 'join:1')
  expect(match.state).toMatchObject({ phase: 'planning', weapons: 0 })
  match.pickKey(0, 'confirm')
  expect(match.state.weapons).toBe(1)
  expect(told(match).filter(id => id === 'action.begins')).toHaveLength(1)
})

test('a pawn that may only do what cannot be done stays unused [plan.6]', () => {
  const match = position('cook')
    .change(({ characters }) => characters[0].limits.push({ to: ['hunt'], round: 1 }))
    .planning()
  expect(unready(match)).toBeUndefined()
  expect(offeredIn(match)).toContain('confirm')
})

test('players may join in one action and decide who leads it [plan.7] [assign.1]', () => {
  const match = three().planning()
  put(match, 'cook', 'explore:M2')
  put(match, 'explorer', 'join:1')
  expect(pawnsOf(match)).toEqual([['cook', 'explorer']])
  match.pickKey(0, 'lead:1:explorer')
  expect(pawnsOf(match)).toEqual([['explorer', 'cook']])
})

test('hunt, roof, palisade, weapons, Arrange Camp and Rest are planned several times, in stacks of their own [plan.11] [assign.5] [assign.6] [arrange.2] [rest.3]', () => {
  const match = position('cook', 'carpenter', 'explorer', 'soldier')
    .shelter()
    .has({ wood: 20 })
    .hunting('fox', 'birds')
    .planning()
  for (const deed of [
    'hunt',
    'build:roof:M1',
    'build:palisade:M1',
    'build:weapons:M1',
    'rest:M1',
    'arrange:M1',
  ]) {
    put(match, 'cook', deed)
    put(match, 'cook', deed)
    expect(match.state.plan.actions).toHaveLength(2)
    expect(left(match)).not.toContain('cook') // Twice, and no more.
    for (const { id } of match.state.plan.actions.slice()) match.pickKey(0, `take:${id}:cook`)
  }
})

test('an action with dice takes as many pawns as it needs or one more, never another number [plan.12]', () => {
  const match = three().tile('M2', 1).planning()
  put(match, 'cook', 'explore:M3')
  for (const pawn of ['cook', 'carpenter', 'carpenter', 'explorer', 'explorer']) put(match, pawn, 'rest:M1')
  expect(unready(match)).toBe('plan.12')
  match.pickKey(0, 'take:2:cook')
  put(match, 'cook', 'join:1')
  expect(unready(match)).toBeUndefined()
  match.pickKey(0, 'take:3:carpenter')
  put(match, 'carpenter', 'join:1')
  expect(unready(match)).toBeUndefined()
  match.pickKey(0, 'take:4:carpenter')
  expect(refusal(match, 'carpenter', 'join:1')).toBe('plan.12')
})

test('what a threat or an invention needs must be there when it is planned [plan.14]', () => {
  const threat = (...items: 'shovel'[]) =>
    refusal(
      position('cook')
        .items(...items)
        .threats('', 'drought')
        .planning(),
      'cook',
      'threat:drought',
    )
  expect([threat(), threat('shovel')]).toEqual(['plan.16', null])
  const armed = (weapons: number) =>
    refusal(
      position('cook').level('weapons', weapons).threats('', 'callOfTheWild').planning(),
      'cook',
      'threat:callOfTheWild',
    )
  expect([armed(1), armed(2)]).toEqual(['plan.16', null])
})

test('what this round brings pays for nothing in this round [plan.17]', () => {
  const match = position('cook')
    .change(state => later(state, 'resource', 'wood', 5))
    .planning()
  expect(refusal(match, 'cook', 'build:weapons:M1')).toBe('plan.15')
})

test('one Knife serves for the Spear and for the Belts (example 9) [plan.24]', () => {
  const match = position('soldier', 'cook')
    .items('knife')
    .inventions('belts')
    .has({ wood: 1, fur: 1 })
    .planning()
  put(match, 'soldier', 'build:spear:M1')
  put(match, 'cook', 'build:belts:M1')
  expect(pawnsOf(match)).toEqual([['soldier'], ['cook']])
})

test('the Map lends its pawn while the Shortcut is built with it [plan.26]', () => {
  const match = position('explorer').items('map').tile('M2', 1).planning()
  put(match, 'explorer', 'build:shortcut:M1')
  put(match, 'explorer', 'explore:T1')
  put(match, 'map', 'join:2')
  expect(pawnsOf(match)).toEqual([['explorer'], ['explorer', 'map']])
})

test('weapons are not used up by planning: two threats and a hunt stand on the same level (example 11) [plan.27] [plan.29]', () => {
  const match = position('cook', 'soldier')
    .level('weapons', 2)
    .threats('callOfTheWild', 'fightInTheDark')
    .hunting('fox')
    .planning()
  put(match, 'cook', 'threat:callOfTheWild')
  put(match, 'cook', 'threat:fightInTheDark')
  put(match, 'soldier', 'hunt')
  put(match, 'soldier', 'join:3')
  expect(unready(match)).toBeUndefined()
})

test('one may hunt without weapons [plan.28]', () => {
  expect(refusal(position('cook').hunting('bearBeast').planning(), 'cook', 'hunt')).toBe(null)
})

test('adventure tokens change nothing about how many pawns an action takes [plan.30]', () => {
  const match = position('cook').has({ wood: 1 }).piece('adventure', 'build').planning()
  put(match, 'cook', 'build:weapons:M1')
  expect(match.state.plan.actions[0]).toMatchObject({ base: 1, carries: [] })
  put(match, 'cook', 'rest:M1')
  expect(unready(match)).toBeUndefined()
})

test('a temporary bonus may meet the weapons that a threat needs, and is spent at once [ruling.6]', () => {
  const match = position('cook').threats('', 'callOfTheWild').equipment('pistol').planning()
  put(match, 'cook', 'threat:callOfTheWild')
  pickIn(match, 'equipment:pistol')
  expect(match.state).toMatchObject({ phase: 'planning', equipment: [{ id: 'pistol', uses: 1 }] })
  expect(pawnsOf(match)).toEqual([['cook']])
})

test('a pawn that serves once is kept when it is not placed [ruling.10]', () => {
  const table = () => position('cook').equipment('hammerAndNails').has({ wood: 1 })
  const kept = table().planning()
  carryOut(kept)
  expect(kept.state.equipment).toEqual([{ id: 'hammerAndNails', uses: 2 }])
  const used = table().planning()
  put(used, 'cook', 'build:weapons:M1')
  put(used, 'hammerAndNails', 'join:1')
  carryOut(used)
  expect(used.state).toMatchObject({ weapons: 1, equipment: [{ id: 'hammerAndNails', uses: 1 }] })
})

test('determination staked on a build that fails comes back, and the skill is not used up [ruling.11]', () => {
  const match = position('carpenter').det('carpenter', 2).has({ wood: 1 }).rolls(NO, NO, NO).planning()
  put(match, 'carpenter', 'build:shelter:M1')
  expect(match.state.characters[0].det).toBe(0)
  carryOut(match)
  expect(match.state.characters[0]).toMatchObject({ det: 2 + 2, skillsUsed: [] })
  expect(match.state.available.wood).toBe(1)
})
