import { expect, test } from 'vitest'
import type { Node } from '../data/board.ts'
import type { Robinson } from '../state.ts'
import { fed, offers, theNight } from './cards/powers.ts'
import { drawAdventure, offeredIn, pickIn, Scene } from './cards/scene.ts'
import { sheet, sheetOf } from './gains.ts'
import { carryOut, NO, position, put, type RobinsonMatch, YES } from './position.ts'

const wounds = (match: RobinsonMatch): number[] => match.state.characters.map(one => one.wounds)
const two = () => position('cook', 'soldier').shelter().until('roundEnd')

/** A character sleeps away from the camp. */
const sleeps =
  (seat: number, node: Node, food = 0) =>
  (state: Robinson) => {
    const character = state.characters[seat]
    character.outside = node
    if (food > 0) sheet(state, character.id, 'resource', 'food', food)
  }

// Meals and healing

test('food that is there is eaten: nobody may fast [night.6]', () => {
  const match = two().has({ nonPerishable: 3 }).at('night')
  expect(match.outcome).not.toBeNull() // Nothing was asked.
  expect(match.state.available.nonPerishable).toBe(1)
})

test('either kind of food is a meal; where it makes a difference, the group says which is eaten [night.14]', () => {
  // The Dam, if it is lost, takes back what lasts and nothing else.
  const asked = () => two().has({ food: 2, nonPerishable: 1 }).items('dam', 'cellar').at('night')
  const lasting = asked()
  expect(lasting.waiting?.prompt).toBe('food.kind')
  expect(offeredIn(lasting)).toEqual(['0', '1'])
  pickIn(lasting, '1')
  expect(lasting.state.available).toMatchObject({ food: 1, nonPerishable: 0 })
  const rotting = asked()
  pickIn(rotting, '0')
  expect(rotting.state.available).toMatchObject({ food: 0, nonPerishable: 1 })
  const usual = two().has({ food: 1, nonPerishable: 2 }).at('night')
  expect(usual.outcome).not.toBeNull() // What rots is eaten first, and nothing was asked.
  expect(usual.state.available).toMatchObject({ food: 0, nonPerishable: 1 })
})

test('nobody has to take Biscuits to eat [night.7]', () => {
  const match = two().has({ food: 1 }).equipment('biscuits').at('night')
  pickIn(match, 'done')
  pickIn(match, 'cook')
  while (offeredIn(match).includes('done')) pickIn(match, 'done')
  expect(wounds(match)).toEqual([0, 2])
  expect(match.state.equipment).toEqual([{ id: 'biscuits', uses: 2 }])
})

test('wounds are healed before the meal or after it, as often as there is something to heal with [night.1] [char.10]', () => {
  const match = two().has({ food: 1 }).equipment('flaskOfRum').wounds('cook', 1).at('night')
  pickIn(match, 'equipment:flaskOfRum')
  expect(wounds(match)).toEqual([0, 0])
  pickIn(match, 'soldier')
  expect(wounds(match)).toEqual([2, 0])
  pickIn(match, 'equipment:flaskOfRum')
  expect(wounds(match)).toEqual([1, 0])
})

test('a Bottle of Wine and Vegetables heal four wounds in one night (example 37) [night.2]', () => {
  const scene = fed(new Scene(['cook']).items('pot').treasures('bottleOfWine')).with(state => {
    state.decks.discovery.splice(state.decks.discovery.indexOf('vegetables'), 1)
    state.discoveries.push('vegetables')
    state.characters[0].wounds = 4
    state.characters[0].det = 0
    state.phase = 'night'
  })
  const match = scene.ask(theNight)
  for (const key of ['treasure:bottleOfWine', 'discovery:vegetables']) pickIn(match, key)
  expect(match.state.characters[0].wounds).toBe(0)
})

test('an extra-food token on the night and the Flu take two meals more [night.13]', () => {
  const scene = new Scene().discouraged().with(state => {
    Object.assign(state.available, { food: 0, nonPerishable: 9 })
    state.pieces.push({ kind: 'extraFood', at: 'night', source: -1, by: '', fresh: false, n: 0 })
    state.kept.push('flu')
    state.decks.explore.splice(state.decks.explore.indexOf('flu'), 1)
    state.later.push({ card: 'flu', who: 'cook', when: 'night', round: 3 })
  })
  expect(scene.play(theNight).nonPerishable).toBe(-3 * 2)
})

test('skills can be used again after the night [night.11]', () => {
  const match = position('cook')
    .shelter()
    .has({ food: 1 })
    .change(({ characters }) => characters[0].skillsUsed.push('stoneSoup'))
    .until('roundStart')
    .at('night')
  expect(match.state.characters[0].skillsUsed).toEqual([])
})

