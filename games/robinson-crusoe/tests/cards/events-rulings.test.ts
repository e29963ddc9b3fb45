import { expect, test } from 'vitest'
import { BEASTS } from '../../data/beasts.ts'
import { distances } from '../../rules/island.ts'
import { hasItem } from '../../rules/items.ts'
import { endOfPhase } from '../../rules/phases/end-of-phase.ts'
import { event } from '../../rules/phases/event.ts'
import { morale } from '../../rules/phases/morale.ts'
import { production } from '../../rules/phases/production.ts'
import { roundEnd } from '../../rules/phases/round.ts'
import { deedObjection } from '../../rules/plan/deeds.ts'
import { actionObjection } from '../../rules/plan/legal.ts'
import { joinObjection, pawnSupply } from '../../rules/plan/pawns.ts'
import { begin, join } from '../../rules/plan/stacks.ts'
import { arrange } from '../../rules/resolve/camp.ts'
import type { Deed, PawnId, Robinson } from '../../state.ts'
import { allWounds } from './event-row.ts'
import { resolving, step } from './powers.ts'
import { drawEvent, offeredIn, pushOff, Scene } from './scene.ts'
import { act } from './threat.ts'

const plan = (state: Robinson, deed: Partial<Deed>, ...pawns: PawnId[]) => {
  const [leader, ...others] = pawns
  const whole: Deed = { type: 'explore', what: '', node: 'T2', source: -1, pay: 0, ...deed }
  const action = begin(state, whole, leader, false, distances(state))
  for (const pawn of others) join(action, pawn)
  return action
}

const supply = (state: Robinson, id: PawnId) => {
  const pawn = pawnSupply(state).find(one => one.id === id)
  if (!pawn) throw new Error(`There is no pawn ${id}.`)
  return pawn
}

const beasts = (scene: Scene, ...ids: (keyof typeof BEASTS)[]) =>
  scene.with(({ decks }) => {
    decks.beast = decks.beast.filter(id => !ids.includes(id))
    decks.beast.push(...ids)
  })

test('in an argument Friday supports nobody, nor do players each other [card.event.argument.2]', () => {
  const scene = new Scene()
  scene.play(drawEvent('argument'))
  const { state } = scene
  const alone = plan(state, {}, 'cook')
  expect(joinObjection(state, supply(state, 'friday'), alone)).not.toBeNull()
  expect(joinObjection(state, supply(state, 'carpenter'), alone)).not.toBeNull()
  expect(joinObjection(state, supply(state, 'cook'), alone)).toBeNull()
})

test('the action against an argument takes two players, or a player and Friday [card.event.argument.2]', () => {
  const scene = new Scene()
  scene.play(drawEvent('argument'))
  const { state } = scene
  const deed = { type: 'threat', what: 'argument', node: '' } as const
  expect(actionObjection(state, plan(state, deed, 'cook', 'carpenter'))).toBeNull()
  expect(actionObjection(state, plan(state, deed, 'cook', 'friday'))).toBeNull()
  expect(actionObjection(state, plan(state, deed, 'cook', 'cook'))).not.toBeNull()
  expect(joinObjection(state, supply(state, 'friday'), plan(state, deed, 'cook'))).toBeNull()
})

test('in an argument neutral pawns still support a player [card.event.argument.3]', () => {
  const scene = new Scene().items('map')
  scene.play(drawEvent('argument'))
  const { state } = scene
  expect(joinObjection(state, supply(state, 'map'), plan(state, {}, 'cook'))).toBeNull()
})

test('who is made first player by Despondency is so at once: the morale result is theirs [card.event.despondency.2]', () => {
  const scene = new Scene().with(state => (state.morale = 2))
  scene.play(drawEvent('despondency'))
  expect(scene.play(step(morale))).toEqual({ 'carpenter.det': 2 })
})

