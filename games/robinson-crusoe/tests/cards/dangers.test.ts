import { expect, test } from 'vitest'
import type { CREATURES } from '../../data/mysteries/creatures.ts'
import type { TRAPS } from '../../data/mysteries/traps.ts'
import type { MysteryId } from '../../data/mysteries.ts'
import type { CharacterId } from '../../data/types.ts'
import { ownPawns } from '../../rules/plan/pawns.ts'
import { gather } from '../../rules/resolve/gather.ts'
import type { Robinson } from '../../state.ts'
import { later, laterIds, sheet } from '../gains.ts'
import { tokens } from './event-row.ts'
import { fed, resolving, theNight } from './powers.ts'
import { type Action, type Changes, comeBack, explore, offeredIn, ruleOf, Scene } from './scene.ts'

/** One of them sleeps outside, with something to eat. */
const sleeps = (who: CharacterId) => (state: Robinson) => {
  for (const character of state.characters) if (character.id === who) character.outside = 'M2'
  sheet(state, who, 'resource', 'food')
}

interface Row {
  readonly picks?: readonly string[]
  readonly upper: Changes
  readonly given?: (scene: Scene) => void
  readonly lower?: Changes
}

const CREATURE_ROWS: { readonly [C in keyof typeof CREATURES]: Row } = {
  shinyJewel: { upper: tokens('kept.shinyJewel', 'night.shinyJewel') },
  bats: { picks: ['1'], upper: { 'cook.det': -1 } },
  bigApe: { upper: {}, lower: { 'cook.wounds': 1, fur: 2 } },
  bite: { upper: { 'cook.wounds': 1 } },
  furiousTiger: { upper: { 'cook.wounds': 1 } },
  giantSnake: { upper: { 'cook.det': -2 } },
  gorillaCreature: { upper: { 'cook.wounds': 2 }, lower: { weapons: -2 } },
  gremlins: {
    given: ({ state }) => (state.weapons = 1),
    upper: { 'cook.wounds': 1 },
    lower: { 'cook.wounds': 2, 'back.gremlins': 1 },
  },
  savage: {
    upper: { weapons: -3 },
    given: scene => scene.mysteries('antiqueRapier'),
    lower: { weapons: 2 },
  },
  scorpion: { upper: { 'cook.wounds': 3 } },
  snake: { upper: { 'cook.wounds': 2 } },
  spiders: { upper: { 'cook.det': -2 } },
  unleashedBeast: { upper: { hunting: -1 } },
}

const TRAP_ROWS: { readonly [T in keyof typeof TRAPS]: Row } = {
  blowgun: { upper: { 'cook.onePawn+1': 1 } },
  bluntSpear: { upper: { 'cook.wounds': 2 } },
  collapseTrap: { upper: {} },
  confused: { upper: { 'cook.confused+1': 1 } },
  net: { upper: tokens('cook.outside@M2') },
  poisonousSpores: { upper: { 'cook.wounds': 1, 'kept.poisonousSpores': 1, 'night.poisonousSpores': 1 } },
  sharpBlade: { upper: { 'cook.wounds': 2 } },
  snareTrap: { upper: { weapons: -2 } },
  spiderWeb: { upper: { 'cook.wounds': 1, 'kept.spiderWeb': 1, 'everyNight.spiderWeb': 1 } },
  strangeDisease: {
    picks: ['cook', 'carpenter', 'friday', 'friday'],
    upper: {
      'cook.disease': 1,
      'carpenter.disease': 1,
      'friday.disease': 2,
      'kept.strangeDisease': 1,
      'night.strangeDisease': 1,
    },
  },
  terribleScream: { upper: { 'cook.det': -2 } },
  trapdoor: { upper: {} },
  unfortunateAdventure: { upper: { palisade: -1 } },
}

const rows = Object.entries<Row>({ ...CREATURE_ROWS, ...TRAP_ROWS }).map(
  ([id, row]) => [id as MysteryId, ruleOf(id), row] as const,
)

test.each(rows)('mystery card %s [card.mystery.%s]', (id, _, { given, picks = [], upper, lower }) => {
  const scene = new Scene(['cook', 'carpenter'], 'jenny')
  given?.(scene)
  scene.mysteries(id)
  const drawn = scene.play(explore({ any: 1 }), ...picks)
  expect(drawn, `${id}: upper part`).toEqual({ ...upper, ...(lower && { [`back.${id}`]: 1 }) })
  if (!lower) return
  scene.state.act = null
  given?.(scene)
  const { [`back.${id}`]: stays = 0, ...come } = scene.play(comeBack(id))
  const { [`back.${id}`]: again = 0, ...changes } = lower
  expect(come, `${id}: lower part`).toEqual(changes)
  expect(stays, `${id} comes back again`).toBe(again - 1)
})

test('Medicine against the scorpion [card.mystery.scorpion]', () => {
  expect(
    new Scene()
      .items('medicine')
      .mysteries('scorpion')
      .play(explore({ any: 1 })),
  ).toEqual({})
})

