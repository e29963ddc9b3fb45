import { expect, test } from 'vitest'
import type { InventionId } from '../../data/inventions.ts'
import { TILES } from '../../data/tiles.ts'
import { byActor, byAll } from '../../rules/cause.ts'
import { demand } from '../../rules/demand.ts'
import { runEffects } from '../../rules/effects/run.ts'
import { settle } from '../../rules/gains.ts'
import { distances, isExplored } from '../../rules/island.ts'
import { becomesItem, flipItem, hasItem } from '../../rules/items.ts'
import { endOfPhase } from '../../rules/phases/end-of-phase.ts'
import { roundStart } from '../../rules/phases/round.ts'
import { commit } from '../../rules/plan/commit.ts'
import { deedObjection } from '../../rules/plan/deeds.ts'
import { pawnSupply } from '../../rules/plan/pawns.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import { build } from '../../rules/resolve/build.ts'
import { rest } from '../../rules/resolve/camp.ts'
import { resolve } from '../../rules/resolve/resolve.ts'
import { turnDown, turnUp } from '../../rules/tiles.ts'
import type { Deed, PawnId, Robinson } from '../../state.ts'
import { offers, resolving, step } from './powers.ts'
import { type Action, offeredIn, pushOff, Scene } from './scene.ts'

const doing =
  (what: (t: Parameters<Action>[0]) => void): Action =>
  t => {
    what(t)
    return undefined
  }

const lose = (id: InventionId): Action => doing(t => flipItem(t, id))
const built = (id: InventionId): Action => step(t => becomesItem(t, id))
const newRound = (scene: Scene) => scene.with(state => (state.thisRound.flipped = []))

const deedOf = (type: Deed['type'], what: string, node: Deed['node'] = 'M1'): Deed => ({
  type,
  what,
  node,
  source: -1,
  pay: 0,
})

const objection = (state: Robinson, deed: Deed) => deedObjection(state, deed, distances(state))

/** Plans an action and makes the plan final. */
function plan(scene: Scene, deed: Deed, ...pawns: PawnId[]): Scene {
  const [leader, ...others] = pawns
  scene.with(state => {
    const action = begin(state, deed, leader, false, distances(state))
    for (const pawn of others) join(action, pawn)
  })
  scene.play(step(commit))
  return scene
}

test('an invention takes explored terrain, items that are built, and resources [item.2] [item.4]', () => {
  const scene = new Scene().with(({ inventions }) => inventions.push('lantern'))
  const lantern = deedOf('build', 'lantern')
  expect(objection(scene.state, lantern)).toBeNull() // hills and the Fire
  scene.without('fire')
  expect(objection(scene.state, lantern)).not.toBeNull()
  scene.items('fire').play(doing(t => turnDown(t, 'T1', '')))
  expect(objection(scene.state, lantern)).not.toBeNull()
})

test('a terrain is explored while a tile that shows it lies face up [item.3] [ruling.5]', () => {
  const scene = new Scene()
  expect(isExplored(scene.state, 'hills')).toBe(true)
  expect(isExplored(scene.state, 'mountains')).toBe(false)
  scene.play(doing(t => turnDown(t, 'T1', '')))
  expect(isExplored(scene.state, 'hills')).toBe(false)
  const back = scene.play(doing(t => turnUp(t, 'T1')))
  expect(back).toEqual({ 'faceDown@T1': -1 }) // no beast, no totem, no discovery again
  expect(isExplored(scene.state, 'hills')).toBe(true)
})

test('there are five types of terrain [item.5]', () => {
  expect([...new Set(TILES.map(({ terrain }) => terrain))].toSorted()).toEqual([
    'beach',
    'hills',
    'mountains',
    'plains',
    'river',
  ])
})

