import { expect, test } from 'vitest'
import type { InventionId } from '../../data/inventions.ts'
import type { CharacterId } from '../../data/types.ts'
import { moveCamp } from '../../rules/camp.ts'
import { distances } from '../../rules/island.ts'
import { becomesItem, discardItem, flipItem } from '../../rules/items.ts'
import { morale } from '../../rules/phases/morale.ts'
import { production } from '../../rules/phases/production.ts'
import { commit, yieldOf } from '../../rules/plan/commit.ts'
import { deedObjection } from '../../rules/plan/deeds.ts'
import { begin, mayLead } from '../../rules/plan/stacks.ts'
import { build } from '../../rules/resolve/build.ts'
import { rest } from '../../rules/resolve/camp.ts'
import { gather } from '../../rules/resolve/gather.ts'
import { turnDown } from '../../rules/tiles.ts'
import type { Deed, PieceKind, Place, Robinson } from '../../state.ts'
import { fed, lateNight, offers, resolving, step, theNight, theWeather, use } from './powers.ts'
import { type Action, comeBack, offeredIn, Scene } from './scene.ts'

const lay =
  (kind: PieceKind, at: Place, by = '', source = -1) =>
  ({ pieces }: Robinson) =>
    pieces.push({ kind, at, source, by, fresh: false, n: 0 })

const built =
  (id: InventionId): Action =>
  t => {
    t.state.phase = 'end'
    return becomesItem(t, id)
  }

const doing =
  (what: (t: Parameters<Action>[0]) => void): Action =>
  t => {
    what(t)
    return undefined
  }

// Night

test('the Pot: once a night one food heals one wound [card.invention.pot]', () => {
  const scene = fed(new Scene().discouraged().items('pot')).with(
    ({ characters }) => (characters[2].wounds = 2),
  )
  const night = scene.play(theNight, 'item:pot')
  expect(night['friday.wounds']).toBe(-1)
  expect(night.food).toBe(-3) // two meals, one for the Pot
  expect(offers(scene.state, 'night')).not.toContain('pot')
})

test('the Fireplace: once a night one food heals 2 on one or 1 on two [card.invention.fireplace]', () => {
  const scene = fed(new Scene().discouraged().items('fireplace')).with(({ characters }) => {
    characters[0].wounds = 2
    characters[1].wounds = 2
  })
  const night = scene.play(theNight, 'item:fireplace', 'cook', 'carpenter')
  expect(night).toMatchObject({ 'cook.wounds': -1, 'carpenter.wounds': -1, food: -3 })
  expect(offers(scene.state, 'night')).not.toContain('fireplace')
})

test('the Cellar keeps food, which is still what rots once the Cellar is lost [card.invention.cellar] [card.invention.cellar.2]', () => {
  const scene = new Scene().items('cellar')
  expect(scene.play(lateNight, 'stay')).toEqual({})
  expect(scene.state.available).toMatchObject({ food: 5, nonPerishable: 0 })
  scene.play(doing(t => flipItem(t, 'cellar'))) // of no use this very night
  expect(scene.play(lateNight, 'stay')).toEqual({ food: -5 })
})

test('the Bed: a resting player heals 2 and gains determination; Friday does not, and not with the Hammock [card.invention.bed] [card.invention.bed.2]', () => {
  const scene = new Scene().items('bed').with(({ characters }) => {
    for (const character of characters) character.wounds = 3
  })
  const rests = (who: CharacterId) => step(t => rest(t, resolving(t.state, 'rest', { who }), who))
  expect(scene.play(rests('cook'))).toEqual({ 'cook.wounds': -2, 'cook.det': 1 })
  expect(scene.play(rests('carpenter'))).toEqual({ 'carpenter.wounds': -2, 'carpenter.det': 1 })
  expect(scene.play(rests('friday'))).toEqual({ 'friday.wounds': -1 })
  expect(offeredIn(scene.treasures('hammock').ask(rests('cook')))).toEqual(['bed', 'hammock'])
})

test('the Furnace: each weather phase a snow cloud is ignored, for wood and for the roof [card.invention.furnace]', () => {
  const scene = new Scene().items('furnace').with(state => {
    state.roof = 0
    state.forecast = { rain: 0, snow: 1, animals: [] }
  })
  expect(scene.play(theWeather)).toEqual({})
})

// Morale

test('Diary and Drums: determination for the first player in the morale phase, both of them [card.invention.diary] [card.invention.drums] [card.invention.diary-drums.1]', () => {
  expect(new Scene().items('diary').play(step(morale))).toEqual({ 'cook.det': 1 })
  expect(new Scene().items('drums').play(step(morale))).toEqual({ 'cook.det': 2 })
  expect(new Scene().items('diary', 'drums').play(step(morale))).toEqual({ 'cook.det': 3 })
})

