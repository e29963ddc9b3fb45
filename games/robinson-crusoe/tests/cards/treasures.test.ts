import { expect, test } from 'vitest'
import { CREATURES } from '../../data/mysteries/creatures.ts'
import { TRAPS } from '../../data/mysteries/traps.ts'
import { TREASURES } from '../../data/mysteries/treasures.ts'
import type { MysteryId } from '../../data/mysteries.ts'
import { wound } from '../../rules/characters.ts'
import { gather } from '../../rules/resolve/gather.ts'
import { because } from '../../rules/why.ts'
import { resolving } from './powers.ts'
import { type Action, type Changes, comeBack, endOfActions, explore, ruleOf, Scene } from './scene.ts'

/** Finds a treasure in an exploration: it waits, then has its effect at the end of the phase. */
function find(scene: Scene, id: MysteryId, ...picks: string[]): Changes {
  scene.mysteries(id)
  expect(scene.play(explore({ any: 1 }))).toEqual({ [`later.${id}`]: 1 })
  const { [`later.${id}`]: gone, ...changes } = scene.play(endOfActions, ...picks)
  expect(gone).toBe(-1)
  return changes
}

test('26 treasures, 13 creatures, 13 traps [comp.12]', () => {
  expect([TREASURES, CREATURES, TRAPS].map(cards => Object.keys(cards).length)).toEqual([26, 13, 13])
  for (const [kind, cards] of Object.entries({ treasure: TREASURES, creature: CREATURES, trap: TRAPS }))
    for (const card of Object.values(cards)) expect(card.kind).toBe(kind)
})

const ONCE: { readonly [id in keyof typeof TREASURES]?: [Changes, ...string[]] } = {
  antiqueRapier: [{ weapons: 2 }],
  caveWithFurs: [{ fur: 2 }],
  crocks: [{ 'item.pot': 1, inventions: -1 }],
  gold: [{}],
  oldMap: [{ 'cook.det': 1, 'carpenter.det': 1, 'friday.det': 1 }],
  ropes: [{ roof: 1 }, 'roof'],
}

test.each(
  Object.entries(ONCE).map(
    ([id, [changes, ...picks]]) => [id as MysteryId, ruleOf(id), changes, picks] as const,
  ),
)('%s has its effect at the end of the phase [card.mystery.%s]', (id, _, changes, picks) => {
  const scene = new Scene()
  expect(find(scene, id, ...picks)).toEqual(changes)
  expect(scene.state.mysteryDiscard).toContain(id)
})

test('Crocks: a Pot that is built already is not built again [card.mystery.crocks]', () => {
  expect(find(new Scene().items('pot'), 'crocks')).toEqual({})
})

test('Ropes are of no use without a shelter [card.mystery.ropes]', () => {
  const bare = new Scene().with(state => Object.assign(state, { shelter: false, roof: 0, palisade: 0 }))
  expect(find(bare, 'ropes')).toEqual({})
})

test('the Amulet covers two arrows, which lower morale no more [card.mystery.amulet-of-the-lady]', () => {
  const scene = new Scene()
  find(scene, 'amuletOfTheLady', 'cook:3', 'carpenter:4')
  const hurt =
    (who: 'cook' | 'carpenter', n: number): Action =>
    t => {
      wound(t, who, n, because('die'))
      return undefined
    }
  expect(scene.play(hurt('cook', 4))).toEqual({ 'cook.wounds': 4 })
  expect(scene.play(hurt('carpenter', 5))).toEqual({ 'carpenter.wounds': 5 })
  expect(scene.play(hurt('cook', 3))).toEqual({ 'cook.wounds': 3, morale: -1 })
})

test('both arrows of the Amulet may be on one sheet [card.mystery.amulet-of-the-lady]', () => {
  const scene = new Scene()
  find(scene, 'amuletOfTheLady', 'cook:3', 'cook:6')
  expect(scene.state.characters[0].coveredArrows).toEqual([3, 6])
})

test('the Spyglass shows three tiles, which go back face up in any order [card.mystery.captain-stones-spyglass]', () => {
  const scene = new Scene().with(({ decks: { tiles } }) => {
    for (const tile of [1, 2, 3]) tiles.splice(tiles.indexOf(tile), 1)
    tiles.push(1, 2, 3)
  })
  find(scene, 'captainStonesSpyglass', '3', '1')
  expect(scene.state.decks.tiles.slice(-3)).toEqual([3, 1, 2])
  expect(scene.state.seen.tiles.toSorted()).toEqual([1, 2, 3])
})

const fetchWood =
  (who: 'cook' | 'carpenter', safe = false): Action =>
  t =>
    gather(t, resolving(t.state, 'gather', { who, node: 'M2', source: 1, safe }), who)

test('the Ceremonial Bowl takes hold of its finder from the next round on [card.mystery.ceremonial-bowl]', () => {
  const scene = new Scene().discouraged().mysteries('ceremonialBowl')
  scene.play(explore({ any: 1 }, { who: 'carpenter' }))
  expect(scene.play(endOfActions)).toMatchObject({ 'carpenter.bowl': 1, 'back.ceremonialBowl': 1 })
  scene.with(state => Object.assign(state, { round: 4 })).dice(1, 6, 6, 6)
  // Success, no wound, no adventure; then the success once more: a failure.
  expect(scene.play(fetchWood('carpenter'))).toEqual({ 'carpenter.det': 2 })
  expect(scene.play(fetchWood('cook'))).toEqual({ 'later.wood': 1 })
})

test('the Ceremonial Bowl has no effect yet in the round of its finding [card.mystery.ceremonial-bowl]', () => {
  const scene = new Scene().discouraged()
  find(scene, 'ceremonialBowl')
  expect(scene.dice(1, 6, 6).play(fetchWood('cook'))).toEqual({ 'later.wood': 1 })
})

test('the Ceremonial Bowl lasts until it comes back through the event deck [card.mystery.ceremonial-bowl.2]', () => {
  const scene = new Scene().discouraged()
  find(scene, 'ceremonialBowl')
  expect(scene.play(comeBack('ceremonialBowl'))).toEqual({ 'cook.bowl': -1, 'back.ceremonialBowl': -1 })
  scene.with(state => Object.assign(state, { round: 4 })).dice(1, 6, 6)
  expect(scene.play(fetchWood('cook'))).toEqual({ 'later.wood': 1 })
})

test('the Ceremonial Bowl does nothing to an action with pawns to spare [card.mystery.ceremonial-bowl.3]', () => {
  const scene = new Scene().discouraged()
  find(scene, 'ceremonialBowl')
  scene.with(state => Object.assign(state, { round: 4 })).dice(6)
  expect(scene.play(fetchWood('cook', true))).toEqual({ 'later.wood': 1 })
})
