import { expect, test } from 'vitest'
import type { BeastId } from '../../data/beasts.ts'
import type { CharacterId } from '../../data/types.ts'
import { byActor } from '../../rules/cause.ts'
import { fightBeast } from '../../rules/fight.ts'
import { distances } from '../../rules/island.ts'
import { commit } from '../../rules/plan/commit.ts'
import { basePawns, isExact } from '../../rules/plan/deeds.ts'
import { pawnSupply } from '../../rules/plan/pawns.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import { thinkable } from '../../rules/plan/thinkable.ts'
import { explore as resolveExplore } from '../../rules/resolve/explore.ts'
import { laterIds } from '../gains.ts'
import { offers, resolving, theWeather } from './powers.ts'
import { type Action, endOfActions, explore, offeredIn, Scene } from './scene.ts'

const hunt =
  (beast: BeastId, who: CharacterId = 'cook'): Action =>
  t => {
    resolving(t.state, 'hunt', { who })
    return fightBeast(t, beast, byActor(beast, who))
  }

// Pawns

test('Candles are two brown pawns, each for one build; then they are discarded [card.mystery.candles]', () => {
  const scene = new Scene().treasures('candles')
  const lit = () => pawnSupply(scene.state).find(({ id }) => id === 'candles')
  expect(lit()).toEqual({ id: 'candles', colour: 'brown', count: 2 })
  const light: Action = t => {
    const { state } = t
    state.plan.actions.length = 0
    const build = { type: 'build', what: 'weapons', node: 'M1', source: -1, pay: 0 } as const
    join(begin(state, build, 'cook', false, distances(state)), 'candles')
    return commit(t) as unknown as ReturnType<Action>
  }
  scene.play(light)
  expect(lit()?.count).toBe(1)
  scene.play(light)
  expect(lit()).toBeUndefined()
  expect(scene.state.mysteryDiscard).toContain('candles')
})

test('the Compass is a green pawn each round [card.mystery.compass]', () => {
  const scene = new Scene().treasures('compass')
  expect(pawnSupply(scene.state)).toContainEqual({ id: 'compass', colour: 'green', count: 1 })
})

test('the Treasure Map: two pawns explore it without dice and find up to two treasures [card.mystery.treasure-map]', () => {
  const scene = new Scene().treasures('treasureMap').mysteries('bite', 'gold', 'caveWithFurs')
  const deed = thinkable(scene.state).find(({ what }) => what === 'treasureMap')
  if (!deed) throw new Error('The map is not offered.')
  expect(basePawns(scene.state, deed, distances(scene.state))).toBe(2)
  expect(isExact(deed)).toBe(true)
  const changes = scene.play(
    t => resolveExplore(t, resolving(t.state, 'explore', { what: 'treasureMap', node: '' }), 'cook'),
    'continue',
  )
  expect(changes).toEqual({ 'later.gold': 1, 'later.caveWithFurs': 1, 'treasure.treasureMap': -1 })
  expect(scene.state.mysteryDiscard).toContain('treasureMap')
})

// Exploring

const explores =
  (who: CharacterId, node: 'T2' | 'B2' = 'T2'): Action =>
  t =>
    resolveExplore(t, resolving(t.state, 'explore', { who, node }), who)

test('the Backpack: after an exploration, a success or not, two discoveries are drawn and one is kept [card.mystery.backpack]', () => {
  const failed = new Scene().treasures('backpack').dice(6, 6, 6)
  const match = failed.ask(explores('cook'))
  expect(offeredIn(match)).toEqual(['backpack', 'pass'])
  const { discovery } = failed.state.decks
  const [first, second] = [discovery.at(-1), discovery.at(-2)]
  const changes = failed.play(explores('cook'), 'backpack', `${first}:0`)
  expect(changes).toEqual({ 'cook.det': 2, 'later.discoveries': 1 })
  expect(laterIds(failed.state, 'discovery')).toEqual([second])
  expect(failed.state.discoveriesGone).toEqual([first])
})

test('the Backpack is one character’s for the round, at every exploration [card.mystery.backpack]', () => {
  const scene = new Scene().treasures('backpack').dice(6, 6, 6)
  const draw = (place = 0) => `${scene.state.decks.discovery.at(-1)}:${place}`
  scene.play(explores('cook'), 'backpack', draw())
  expect(scene.dice(6, 6, 6).play(explores('carpenter'))).toMatchObject({ 'carpenter.det': 2 })
  expect(scene.dice(6, 6, 6).play(explores('cook', 'B2'), draw(1))['later.discoveries']).toBe(1)
})

