import { expect, test } from 'vitest'
import { EXPLORE_ADVENTURES } from '../../data/adventures/explore.ts'
import { ADVENTURES } from '../../data/adventures.ts'
import { night } from '../../rules/phases/night.ts'
import { roundStart } from '../../rules/phases/round.ts'
import { revealTile } from '../../rules/resolve/explore.ts'
import { type AdventureRow, adventureRows, countOf, expectAdventure } from './adventure-row.ts'
import { allDets, allWounds, tokens } from './event-row.ts'
import { type Action, comeBack, drawAdventure, endOfActions, Scene } from './scene.ts'

const clearBoard = ({ state }: Scene) => (state.pieces = [])

const EXPLORE: { readonly [A in keyof typeof EXPLORE_ADVENTURES]: AdventureRow } = {
  bamboo: { picks: ['2'], upper: { 'later.wood': 2 }, lowerPicks: ['palisade'], lower: { palisade: -1 } },
  carcass: { picks: ['2'], upper: { 'later.food': 2, 'later.fur': 2 }, lower: allWounds(1) },
  coldWind: { upper: {}, lower: tokens('snow@weather') },
  dangerousTerrain: { upper: tokens('danger@M2') },
  emptyForest: { upper: {}, lower: tokens('danger@hunt') },
  flu: { picks: ['2'], upper: {}, lower: tokens('kept.flu', 'night.flu') },
  itsGoingToRain: { upper: {}, lower: tokens('rain@weather') },
  lost: { upper: tokens('cook.outside@M2', 'roundStart.lost') },
  lostInTheThicket: { upper: tokens('cook.outside@M2', 'roundStart.lostInTheThicket') },
  lostInTheWoods: { upper: { 'cook.det': -2 } },
  misadventure: {
    upper: tokens('cook.explore.leg'),
    lower: { 'cook.build,arrange,rest+0': 1, 'cook.explore.leg': -1 },
  },
  oldGrave: {
    upper: { 'cook.det': -1 },
    lowerGiven: ({ state }) => (state.characters[0].det = 2),
    lower: { 'cook.det': -2 },
  },
  oldHut: {
    given: scene => scene.mysteries('bluntSpear', 'bite', 'snake', 'gold'),
    picks: ['2', 'continue'],
    upper: { 'cook.wounds': 1, 'later.gold': 1 },
    lower: allDets(-1),
  },
  puma: { picks: ['2'], upper: {}, lower: { weapons: -1, food: 2, fur: 1, palisade: -1 } },
  remainsOfASettlement: {
    given: scene => scene.mysteries('bite', 'gold', 'bluntSpear', 'compass'),
    picks: ['2', 'continue', 'continue'],
    upper: { 'later.gold': 1, 'cook.wounds': 2, 'later.compass': 1 },
    lower: allWounds(1),
  },
  ruinedHut: { picks: ['2'], upper: { 'later.medicine': 1, inventions: -1 }, lower: { morale: -1 } },
  secretCave: {
    given: scene => scene.mysteries('gold', 'bite', 'bluntSpear', 'snake', 'compass'),
    picks: ['2', 'continue', 'continue'],
    upper: { 'later.gold': 1, 'cook.wounds': 1, 'later.compass': 1 },
    lower: { food: 2, fur: 1, palisade: -1 },
  },
  shrine: {
    given: scene => scene.mysteries('bite', 'gold'),
    picks: ['2'],
    upper: tokens('later.gold'),
    lower: tokens('reroll@build', 'reroll@gather', 'reroll@explore'),
  },
  signsOfFire: { picks: ['M2:0'], upper: tokens('exhausted@M2:0') },
  stormOnTheHorizon: { upper: {}, lower: tokens('storm@weather') },
  surprisingDiscovery: { upper: tokens('later.surprisingDiscovery') },
  swamp: { upper: tokens('slow@M2') },
  theresSomethingInTheAir: {
    upper: tokens('adventure@explore'),
    lowerGiven: clearBoard,
    lower: tokens('adventure@explore'),
  },
  thornyBush: { upper: tokens('cook.explore.arm'), lower: { 'cook.onePawn+0': 1, 'cook.explore.arm': -1 } },
  tiger: {
    picks: ['2'],
    upper: {},
    lower: { 'cook.wounds': 1, weapons: -1, food: 2, fur: 1, palisade: -1 },
  },
  vipers: { upper: tokens('cook.explore.head'), lower: { 'cook.onePawn+0': 1, 'cook.explore.head': -1 } },
  wildBerries: {
    upper: tokens('cook.explore.belly'),
    lower: { 'cook.onePawn+0': 1, 'cook.explore.belly': -1 },
  },
  wildDog: { upper: { 'cook.wounds': 1 }, lowerPicks: ['1'], lower: { food: -1, weapons: 1 } },
  wrongTrack: { upper: tokens('cook.outside@M2', 'roundStart.wrongTrack') },
}