test('bats: without determination it is a wound [card.mystery.bats]', () => {
  const scene = new Scene().discouraged().mysteries('bats')
  expect(scene.play(explore({ any: 1 }))).toEqual({ 'cook.wounds': 1 })
})

test.each(['giantSnake', 'collapseTrap', 'net'] as const)(
  '%s ends the draw [card.mystery.giant-snake] [card.mystery.collapse-trap] [card.mystery.net]',
  id => {
    const scene = new Scene().mysteries(id, 'gold')
    expect(scene.play(explore({ any: 3 }))['later.gold']).toBeUndefined()
  },
)

test('weapons of the savage’s victim become 0 without wounds, whatever they were [card.mystery.savage]', () => {
  const scene = new Scene().with(state => (state.weapons = 0)).mysteries('savage')
  expect(scene.play(explore({ any: 1 }))).toEqual({ 'back.savage': 1 })
})

test.each([
  [2, 0],
  [1, 0],
  [5, 3],
])(
  'a Snare takes weapons from %i to %i, without wounds (example 67) [card.mystery.snare-trap]',
  (before, after) => {
    const scene = new Scene().with(state => (state.weapons = before)).mysteries('snareTrap')
    expect(scene.play(explore({ any: 1 }))).toEqual({ weapons: after - before })
  },
)

test('Gremlins come back again and again [card.mystery.gremlins]', () => {
  const scene = new Scene().with(state => (state.weapons = 1))
  expect(scene.play(comeBack('gremlins'))).toEqual({ 'cook.wounds': 2, 'back.gremlins': 1 })
})

test('a Trapdoor swallows the treasures of this action only [card.mystery.trapdoor]', () => {
  const scene = new Scene().mysteries('gold', 'compass', 'trapdoor').with(state => {
    const { mystery } = state.decks
    mystery.splice(mystery.indexOf('sabre'), 1)
    later(state, 'treasure', 'sabre')
  })
  expect(scene.play(explore({ any: 3 }), 'continue', 'continue')).toEqual({})
  expect(laterIds(scene.state, 'treasure')).toEqual(['sabre'])
  expect(scene.state.mysteryDiscard).toEqual(expect.arrayContaining(['gold', 'compass', 'trapdoor']))
})

test('the book effect of an Unfortunate Adventure happens exactly once [card.mystery.unfortunate-adventure]', () => {
  const scene = new Scene(['cook', 'carpenter'], 'jenny').mysteries('unfortunateAdventure')
  expect(scene.play(explore({ any: 1 }))).toEqual({ palisade: -1 })
})

test('Friday has no pawn to lose to a Blowgun [card.mystery.blowgun]', () => {
  const scene = new Scene().mysteries('blowgun')
  expect(scene.play(explore({ any: 1 }, { who: 'friday' }))).toEqual({})
  const hit = new Scene().mysteries('blowgun')
  hit.play(explore({ any: 1 }, { who: 'carpenter' }))
  const pawns = () => ownPawns(hit.state, hit.state.characters[1])
  expect(pawns()).toBe(2)
  hit.state.round++
  expect(pawns()).toBe(1)
  hit.state.round++
  expect(pawns()).toBe(2)
})

// Confused

const fetchWood =
  (safe: boolean): Action =>
  t =>
    gather(t, resolving(t.state, 'gather', { node: 'M2', source: 1, safe }), 'cook')

const confused = () => new Scene().discouraged().with(({ characters }) => (characters[0].confused = 3))

test('Confused: every success is rolled again, in every action of the round [card.mystery.confused]', () => {
  const scene = confused().dice(1, 6, 6, 6)
  expect(scene.play(fetchWood(false))).toEqual({ 'cook.det': 2 })
  scene.discouraged().dice(1, 6, 6, 1)
  expect(scene.play(fetchWood(false))).toEqual({ 'later.wood': 1 })
})

test('Confused: even with pawns to spare the success die is rolled [card.mystery.confused.2]', () => {
  expect(confused().dice(6).play(fetchWood(true))).toEqual({ 'cook.det': 2 })
})

test('Confused: with pawns to spare the die is not rolled again [card.mystery.confused.3]', () => {
  expect(confused().dice(1, 6).play(fetchWood(true))).toEqual({ 'later.wood': 1 })
})

test('Confused, with pawns to spare: a reroll token of the action space counts, and the actor may pay for a reroll [card.mystery.confused.3] [token.reroll.1] [dice.2]', () => {
  const reroll = confused()
    .dice(1, 6)
    .with(({ pieces }) =>
      pieces.push({ kind: 'reroll', at: 'gather', source: -1, by: '', fresh: false, n: 0 }),
    )
  expect(reroll.play(fetchWood(true))).toEqual({ 'cook.det': 2, 'reroll@gather': -1 })
  const paying = confused()
    .dice(6, 1)
    .with(({ characters }) => (characters[0].det = 2))
  expect(offeredIn(paying.ask(fetchWood(true)))).toEqual(['success', 'pass'])
  expect(paying.play(fetchWood(true), 'success')).toEqual({ 'cook.det': -2, 'later.wood': 1 })
})

