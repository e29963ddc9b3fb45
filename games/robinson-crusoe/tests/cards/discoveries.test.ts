import { expect, test } from 'vitest'
import { DISCOVERIES, type DiscoveryId, SPECIAL_SYMBOLS } from '../../data/discoveries.ts'
import type { Discovery } from '../../data/types.ts'
import { byActor } from '../../rules/cause.ts'
import { drawDiscoveries } from '../../rules/discoveries.ts'
import { settle } from '../../rules/gains.ts'
import { distances } from '../../rules/island.ts'
import { endOfPhase } from '../../rules/phases/end-of-phase.ts'
import { commit } from '../../rules/plan/commit.ts'
import { pawnSupply } from '../../rules/plan/pawns.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import type { Deed } from '../../state.ts'
import { later } from '../gains.ts'
import { lateNight, offers, resolving, step, theNight, theWeather, use } from './powers.ts'
import { type Changes, offeredIn, Scene } from './scene.ts'

const holding = (...tokens: DiscoveryId[]) =>
  new Scene().discouraged().with(({ decks, discoveries }) => {
    for (const token of tokens) {
      decks.discovery.splice(decks.discovery.indexOf(token), 1)
      discoveries.push(token)
    }
  })

test('18 discovery tokens and 4 of the scenario [comp.5]', () => {
  const copies = Object.values<Discovery>(DISCOVERIES).reduce((n, { copies = 1 }) => n + copies, 0)
  expect(copies).toBe(18)
  expect(SPECIAL_SYMBOLS).toHaveLength(4)
  expect(new Scene().state.decks.discovery).toHaveLength(22)
})

const SIMPLE: readonly [DiscoveryId, rule: string, copies: number, Changes][] = [
  ['thornyBushes', 'token.thorny-bushes', 1, { palisade: 1 }],
  ['goat', 'token.goat.1', 2, { fur: 1, food: 1 }],
  ['herbs', 'token.herbs', 1, { morale: 1 }],
  ['healingHerbs', 'token.healing-herbs', 1, { 'item.medicine': 1, inventions: -1 }],
  ['poisonToken', 'token.poison', 1, { weapons: 2 }],
  ['tobaccoToken', 'token.tobacco', 1, { morale: 1 }],
  ['oldMachete', 'token.old-machete', 1, { weapons: 1 }],
]

test.each(SIMPLE)('%s is exchanged, and leaves the game [%s] [discovery.3]', (id, _, copies, gives) => {
  const scene = holding(id).items('pot')
  expect((DISCOVERIES as { readonly [id: string]: Discovery })[id].copies ?? 1).toBe(copies)
  expect(scene.play(use(id))).toEqual({ ...gives, discoveries: -1 })
  expect(scene.state.discoveriesGone).toEqual([id])
})

test.each(['herbs', 'healingHerbs', 'poisonToken'] as const)(
  '%s needs the Pot [token.herbs] [token.healing-herbs] [token.poison]',
  id => {
    expect(offers(holding(id).state, 'planning')).toEqual([])
    expect(offers(holding(id).items('pot').state, 'planning')).toEqual([id])
  },
)

test('Vegetables need the Pot and the night: 2 on one, or 1 on two [token.vegetables]', () => {
  const scene = () =>
    holding('vegetables').with(({ characters }) => {
      characters[0].wounds = 2
      characters[1].wounds = 2
    })
  expect(offers(scene().state, 'night')).not.toContain('vegetables')
  expect(offers(scene().items('pot').state, 'planning')).not.toContain('vegetables')
  const ready = scene()
    .items('pot')
    .with(({ available }) => (available.nonPerishable = 9))
  const night = ready.play(theNight, 'discovery:vegetables', 'cook', 'carpenter', 'done')
  expect(night).toMatchObject({ 'cook.wounds': -1, 'carpenter.wounds': -1, discoveries: -1 })
})

test('Thorny Bushes need a shelter [token.thorny-bushes]', () => {
  const bare = holding('thornyBushes').with(state =>
    Object.assign(state, { shelter: false, roof: 0, palisade: 0 }),
  )
  expect(offers(bare.state, 'planning')).toEqual([])
})

test('the Goat needs a weapon [token.goat.1]', () => {
  expect(offers(holding('goat').with(state => (state.weapons = 0)).state, 'planning')).toEqual([])
  expect(offers(holding('goat').with(state => (state.weapons = 1)).state, 'planning')).toEqual(['goat'])
})

test('no Goat while actions are resolved; in all other phases it may be used [token.goat.2]', () => {
  const resolvingNow = holding('goat').with(state => {
    resolving(state, 'gather')
    state.available.food = 0
  })
  expect(offers(resolvingNow.state, 'demand:food')).toEqual([])
  expect(offers(resolvingNow.state, 'action', 'cook', true)).toEqual([])
  const stormy = holding('goat').with(state => Object.assign(state, { phase: 'weather' }))
  expect(offers(stormy.state, 'demand:food')).toEqual(['goat'])
})