test.each(adventureRows(EXPLORE))('%s', (_, id, row) => expectAdventure(id, row))

test('the explore deck has 30 cards [comp.14]', () => {
  expect(countOf(EXPLORE_ADVENTURES)).toBe(30)
})

test.each(['thornyBush', 'vipers'] as const)(
  'with Medicine the bearer of %s keeps both pawns [card.adventure.thorny-bush] [card.adventure.vipers]',
  id => {
    const scene = new Scene().items('medicine')
    scene.play(drawAdventure(id))
    expect(scene.play(comeBack(id))[`cook.onePawn+0`]).toBeUndefined()
  },
)

test.each([
  'bamboo',
  'carcass',
  'oldHut',
  'remainsOfASettlement',
  'ruinedHut',
  'secretCave',
  'shrine',
] as const)('the explorer may let %s go [card.adventure.3]', id => {
  const scene = new Scene()
  expect(scene.play(drawAdventure(id), '1')).toEqual({})
  expect(scene.state.gone).toContain(`adventure:${id}`)
})

test.each(['puma', 'tiger'] as const)(
  '%s: a night outside, or the beast comes back [card.adventure.puma] [card.adventure.tiger]',
  id => {
    const scene = new Scene()
    expect(scene.play(drawAdventure(id), '1')).toEqual(tokens('cook.outside@M2'))
    expect(scene.state.gone).toContain(`adventure:${id}`)
  },
)

test('flu: one food and it is over [card.adventure.flu]', () => {
  expect(new Scene().play(drawAdventure('flu'), '1')).toEqual({ food: -1 })
})

const atNight: Action = t => {
  t.state.phase = 'night'
  return night(t) as unknown as ReturnType<Action>
}

test('Sore Throat: each eats one more in the night, then the card is discarded [card.adventure.flu]', () => {
  const scene = new Scene()
  scene.play(comeBack('flu'))
  expect(scene.play(atNight)).toEqual({ food: -4, 'kept.flu': -1, 'night.flu': -1 })
  expect(scene.state.gone).toContain('adventure:flu')
})

test('Sore Throat: who eats no more is wounded once [card.adventure.flu]', () => {
  const scene = new Scene().with(({ available }) => (available.food = 2))
  scene.play(comeBack('flu'))
  const changes = scene.play(atNight)
  expect(changes['cook.wounds']).toBe(1)
  expect(changes['carpenter.wounds']).toBe(1)
})

test.each([
  ['lost', { morale: 1 }],
  ['lostInTheThicket', { discoveries: 1 }],
  ['wrongTrack', { wood: 2 }],
] as const)(
  '%s pays at the start of the next round [card.adventure.lost] [card.adventure.lost-in-the-thicket] [card.adventure.wrong-track]',
  (id, gain) => {
    const scene = new Scene(['cook', 'carpenter'], 'jenny')
    scene.play(drawAdventure(id))
    scene.with(state => Object.assign(state, { act: null, round: 4 }))
    const changes = scene.play(t => roundStart(t) as unknown as ReturnType<Action>)
    expect(changes).toEqual({ ...gain, 'cook.outside@M2': -1, [`roundStart.${id}`]: -1 })
  },
)