test('an invention of the scenario sheet has its effect after the action phase [item.7]', () => {
  const scene = new Scene().tile('T2', 11).discouraged().dice(1, 6, 6)
  const succeeded = scene.play(t => build(t, resolving(t.state, 'build', { what: 'hatchet' }), 'cook'))
  expect(succeeded).toEqual({ 'later.hatchet': 1 })
  scene.with(state => {
    settle(state, false)
    state.act = null
  })
  expect(scene.play(step(endOfPhase))).toEqual({ 'later.hatchet': -1, 'extraWood@M1': 1 })
})

test('each invention is built once [item.8]', () => {
  const scene = new Scene().tile('T2', 11).with(({ built }) => built.push('hatchet'))
  expect(objection(scene.state, deedOf('build', 'hatchet'))).not.toBeNull()
  expect(scene.state.inventions).not.toContain('rope') // an item is not on the board to be built
})

test('a lost item is of use until the round ends, and must then be built again [item.9] [item.10]', () => {
  const scene = new Scene()
  scene.play(lose('shovel'))
  expect(hasItem(scene.state, 'shovel')).toBe(true)
  scene.with(state => Object.assign(state, { round: 4, scenario: 'castaways' }))
  const match = scene.ask(step(roundStart))
  expect(hasItem(match.state, 'shovel')).toBe(false)
  expect(match.state.inventions).toContain('shovel')
})

test('Bricks built without a shelter gave no palisade: none is taken back when they are lost [item.16] [item.18]', () => {
  const bare = new Scene()
    .items()
    .with(state => Object.assign(state, { shelter: false, roof: 0, palisade: 0 }))
    .with(({ decks, inventions }) => {
      for (const list of [decks.invention, inventions])
        if (list.includes('bricks')) list.splice(list.indexOf('bricks'), 1)
    })
  bare.play(t => becomesItem(t, 'bricks'))
  bare.with(state => Object.assign(state, { shelter: true, palisade: 2 }))
  expect(bare.play(lose('bricks')).palisade).toBeUndefined()
  bare.play(t => becomesItem(t, 'bricks')) // built again, with a shelter
  expect(bare.state.palisade).toBe(3)
  expect(bare.play(lose('bricks')).palisade).toBe(-1)
})

test('what the scenario sheet gave cannot be lost [item.11]', () => {
  const scene = new Scene().with(state => {
    state.items = []
    state.built.push('hatchet')
  })
  const flip = [{ do: 'ifPossible', effects: [{ do: 'flipItems', n: 1 }] }] as const
  expect(scene.play(t => runEffects(t, flip, byAll(t.state, 'strongWind')))).toEqual({})
  expect(scene.play(pushOff('catastrophe'))).toEqual({})
  expect(scene.state.built).toEqual(['hatchet'])
})

test('an action whose item or invention is lost after planning still takes place [item.12] [ruling.1]', () => {
  const scene = new Scene().discouraged().with(({ decks, inventions }) => {
    if (!inventions.includes('cellar')) {
      decks.invention.splice(decks.invention.indexOf('cellar'), 1)
      inventions.push('cellar')
    }
  })
  plan(scene, deedOf('build', 'cellar'), 'cook')
  scene.play(doing(t => flipItem(t, 'shovel')))
  newRound(scene) // even so
  scene.dice(1, 6, 6)
  expect(scene.play(step(resolve))).toEqual({ inventions: -1, 'later.cellar': 1 })
})

test('what was built from a lost item is kept: the Shortcut without the Map (example 25) [item.13] [item.15]', () => {
  const scene = new Scene(['cook', 'explorer']).items('map')
  scene.play(built('shortcut'), 'M2')
  scene.play(lose('map'))
  newRound(scene)
  expect(scene.state.items).toContain('shortcut')
  scene.play(lose('shortcut'))
  newRound(scene)
  expect(objection(scene.state, deedOf('build', 'shortcut'))).not.toBeNull()
})

