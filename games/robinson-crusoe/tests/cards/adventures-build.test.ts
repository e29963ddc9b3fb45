import { expect, test } from 'vitest'
import { BUILD_ADVENTURES } from '../../data/adventures/build.ts'
import { later } from '../gains.ts'
import { type AdventureRow, adventureRows, countOf, expectAdventure } from './adventure-row.ts'
import { allDets, tokens } from './event-row.ts'
import { comeBack, drawAdventure, offeredIn, pickIn, Scene } from './scene.ts'

const withMedicine = (scene: Scene) => scene.items('medicine')

const BUILD: { readonly [A in keyof typeof BUILD_ADVENTURES]: AdventureRow } = {
  accident: { upper: tokens('cook.build.leg'), lower: { 'cook.wounds': 3, 'cook.build.leg': -1 } },
  breakdown: { upper: { morale: -1 }, lower: { 'cook.det': 2 } },
  brokenLever: { upper: { weapons: -1 } },
  brokenTool: { picks: ['knife'], upper: { 'item.knife': -1, inventions: 1, weapons: -1 } },
  comingToTerms: { picks: ['bricks', 'dam', 'map'], upper: { inventions: -3 }, lower: { morale: -1 } },
  construction: { upper: {}, lower: { palisade: 1 } },
  cutHead: {
    upper: { 'cook.wounds': 1, 'cook.det': 2, 'cook.build.head': 1 },
    lower: { 'cook.wounds': 2, 'cook.build.head': -1 },
  },
  dangerousWork: { upper: tokens('reroll@build', 'adventure@build') },
  darkClouds: { upper: tokens('rain@weather'), lower: { palisade: 1 } },
  fastWork: {
    given: scene => scene.dice(1, 6, 6),
    picks: ['weapons:M1:0'],
    upper: { wood: -1, weapons: 1 },
    lowerPicks: ['roof'],
    lower: { roof: -1 },
  },
  fearOfTheBeasts: { upper: {}, lower: tokens('extraWood@weaponsCost') },
  hardWork: { upper: { food: -1 } },
  howlingInTheBushes: { upper: {}, lower: { weapons: -1, food: 2, fur: 1, palisade: -1 } },
  hungryPredator: {
    picks: ['2'],
    upper: { food: -1, palisade: -1 },
    lowerGiven: scene => (scene.state.weapons = 2),
    lower: { 'cook.wounds': 1, food: 1, fur: 1, palisade: -1 },
  },
  inAHurry: { picks: ['2'], upper: { 'later.discoveries': 2 }, lower: { palisade: -1 } },
  laboriousWork: { upper: tokens('slow@build') },
  lackOfHope: { picks: ['bricks', 'dam', 'map'], upper: { inventions: -3 } },
  monkeySee: { upper: {}, lowerPicks: ['palisade'], lower: { palisade: -1 } },
  nastyWound: { upper: tokens('cook.build.arm'), lower: { 'cook.wounds': 2, 'cook.build.arm': -1 } },
  predatorInTheCamp: { upper: { 'cook.wounds': 1 }, lower: { food: 2, fur: 2 } },
  savings: { picks: ['2'], upper: { 'later.wood': 2 }, lower: { morale: -1 } },
  sting: { upper: tokens('cook.build.belly'), lower: { 'cook.onePawn+0': 1, 'cook.build.belly': -1 } },
  tired: {
    given: ({ state }) => {
      state.characters[0].wounds = 3
      state.characters[1].wounds = 3
    },
    picks: ['2'],
    upper: { 'cook.wounds': -2 },
    lower: { morale: -1 },
  },
  toolsInspection: {
    picks: ['knife', 'rope'],
    upper: {},
    lower: { 'item.knife': -1, 'item.rope': -1, inventions: 2, weapons: -1 },
  },
  unmotivated: { picks: ['1'], upper: { 'cook.det': -1 }, lower: allDets(-1) },
  visitOfAPredator: { upper: { food: -1 }, lower: tokens('animals@weather') },
  weakConstruction: { upper: {}, lower: { roof: -1 } },
  windstorm: { upper: { palisade: -1 }, lower: { palisade: 1 } },
  youNeedABiggerCamp: {
    upper: {},
    lower: tokens('extraWood@shelterCost', 'extraWood@roofCost', 'extraWood@palisadeCost'),
  },
}

test.each(adventureRows(BUILD))('%s', (_, id, row) => expectAdventure(id, row))

test('the build deck has 30 cards [comp.14]', () => {
  expect(countOf(BUILD_ADVENTURES)).toBe(30)
})

test.each([
  ['accident', 1],
  ['cutHead', 0],
  ['nastyWound', 0],
] as const)(
  'Medicine helps the bearer of %s [card.adventure.accident] [card.adventure.cut-head] [card.adventure.nasty-wound]',
  (id, wounds) => {
    const scene = withMedicine(new Scene())
    scene.play(drawAdventure(id, { who: 'carpenter' }))
    expect(scene.play(comeBack(id))['carpenter.wounds'] ?? 0).toBe(wounds)
  },
)

test('Medicine keeps both pawns of the bearer of a sting [card.adventure.sting]', () => {
  const scene = withMedicine(new Scene())
  scene.play(drawAdventure('sting'))
  expect(scene.play(comeBack('sting'))).toEqual({ 'cook.build.belly': -1, 'back.sting': -1 })
})

test.each([
  ['savings', '1', {}],
  ['inAHurry', '1', {}],
  ['tired', '1', {}],
  ['hungryPredator', '1', { 'cook.wounds': 2, 'later.food': 2, 'later.fur': 1 }],
] as const)(
  '%s may be let go by the drawer alone [card.adventure.2] [card.adventure.3]',
  (id, pick, changes) => {
    const scene = new Scene()
    const match = scene.ask(drawAdventure(id))
    expect(match.ask?.seats).toEqual([0])
    expect(scene.play(drawAdventure(id), pick)).toEqual(changes)
  },
)