// Production

test('the Pit: two food if the brown wound die shows a wound [card.invention.pit]', () => {
  expect(new Scene().items('pit').dice(1).play(step(production))).toEqual({ wood: 1, food: 3 })
  expect(new Scene().items('pit').dice(6).play(step(production))).toEqual({ wood: 1, food: 1 })
})

test('the Pit gives nothing where no food can be had, and is halved with the rest [card.invention.pit.3]', () => {
  const none = new Scene().items('pit').dice(1)
  none.state.thisRound.production.push('noFood')
  expect(none.play(step(production))).toEqual({ wood: 1 })
  const half = new Scene().items('pit').dice(1)
  half.state.thisRound.production.push('half')
  expect(half.play(step(production), '0:2')).toEqual({ food: 2 })
})

const withShortcut = (node: 'M2' | 'B1') =>
  new Scene(['cook', 'explorer']).items('shortcut', 'map').with(lay('shortcut', node, 'shortcut'))

test('the Shortcut’s tile gives one of its resources, another each round if they like [card.invention.shortcut] [card.invention.shortcut.2]', () => {
  const scene = withShortcut('M2')
  expect(scene.play(step(production), 'M2:1')).toEqual({ wood: 2, food: 1 })
  expect(scene.play(step(production), 'M2:0')).toEqual({ wood: 1, food: 2 })
})

test('a token on the Shortcut’s tile adds to its resource: 1 wood, or 2 food (example 68) [card.invention.shortcut.3] [card.invention.shortcut.5]', () => {
  const scene = withShortcut('M2').with(lay('extraFood', 'M2'))
  expect(scene.play(step(production), 'M2:1')).toEqual({ wood: 2, food: 1 })
  expect(scene.play(step(production), 'M2:0')).toEqual({ wood: 1, food: 3 })
})

test('the source that the Shortcut used cannot be gathered; without production it can [card.invention.shortcut.6]', () => {
  const gathered: Deed = { type: 'gather', what: '', node: 'M2', source: 1, pay: 0 }
  const scene = withShortcut('M2')
  scene.play(step(production), 'M2:1')
  expect(deedObjection(scene.state, gathered, distances(scene.state))).not.toBeNull()
  const skipped = withShortcut('M2')
  skipped.state.thisRound.production.push('skip')
  expect(skipped.play(step(production))).toEqual({})
  expect(deedObjection(skipped.state, gathered, distances(skipped.state))).toBeNull()
})

test('the Shortcut may lead to any tile next to the camp [card.invention.shortcut.8]', () => {
  const scene = new Scene(['cook', 'explorer']).tile('T2', 2)
  expect(offeredIn(scene.ask(built('shortcut')))).toEqual(['M2', 'T1', 'B1'])
})

test('the Shortcut is lost when its tile is turned down [card.invention.shortcut.9]', () => {
  const scene = withShortcut('M2')
  expect(scene.play(doing(t => turnDown(t, 'M2', '')))).toMatchObject({
    'item.shortcut': -1,
    'shortcut@M2': -1,
  })
})

// Corral

test('the Corral takes parrots next to the camp, never those of the camp [card.invention.corral] [card.invention.corral.2]', () => {
  const scene = new Scene().tile('T2', 9).with(state => (state.camp = 'T2'))
  // The camp has parrots of its own; M2 has others.
  expect(scene.play(built('corral'))).toMatchObject({ 'exhausted@M2:0': 1, 'extraFood@T2': 1 })
  const none = new Scene().with(lay('exhausted', 'M2', '', 0))
  expect(none.play(built('corral'))).toMatchObject({ 'extraFood@M1': 1 })
})

test('without an unexhausted parrot source the Corral lays no marker and wounds nobody, also if it was exhausted in this very phase [card.invention.corral.2]', () => {
  const scene = new Scene().with(({ pieces }) =>
    pieces.push({ kind: 'exhausted', at: 'M2', source: 0, by: '', fresh: true, n: 0 }),
  )
  expect(scene.play(built('corral'))).toEqual({ 'item.corral': 1, 'extraFood@M1': 1 })
})

test('the token of the Corral moves with the camp; one that is there already costs the Corral [card.invention.corral.2]', () => {
  const scene = new Scene()
  scene.play(built('corral'))
  expect(scene.play(doing(t => moveCamp(t, 'T1')))).toMatchObject({ 'extraFood@M1': -1, 'extraFood@T1': 1 })
  scene.with(lay('extraFood', 'M2'))
  expect(scene.play(doing(t => moveCamp(t, 'M2')))).toMatchObject({ 'extraFood@T1': -1, 'item.corral': -1 })
})

