import { expect, test } from 'vitest'
import { campTargets, forceCampMove } from '../rules/camp.ts'
import type { Robinson } from '../state.ts'
import { pickIn, Scene } from './cards/scene.ts'
import { position } from './position.ts'

test('the camp may move while everybody sleeps outside [camp.1]', () => {
  const match = position('cook')
    .shelter()
    .tile('M2', 1)
    .change(({ characters }) => (characters[0].outside = 'T1'))
    .until('roundEnd')
    .at('night')
  pickIn(match, 'M2')
  expect(match.state.camp).toBe('M2')
})

test('it moves to an adjacent tile that is face up and can be entered, never to a village or the City [camp.11]', () => {
  const tiles = position('cook').tile('M2', 1).tile('M3', 3).tile('B1', 4)
  expect(campTargets(tiles.state)).toEqual(['M2', 'B1'])
  tiles.state.island.B1.faceDown = true
  expect(campTargets(tiles.state)).toEqual(['M2'])
  tiles.state.island.M2.closed = true // As the volcano is.
  expect(campTargets(tiles.state)).toEqual([])
  const hostile = position('cook').scenario('cannibalIsland').tile('M2', 10).tile('B1', 1)
  const { story } = hostile.state
  if (story.id === 'cannibalIsland') story.villages.push('M2')
  expect(campTargets(hostile.state)).not.toContain('M2')
  expect(campTargets(hostile.state)).toContain('B1')
  if (story.id === 'cannibalIsland') story.burnt.push('M2')
  expect(campTargets(hostile.state)).toContain('M2')
})

const moving = () => position('cook').shelter().has({ food: 1 }).tile('M2', 1).until('roundEnd')
const moved = (table: ReturnType<typeof moving>): Robinson => {
  const match = table.at('night')
  pickIn(match, 'M2')
  return match.state
}

test('the Shortcut ends when the camp moves [camp.6]', () => {
  const state = moved(moving().items('shortcut').piece('shortcut', 'M2', { by: 'shortcut' }))
  expect(state.items).not.toContain('shortcut')
  expect(state.inventions).toContain('shortcut')
  expect(state.pieces).toEqual([])
})

test('tokens of an item or of the Hatchet go with the camp, all others stay [camp.7]', () => {
  const state = moved(
    moving()
      .items('snare')
      .piece('extraFood', 'M1', { by: 'snare' })
      .piece('extraWood', 'M1', { by: 'frost' }),
  )
  expect(state.pieces.map(({ kind, at }) => [kind, at])).toEqual([
    ['extraFood', 'M2'],
    ['extraWood', 'M1'],
  ])
})

test('the Hatchet is lost where an extra-wood token lies already; an item is turned (example 40) [camp.8] [camp.9]', () => {
  const state = moved(
    moving()
      .treasures('hatchetTreasure')
      .items('corral')
      .piece('extraWood', 'M1', { by: 'hatchetTreasure' })
      .piece('extraFood', 'M1', { by: 'corral' })
      .piece('extraWood', 'M2')
      .piece('extraFood', 'M2'),
  )
  expect(state.pieces.map(({ at }) => at)).toEqual(['M2', 'M2'])
  expect(state.treasures).toEqual([])
  expect(state.mysteryDiscard).toEqual(['hatchetTreasure'])
  expect(state.inventions).toContain('corral')
})

test('a camp that is forced to move halves roof and palisade, loses the Shortcut and takes its tokens along [camp.10]', () => {
  const shorter = () =>
    new Scene()
      .items('shortcut')
      .with(({ pieces }) =>
        pieces.push(
          { kind: 'shortcut', at: 'T1', source: -1, by: 'shortcut', fresh: false, n: 0 },
          { kind: 'extraFood', at: 'M1', source: -1, by: 'snare', fresh: false, n: 0 },
        ),
      )
  const built = shorter().with(state => Object.assign(state, { roof: 3, palisade: 5 }))
  expect(built.play(t => forceCampMove(t, 'cloudburst'), 'B1')).toMatchObject({
    'camp@B1': 1,
    roof: -1, // 3 to 2: rounded up
    palisade: -2, // 5 to 3
    'item.shortcut': -1,
    'shortcut@T1': -1,
    'extraFood@B1': 1,
    'extraFood@M1': -1,
  })
  const natural = shorter().with(state => Object.assign(state, { shelter: false, camp: 'M1', roof: 3 }))
  expect(natural.play(t => forceCampMove(t, 'cloudburst'), 'B1')).toMatchObject({ roof: -3, palisade: -2 })
})
