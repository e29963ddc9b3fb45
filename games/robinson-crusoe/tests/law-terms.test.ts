import { expect, test } from 'vitest'
import { NODES } from '../data/board.ts'
import type { Effect } from '../data/effects.ts'
import { byActor, byAll } from '../rules/cause.ts'
import { runEffects } from '../rules/effects/run.ts'
import { bareSources, distances } from '../rules/island.ts'
import { remove } from '../rules/pieces.ts'
import { begin } from '../rules/plan/stacks.ts'
import { turnDown } from '../rules/tiles.ts'
import { offers, use } from './cards/powers.ts'
import { type Action, comeBack, offeredIn, pickIn, pushOff, Scene } from './cards/scene.ts'
import { position, refusal } from './position.ts'

/** Effects of a card outside the action phase. */
const run =
  (...effects: readonly Effect[]): Action =>
  t =>
    runEffects(t, effects, byAll(t.state, 'frost'))

// Sources, tiles, terrain

const closest: Effect = { do: 'exhaustClosest', of: ['wood'], else: [] }

test('the closest source: the camp’s, then those around it, exhausted ones aside [term.3]', () => {
  const scene = new Scene()
  expect(scene.play(run(closest))).toEqual({ 'exhausted@M1:0': 1 })
  expect(offeredIn(scene.ask(run(closest)))).toHaveLength(3)
})

test('a tile that is turned face down loses all that lay on it [term.8]', () => {
  const scene = new Scene().with(({ pieces }) => {
    for (const kind of ['danger', 'slow', 'exhausted'] as const)
      pieces.push({ kind, at: 'M2', source: kind === 'exhausted' ? 0 : -1, by: '', fresh: false, n: 0 })
  })
  const down = scene.play(t => {
    turnDown(t, 'M2', 'earthquake')
    return undefined
  })
  expect(down).toEqual({ 'danger@M2': -1, 'slow@M2': -1, 'exhausted@M2:0': -1, 'faceDown@M2': 1 })
})

test('a tile face down is neither entered nor explored, and bars the way [term.9] [term.10]', () => {
  const way = (faceDown: boolean) => {
    const match = position('cook', 'soldier')
      .tile('M2', 5)
      .change(({ island }) => (island.M2.faceDown = faceDown))
      .planning()
    return match
  }
  expect(refusal(way(true), 'cook', 'explore:M2')).toBe('term.9')
  expect(refusal(way(true), 'cook', 'explore:M3')).toBe('distance.3')
  expect(refusal(way(false), 'cook', 'explore:M3')).toBe(null)
  expect(() => refusal(way(true), 'cook', 'gather:M2:1')).toThrow('neither offered nor refused')
  expect(refusal(way(true), 'cook', 'build:knife:M1')).toBe('item.4')
})

test('a camp that has nowhere to go stays, and everybody is wounded [term.11] [camp.12]', () => {
  const scene = new Scene().with(({ island }) => {
    for (const node of ['M2', 'T1', 'B1'] as const) island[node].faceDown = true
  })
  expect(scene.play(run({ do: 'moveCamp' }))).toEqual({ 'cook.wounds': 1, 'carpenter.wounds': 1 })
})

test('if the tile of the camp is lost, so is the game [end.4]', () => {
  const match = new Scene().ask(t => {
    turnDown(t, t.state.camp, 'earthquake')
    return undefined
  })
  expect(match.outcome).toMatchObject({ winners: [], why: { id: 'end.camp' } })
})

test('the crosses are counted before time is up [end.5]', () => {
  const last = (...nodes: ('T1' | 'T2' | 'T3' | 'M2' | 'M3')[]) => {
    const table = position('cook').scenario('cursedIsland')
    for (const node of nodes) table.piece('cross', node)
    return table.round(table.state.rounds).at('roundEnd').outcome?.winners
  }
  expect([last(), last('T1', 'T2', 'T3', 'M2', 'M3')]).toEqual([[], [0]])
})

test('the only mountains are covered: no Knife and no Fire until others are found or the marker leaves (example 51) [term.12] [term.13] [term.14] [term.15]', () => {
  const table = () => position('cook').tile('M2', 5)
  const tools = (at: ReturnType<typeof table>) => {
    const match = at.planning()
    return ['knife', 'fire'].map(id => refusal(match, 'cook', `build:${id}:M1`))
  }
  expect(tools(table())).toEqual([null, null])
  expect(tools(table().piece('covered', 'M2'))).toEqual(['item.4', 'item.4'])
  expect(tools(table().piece('covered', 'M2').tile('T1', 11))).toEqual([null, null])
  const scene = new Scene().tile('M3', 11)
  const byDrought =
    (...effects: Effect[]): Action =>
    t =>
      runEffects(t, effects, byAll(t.state, 'drought'))
  expect(scene.play(byDrought({ do: 'coverTerrain', of: 'mountains' }))).toEqual({ 'covered@M3': 1 })
  expect(scene.play(byDrought({ do: 'uncover' }))).toEqual({ 'covered@M3': -1 })
})

// Cards

test('“resolve the event again” repeats the event of the card, not its book [term.7]', () => {
  const scene = () => new Scene(['cook', 'carpenter'], 'jenny')
  expect(scene().play(pushOff('termites'))).toEqual({ wood: -1 })
})

test('what is used once is gone then; a treasure lies with the other mysteries [term.4] [discard.5]', () => {
  const scene = new Scene().treasures('bottleOfWine').with(state => {
    state.characters[0].wounds = 2
    state.phase = 'night'
  })
  const drunk = scene.play(use('bottleOfWine', 'night'))
  expect(drunk).toMatchObject({ 'cook.wounds': -2, 'treasure.bottleOfWine': -1 })
  expect(scene.state.mysteryDiscard).toEqual(['bottleOfWine'])
  scene.play(comeBack('bigApe'))
  expect(scene.state.mysteryDiscard).toEqual(['bottleOfWine', 'bigApe'])
})