test('a Goat used while planning is available at once [token.goat.1]', () => {
  expect(holding('goat').play(use('goat', 'planning'))).toEqual({ fur: 1, food: 1, discoveries: -1 })
})

test('the food of a Goat that is kept does not rot, and nobody has to use it for a meal (example 70) [token.goat.3] [discovery.4]', () => {
  const scene = holding('goat').with(({ available }) => (available.food = 0))
  const hungry = scene.play(theNight, 'done')
  expect(hungry).toEqual({ 'cook.wounds': 2, 'carpenter.wounds': 2 })
  scene.play(lateNight, 'stay') // nothing to be eaten any more: nobody is asked
  expect(scene.state.discoveries).toEqual(['goat'])
})

test('Large Leaves: a rain cloud of the weather phase is ignored [token.large-leaves]', () => {
  const scene = holding('largeLeaves').with(state => {
    state.roof = 0
    state.forecast = { rain: 1, snow: 0, animals: [] }
  })
  expect(offers(scene.state, 'planning')).toEqual([])
  expect(scene.play(theWeather, 'discovery:largeLeaves')).toEqual({ discoveries: -1 })
})

test('Candles: a brown pawn for one build, given when it is planned, then discarded [token.candles.1] [token.candles.2]', () => {
  const scene = holding('candlesToken', 'candlesToken')
  expect(pawnSupply(scene.state)).toContainEqual({ id: 'candlesToken', colour: 'brown', count: 2 })
  for (const kind of ['action', 'roll', 'event', 'night'] as const)
    expect(offers(scene.state, kind), kind).not.toContain('candlesToken')
  const weapons: Deed = { type: 'build', what: 'weapons', node: 'M1', source: -1, pay: 0 }
  scene.with(state => join(begin(state, weapons, 'cook', false, distances(state)), 'candlesToken'))
  expect(scene.play(step(commit)).discoveries).toBe(-1)
  expect(scene.state.discoveriesGone).toEqual(['candlesToken'])
})

test.each([
  ['nourishingLarvae', 'token.nourishing-larvae', { food: 2 }],
  ['fallenTree', 'token.fallen-tree', { wood: 1 }],
] as const)(
  '%s is exchanged at the end of the action phase, like it or not [%s] [discovery.1]',
  (id, _, gives) => {
    expect(DISCOVERIES[id].copies).toBe(2)
    const scene = new Scene().with(({ decks }) => {
      decks.discovery.splice(decks.discovery.indexOf(id), 1)
      decks.discovery.push(id)
    })
    const found = scene.play(t => {
      resolving(t.state, 'explore', { node: 'T2' })
      return drawDiscoveries(t, byActor('', 'cook'), 1, 1)
    })
    expect(found).toEqual({ 'later.discoveries': 1 })
    scene.with(state => {
      settle(state, false)
      state.act = null
    })
    expect(scene.play(step(endOfPhase))).toEqual({ ...gives, 'later.discoveries': -1 })
  },
)

test('other tokens become available at the end of the phase and may be kept [discovery.1] [discovery.2]', () => {
  const scene = new Scene().with(state => {
    const { discovery } = state.decks
    discovery.splice(discovery.indexOf('oldMachete'), 1)
    later(state, 'discovery', 'oldMachete')
  })
  expect(scene.play(step(endOfPhase))).toEqual({ 'later.discoveries': -1, discoveries: 1 })
  scene.state.asking[0] = 'always'
  expect(offers(scene.state, 'planning')).toEqual(['oldMachete'])
  expect(offeredIn(scene.ask(theWeather))).toContain('discovery:oldMachete')
})

test('Treasure: the first player draws one, available at once outside the action phase [token.treasure.1] [token.treasure.2]', () => {
  const scene = holding('treasureToken').mysteries('bite', 'antiqueRapier')
  expect(scene.play(use('treasureToken'))).toEqual({ weapons: 2, discoveries: -1 })
})

test('Treasure: in the action phase it goes to future resources [token.treasure.2]', () => {
  const scene = holding('treasureToken').mysteries('antiqueRapier')
  scene.state.phase = 'action'
  expect(scene.play(use('treasureToken', 'event'))).toEqual({ 'later.antiqueRapier': 1, discoveries: -1 })
})

test('Healing Herbs in the action phase: the Medicine waits in future resources [token.healing-herbs]', () => {
  const scene = holding('healingHerbs').items('pot')
  scene.state.phase = 'action'
  const changes = scene.play(use('healingHerbs', 'medicine'))
  expect(changes).toEqual({ 'later.medicine': 1, inventions: -1, discoveries: -1 })
})
