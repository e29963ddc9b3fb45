import { expect, test } from 'vitest'
import { GATHER_ADVENTURES } from '../../data/adventures/gather.ts'
import { production } from '../../rules/phases/production.ts'
import { newCharacter } from '../../rules/setup.ts'
import { laterIds } from '../gains.ts'
import { type AdventureRow, adventureRows, countOf, expectAdventure } from './adventure-row.ts'
import { allWounds, tokens } from './event-row.ts'
import { type Action, comeBack, drawAdventure, Scene } from './scene.ts'

const GATHER: { readonly [A in keyof typeof GATHER_ADVENTURES]: AdventureRow } = {
  afterTheHurricane: {
    upper: { 'later.wood': 2, 'slow@M2': 1 },
    lower: { 'slow@M2': -1, 'faceDown@M2': 1 },
  },
  endOfSource: { upper: tokens('exhausted@M2:1') },
  eyesInTheBushes: { upper: {}, lower: tokens('animals@weather') },
  fruit: { upper: tokens('cook.gather.belly'), lower: { 'cook.rest+0': 1, 'cook.gather.belly': -1 } },
  furs: { picks: ['2'], upper: { 'later.fur': 2 }, lower: tokens('production.minusFood') },
  goldCoin: { upper: {}, lower: tokens('reroll@build', 'reroll@gather', 'reroll@explore') },
  mushrooms: { picks: ['2'], upper: { 'later.food': 2 }, lower: allWounds(1) },
  nestlings: { picks: ['2'], upper: { 'later.food': 2 }, lower: { roof: -1 } },
  newFlock: { upper: tokens('extraFood@M2'), lower: tokens('exhausted@M2:0', 'exhausted@M2:1') },
  niceSurprise: { picks: ['2'], upper: { 'later.wood': 3 }, lower: { roof: -1 } },
  pathOfAPredator: { upper: {}, lower: tokens('animals@weather') },
  piratesChest: {
    given: scene => scene.mysteries('antiqueRapier', 'bite', 'caveWithFurs'),
    picks: ['2', 'continue'],
    upper: tokens('later.antiqueRapier', 'later.caveWithFurs'),
    lower: { 'cook.onePawn+0': 1, 'carpenter.onePawn+0': 1 },
  },
  shortage: { upper: { 'later.wood': 1, 'exhausted@M2:1': 1 } },
  signsOfAPredator: {
    upper: {},
    lowerGiven: ({ state }) => (state.weapons = 2),
    lower: tokens('exhausted@M1:1'),
  },
  skeleton: { upper: {}, lower: { morale: -1, inventions: 1 } },
  spider: { upper: tokens('cook.gather.head'), lower: { 'cook.onePawn+0': 1, 'cook.gather.head': -1 } },
  surpriseInTheBushes: { picks: ['2'], upper: { 'later.equipment': 1 }, lower: { morale: -1 } },
  tracksOfAPredator: { upper: tokens('danger@M2') },
  twistedAnkle: {
    upper: tokens('cook.gather.leg'),
    lower: { 'cook.build,arrange,rest+0': 1, 'cook.gather.leg': -1 },
  },
  unbelievableEffort: {
    picks: ['2'],
    upper: { 'later.wood': 2, 'cook.gather.arm': 1 },
    lower: { 'cook.wounds': 1, 'cook.gather.arm': -1 },
  },
  unexpectedDiscovery: { upper: { 'later.discoveries': 1 } },
  unexpectedTroubles: { upper: tokens('covered@M2') },
  viper: { upper: {}, lower: { 'cook.wounds': 3 } },
  weatherBreakdown: { upper: {}, lower: tokens('storm@weather') },
  winterFreezing: { picks: ['M2:0'], upper: tokens('exhausted@M2:0') },
  winterIsComing: { upper: {}, lower: tokens('snow@weather') },
}

test.each(adventureRows(GATHER))('%s', (_, id, row) => expectAdventure(id, row))

test('the gather deck has 30 cards [comp.14]', () => {
  expect(countOf(GATHER_ADVENTURES)).toBe(30)
})

