import { expect, test } from 'vitest'
import type { Effect } from '../data/effects.ts'
import { byActor, byAll } from '../rules/cause.ts'
import { runEffects } from '../rules/effects/run.ts'
import { type Action, comeBack, drawEvent, offeredIn, Scene } from './cards/scene.ts'
import { later } from './gains.ts'
import { position } from './position.ts'

/** A camp without anything. */
const bare = () =>
  new Scene().discouraged().with(state => {
    Object.assign(state.available, { wood: 0, food: 0, fur: 0 })
    Object.assign(state, { roof: 0, palisade: 0, weapons: 0 })
  })

/** Effects of a card that the cook resolves in an action. */
const inAction =
  (...effects: readonly Effect[]): Action =>
  t => {
    t.state.phase = 'action'
    return runEffects(t, effects, byActor('oldHut', 'cook', 'M2', 1))
  }

/** Effects of a card of the event phase. */
const inEvent =
  (...effects: readonly Effect[]): Action =>
  t =>
    runEffects(t, effects, { ...byAll(t.state, 'frost'), node: 'M2', source: 1 })

const loseFood = (n: number): Effect => ({ do: 'lose', what: 'food', n })
const loseLevel = (of: 'palisade' | 'roof' | 'weapons'): Effect => ({ do: 'level', of, n: -1 })

test('two food are demanded and there is none: two wounds, in an action for who resolves it (example 73) [demand.1] [demand.2] [demand.3]', () => {
  expect(bare().play(inAction(loseFood(2)))).toEqual({ 'cook.wounds': 2 })
})

test('in the event phase every character pays, once for each thing that is missing [demand.5] [event.13]', () => {
  const scene = bare().with(({ available }) => (available.food = 1))
  expect(scene.play(inEvent(loseFood(3)))).toEqual({ food: -1, 'cook.wounds': 2, 'carpenter.wounds': 2 })
})

test('an event takes a palisade level that was never built: a wound for each (example 44) [demand.11]', () => {
  expect(bare().play(inEvent(loseLevel('palisade')))).toEqual({ 'cook.wounds': 1, 'carpenter.wounds': 1 })
})

test('an action takes a palisade level that is not there: a wound for its leader alone (example 22) [resolve.14]', () => {
  expect(bare().play(inAction(loseLevel('palisade')))).toEqual({ 'cook.wounds': 1 })
})

test('a fight in the event phase is the first player’s alone, with all that it takes [demand.4] [event.14]', () => {
  const scene = bare().with(state => (state.firstPlayer = 1))
  expect(scene.play(comeBack('tiger'))).toMatchObject({ 'carpenter.wounds': 4 + 1 + 1, food: 2, fur: 1 })
  expect(scene.state.characters[0].wounds).toBe(0)
})

test('what an event gives can be used at once [event.15] [resource.1]', () => {
  expect(bare().play(inEvent({ do: 'gain', what: 'wood', n: 2 }))).toEqual({ wood: 2 })
})

test('strength 3 and a palisade level against weapons 2 and no palisade: two wounds (example 42) [demand.9] [combat.10]', () => {
  const scene = bare().with(state => (state.weapons = 2))
  expect(scene.play(inAction({ do: 'fight', strength: 3, palisade: 1 }))).toEqual({ 'cook.wounds': 2 })
})

test('weapons that a fight takes and that are not there wound the fighter [combat.5]', () => {
  const scene = bare().with(state => (state.weapons = 2))
  expect(scene.play(inAction({ do: 'fight', strength: 2, weapons: 3 }))).toEqual({
    weapons: -2,
    'cook.wounds': 1,
  })
})

test('where only a strength is given nothing else is won or lost [combat.9]', () => {
  expect(bare().play(inAction({ do: 'fight', strength: 1 }))).toEqual({ 'cook.wounds': 1 })
})

test('the prey of an action waits, that of another phase is there at once [combat.11]', () => {
  const prey: Effect = { do: 'fight', strength: 0, food: 2, fur: 1 }
  const hunted = new Scene().play(t => {
    t.state.act = {
      type: 'explore',
      actor: 'cook',
      node: 'M2',
      source: -1,
      outside: false,
    }
    return inAction(prey)(t)
  })
  expect(Object.keys(hunted)).not.toContain('food')
  expect(hunted['later.food']).toBeGreaterThan(0)
  expect(bare().play(inEvent(prey))).toEqual({ food: 2, fur: 1 })
})

test('what there is must be given: nobody chooses the wound [demand.12]', () => {
  const scene = bare().with(({ available }) => (available.food = 1))
  expect(scene.play(inAction(loseFood(2)))).toEqual({ food: -1, 'cook.wounds': 1 })
})

test('equipment may help in a demand, and need not [demand.13] [demand.16]', () => {
  const hungry = () =>
    bare().with(state => {
      state.decks.equipment.splice(state.decks.equipment.indexOf('biscuits'), 1)
      state.equipment.push({ id: 'biscuits', uses: 2 })
    })
  expect(offeredIn(hungry().ask(inAction(loseFood(1))))).toContain('equipment:biscuits')
  const spared = hungry()
  expect(spared.play(inAction(loseFood(1)), 'done')).toEqual({ 'cook.wounds': 1 })
  expect(spared.state.equipment[0].uses).toBe(2)
  const used = hungry()
  expect(used.play(inAction(loseFood(1)), 'equipment:biscuits')).toEqual({})
  expect(used.state.equipment[0].uses).toBe(1)
})