test('Despondency: the token passes on again at night; alone it means nothing [card.event.despondency.3]', () => {
  const scene = new Scene()
  scene.play(drawEvent('despondency'))
  expect(scene.play(step(roundEnd))).toMatchObject({ 'first.carpenter': -1, 'first.cook': 1 })
  const alone = new Scene(['cook'])
  expect(alone.play(drawEvent('despondency'))).toEqual({ threats: 1 })
})

test('Night Attack: strength counts for nothing, but losses, prizes and text do [card.event.night-attack.2]', () => {
  const scene = new Scene().with(({ decks, threats }) => {
    decks.beast.splice(decks.beast.indexOf('gorillaBeast'), 1)
    decks.hunting.push('gorillaBeast')
    threats.right = 'nightAttack'
  })
  expect(scene.play(act('nightAttack', 1))).toEqual({
    threats: -1,
    weapons: -3,
    'later.food': 5,
    'later.fur': 2,
    'later.discoveries': 1,
    hunting: -1,
  })
})

test('Catastrophe: no item helps until the end of the action phase, but tokens lie where they are [card.event.catastrophe.2]', () => {
  const scene = new Scene().items('map', 'cellar', 'corral').with(state => {
    state.inventions.push('lantern')
    state.pieces.push({ kind: 'extraFood', at: 'M1', source: -1, by: 'corral', fresh: false, n: 0 })
  })
  scene.play(drawEvent('catastrophe'))
  const { state } = scene
  expect(pawnSupply(state).some(({ id }) => id === 'map')).toBe(false)
  const lantern: Deed = { type: 'build', what: 'lantern', node: 'M1', source: -1, pay: 0 }
  expect(deedObjection(state, lantern, distances(state))).not.toBeNull()
  expect(scene.play(step(production))).toEqual({ wood: 1, food: 2 })
  scene.play(step(endOfPhase))
  expect(hasItem(scene.state, 'cellar')).toBe(true)
})

test('Catastrophe, the Shortcut’s token stays active too [card.event.catastrophe.2]', () => {
  const scene = new Scene(['cook', 'explorer']).items('shortcut').with(({ pieces }) => {
    pieces.push({ kind: 'shortcut', at: 'T1', source: -1, by: 'shortcut', fresh: false, n: 0 })
  })
  scene.play(drawEvent('catastrophe'))
  expect(scene.play(step(production))).toEqual({ wood: 2, food: 1 })
})

test('Catastrophe’s threat: the item goes back into the invention deck [card.event.catastrophe.4]', () => {
  const scene = new Scene()
  scene.play(pushOff('catastrophe'), 'rope')
  expect(scene.state.decks.invention).toContain('rope')
  expect(scene.state.items).not.toContain('rope')
  expect(new Scene().with(state => (state.items = [])).play(pushOff('catastrophe'))).toEqual({})
})

test('Brainstorm: the invention comes to the board at once [card.event.council.2]', () => {
  const scene = new Scene().with(({ threats }) => (threats.right = 'council'))
  const wanted = scene.state.decks.invention[0]
  expect(offeredIn(scene.ask(act('council', 1))).toSorted()).toEqual(scene.state.decks.invention.toSorted())
  scene.play(act('council', 1), wanted)
  expect(scene.state.inventions).toContain(wanted)
  expect(scene.state.decks.invention).not.toContain(wanted)
})

test('Stroke of Fate: threats come true from left to right, leave, and it takes the right slot [card.event.stroke-of-fate.2]', () => {
  // On the left a storm tears the palisade down; on the right half of roof or palisade goes: only the roof is left.
  const scene = new Scene().with(state => {
    state.palisade = 1
    state.threats = { left: 'ravenousPredators', right: 'disaster' }
  })
  expect(scene.play(drawEvent('strokeOfFate'))).toEqual({
    'adventure@gather': 1,
    palisade: -1,
    roof: -1,
    threats: -1,
  })
  expect(scene.state.threats).toEqual({ left: '', right: 'strokeOfFate' })
  expect(scene.state.gone).toEqual(expect.arrayContaining(['event:ravenousPredators', 'event:disaster']))
})

