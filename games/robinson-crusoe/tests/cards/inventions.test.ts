import { expect, test } from 'vitest'
import type { Node, Terrain } from '../../data/board.ts'
import { INVENTION_IDS, INVENTIONS, type InventionId } from '../../data/inventions.ts'
import type { PawnColour, Payment } from '../../data/types.ts'
import { distances } from '../../rules/island.ts'
import { becomesItem, flipItem } from '../../rules/items.ts'
import { deedObjection, wayToPay } from '../../rules/plan/deeds.ts'
import { pawnSupply } from '../../rules/plan/pawns.ts'
import type { Deed, Robinson } from '../../state.ts'
import { type Action, type Changes, ruleOf, Scene } from './scene.ts'

interface Row {
  readonly kind?: 'base' | 'personal'
  readonly terrain?: Terrain
  readonly items?: readonly InventionId[]
  readonly pay?: readonly Payment[]
  readonly gives?: Changes
  /** What losing it takes; the opposite of what it gave if left out. */
  readonly loses?: Changes
  readonly pawn?: PawnColour
}

const W1 = [{ wood: 1 }]
const FUR = [{ fur: 1 }]

// Losing an item also brings its card back to the board or the sheet: that is looked at for all.
const ROWS: { readonly [I in InventionId]: Row } = {
  bricks: { kind: 'base', terrain: 'hills', gives: { palisade: 1 } },
  dam: { kind: 'base', terrain: 'river', pay: W1, gives: { nonPerishable: 2 } },
  fire: { kind: 'base', terrain: 'mountains', gives: { palisade: 1 } },
  knife: { kind: 'base', terrain: 'mountains', gives: { weapons: 1 } },
  map: { kind: 'base', terrain: 'river', pawn: 'green' },
  medicine: { kind: 'base', terrain: 'plains' },
  pot: { kind: 'base', terrain: 'hills' },
  rope: { kind: 'base', terrain: 'plains' },
  shovel: { kind: 'base', terrain: 'beach' },
  fireplace: { kind: 'personal', items: ['fire'] },
  shortcut: { kind: 'personal', items: ['map'], gives: { 'shortcut@M2': 1 } },
  snare: { kind: 'personal', items: ['rope'], gives: { 'extraFood@M1': 1 } },
  spear: { kind: 'personal', items: ['knife'], pay: W1, gives: { weapons: 3 } },
  basket: { terrain: 'plains' },
  bed: { terrain: 'plains' },
  belts: { items: ['knife'], pay: FUR, pawn: 'grey' },
  bow: { items: ['rope', 'knife'], pay: W1, gives: { weapons: 3 } },
  cellar: { items: ['shovel'] },
  corral: {
    items: ['rope'],
    pay: W1,
    gives: { 'extraFood@M1': 1, 'exhausted@M2:0': 1 },
    loses: { 'extraFood@M1': -1 },
  },
  diary: { pay: FUR },
  drums: { terrain: 'hills', pay: FUR },
  furnace: { items: ['bricks'] },
  lantern: { terrain: 'hills', items: ['fire'], pawn: 'brown' },
  moat: { items: ['shovel'], pay: W1, gives: { palisade: 2 } },
  pit: { items: ['shovel'], pay: W1 },
  raft: { items: ['rope'], pay: [{ wood: 2 }], pawn: 'greyGreen' },
  sack: { pay: FUR },
  shield: { items: ['rope'], pay: W1, pawn: 'red' },
  sling: { pay: [{ wood: 1 }, { fur: 1 }], gives: { weapons: 2 } },
  wall: { items: ['bricks'], gives: { palisade: 2 } },
}

const TILE_OF: { readonly [T in Terrain]: readonly [Node, number] } = {
  beach: ['M1', 8],
  plains: ['M2', 6],
  hills: ['T1', 7],
  river: ['B1', 10],
  mountains: ['T2', 11],
}

/** The invention on the board, with all it needs: mountains lie on T2. */
function ready(id: InventionId): Scene {
  const { kind, items = [] } = ROWS[id]
  const scene = new Scene(['cook', 'explorer', 'carpenter', 'soldier']).discouraged().tile('T2', 11)
  scene.state.items = []
  scene.items(...items)
  return scene.with(({ decks, inventions, personal }) => {
    for (const pile of [decks.invention, inventions, personal] as InventionId[][])
      if (pile.includes(id)) pile.splice(pile.indexOf(id), 1)
    if (kind === 'personal') personal.push(id)
    else inventions.push(id)
  })
}

