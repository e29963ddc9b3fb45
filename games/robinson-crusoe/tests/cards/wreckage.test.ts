import { expect, test } from 'vitest'
import { WRECKAGE_IDS, type WreckageId } from '../../data/wreckage.ts'
import { laterIds } from '../gains.ts'
import { type Changes, ruleOf, Scene } from './scene.ts'
import { act } from './threat.ts'

const WRECKS: { readonly [W in WreckageId]: readonly [one: Changes, two: Changes] } = {
  foodCrates: [{ 'later.food': 1 }, { 'later.food': 1, 'later.nonPerishable': 1 }],
  wreckedLifeboat: [{ 'later.wood': 1 }, { 'later.wood': 2 }],
  captainsChest: [{ 'later.wood': 1 }, { 'later.wood': 1, 'later.equipment': 1 }],
}

test.each(WRECKAGE_IDS.map(id => [id, ruleOf(id)] as const))(
  '%s: what one pawn brings, and what two [card.wreckage.%s]',
  (id, _) => {
    const wrecked = () => new Scene().with(({ threats }) => (threats.right = id))
    const [one, two] = WRECKS[id]
    expect(wrecked().play(act(id, 1))).toEqual({ threats: -1, ...one })
    expect(wrecked().play(act(id, 2))).toEqual({ threats: -1, ...two })
  },
)

test('the equipment of the chest is one nobody had, and waits until the actions are done [card.wreckage.captains-chest]', () => {
  const scene = new Scene().with(({ threats }) => (threats.right = 'captainsChest'))
  const unused = scene.state.decks.equipment.slice()
  scene.play(act('captainsChest', 2))
  expect(scene.state.equipment).toEqual([])
  expect(unused).toContain(laterIds(scene.state, 'equipment')[0])
})

test('there are 3 wrecks [comp.13]', () => {
  expect(WRECKAGE_IDS).toHaveLength(3)
})