test('Stroke of Fate: a wreck is just discarded [card.event.stroke-of-fate.3]', () => {
  const scene = new Scene().with(({ threats }) => (threats.right = 'foodCrates'))
  expect(scene.play(drawEvent('strokeOfFate'))).toEqual({ 'adventure@gather': 1 })
  expect(scene.state.gone).toContain('wreckage:foodCrates')
})

test.each([
  ['stormDamage', drawEvent('stormDamage'), { threats: 1, 'adventure@gather': 1 }],
  ['disaster', pushOff('disaster'), {}],
] as const)(
  '%s: a level of 1 loses nothing; two of 0 are a demand that is not met (example 65) [card.event.storm-damage.2] [card.event.disaster.2]',
  (_, action, rest) => {
    const scene = () => new Scene().with(state => (state.roof = 1))
    expect(offeredIn(scene().ask(action))).toEqual(['roof', 'palisade'])
    expect(scene().play(action, 'roof')).toEqual(rest)
    const bare = new Scene().with(state => Object.assign(state, { roof: 0, palisade: 0 }))
    expect(bare.play(action)).toEqual({ ...rest, ...allWounds(1) })
  },
)

test('Cloudburst: only what that move has cost comes back (example 66) [card.event.cloudburst.2]', () => {
  const scene = new Scene().with(state => Object.assign(state, { roof: 3, palisade: 1 }))
  scene.play(drawEvent('cloudburst'), 'M2')
  expect([scene.state.roof, scene.state.palisade]).toEqual([2, 1])
  expect(scene.play(act('cloudburst', 1))).toEqual({ threats: -1, roof: 1 })
})

test('Cloudburst: without a shelter nothing comes back (example 66) [card.event.cloudburst.2]', () => {
  const scene = new Scene().tile('T2', 2).with(state => Object.assign(state, { camp: 'T2', shelter: false }))
  scene.play(drawEvent('cloudburst'), 'M2')
  scene.state.camp = 'T2'
  expect(scene.play(act('cloudburst', 1))).toEqual({ threats: -1 })
})

test('Dangerous Night: the first player fights the beast before the next card is drawn [card.event.dangerous-night.2]', () => {
  const scene = beasts(new Scene(), 'goats')
  scene.play(drawEvent('dangerousNight'))
  scene.state.firstPlayer = 1
  const before = scene.state.decks.event.length
  const fought = scene.play(step(event))
  expect(fought.asideBeast).toBe(-1)
  expect(fought['carpenter.wounds']).toBe(BEASTS.goats.strength - 3)
  expect(scene.state.decks.event).toHaveLength(before)
  expect(scene.state.gone).toContain('beast:goats')
})

test('Dangerous Night: after that fight its action has no effect [card.event.dangerous-night.3]', () => {
  const scene = new Scene().with(({ threats }) => (threats.left = 'dangerousNight'))
  expect(scene.play(act('dangerousNight', 1))).toEqual({ threats: -1 })
})

test('Howling: the strongest of three makes the hunting deck if there is none, the others go back [card.event.howling-from-the-woods.2]', () => {
  const scene = beasts(new Scene(), 'birds', 'bearBeast', 'boa').with(state => {
    state.decks.beast.push(...state.decks.hunting.splice(0))
    state.decks.beast = state.decks.beast.filter(id => id !== 'fox' && id !== 'tapir')
  })
  const size = scene.state.decks.beast.length
  scene.play(drawEvent('howlingFromTheWoods'))
  expect(scene.state.decks.hunting).toEqual(['bearBeast'])
  expect(scene.state.decks.beast).toHaveLength(size - 1)
  expect(scene.state.decks.beast).toEqual(expect.arrayContaining(['birds', 'boa']))
})