test('Medicine: no stomach ache, no illness, and a viper’s bite is one wound [card.adventure.fruit] [card.adventure.mushrooms] [card.adventure.viper]', () => {
  const cured = () => new Scene().items('medicine')
  const bearer = cured()
  bearer.play(drawAdventure('fruit'))
  expect(bearer.play(comeBack('fruit'))).toEqual({ 'cook.gather.belly': -1, 'back.fruit': -1 })
  expect(cured().play(comeBack('mushrooms'))).toEqual({})
  expect(cured().play(comeBack('viper'))).toEqual({ 'cook.wounds': 1 })
})

test.each([
  'furs',
  'mushrooms',
  'nestlings',
  'niceSurprise',
  'piratesChest',
  'surpriseInTheBushes',
  'unbelievableEffort',
] as const)('the drawer may let %s go [card.adventure.3]', id => {
  const scene = new Scene()
  expect(scene.ask(drawAdventure(id, { who: 'carpenter' })).ask?.seats).toEqual([1])
  expect(scene.play(drawAdventure(id), '1')).toEqual({})
  expect(scene.state.gone).toContain(`adventure:${id}`)
})

test('what players gain each counts Jenny once she is there, and never Friday [card.adventure.mushrooms.3]', () => {
  const scene = new Scene(['cook', 'carpenter'], 'jenny')
  scene.state.characters.push(newCharacter('jenny'))
  expect(scene.play(drawAdventure('mushrooms'), '2')['later.food']).toBe(3)
})

test('Surprise in the Bushes: any unused equipment, which waits in future resources [card.adventure.surprise-in-the-bushes.2]', () => {
  const scene = new Scene()
  const unused = scene.state.decks.equipment.slice()
  scene.play(drawAdventure('surpriseInTheBushes'), '2')
  const [found] = laterIds(scene.state, 'equipment')
  expect(unused).toContain(found)
  expect(scene.state.decks.equipment).toEqual(unused.filter(id => id !== found))
  expect(scene.state.equipment).toEqual([])
})

test('weapons of 3 keep the predator away; where the camp has no food left everybody is wounded [card.adventure.signs-of-a-predator]', () => {
  expect(new Scene().play(comeBack('signsOfAPredator'))).toEqual({})
  const bare = new Scene().tile('T2', 11).with(state => Object.assign(state, { camp: 'T2', weapons: 2 }))
  expect(bare.play(comeBack('signsOfAPredator'))).toEqual(allWounds(1))
})

const produce: Action = t => production(t) as unknown as ReturnType<Action>

test('where there is no food the flock itself is a source, and vanishes with the others [card.adventure.new-flock] [card.adventure.new-flock.2]', () => {
  const scene = new Scene()
  scene.play(drawAdventure('newFlock', { node: 'T1', source: 0 }))
  scene.with(state => {
    state.act = null
    state.camp = 'T1'
    for (const piece of state.pieces) piece.fresh = false
  })
  expect(scene.play(produce)).toEqual({ wood: 1, food: 1 })
  expect(scene.play(comeBack('newFlock'))).toEqual({
    'exhausted@T1:0': 1,
    'exhausted@T1:9': 1,
    'back.newFlock': -1,
  })
  expect(scene.play(produce)).toEqual({})
})

test('a flock beside a food source gives one more, as long as that source is not covered [card.adventure.new-flock.3] [card.adventure.new-flock.2]', () => {
  const scene = new Scene()
  scene.play(drawAdventure('newFlock'))
  scene.with(state => {
    state.act = null
    state.camp = 'M2'
    for (const piece of state.pieces) piece.fresh = false
  })
  expect(scene.play(produce)).toEqual({ wood: 1, food: 2 })
  const gone = scene.play(comeBack('newFlock'))
  expect(gone).toEqual({ 'exhausted@M2:0': 1, 'exhausted@M2:1': 1, 'back.newFlock': -1 })
  expect(scene.play(produce)).toEqual({})
  scene.with(state => {
    state.pieces = state.pieces.filter(({ kind }) => kind !== 'exhausted')
  })
  expect(scene.play(produce)).toEqual({ wood: 1, food: 2 })
})

test('the storm comes back to the tile of its token even if the camp is there: then all is lost [card.adventure.after-the-hurricane]', () => {
  const scene = new Scene()
  scene.play(drawAdventure('afterTheHurricane'))
  const match = scene
    .with(state => Object.assign(state, { act: null, camp: 'M2' }))
    .ask(comeBack('afterTheHurricane'))
  expect(match.outcome?.winners).toEqual([])
})