test('what a token gives in a demand pays it, and the rest is there to use [demand.16]', () => {
  const scene = bare().with(state => {
    state.weapons = 1
    state.decks.discovery.splice(state.decks.discovery.indexOf('goat'), 1)
    state.discoveries.push('goat')
  })
  const paid = scene.play(inEvent({ do: 'lose', what: 'fur', n: 1 }), 'discovery:goat')
  expect(paid).toEqual({ food: 1, discoveries: -1 })
})

test('lower than the lowest morale cannot be, and costs nothing [demand.7]', () => {
  const scene = bare().with(state => (state.morale = -3))
  expect(scene.play(inEvent({ do: 'morale', n: -1 }))).toEqual({})
})

test('who goes hungry at night is wounded twice, whoever else has eaten [demand.6]', () => {
  const match = position('cook', 'soldier').shelter().has({ food: 1 }).at('night')
  match.pickKey(0, 'cook')
  expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([0, 2])
})

test('“if possible” takes what there is and asks for no more (example 53) [demand.14] [term.22]', () => {
  const soft = (...effects: Effect[]): Effect => ({ do: 'ifPossible', effects })
  expect(bare().play(inAction(soft(loseFood(1), loseLevel('roof'))))).toEqual({})
  const scene = bare().with(({ characters }) => (characters[0].det = 1))
  expect(scene.play(inAction(soft({ do: 'det', who: 'actor', n: -3 })))).toEqual({ 'cook.det': -1 })
})

test('termites find no wood: nothing happens (example 45) [demand.15]', () => {
  expect(bare().play(drawEvent('termites'))).toEqual({ threats: 1 })
  expect(new Scene().play(drawEvent('termites'))).toEqual({ threats: 1, wood: -1 })
})

test('half of a roof that is not there is a demand of one [demand.17]', () => {
  expect(bare().play(inEvent({ do: 'loseHalf', of: 'roof' }))).toEqual({
    'cook.wounds': 1,
    'carpenter.wounds': 1,
  })
})

test('one token of a kind lies in a place; a second is not placed, and costs nothing (example 46) [excl.1] [excl.3] [excl.5]', () => {
  const slow: Effect = { do: 'token', kind: 'slow', at: 'build' }
  expect(bare().play(inEvent(slow, slow))).toEqual({ 'slow@build': 1 })
  const others: Effect[] = [slow, { do: 'token', kind: 'reroll', at: 'build' }]
  expect(bare().play(inEvent(...others))).toEqual({ 'slow@build': 1, 'reroll@build': 1 })
})

test('a marker for a source that is exhausted is not placed and wounds everybody (example 47) [excl.4] [excl.6]', () => {
  const marker: Effect = { do: 'exhaust', which: 'gathered' }
  expect(bare().play(inEvent(marker, marker))).toEqual({
    'exhausted@M2:1': 1,
    'cook.wounds': 1,
    'carpenter.wounds': 1,
  })
})

test('special wounds of one kind may lie on one part of the body together [excl.2]', () => {
  const bite: Effect = { do: 'specialWound', colour: 'gather', part: 'leg' }
  expect(bare().play(inAction(bite, bite))).toEqual({ 'cook.gather.leg': 2 })
})

test('roof and palisade do not rise without a shelter, weapons do [roof.1]', () => {
  const up = (of: 'roof' | 'palisade' | 'weapons'): Effect => ({ do: 'level', of, n: 1 })
  const scene = bare().with(state => (state.shelter = false))
  expect(scene.play(inEvent(up('roof'), up('palisade'), up('weapons')))).toEqual({ weapons: 1 })
})

test('of two ways only one that can be paid may be chosen [term.5]', () => {
  const choice: Effect = {
    do: 'choose',
    by: 'actor',
    branches: [[loseFood(1)], [], [{ do: 'morale', n: -1 }]],
  }
  expect(offeredIn(bare().ask(inAction(choice)))).toEqual(['2', '3'])
  expect(offeredIn(new Scene().ask(inAction(choice)))).toEqual(['1', '2', '3'])
})

test('determination and losses of an action count at once [resolve.9] [resolve.10] [resolve.11] [resolve.16]', () => {
  const scene = new Scene().with(state => {
    state.characters[0].wounds = 3
    later(state, 'resource', 'food', 2)
  })
  const changes = scene.play(
    inAction(loseFood(1), { do: 'det', who: 'actor', n: 1 }, { do: 'wound', who: 'actor', n: 1 }),
  )
  expect(changes).toEqual({ food: -1, 'cook.det': 1, 'cook.wounds': 1, morale: -1 })
  // Of future resources nothing can be discarded.
  const poor = bare().with(state => later(state, 'resource', 'food', 2))
  expect(poor.play(inAction(loseFood(1)))).toEqual({ 'cook.wounds': 1 })
})