test('a lost Corral leaves its source covered [card.invention.corral.4]', () => {
  const scene = new Scene()
  scene.play(built('corral'))
  const lost = scene.play(doing(t => flipItem(t, 'corral')))
  expect(lost).toEqual({ 'item.corral': -1, inventions: 1, 'extraFood@M1': -1 })
})

// Basket and Sack

const gathers = (gear: ('basket' | 'sack')[], success: boolean) => {
  const scene = new Scene().discouraged().items('basket', 'sack')
  scene.dice(success ? 1 : 6, 6, 6)
  return scene.play(t => {
    const action = { ...resolving(t.state, 'gather', { node: 'M2', source: 1 }), gear }
    return gather(t, { ...action, yields: yieldOf(t.state, action) }, 'cook')
  })
}

test('Basket and Sack: one more from a gather that succeeds, nothing from one that fails [card.invention.basket] [card.invention.sack] [card.invention.basket.2] [card.invention.sack.2]', () => {
  expect(gathers(['basket'], true)).toEqual({ 'later.wood': 2 })
  expect(gathers(['sack'], true)).toEqual({ 'later.wood': 2 })
  expect(gathers(['basket'], false)).toEqual({ 'cook.det': 2 })
  expect(gathers(['sack'], false)).toEqual({ 'cook.det': 2 })
})

test('Basket and Sack may help the same gather [card.invention.basket.3]', () => {
  expect(gathers(['basket', 'sack'], true)).toEqual({ 'later.wood': 3 })
})

test('Basket and Sack are given to a gather when it is planned [card.invention.basket.2] [card.invention.sack.2]', () => {
  const scene = new Scene().items('basket', 'sack').with(state => {
    state.phase = 'planning'
    const deed: Deed = { type: 'gather', what: '', node: 'M2', source: 1, pay: 0 }
    begin(state, deed, 'cook', false, distances(state)).gear.push('basket')
  })
  scene.play(step(commit))
  expect(scene.state.plan.actions[0].yields).toBe(2)
})

// Others

test('the personal invention of nobody here is anybody’s, without determination [card.invention.personal.1]', () => {
  const scene = new Scene()
    .discouraged()
    .dice(1, 6, 6)
    .with(({ decks, inventions }) => {
      for (const pile of [decks.invention, inventions] as InventionId[][])
        if (pile.includes('spear')) pile.splice(pile.indexOf('spear'), 1)
      inventions.push('spear')
    })
  const { state } = scene
  const deed: Deed = { type: 'build', what: 'spear', node: 'M1', source: -1, pay: 0 }
  expect(deedObjection(state, deed, distances(state))).toBeNull()
  const action = { ...resolving(structuredClone(state), 'build'), what: 'spear' }
  expect(mayLead(state, action, action.pawns, 'cook')).toBe(true)
  const changes = scene.play(t => build(t, resolving(t.state, 'build', { what: 'spear' }), 'cook'))
  expect(changes).toEqual({ inventions: -1, 'later.spear': 1 })
})

test('Medicine is never used up [card.invention.medicine]', () => {
  const scene = new Scene().items('medicine')
  expect(scene.play(comeBack('viper'))).toEqual({ 'cook.wounds': 1 })
  expect(scene.play(comeBack('mushrooms'))).toEqual({})
  expect(scene.state.items).toContain('medicine')
})

test('an item that goes back into the deck takes its gift along [item.16]', () => {
  const scene = new Scene().items('dam').with(({ available }) => (available.nonPerishable = 1))
  expect(scene.play(doing(t => discardItem(t, 'dam')))).toEqual({ 'item.dam': -1, nonPerishable: -1 })
})

test('the Pot opens four tokens [card.invention.pot]', () => {
  const scene = new Scene().with(({ discoveries, characters }) => {
    discoveries.push('herbs', 'healingHerbs', 'poisonToken', 'vegetables')
    characters[0].wounds = 2
  })
  expect([...offers(scene.state, 'planning'), ...offers(scene.state, 'night')]).toEqual([])
  scene.items('pot')
  expect(offers(scene.state, 'planning')).toEqual(['herbs', 'healingHerbs', 'poisonToken'])
  expect(offers(scene.state, 'night')).toContain('vegetables')
  expect(scene.play(use('poisonToken'))).toEqual({ weapons: 2, discoveries: -1 })
})