test('the Backpack and the Helmet are of use from the round after their finding [card.mystery.backpack] [card.mystery.helmet]', () => {
  const scene = new Scene().mysteries('backpack', 'helmet')
  scene.play(explore({ any: 2 }), 'continue')
  scene.play(endOfActions)
  expect(scene.dice(6, 6, 6).play(explores('cook'))['later.discoveries']).toBeUndefined()
  expect(scene.play(hunt('bearBeast'))['cook.wounds']).toBe(3)
})

// Fights

test('the Helmet spares its user one wound in every fight of the round, and nobody else [card.mystery.helmet]', () => {
  const scene = new Scene().treasures('helmet')
  expect(scene.play(hunt('goats'), 'treasure:helmet')['cook.wounds']).toBeUndefined()
  expect(scene.play(hunt('bearBeast'), 'treasure:helmet')['cook.wounds']).toBe(3) // 6 against 2, less 1
  expect(scene.play(hunt('cheetah', 'carpenter'))['carpenter.wounds']).toBe(3) // 4 against 1
})

const animals = (scene: Scene) =>
  scene.with(state => {
    state.weapons = 1
    state.forecast = { rain: 0, snow: 0, animals: ['fight'] }
  })

test('when animals attack, the group says whom the Helmet protects [card.mystery.helmet.3]', () => {
  const scene = animals(new Scene()).treasures('helmet')
  const changes = scene.play(theWeather, 'treasure:helmet', 'carpenter')
  expect(changes).toEqual({ 'cook.wounds': 2, 'carpenter.wounds': 1 })
})

test('animals that find nobody at camp are fought by nobody, with nothing', () => {
  const scene = animals(new Scene())
    .treasures('helmet')
    .with(({ characters }) => {
      for (const one of characters) one.outside = 'M2'
    })
  expect(scene.play(theWeather)).toEqual({})
})

test('the Sabre: weapons +3 in a fight, and its user is wounded [card.mystery.sabre]', () => {
  const scene = new Scene().treasures('sabre')
  const changes = scene.play(hunt('goats'), 'treasure:sabre')
  expect(changes).toEqual({ 'cook.wounds': 1, weapons: -1, 'later.food': 3, 'later.fur': 1 })
})

test('the Sabre is optional, once per fight, for one user a round, and against animals too [card.mystery.sabre.2]', () => {
  const scene = new Scene().treasures('sabre')
  expect(scene.play(hunt('goats'), 'done')['cook.wounds']).toBe(1)
  const again = scene.play(hunt('bearBeast'), 'treasure:sabre') // not offered twice: 6 against 2 + 3
  expect(again['cook.wounds']).toBe(2)
  expect(scene.play(hunt('tapir', 'carpenter'))['carpenter.wounds']).toBe(2) // 3 against 1
  const attacked = animals(new Scene()).treasures('sabre')
  expect(attacked.play(theWeather, 'treasure:sabre', 'carpenter')).toEqual({ 'carpenter.wounds': 1 })
})

test('the Old Rifle: weapons +3 in one fight [card.mystery.old-rifle]', () => {
  const scene = new Scene().treasures('oldRifle')
  expect(scene.play(hunt('goats'), 'treasure:oldRifle')).toEqual({
    weapons: -1,
    'later.food': 3,
    'later.fur': 1,
    'treasure.oldRifle': -1,
  })
  expect(scene.state.mysteryDiscard).toContain('oldRifle')
})

test('the Whip: a weapon level at the end of the phase in which it is found [card.mystery.whip.2]', () => {
  const scene = new Scene().mysteries('whip')
  expect(scene.play(explore({ any: 1 }))).toEqual({ 'later.whip': 1 })
  expect(scene.play(endOfActions)).toEqual({ 'later.whip': -1, weapons: 1, 'treasure.whip': 1 })
})

test('the Whip lets one trap a round have no effect, by one character [card.mystery.whip] [card.mystery.whip.3]', () => {
  const scene = new Scene().treasures('whip').mysteries('bluntSpear', 'gold', 'sharpBlade')
  // The trap counts as resolved: with one trap allowed the second is set aside.
  const changes = scene.play(explore({ traps: 1, treasures: 1 }), 'treasure:whip', 'continue')
  expect(changes).toEqual({ 'later.gold': 1 })
  expect(scene.state.mysteryDiscard).toContain('bluntSpear')
  scene.mysteries('sharpBlade')
  expect(scene.play(explore({ traps: 1 }))['cook.wounds']).toBe(2) // once per round
  scene.mysteries('snareTrap')
  scene.state.thisRound.used.length = 0
  expect(offers(scene.state, 'mystery:trap', 'carpenter')).not.toContain('whip')
})