// At night

const asleep = (scene: Scene) => fed(scene.discouraged()).with(state => (state.act = null))

test('the Shiny Jewel wounds everybody this night, then is discarded [card.mystery.shiny-jewel]', () => {
  const scene = new Scene().mysteries('shinyJewel')
  scene.play(explore({ any: 1 }))
  expect(asleep(scene).play(theNight)).toMatchObject({
    'cook.wounds': 1,
    'carpenter.wounds': 1,
    'kept.shinyJewel': -1,
    'night.shinyJewel': -1,
  })
  expect(scene.state.mysteryDiscard).toContain('shinyJewel')
})

test.each(['cook', 'friday'] as const)(
  'if %s found the Jewel and sleeps outside, it acts a night later [card.mystery.shiny-jewel.2]',
  who => {
    const scene = new Scene().mysteries('shinyJewel')
    scene.play(explore({ any: 1 }, { who }))
    asleep(scene).with(sleeps(who))
    const first = scene.play(theNight)
    expect(first['carpenter.wounds']).toBeUndefined()
    expect(first['kept.shinyJewel']).toBeUndefined()
    scene.with(state => {
      state.round++
      for (const character of state.characters) character.outside = ''
    })
    expect(scene.play(theNight)).toMatchObject({ 'carpenter.wounds': 1, 'kept.shinyJewel': -1 })
  },
)

test('Poisonous Spores: this night everybody, Friday too, unless there is Medicine [card.mystery.poisonous-spores]', () => {
  const scene = new Scene().mysteries('poisonousSpores')
  scene.play(explore({ any: 1 }))
  expect(asleep(scene).play(theNight)).toMatchObject({
    'cook.wounds': 1,
    'carpenter.wounds': 1,
    'friday.wounds': 1,
    'kept.poisonousSpores': -1,
  })
  const cured = new Scene().items('medicine').mysteries('poisonousSpores')
  cured.play(explore({ any: 1 }))
  expect(asleep(cured).play(theNight)['carpenter.wounds']).toBeUndefined()
})

test.each(['cook', 'friday'] as const)(
  'Poisonous Spores: %s, asleep outside, suffers alone [card.mystery.poisonous-spores.2]',
  who => {
    const scene = new Scene().mysteries('poisonousSpores')
    scene.play(explore({ any: 1 }, { who }))
    asleep(scene).with(sleeps(who))
    const changes = scene.play(theNight)
    expect(changes[`${who}.wounds`]).toBe(1)
    expect(changes['carpenter.wounds']).toBeUndefined()
  },
)

test('the Spider Web wounds its finder every night without Medicine [card.mystery.spider-web]', () => {
  const scene = new Scene().mysteries('spiderWeb')
  scene.play(explore({ any: 1 }, { who: 'carpenter' }))
  expect(asleep(scene).play(theNight)['carpenter.wounds']).toBe(1)
  scene.state.round++
  expect(scene.play(theNight)['carpenter.wounds']).toBe(1)
  scene.items('medicine').state.round++
  expect(scene.play(theNight)['carpenter.wounds']).toBeUndefined()
})

test('the Strange Disease: each marker is a wound in the night [card.mystery.strange-disease]', () => {
  const scene = new Scene().mysteries('strangeDisease')
  scene.play(explore({ any: 1 }), 'cook', 'carpenter', 'carpenter', 'carpenter')
  expect(asleep(scene).play(theNight)).toMatchObject({
    'cook.wounds': 1,
    'carpenter.wounds': 3,
    'cook.disease': -1,
    'carpenter.disease': -3,
  })
})

test('the Strange Disease: two markers for each player, not for Friday, who may take some [card.mystery.strange-disease.2]', () => {
  const scene = new Scene().mysteries('strangeDisease')
  expect(offeredIn(scene.ask(explore({ any: 1 })))).toEqual(['cook', 'carpenter', 'friday'])
  const split = scene.play(explore({ any: 1 }), 'friday', 'friday', 'cook', 'cook')
  expect(split).toMatchObject({ 'friday.disease': 2, 'cook.disease': 2 })
})

test.each(['cook', 'friday'] as const)(
  'the Strange Disease: %s, asleep outside, has it alone, for 2 wounds [card.mystery.strange-disease.3]',
  who => {
    const outside = (scene: Scene) => scene.with(sleeps(who))
    const before = outside(new Scene()).mysteries('strangeDisease')
    expect(before.play(explore({ any: 1 }, { who }))[`${who}.disease`]).toBe(2)
    const after = new Scene().mysteries('strangeDisease')
    after.play(explore({ any: 1 }, { who }), 'carpenter', 'carpenter', 'carpenter', 'carpenter')
    const changes = outside(asleep(after)).play(theNight)
    expect(changes[`${who}.wounds`]).toBe(2)
    expect(changes['carpenter.wounds']).toBeUndefined()
  },
)