// Outside

test('who sleeps outside eats what they carry, and has no roof but a natural one [outside.7] [outside.8]', () => {
  const night = (tile: number, food: number) => {
    const match = two()
      .has({ food: 9 })
      .tile('M2', tile)
      .change(sleeps(0, 'M2', food))
      .at('night')
    pickIn(match, 'stay')
    return wounds(match)
  }
  expect(night(1, 1)).toEqual([1, 0])
  expect(night(2, 1)).toEqual([0, 0])
  expect(night(2, 0)).toEqual([2, 0])
})

test('those at camp do not eat what somebody outside carries [outside.2]', () => {
  const match = two()
    .change(sleeps(0, 'M2', 5))
    .at('night')
  expect(wounds(match)).toEqual([1, 2])
  const scene = new Scene().with(state => {
    const { characters, decks } = state
    decks.discovery.splice(decks.discovery.indexOf('tobaccoToken'), 1)
    characters[0].outside = 'M2'
    sheet(state, 'cook', 'discovery', 'tobaccoToken')
  })
  expect(offers(scene.state, 'morale', 'carpenter')).not.toContain('tobaccoToken')
})

test('food that is left outside rots too [outside.12]', () => {
  const match = two()
    .has({ food: 1 })
    .change(sleeps(0, 'M2', 3))
    .at('night')
  expect(sheetOf(match.state, 'cook')).toEqual({})
})

test('at the start of the round they come back, with what is left [outside.9]', () => {
  const match = position('cook', 'soldier')
    .round(2)
    .change(sleeps(0, 'M2'))
    .change(state => sheet(state, 'cook', 'resource', 'wood', 2))
    .until('event')
    .at('roundStart')
  while (match.waiting) pickIn(match, '0')
  expect(match.state.available.wood).toBe(2)
  expect(match.state.characters[0].outside).toBe('')
  expect(match.state.gains).toEqual([])
})

test('who gets lost keeps what that exploration has found; what was gathered before goes to the camp [outside.1] [outside.3]', () => {
  const match = position('cook', 'soldier')
    .tile('M2', 5)
    .tiles(10)
    .adventures('lost')
    .change(onTop('tobaccoToken'))
    .rolls(YES, NO, NO, YES, NO, YES)
    .planning()
  put(match, 'cook', 'gather:M2:1')
  put(match, 'cook', 'explore:T1')
  carryOut(match)
  expect(match.state.characters[0].outside).toBe('T1')
  expect(sheetOf(match.state, 'cook')).toEqual({ tobaccoToken: 1 })
  expect(match.state.discoveries).toEqual([])
  expect(match.state.available.wood).toBe(1)
})

test('what is found after having got lost goes to the camp [outside.4]', () => {
  const match = position('cook', 'soldier')
    .tiles(10, 4)
    .adventures('lost')
    .change(onTop('tobaccoToken', 'oldMachete'))
    .rolls(YES, NO, YES, YES, NO, NO)
    .planning()
  put(match, 'cook', 'explore:T1')
  put(match, 'cook', 'explore:B1')
  carryOut(match)
  pickIn(match, '1')
  expect(match.state.characters[0].outside).toBe('T1')
  expect(sheetOf(match.state, 'cook')).toEqual({ tobaccoToken: 1 })
  expect(match.state.discoveries).toEqual(['oldMachete'])
})

/** Discovery tokens that come next, in this order. */
const onTop =
  (...tokens: Robinson['discoveries']) =>
  ({ decks }: Robinson) => {
    for (const token of tokens.toReversed()) {
      decks.discovery.splice(decks.discovery.indexOf(token), 1)
      decks.discovery.push(token)
    }
  }

test('who gets lost twice chooses between the two places [outside.5]', () => {
  const scene = () => new Scene().with(({ characters }) => (characters[0].outside = 'M2'))
  expect(offeredIn(scene().ask(drawAdventure('lost', { node: 'T1' })))).toEqual(['M2', 'T1'])
  expect(scene().play(drawAdventure('lost', { node: 'T1' }), 'T1')).toMatchObject({ 'cook.outside@T1': 1 })
})

test('after an exploration that fails one sleeps on the unexplored space, under the open sky [outside.11]', () => {
  const match = position('cook').adventures('lost').rolls(NO, NO, YES).planning()
  put(match, 'cook', 'explore:T1')
  carryOut(match)
  expect(match.state.characters[0].outside).toBe('T1')
  expect(match.state.island.T1.tile).toBe(0)
  const night = two()
    .has({ food: 1 })
    .change(sleeps(0, 'T1', 1))
    .at('night')
  expect(wounds(night)).toEqual([1, 0])
})