const isPossible = (state: Robinson, what: InventionId, pay = 0): boolean => {
  const deed: Deed = { type: 'build', what, node: state.camp, source: -1, pay }
  return deedObjection(state, deed, distances(state)) === null && wayToPay(state, deed) !== null
}

const build =
  (id: InventionId): Action =>
  t => {
    t.state.phase = 'end'
    return becomesItem(t, id)
  }

const lose =
  (id: InventionId): Action =>
  t => {
    flipItem(t, id)
    return undefined
  }

const reverse = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([what, n]) => [what, -n]))

const cases = INVENTION_IDS.map(id => [id, ruleOf(id)] as const)

test.each(cases)('%s: what it needs and costs [card.invention.%s]', (id, _) => {
  const { kind = 'other', terrain, items = [], pay = [] } = ROWS[id]
  expect(INVENTIONS[id].kind).toBe(kind)
  expect(isPossible(ready(id).state, id)).toBe(true)
  if (terrain) {
    const [node] = TILE_OF[terrain]
    const covered = ready(id).with(({ pieces }) =>
      pieces.push({ kind: 'covered', at: node, source: -1, by: '', fresh: false, n: 0 }),
    )
    expect(isPossible(covered.state, id), `without ${terrain}`).toBe(false)
  }
  for (const item of items)
    expect(isPossible(ready(id).without(item).state, id), `without ${item}`).toBe(false)
  for (const [way, { wood = 0, fur = 0 }] of pay.entries()) {
    const just = ready(id).with(({ available }) => Object.assign(available, { wood, fur, food: 0 }))
    expect(isPossible(just.state, id, way), `with ${wood} wood, ${fur} fur`).toBe(true)
    just.with(({ available }) => Object.assign(available, { wood: Math.max(0, wood - 1), fur: 0 }))
    expect(isPossible(just.state, id, way), 'with less').toBe(false)
  }
  const poor = ready(id).with(({ available }) => Object.assign(available, { wood: 0, fur: 0, food: 0 }))
  expect(isPossible(poor.state, id), 'with nothing').toBe(pay.length === 0)
})

test.each(cases)('%s: what it gives, and what losing it takes [card.invention.%s]', (id, _) => {
  const { kind, gives = {}, loses = reverse(gives), pawn } = ROWS[id]
  const scene = ready(id)
  const picks = id === 'shortcut' ? ['M2'] : []
  const onBoard: Changes = kind === 'personal' ? {} : { inventions: -1 }
  expect(scene.play(build(id), ...picks)).toEqual({ [`item.${id}`]: 1, ...onBoard, ...gives })
  expect(pawnSupply(scene.state).find(one => one.id === id)?.colour).toBe(pawn)
  expect(scene.play(lose(id))).toEqual({ [`item.${id}`]: -1, ...reverse(onBoard), ...loses })
})

test('30 inventions: 9 base, 4 personal, 17 others [comp.15]', () => {
  const count = (wanted: string) => INVENTION_IDS.filter(id => INVENTIONS[id].kind === wanted).length
  expect(['base', 'personal', 'other'].map(count)).toEqual([9, 4, 17])
})

test.each(['bricks', 'fire', 'moat', 'wall'] as const)(
  '%s gives no palisade without a shelter [card.invention.bricks] [card.invention.fire] [card.invention.moat] [card.invention.wall]',
  id => {
    const bare = ready(id).with(state => Object.assign(state, { shelter: false, roof: 0, palisade: 0 }))
    expect(bare.play(build(id)).palisade).toBeUndefined()
  },
)

test('the pawn of a lost item still works this round, and is gone in the next [card.invention.map]', () => {
  const scene = ready('map')
  scene.play(build('map'))
  scene.play(lose('map'))
  expect(pawnSupply(scene.state).some(({ id }) => id === 'map')).toBe(true)
  scene.state.thisRound.flipped = []
  expect(pawnSupply(scene.state).some(({ id }) => id === 'map')).toBe(false)
})
