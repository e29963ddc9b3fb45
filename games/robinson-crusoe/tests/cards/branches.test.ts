import { expect, test } from 'vitest'
import type { EquipmentId } from '../../data/equipment.ts'
import { drawAdventure, drawEvent, explore, offeredIn, pickIn, Scene } from './scene.ts'

/** A camp without food, weapons, palisade and determination, but with some equipment. */
const bare = (...equipment: readonly EquipmentId[]): Scene =>
  new Scene().discouraged().with(state => {
    Object.assign(state.available, { food: 0, wood: 0 })
    Object.assign(state, { palisade: 0, weapons: 0 })
    for (const id of equipment) {
      state.decks.equipment = state.decks.equipment.filter(one => one !== id)
      state.equipment = [...state.equipment.filter(one => one.id !== id), { id, uses: 2 }]
    }
  })

const bats = explore({ creatures: 1 })

test('Pipe & Tobacco may be used before a choice that takes determination [use.2] [use.6] [term.5]', () => {
  const scene = bare('pipeAndTobacco').mysteries('bats')
  const asked = scene.ask(bats)
  expect(offeredIn(asked)).toEqual(['equipment:pipeAndTobacco', 'done'])
  expect(scene.play(bats, 'equipment:pipeAndTobacco', 'cook', '1')).toMatchObject({ 'cook.det': 1 })
})

test('whoever lets it be has only what is left of the choice [demand.13] [term.5]', () => {
  const scene = bare('pipeAndTobacco').mysteries('bats')
  expect(scene.play(bats, 'done')).toMatchObject({ 'cook.wounds': 1 })
})

test('nobody is asked where a branch is possible anyhow, or nothing at hand could make it so [flow.4] [term.5]', () => {
  const rich = bare('pipeAndTobacco').mysteries('bats')
  rich.state.characters[0].det = 1
  expect(rich.ask(bats).waiting?.prompt).toBe('branch')
  expect(bare('biscuits').mysteries('bats').play(bats)).toMatchObject({ 'cook.wounds': 1 })
  // Biscuits are food, but there is no palisade to give besides.
  const hungry = bare('biscuits').play(drawAdventure('hungryPredator'))
  expect(hungry).toMatchObject({ 'cook.wounds': 2, 'later.food': 2 })
})

test('Biscuits pay a choice in the same breath; the food that is not paid waits [demand.16] [use.2]', () => {
  const flu = drawAdventure('flu')
  const paid = bare('biscuits').play(flu, 'equipment:biscuits', '1')
  expect(paid).not.toHaveProperty('back.flu')
  expect(paid).not.toHaveProperty('later.nonPerishable')
  const kept = bare('biscuits').play(flu, 'equipment:biscuits', '2')
  expect(kept).toMatchObject({ 'back.flu': 1, 'later.nonPerishable': 1 })
})

test('Stone Soup of the cook serves a choice too [use.10] [term.5]', () => {
  const scene = bare()
  scene.state.characters[0].det = 3
  expect(scene.play(drawAdventure('flu'), 'skill:stoneSoup', '1')).toEqual({ 'cook.det': -3 })
})

test('in the event phase an Empty Bottle can be what a Flood takes [use.2] [card.event.flood]', () => {
  const flood = () => bare('emptyBottle').without('shovel', 'rope', 'fire', 'knife')
  const asked = flood().ask(drawEvent('flood'))
  expect(offeredIn(asked)).toEqual(['equipment:emptyBottle', 'done'])
  pickIn(asked, 'equipment:emptyBottle')
  expect(offeredIn(asked)).toEqual(['2', '4'])
  pickIn(asked, '2')
  expect(asked.state).toMatchObject({ weapons: 0, characters: [{ wounds: 0 }, { wounds: 0 }, {}] })
})