test('after a failed exploration the fire waits, and takes a source when the tile is found [card.adventure.signs-of-fire]', () => {
  const scene = new Scene()
  expect(scene.play(drawAdventure('signsOfFire', { node: 'T2' }))).toEqual(tokens('pendingSource@T2'))
  scene.with(({ decks: { tiles } }) => {
    tiles.splice(tiles.indexOf(5), 1)
    tiles.push(5)
  })
  const found = scene.play(t => revealTile(t, 'T2', 'cook'), 'T2:1')
  expect(found['pendingSource@T2']).toBe(-1)
  expect(found['exhausted@T2:1']).toBe(1)
})

test('danger lies on the tile from the next round on [card.adventure.dangerous-terrain]', () => {
  const scene = new Scene()
  scene.play(drawAdventure('dangerousTerrain', { node: 'T2' }))
  expect(scene.state.pieces).toMatchObject([{ kind: 'danger', at: 'T2', fresh: true }])
})

test('any fighter may use the Surprising Discovery, once [card.adventure.surprising-discovery]', () => {
  const scene = new Scene()
  scene.play(drawAdventure('surprisingDiscovery', { who: 'carpenter' }))
  expect(scene.play(endOfActions)).toEqual({ 'later.surprisingDiscovery': -1, 'kept.surprisingDiscovery': 1 })
  const fought = scene.play(comeBack('tiger'), 'card:surprisingDiscovery')
  expect(fought['cook.wounds']).toBeUndefined()
  expect(fought['kept.surprisingDiscovery']).toBe(-1)
  expect(scene.state.gone).toContain('adventure:surprisingDiscovery')
})

test('the dog is fed by the group, or not [card.adventure.wild-dog]', () => {
  const match = new Scene().ask(comeBack('wildDog'))
  expect(match.ask?.seats).toEqual([0, 1])
  expect(new Scene().play(comeBack('wildDog'), '2')).toEqual({})
})

test('the upper part belongs to the drawer’s action, the lower one to the event phase [card.adventure.1]', () => {
  const scene = new Scene()
  expect(scene.play(drawAdventure('breakdown', { who: 'carpenter' }))).toEqual({
    morale: -1,
    'back.breakdown': 1,
  })
  scene.with(state => Object.assign(state, { act: null, firstPlayer: 1 }))
  expect(scene.play(comeBack('breakdown'))).toEqual({ 'carpenter.det': 2, 'back.breakdown': -1 })
})

test('everybody is every player, never Friday; at night those at camp [card.all.1]', () => {
  const scene = new Scene()
  expect(scene.play(comeBack('carcass'))).toEqual(allWounds(1))
  const jewel = new Scene().with(state => {
    state.characters[1].outside = 'M2'
    state.later.push({ card: 'shinyJewel', who: 'cook', when: 'night', round: 3 })
    state.kept.push('shinyJewel')
  })
  const changes = jewel.play(atNight)
  expect(changes['cook.wounds']).toBe(1)
  expect(changes['friday.wounds']).toBeUndefined()
  expect(changes['carpenter.wounds']).toBe(2) // hunger alone, outside
})

test('12 special wounds, each colour on each part of the body once, each of one card [comp.6]', () => {
  const wounds = Object.values(ADVENTURES)
    .flatMap(({ upper }) =>
      upper.flatMap(effect => (effect.do === 'choose' ? effect.branches.flat() : [effect])),
    )
    .flatMap(effect => (effect.do === 'specialWound' ? [`${effect.colour} ${effect.part}`] : []))
  expect(wounds).toHaveLength(12)
  expect(new Set(wounds).size).toBe(12)
})
