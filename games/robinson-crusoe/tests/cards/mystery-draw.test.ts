import { expect, test } from 'vitest'
import { drawMystery } from '../../rules/decks.ts'
import { allWounds } from './event-row.ts'
import { comeBack, drawAdventure, endOfActions, explore, offeredIn, pickIn, Scene } from './scene.ts'

test('mysteries are drawn only where something asks for it, up to so many of each kind [mystery.1] [mystery.2]', () => {
  const scene = new Scene().mysteries('gold', 'compass', 'bite', 'snake')
  const changes = scene.play(explore({ treasures: 1, creatures: 1 }), 'continue')
  expect(changes).toEqual({ 'later.gold': 1, 'cook.wounds': 1 })
  const untouched = new Scene()
  untouched.play(comeBack('carcass'))
  expect(untouched.state.decks.mystery).toHaveLength(52)
})

test('cards of other kinds are set aside, do not count, and are shuffled back in (example 72) [mystery.3] [mystery.8] [mystery.9] [mystery.10]', () => {
  const scene = new Scene().mysteries('bluntSpear', 'bite', 'gold')
  expect(scene.play(explore({ treasures: 1 }))).toEqual({ 'later.gold': 1 })
  expect(scene.state.decks.mystery).toHaveLength(51)
  expect(scene.state.decks.mystery).toEqual(expect.arrayContaining(['bluntSpear', 'bite']))
})

test('a treasure waits for the end of the action phase [mystery.4]', () => {
  const scene = new Scene().mysteries('caveWithFurs')
  expect(scene.play(explore({ treasures: 1 }))).toEqual({ 'later.caveWithFurs': 1 })
  expect(scene.play(endOfActions)).toEqual({ 'later.caveWithFurs': -1, fur: 2 })
})

test('creatures and traps strike at once, but what helps may be used first (example 49) [mystery.5] [use.7]', () => {
  const scene = new Scene().treasures('whip').mysteries('poisonousSpores')
  const match = scene.ask(explore({ traps: 1 }))
  expect(offeredIn(match)).toEqual(['treasure:whip', 'done'])
  pickIn(match, 'treasure:whip')
  expect(match.state.characters[0].wounds).toBe(0)
  expect(match.state.treasures).toMatchObject([{ id: 'whip', user: 'cook' }])
  expect(scene.play(explore({ traps: 1 }), 'done')['cook.wounds']).toBe(1)
})

test('after each card the drawer may stop or go on [mystery.6]', () => {
  const scene = () => new Scene().mysteries('gold', 'compass')
  const match = scene().ask(explore({ treasures: 2 }, { who: 'carpenter' }))
  expect(match.ask?.seats).toEqual([1])
  expect(offeredIn(match)).toEqual(['continue', 'stop'])
  expect(scene().play(explore({ treasures: 2 }), 'stop')).toEqual({ 'later.gold': 1 })
})

test('a kind that is complete is set aside from then on [mystery.7]', () => {
  const scene = new Scene().mysteries('bite', 'snake', 'gold')
  expect(scene.play(explore({ creatures: 1, treasures: 1 }), 'continue')).toEqual({
    'cook.wounds': 1,
    'later.gold': 1,
  })
  expect(scene.state.decks.mystery).toContain('snake')
})

test('resolved traps and creatures are discarded [mystery.8]', () => {
  const scene = new Scene().mysteries('bite', 'bluntSpear')
  scene.play(explore({ creatures: 1, traps: 1 }), 'continue')
  expect(scene.state.mysteryDiscard).toEqual(['bite', 'bluntSpear'])
})

test('Remains of a Settlement: a creature aside, a treasure, a trap that the Whip ignores, a treasure (example 32) [mystery.11]', () => {
  const scene = new Scene().treasures('whip').mysteries('bite', 'gold', 'bluntSpear', 'snake', 'compass')
  const changes = scene.play(
    drawAdventure('remainsOfASettlement'),
    '2',
    'continue',
    'treasure:whip',
    'continue',
  )
  expect(changes).toEqual({ 'later.gold': 1, 'later.compass': 1, 'back.remainsOfASettlement': 1 })
  expect(scene.state.mysteryDiscard).toEqual(['bluntSpear'])
})

test('an empty deck is made anew from its discard pile [mystery.12]', () => {
  const scene = new Scene().with(state => {
    state.mysteryDiscard = state.decks.mystery.splice(0)
  })
  let drawn: string | undefined
  scene.play(t => {
    drawn = drawMystery(t)
    return undefined
  })
  expect(drawn).toBeDefined()
  expect(scene.state.decks.mystery).toHaveLength(51)
  expect(scene.state.mysteryDiscard).toEqual([])
})

test('a mystery that comes back through the event deck goes to the discard pile [card.mystery.gorilla-creature]', () => {
  const scene = new Scene().with(state => (state.weapons = 1))
  expect(scene.play(comeBack('gorillaCreature'))).toEqual({ weapons: -1, ...allWounds(1) })
  expect(scene.state.mysteryDiscard).toEqual(['gorillaCreature'])
})
