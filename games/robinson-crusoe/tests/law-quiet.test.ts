import { expect, test } from 'vitest'
import type { WindowKind } from '../data/types.ts'
import { ownOffers, sharedOffers } from '../rules/powers/offers.ts'
import { theWeather } from './cards/powers.ts'
import { comeBack, offeredIn, Scene } from './cards/scene.ts'
import { position } from './position.ts'

/** What the group is asked to use unasked at a moment. */
const offered = (scene: Scene, kind: WindowKind, wanted?: number): string[] =>
  sharedOffers(scene.state, {
    kind,
    actor: 'cook',
    anything: false,
    ...(wanted !== undefined && { wanted }),
  }).map(({ id }) => id)

const skills = (scene: Scene, who: 'soldier' | 'cook', kind: WindowKind): string[] =>
  ownOffers(scene.state, who, { kind, actor: who, anything: false }).map(({ id }) => id)

function holding(...tokens: ('goat' | 'healingHerbs' | 'largeLeaves')[]): Scene {
  return new Scene().discouraged().with(state => {
    for (const token of tokens) state.decks.discovery.splice(state.decks.discovery.indexOf(token), 1)
    state.discoveries.push(...tokens)
  })
}

test('a Goat is offered at night only where food is short, or food could heal somebody [flow.4] [token.goat.2]', () => {
  const night = (food: number, change: (scene: Scene) => void = () => {}) => {
    const scene = holding('goat').with(state =>
      Object.assign(state, { phase: 'night', available: { ...state.available, food } }),
    )
    change(scene)
    return offered(scene, 'night', 2)
  }
  expect(night(2)).toEqual([])
  expect(night(1)).toEqual(['goat'])
  const hurt = (scene: Scene) => scene.items('pot').with(state => (state.characters[0].wounds = 1))
  expect(night(2, hurt)).toContain('goat')
  expect(offered(holding('goat'), 'preAction')).toEqual([])
  expect(offered(holding('goat'), 'weather')).toEqual([])
})

test('the children’s meals count, so that a Goat can feed those who would go without [scenario.6.4] [flow.4]', () => {
  const match = position('cook', 'soldier')
    .scenario('familyRobinson')
    .round(7)
    .shelter()
    .level('weapons', 1)
    .has({ food: 2 })
    .discoveries('goat')
    .until('nightMove')
    .at('night')
  expect(offeredIn(match)).toContain('discovery:goat')
})

test('what is gained while planning pays for the plan, as if it had been used just before [resource.1] [token.s3.ruined-hut]', () => {
  const match = position('cook').scenario('jenny').discoveries('jenny.saltire').planning()
  match.pickKey(0, 'use:discovery:jenny.saltire')
  expect(match.state).toMatchObject({ available: { wood: 2 }, gains: [] })
})

test('tools that come for nothing while planning need not be built any more [token.s6.old-tools]', () => {
  const match = position('cook')
    .scenario('familyRobinson')
    .tile('M2', 6)
    .discoveries('familyRobinson.dashes')
    .planning()
  match.pickKey(0, 'place:cook')
  match.pickKey(0, 'build:rope:M1')
  match.pickKey(0, 'use:discovery:familyRobinson.dashes')
  match.pickKey(0, 'rope')
  expect(match.state.items).toContain('rope')
  expect(match.state.plan.actions).toEqual([])
})

test('rain that the roof holds off is nothing to be asked about; snow always is [weather.6] [weather.4]', () => {
  const sky = (rain: number, snow: number) =>
    offered(
      holding('largeLeaves').with(state => Object.assign(state, { sky: { rain, snow, animals: [] } })),
      'weather',
    )
  expect([sky(2, 0), sky(3, 0), sky(1, 2)]).toEqual([[], ['largeLeaves'], ['largeLeaves']])
})

test('the Furnace melts its cloud before anybody decides; what Old Clothes turn into rain can then be ignored [weather.24]', () => {
  const cold = (snow: number) =>
    holding('largeLeaves').with(state => {
      state.roof = 0
      state.forecast = { rain: 0, snow, animals: [] }
    })
  expect(cold(1).items('bricks', 'furnace').treasures('blankets').play(theWeather)).toEqual({})
  const dressed = cold(1).treasures('oldClothes').play(theWeather, 'discovery:largeLeaves')
  expect(dressed).toEqual({ discoveries: -1 })
})

test('where it rains already, Large Leaves are asked for once: what Old Clothes turn into rain opens no second window [weather.24] [card.mystery.old-clothes]', () => {
  const wet = (rain: number) =>
    holding('largeLeaves')
      .with(state => Object.assign(state, { roof: 0, forecast: { rain, snow: 1, animals: [] } }))
      .treasures('oldClothes')
  expect(wet(1).play(theWeather, 'done')).toEqual({ wood: -2, food: -2 })
  expect(wet(0).play(theWeather, 'done')).toEqual({ wood: -1, food: -1 }) // Dry until then: asked now.
})

test('Defensive Plan may raise the weapons against a hungry beast, but answers no card [skill.defensive-plan.1] [skill.defensive-plan.2]', () => {
  const soldier = () => new Scene(['soldier', 'cook']).with(state => (state.characters[0].det = 3))
  const beast = (weapons: number) =>
    soldier().with(state => Object.assign(state, { weapons, sky: { rain: 0, snow: 0, animals: ['fight'] } }))
  expect(skills(beast(2), 'soldier', 'weather')).toEqual(['defensivePlan'])
  expect(skills(beast(3), 'soldier', 'weather')).toEqual([])
  const predator = soldier().with(state => (state.weapons = 2))
  expect(offeredIn(predator.ask(comeBack('signsOfAPredator')))).not.toContain('skill:defensivePlan')
  const match = position('soldier').det('soldier', 3).planning()
  match.pickKey(0, 'use:skill:defensivePlan')
  expect(match.state.weapons).toBe(1) // Without a shelter there is nothing else to choose.
})

test('a Remedy that would come too late is not offered while actions are resolved [token.healing-herbs]', () => {
  const scene = holding('healingHerbs').items('pot')
  expect(offered(scene, 'medicine')).toEqual(['healingHerbs'])
  scene.with(state => (state.phase = 'action'))
  expect(offered(scene, 'medicine')).toEqual([])
})

test('Pipe and Tobacco wait for a cook’s Hooch only under clouds [flow.4] [equipment.pipe-and-tobacco]', () => {
  const pipe = (rain: number) =>
    offered(
      new Scene().discouraged().with(state => {
        state.decks.equipment.splice(state.decks.equipment.indexOf('pipeAndTobacco'), 1)
        state.equipment.push({ id: 'pipeAndTobacco', uses: 2 })
        state.sky = { rain, snow: 0, animals: [] }
      }),
      'weather',
    )
  expect([pipe(0), pipe(3)]).toEqual([[], ['pipeAndTobacco']])
})