test('Howling: of beasts of the same strength the group chooses [card.event.howling-from-the-woods]', () => {
  const scene = beasts(new Scene(), 'goats', 'cheetah', 'boa')
  expect(offeredIn(scene.ask(drawEvent('howlingFromTheWoods'))).toSorted()).toEqual(['cheetah', 'goats'])
  scene.play(drawEvent('howlingFromTheWoods'), 'cheetah')
  expect(scene.state.decks.hunting.at(-1)).toBe('cheetah')
})

test('Howling’s action puts the top of the hunting deck to its bottom [card.event.howling-from-the-woods]', () => {
  const scene = new Scene().with(({ threats }) => (threats.right = 'howlingFromTheWoods'))
  expect(scene.state.decks.hunting).toEqual(['tapir', 'fox'])
  scene.play(act('howlingFromTheWoods', 1))
  expect(scene.state.decks.hunting).toEqual(['fox', 'tapir'])
})

test('a raging river leaves 3 of 4 wood and 2 food, in any mixture (example 69) [card.event.raging-river.2]', () => {
  const scene = new Scene().with(state => {
    state.thisRound.production.push('half')
    for (const [kind, n] of [
      ['extraWood', 3],
      ['extraFood', 1],
    ] as const)
      for (let i = 0; i < n; i++)
        state.pieces.push({ kind, at: 'M1', source: -1, by: '', fresh: false, n: 0 })
  })
  expect(offeredIn(scene.ask(step(production)))).toEqual(['3:0', '2:1', '1:2'])
  expect(scene.play(step(production), '1:2')).toEqual({ wood: 1, food: 2 })
})

test('Bear: where the marker lies already, everybody is wounded [card.event.bear.2]', () => {
  const scene = new Scene().with(({ pieces }) =>
    pieces.push({ kind: 'blocked', at: 'arrange', source: -1, by: 'bear', fresh: false, n: 0 }),
  )
  expect(scene.play(drawEvent('bear'))).toEqual({ threats: 1, ...allWounds(1) })
})

test('Bear: the next to arrange the camp only removes the marker [card.event.bear]', () => {
  const scene = new Scene()
  scene.play(drawEvent('bear'))
  const arranges = step(t => arrange(t, resolving(t.state, 'arrange'), 'cook'))
  expect(scene.play(arranges)).toEqual({ 'blocked@arrange': -1 })
  expect(scene.play(arranges)).toEqual({ 'cook.det': 2, morale: 1 })
})

test('a fire that finds no such source wounds everybody [card.event.otters] [card.event.predator-is-near] [card.event.predators] [card.event.thunderstorm]', () => {
  const bare = () =>
    new Scene().with(state => {
      for (const node of ['M1', 'M2', 'T1', 'B1'] as const)
        for (const source of [0, 1])
          state.pieces.push({ kind: 'exhausted', at: node, source, by: '', fresh: false, n: 0 })
    })
  for (const id of ['otters', 'predatorIsNear', 'predators', 'thunderstorm'] as const)
    expect(bare().play(drawEvent(id)), id).toMatchObject(allWounds(1))
})

test('of sources equally close the group chooses [ruling.3]', () => {
  const scene = new Scene().with(({ pieces }) =>
    pieces.push({ kind: 'exhausted', at: 'M1', source: 0, by: '', fresh: false, n: 0 }),
  )
  expect(offeredIn(scene.ask(drawEvent('thunderstorm')))).toEqual(['T1:0', 'M2:1', 'B1:0'])
})

test('an action uncovers only what its own card has covered [ruling.4]', () => {
  const scene = new Scene()
  scene.play(drawEvent('otters'))
  scene.play(drawEvent('thunderstorm'))
  const uncovered = scene.play(act('thunderstorm', 1))
  expect(uncovered).toEqual({ threats: -1, 'exhausted@M1:0': -1 })
})

test('the owner of the Shovel pays no wood where either will do [ruling.7]', () => {
  const scene = new Scene().with(state => {
    state.threats.right = 'storm'
    state.available.wood = 0
  })
  expect(scene.play(act('storm', 1, 1))).toEqual({ threats: -1, 'cook.det': 1 })
})