test('a pawn, a basket or a bed in use goes on being of use when its item is lost (examples 19 and 28) [item.14] [item.20]', () => {
  const scene = new Scene().discouraged().items('map', 'bed')
  plan(scene, deedOf('explore', '', 'T2'), 'cook', 'carpenter', 'map')
  expect(scene.state.plan.actions[0].safe).toBe(true)
  scene.play(lose('map'))
  scene.play(lose('bed'))
  expect(scene.play(step(resolve))['cook.det']).toBeUndefined() // a safe success: no dice, nothing failed
  scene.state.characters[0].wounds = 2
  const rested = scene.play(t => rest(t, resolving(t.state, 'rest'), 'cook'))
  expect(rested).toEqual({ 'cook.wounds': -2, 'cook.det': 1 })
  newRound(scene)
  expect(pawnSupply(scene.state).some(({ id }) => id === 'map')).toBe(false)
})

test.each([
  ['bricks', { palisade: 0 }, {}],
  ['bricks', { palisade: 3 }, { palisade: -1 }],
  ['sling', { weapons: 1 }, { weapons: -1 }],
] as const)(
  '%s is lost: as much of its gift as there is goes, and nothing else happens (examples 26 and 29) [item.17] [item.18] [item.21]',
  (id, levels, changes) => {
    const scene = new Scene().items(id).with(state => Object.assign(state, levels))
    expect(scene.play(lose(id))).toEqual({ [`item.${id}`]: -1, inventions: 1, ...changes })
  },
)

test('a lost Dam takes the food it gave, as far as it is there (example 27) [item.19]', () => {
  const scene = new Scene().items('dam').with(({ available }) => (available.nonPerishable = 1))
  expect(scene.play(lose('dam'))).toEqual({ 'item.dam': -1, inventions: 1, nonPerishable: -1 })
})

test('a natural shelter is a shelter to whatever needs one [ruling.2]', () => {
  const scene = new Scene()
    .tile('T2', 2)
    .with(state => Object.assign(state, { camp: 'T2', shelter: false, roof: 0, palisade: 0 }))
  expect(scene.play(built('bricks')).palisade).toBe(1)
})

// Using things

test('Knife and Bow have their effect as soon as they are there [use.1]', () => {
  expect(new Scene().without('knife').play(built('knife')).weapons).toBe(1)
  expect(new Scene().play(built('bow')).weapons).toBe(3)
})

test('equipment and treasures are anybody’s at any time, also in the event phase and in the middle of an action [use.2]', () => {
  const scene = new Scene().treasures('oldRifle').with(({ equipment, decks }) => {
    decks.equipment.splice(decks.equipment.indexOf('biscuits'), 1)
    equipment.push({ id: 'biscuits', uses: 2 })
  })
  for (const who of ['cook', 'carpenter'] as const) {
    expect(offers(scene.state, 'event', who, true)).toContain('biscuits')
    expect(offers(scene.state, 'fight', who)).toContain('oldRifle')
  }
  resolving(scene.state, 'gather')
  expect(offers(scene.state, 'demand:food')).toContain('biscuits')
})

test('what one may use in a round is open to all until somebody uses it [use.4] [use.5]', () => {
  const scene = new Scene().treasures('sabre')
  expect(offers(scene.state, 'fight', 'cook')).toEqual(['sabre'])
  expect(offers(scene.state, 'fight', 'carpenter')).toEqual(['sabre'])
  scene.state.treasures[0].user = 'carpenter'
  expect(offers(scene.state, 'fight', 'cook')).toEqual([])
  expect(offers(scene.state, 'fight', 'carpenter')).toEqual(['sabre'])
})

test('the cook makes soup of stones to meet a demand for food (example 50) [use.10]', () => {
  const scene = new Scene().with(state => {
    state.available.food = 0
    state.characters[0].det = 3
    resolving(state, 'build')
  })
  const asked: Action = step(t => demand(t, byActor('visitOfAPredator', 'cook'), 'food', 1))
  expect(offeredIn(scene.ask(asked))).toContain('skill:stoneSoup')
  expect(scene.play(asked, 'skill:stoneSoup')).toEqual({ 'cook.det': -3 })
})
