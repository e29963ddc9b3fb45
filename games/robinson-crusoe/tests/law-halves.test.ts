import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { robinson } from '../game.ts'
import { eventCard, isEvent } from '../rules/cards/resolve-card.ts'
import { endOfPhase } from '../rules/phases/end-of-phase.ts'
import { roundEnd } from '../rules/phases/round.ts'
import { fed, lateNight, step, theNight, theWeather } from './cards/powers.ts'
import { comeBack, Scene } from './cards/scene.ts'
import { sheet, sheetOf } from './gains.ts'
import { NO as BLANK, carryOut, position, put, YES } from './position.ts'

// The halves of rules that are easily forgotten: what does not happen, whom it spares, what is left afterwards.

test('the wound die wounds whoever carries the action out, success or not [dice.4] [dice.8]', () => {
  for (const success of [YES, BLANK]) {
    const match = position('cook', 'soldier').has({ wood: 1 }).rolls(success, YES, BLANK).planning()
    put(match, 'soldier', 'build:weapons:M1')
    carryOut(match)
    expect(match.state.characters.map(({ wounds }) => wounds)).toEqual([0, 0]) // rested away by the other pawn
    expect(match.history?.journal.filter(({ id }) => id === 'wounded')).toMatchObject([
      { values: { who: 'soldier', n: 1, why: 'die' } },
    ])
  }
})

test('determination staked on a build that fails comes back, and the skill is not used [skill.economical-construction.2]', () => {
  const match = position('carpenter')
    .det('carpenter', 2)
    .shelter()
    .has({ wood: 1 })
    .rolls(BLANK, BLANK, BLANK)
    .planning()
  put(match, 'carpenter', 'build:roof:M1')
  expect(match.state.characters[0].det).toBe(0)
  carryOut(match)
  while (match.waiting) match.pickKey(0, 'pass')
  expect(match.state.characters[0]).toMatchObject({ det: 4, skillsUsed: [] })
  expect(match.state.available.wood).toBe(1)
})

test('a tile without the sign of a beast brings none [explore.7]', () => {
  const hunted = (tile: number) => {
    const match = position('cook', 'soldier').tiles(tile).planning()
    put(match, 'cook', 'explore:M2')
    put(match, 'cook', 'join:1')
    carryOut(match)
    return match.state.decks.hunting.length
  }
  expect([hunted(5), hunted(2)]).toEqual([0, 1])
})

test('tokens of the weather are gone after it [weather.22]', () => {
  const scene = new Scene().with(({ pieces }) =>
    pieces.push({ kind: 'rain', at: 'weather', source: -1, by: '', fresh: false, n: 0 }),
  )
  expect(scene.play(theWeather)).toMatchObject({ 'rain@weather': -1 })
})

test('the token of an extra meal is gone after it [token.extra-food.1]', () => {
  const scene = fed(new Scene().discouraged()).with(({ pieces }) =>
    pieces.push({ kind: 'extraFood', at: 'night', source: -1, by: '', fresh: false, n: 0 }),
  )
  expect(scene.play(theNight)).toMatchObject({ 'extraFood@night': -1 })
})

test('Friday takes no wound under the open sky, outside the camp either [friday.14]', () => {
  const scene = new Scene().with(({ characters }) => (characters[2].outside = 'T2'))
  expect(scene.state.characters[2].id).toBe('friday')
  expect(scene.play(lateNight, 'stay')).not.toHaveProperty('friday.wounds')
})

test('the Barrel holds two food in all, what it held before included [card.mystery.barrel]', () => {
  const scene = new Scene().treasures('barrel').with(state => {
    state.notes.barrel = ['used']
    state.barrel = 1
    state.available.food = 3
  })
  scene.play(lateNight, 'stay')
  expect([scene.state.barrel, scene.state.available.food]).toEqual([2, 0])
})

test('what one character had for the round is everybody’s again in the next [use.4]', () => {
  const scene = new Scene().treasures('sabre').with(({ treasures }) => (treasures[0].user = 'cook'))
  scene.play(step(roundEnd))
  expect(scene.state.treasures[0].user).toBe('')
})

test('a card that stays in the left place does not come true [event.10]', () => {
  const match = position('cook')
    .round(2)
    .threats('frost', '')
    .events('strongWind')
    .until('morale')
    .at('eventCard')
  expect(match.state.threats.left).toBe('frost')
  expect(match.state.gone).not.toContain('event:frost')
})

test('larvae and trees found by one who sleeps outside are exchanged there [outside.1] [action-end.3]', () => {
  const scene = new Scene().with(state => {
    const { discovery } = state.decks
    discovery.splice(discovery.indexOf('fallenTree'), 1)
    state.characters[0].outside = 'M2'
    sheet(state, 'cook', 'discovery', 'fallenTree')
  })
  scene.play(step(endOfPhase))
  expect(sheetOf(scene.state, 'cook')).toEqual({ wood: 1 })
  expect(scene.state.discoveriesGone).toEqual(['fallenTree'])
})

test('what attacks in the event phase is fought by the first player [card.adventure.tiger]', () => {
  const scene = new Scene().discouraged().with(state => Object.assign(state, { firstPlayer: 1, weapons: 0 }))
  const changes = scene.play(comeBack('tiger'))
  expect(changes).not.toHaveProperty('cook.wounds')
  expect(changes['carpenter.wounds']).toBeGreaterThan(3)
})

test('books and colours lie mixed in the event deck [setup.32]', () => {
  const patterns = new Set(
    Array.from({ length: 6 }, (_, seed) =>
      Match.start(robinson, { seats: 2, seed: seed + 1 })
        .state.decks.event.map(card => (isEvent(card) && eventCard(card).symbol === 'book' ? 'b' : 'c'))
        .join(''),
    ),
  )
  expect(patterns.size).toBeGreaterThan(3)
})
