import { expect, test } from 'vitest'
import { EQUIPMENT_IDS, type EquipmentId } from '../../data/equipment.ts'
import type { CharacterId } from '../../data/types.ts'
import { byActor, byAll } from '../../rules/cause.ts'
import { demandDet } from '../../rules/demand.ts'
import { fightBeast } from '../../rules/fight.ts'
import { distances } from '../../rules/island.ts'
import { preAction } from '../../rules/phases/production.ts'
import { commit } from '../../rules/plan/commit.ts'
import { pawnSupply } from '../../rules/plan/pawns.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import { arrange } from '../../rules/resolve/camp.ts'
import type { Deed } from '../../state.ts'
import { fed, offers, resolving, step, theNight, theWeather, use } from './powers.ts'
import { offeredIn, Scene } from './scene.ts'

const holding = (...ids: EquipmentId[]) =>
  new Scene().discouraged().with(({ decks, equipment }) => {
    for (const id of ids) {
      decks.equipment.splice(decks.equipment.indexOf(id), 1)
      equipment.push({ id, uses: 2 })
    }
  })

test('8 pieces of equipment, all different [comp.16]', () => {
  expect(new Set(EQUIPMENT_IDS).size).toBe(8)
})

const arranges = (who: CharacterId = 'cook') =>
  step(t => arrange(t, resolving(t.state, 'arrange', { who }), who))

test('the Bible adds determination and a healed wound to arranging the camp, twice in a round if they like [equipment.bible]', () => {
  const scene = holding('bible').with(({ characters }) => (characters[0].wounds = 3))
  const blessed = { morale: 1, 'cook.det': 3, 'cook.wounds': -1 }
  expect(scene.play(arranges(), 'bible', 'pass')).toEqual(blessed)
  expect(scene.play(arranges(), 'bible')).toEqual({ ...blessed, equipment: -1 })
  expect(scene.play(arranges())).toEqual({ morale: 1, 'cook.det': 2 })
})

test('both uses may come at one moment, in one arranging of the camp too [use.9] [equipment.bible]', () => {
  const scene = holding('bible').with(({ characters }) => (characters[0].wounds = 3))
  expect(scene.play(arranges(), 'bible', 'bible')).toEqual({
    morale: 1,
    'cook.det': 4,
    'cook.wounds': -2,
    equipment: -1,
  })
  const rum = fed(holding('flaskOfRum')).with(({ characters }) => (characters[0].wounds = 3))
  expect(rum.play(theNight, 'equipment:flaskOfRum', 'equipment:flaskOfRum')).toMatchObject({
    'cook.wounds': -2,
    equipment: -1,
  })
})

test('with four players the Bible comes on top of the one benefit chosen (example 64) [equipment.bible.2]', () => {
  const scene = new Scene(['cook', 'carpenter', 'explorer', 'soldier']).with(
    ({ equipment, characters, decks }) => {
      decks.equipment.splice(decks.equipment.indexOf('bible'), 1)
      equipment.push({ id: 'bible', uses: 2 })
      characters[0].wounds = 2
    },
  )
  expect(scene.play(arranges(), 'morale', 'bible', 'pass')).toEqual({
    morale: 1,
    'cook.det': 1,
    'cook.wounds': -1,
  })
})

test('Biscuits are non-perishable food [equipment.biscuits]', () => {
  expect(holding('biscuits').play(use('biscuits'))).toEqual({ nonPerishable: 1 })
})

test('the Empty Bottle raises weapons for good [equipment.empty-bottle]', () => {
  expect(holding('emptyBottle').play(use('emptyBottle'))).toEqual({ weapons: 1 })
})

test('Rum heals a wound, at night only [equipment.flask-of-rum]', () => {
  const scene = fed(holding('flaskOfRum')).with(({ characters }) => (characters[1].wounds = 1))
  expect(offers(scene.state, 'planning')).not.toContain('flaskOfRum')
  expect(scene.play(theNight, 'equipment:flaskOfRum')['carpenter.wounds']).toBe(-1)
})

test('Hammer & Nails: a brown pawn for each use, both in one round if they like [equipment.hammer-and-nails]', () => {
  const scene = holding('hammerAndNails')
  expect(pawnSupply(scene.state)).toContainEqual({ id: 'hammerAndNails', colour: 'brown', count: 2 })
  const weapons: Deed = { type: 'build', what: 'weapons', node: 'M1', source: -1, pay: 0 }
  scene.with(state => {
    for (const who of ['cook', 'carpenter'] as const)
      join(begin(state, weapons, who, false, distances(state)), 'hammerAndNails')
  })
  expect(scene.play(step(commit)).equipment).toBe(-1)
  expect(scene.state.plan.actions.map(({ safe }) => safe)).toEqual([true, true])
})

test('Pipe & Tobacco: two determination at once, even to meet a demand (example 48) [equipment.pipe-and-tobacco] [use.6]', () => {
  const scene = holding('pipeAndTobacco').with(({ characters }) => (characters[0].det = 1))
  const changes = scene.play(
    t => demandDet(t, byAll(t.state, 'depression'), 'cook', 2),
    'equipment:pipeAndTobacco',
    'cook',
  )
  expect(changes).toEqual({}) // one and two, less two, is one; no wound
  expect(scene.state.equipment).toEqual([{ id: 'pipeAndTobacco', uses: 1 }])
})

test('the Pistol: weapons +3 for one fight, and both uses in one if they like [equipment.pistol] [use.9]', () => {
  const scene = holding('pistol').with(state => (state.weapons = 0))
  const hunts = step(t => {
    resolving(t.state, 'hunt')
    return fightBeast(t, 'bearBeast', byActor('bearBeast', 'cook'))
  })
  const both = scene.play(hunts, 'equipment:pistol', 'equipment:pistol')
  expect(both).toEqual({ 'cook.wounds': 1, 'later.food': 5, 'later.fur': 2, equipment: -1 }) // the level lost is missing
  expect(scene.state.gone).toContain('equipment:pistol')
})

test('a piece of equipment leaves after its second use [use.8]', () => {
  const scene = holding('biscuits')
  scene.play(use('biscuits'))
  expect(scene.state.equipment).toEqual([{ id: 'biscuits', uses: 1 }])
  expect(scene.play(use('biscuits'))).toEqual({ nonPerishable: 1, equipment: -1 })
  expect(scene.state.gone).toContain('equipment:biscuits')
})

test('the Storm-Glass shows the weather before the plan is made; it is kept until it comes [equipment.storm-glass]', () => {
  const scene = holding('stormGlass').with(state => (state.round = 4)) // one rain die
  expect(offeredIn(scene.ask(step(preAction)))).toContain('equipment:stormGlass')
  scene.play(step(preAction), 'equipment:stormGlass', '0')
  expect(offers(scene.state, 'preAction')).not.toContain('stormGlass') // what it has shown will come
  const { forecast } = scene.state
  expect((forecast?.rain ?? 0) + (forecast?.snow ?? 0)).toBeGreaterThan(0)
  const clouds = { ...forecast }
  scene.with(state => (state.roof = 0))
  const changes = scene.play(theWeather)
  expect(changes.food).toBe(-((clouds.rain ?? 0) + (clouds.snow ?? 0)))
})