test('a branch that cannot be paid cannot be chosen: without food the Hungry Predator wounds [card.adventure.hungry-predator]', () => {
  const scene = new Scene().with(({ available }) => (available.food = 0))
  expect(scene.play(drawAdventure('hungryPredator'))['cook.wounds']).toBe(2)
})

test('an unmotivated builder may take a wound instead; the card comes back all the same [card.adventure.unmotivated]', () => {
  expect(new Scene().play(drawAdventure('unmotivated'), '2')).toEqual({
    'cook.wounds': 1,
    'back.unmotivated': 1,
  })
})

test('without a shelter no palisade grows [card.adventure.construction] [card.adventure.windstorm]', () => {
  const bare = () => new Scene().with(state => Object.assign(state, { shelter: false, roof: 0, palisade: 0 }))
  expect(bare().play(comeBack('construction'))).toEqual({})
  expect(bare().play(comeBack('windstorm'))).toEqual({})
})

test('Monkey Do: a level of 1 may be chosen and loses nothing (example 65) [card.adventure.monkey-see.2]', () => {
  const scene = new Scene().with(state => Object.assign(state, { roof: 1, palisade: 3 }))
  expect(scene.play(comeBack('monkeySee'), 'roof')).toEqual({})
})

test('Monkey Do: with roof and palisade at 0 a demand of one is not met (example 65) [card.adventure.monkey-see.2]', () => {
  const scene = new Scene().with(state => Object.assign(state, { roof: 0, palisade: 0 }))
  expect(scene.play(comeBack('monkeySee'))).toEqual({ 'cook.wounds': 1, 'carpenter.wounds': 1 })
})

test('Tools Inspection marks the only item there is, and does nothing until it comes back [card.adventure.tools-inspection.2]', () => {
  const scene = new Scene().without('shovel', 'rope', 'fire')
  expect(scene.play(drawAdventure('toolsInspection'))).toEqual({ 'back.toolsInspection': 1 })
  expect(scene.state.notes.toolsInspection).toEqual(['knife'])
  expect(new Scene().with(state => (state.items = [])).play(drawAdventure('toolsInspection'))).toEqual({
    'back.toolsInspection': 1,
  })
})

test('a marked item that was lost meanwhile is ignored [card.adventure.tools-inspection.3]', () => {
  const scene = new Scene()
  scene.play(drawAdventure('toolsInspection'), 'knife', 'rope')
  scene.without('knife')
  scene.state.inventions.pop()
  const come = scene.play(comeBack('toolsInspection'))
  expect(come).toEqual({ 'item.rope': -1, inventions: 1, 'back.toolsInspection': -1 })
})

test('Fast Work takes no pawn, is rolled with all dice and led by the drawer [card.adventure.fast-work.2]', () => {
  const scene = new Scene().dice(6, 1, 6)
  const failed = scene.play(drawAdventure('fastWork', { who: 'carpenter' }), 'weapons:M1:0', 'pass')
  expect(failed).toEqual({ 'carpenter.wounds': 1, 'carpenter.det': 2, 'back.fastWork': 1 })
})

test('Fast Work may be refused, and is then discarded [card.adventure.fast-work]', () => {
  const scene = new Scene()
  expect(scene.play(drawAdventure('fastWork'), 'pass')).toEqual({})
  expect(scene.state.gone).toContain('adventure:fastWork')
})

test('Fast Work builds what has its prerequisites; items on their way do not count [card.adventure.fast-work.3]', () => {
  const scene = new Scene().without('rope', 'shovel').with(state => {
    state.inventions.push('cellar', 'snare')
    later(state, 'invention', 'shovel')
  })
  const builds = offeredIn(scene.ask(drawAdventure('fastWork')))
  expect(builds).toContain('rope:M1:0')
  expect(builds).toContain('roof:M1:1')
  expect(builds).not.toContain('cellar:M1:0') // no Shovel yet
  expect(builds).not.toContain('knife:M1:0') // built
  expect(builds).not.toContain('shelter:M1:0') // built
})

test('Fast Work: a shelter of this very round bears no roof or palisade, unless it is natural [card.adventure.fast-work.4]', () => {
  const fresh = new Scene().with(state => state.thisRound.tried.push('shelter'))
  const builds = offeredIn(fresh.ask(drawAdventure('fastWork')))
  expect(builds.some(key => key.startsWith('roof') || key.startsWith('palisade'))).toBe(false)
  const cave = new Scene().tile('T2', 2).with(state => {
    state.camp = 'T2'
    state.thisRound.tried.push('shelter')
  })
  expect(offeredIn(cave.ask(drawAdventure('fastWork')))).toContain('roof:T2:0')
})

test('Fast Work repeats no invention tried this round, and may itself draw an adventure [card.adventure.fast-work.5]', () => {
  const scene = new Scene().with(state => state.thisRound.tried.push('bricks'))
  expect(offeredIn(scene.ask(drawAdventure('fastWork')))).not.toContain('bricks:M1:0')
  const adventurous = new Scene().dice(1, 6, 1).with(({ decks: { build } }) => {
    build.splice(build.indexOf('brokenLever'), 1)
    build.push('brokenLever')
  })
  const match = adventurous.ask(drawAdventure('fastWork'))
  pickIn(match, 'weapons:M1:0')
  expect(match.state.weapons).toBe(3) // one more, and one less by the Broken Lever
  expect(match.state.gone).toContain('adventure:brokenLever')
})