test('events and adventures leave the game when they are done [discard.1]', () => {
  const scene = new Scene()
  scene.play(pushOff('termites'))
  scene.play(comeBack('coldWind'))
  expect(scene.state.gone).toEqual(expect.arrayContaining(['event:termites', 'adventure:coldWind']))
  expect(scene.state.decks.event).not.toContain('coldWind')
})

test('inventions of the board that are discarded go back into their deck; items and planned ones stay [discard.2] [discard.6]', () => {
  const scene = new Scene().with(state => {
    state.inventions = state.inventions.filter(id => {
      if (id === 'map' || id === 'pot') return true
      state.decks.invention.push(id)
      return false
    })
    begin(
      state,
      { type: 'build', what: 'pot', node: 'M1', source: -1, pay: 0 },
      'cook',
      false,
      distances(state),
    )
  })
  // Of two only one can go: the other is a wound for everybody.
  const changes = scene.play(run({ do: 'discardInventions', n: 2 }))
  expect(changes).toEqual({ inventions: -1, 'cook.wounds': 1, 'carpenter.wounds': 1 })
  expect(scene.state.decks.invention).toContain('map')
  expect(scene.state.inventions).toEqual(['pot'])
})

test('where nothing is left to draw nothing happens [discard.4]', () => {
  const scene = new Scene().with(({ decks }) => {
    for (const deck of [decks.beast, decks.discovery, decks.equipment]) deck.length = 0
  })
  expect(
    scene.play(
      run({ do: 'hunting', op: 'addBeast' }, { do: 'drawDiscoveries', n: 2 }, { do: 'drawEquipment' }),
    ),
  ).toEqual({})
})

test('wood that is staked pays no discard, and the plan stands [resolve.17]', () => {
  const scene = new Scene().discouraged().with(state => {
    state.available.wood = 1
    const weapons = { type: 'build', what: 'weapons', node: 'M1', source: -1, pay: 0 } as const
    begin(state, weapons, 'carpenter', false, distances(state))
    state.phase = 'action'
  })
  const lost = scene.play(t => runEffects(t, [{ do: 'lose', what: 'wood', n: 1 }], byActor('oldHut', 'cook')))
  expect(lost).toEqual({ 'cook.wounds': 1 })
  expect(scene.state.plan.actions[0].staked.wood).toBe(1)
})

test('the Pistol stands in for the weapons that a token or a card asks for [term.19] [term.20]', () => {
  const armed = (...equipment: 'pistol'[]) =>
    new Scene().discouraged().with(state => {
      state.weapons = 0
      state.decks.discovery.splice(state.decks.discovery.indexOf('goat'), 1)
      state.discoveries.push('goat')
      for (const id of equipment) {
        state.decks.equipment.splice(state.decks.equipment.indexOf(id), 1)
        state.equipment.push({ id, uses: 2 })
      }
    })
  expect(offers(armed().state, 'planning', 'cook', true)).not.toContain('goat')
  expect(offers(armed('pistol').state, 'planning', 'cook', true)).toContain('goat')
  const test: Effect = { do: 'ifWeapons', atLeast: 1, met: [], unmet: [{ do: 'morale', n: -1 }] }
  expect(armed().play(run(test))).toEqual({ morale: -1 })
  expect(armed('pistol').play(run(test), 'equipment:pistol')).toEqual({})
})

test('markers that cannot be placed wound, tokens do not [term.16]', () => {
  const twice = (effect: Effect) => new Scene().play(run(effect, effect))['cook.wounds'] ?? 0
  expect(twice({ do: 'blockArrange' })).toBe(1)
  expect(twice({ do: 'coverTerrain', of: 'river' })).toBe(1)
  expect(twice({ do: 'weather', kind: 'storm' })).toBe(0)
  expect(twice({ do: 'token', kind: 'danger', at: 'hunt' })).toBe(0)
})

test('a marker that was removed can be placed again [discard.3]', () => {
  const cover: Effect = { do: 'coverTerrain', of: 'river' }
  expect(new Scene().play(run(cover, { do: 'uncover' }, cover))).toEqual({ 'covered@B1': 1 })
})

test('there are always markers enough: every source of the island can be covered [term.17]', () => {
  const scene = new Scene()
    .tile('T2', 1)
    .tile('T3', 2)
    .tile('M3', 3)
    .tile('M4', 4)
    .tile('B2', 5)
    .tile('B3', 9)
  const every: Effect = {
    do: 'exhaustClosest',
    of: ['wood', 'parrot', 'fish'],
    else: [{ do: 'morale', n: -1 }],
  }
  const sources = NODES.flatMap(node => bareSources(scene.state, 'acting', node)).length
  const match = scene.ask(run(...Array.from({ length: sources }, () => every)))
  while (match.waiting?.prompt === 'exhaust') pickIn(match, offeredIn(match)[0])
  expect(match.state.pieces.filter(({ kind }) => kind === 'exhausted')).toHaveLength(sources)
  expect(match.state.morale).toBe(0)
})

test('what a card has taken away already takes nothing else with it', () => {
  const { state } = position().piece('adventure', 'build').piece('slow', 'rest')
  const token = state.pieces.find(({ kind }) => kind === 'adventure')
  remove(state, token)
  remove(state, token)
  expect(state.pieces.map(({ kind }) => kind)).toEqual(['slow'])
})
