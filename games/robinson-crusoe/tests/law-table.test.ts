import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { ADVENTURES } from '../data/adventures.ts'
import { robinson } from '../game.ts'
import { pawnSupply } from '../rules/plan/pawns.ts'
import { effectsInWords } from '../text/en/effects.ts'
import type { RobinsonView } from '../view.ts'
import { drawEvent, offeredIn, Scene } from './cards/scene.ts'
import { carryOut, position, put, type RobinsonMatch, refusal } from './position.ts'

const seen = (match: RobinsonMatch): RobinsonView => match.view(0) as RobinsonView
const pawns = (match: RobinsonMatch, id: string): number =>
  pawnSupply(match.state).find(one => one.id === id)?.count ?? 0

/** A pawn helps one build; how many such pawns are left, and how many there were. */
function helped(table: ReturnType<typeof position>, pawn: string): [before: number, after: number] {
  const match = table.has({ wood: 1 }).planning()
  const before = pawns(match, pawn)
  put(match, 'cook', 'build:weapons:M1')
  put(match, pawn, 'join:1')
  carryOut(match)
  return [before, pawns(match, pawn)]
}

// Neutral pawns

test('the pawn of an item helps every round [neutral.4]', () => {
  expect(helped(position('cook').items('lantern'), 'lantern')).toEqual([1, 1])
})

test('the pawn of a discovery token helps once [neutral.5]', () => {
  const table = position('cook').discoveries('candlesToken')
  expect(helped(table, 'candlesToken')).toEqual([1, 0])
})

test('Hammer and Nails help twice, the Compass for ever [neutral.6]', () => {
  expect(helped(position('cook').equipment('hammerAndNails'), 'hammerAndNails')).toEqual([2, 1])
  const match = position('cook').treasures('compass').planning()
  put(match, 'cook', 'explore:M2')
  put(match, 'compass', 'join:1')
  carryOut(match)
  expect(pawns(match, 'compass')).toBe(1)
})

// Threats

const threatened = () => position('cook', 'soldier').has({ wood: 2 }).threats('heavyRain', '')

test('meeting a threat gives its benefit without dice and takes the card away, and what it cost [threat.1] [threat.3] [threat.4]', () => {
  const match = threatened().planning()
  put(match, 'soldier', 'threat:heavyRain')
  expect(match.state.available.wood).toBe(1)
  carryOut(match)
  expect(match.history?.journal.map(({ id }) => id)).not.toContain('die')
  expect(match.state.threats.left).toBe('')
  expect(match.state.gone).toContain('event:heavyRain')
  expect(match.state.available.wood).toBe(1)
  expect(match.state.characters.map(({ det }) => det)).toEqual([0, 1]) // only the leader gains
})

test('a threat takes just its pawns and its price, once [threat.2] [threat.5]', () => {
  const match = threatened().planning()
  put(match, 'soldier', 'threat:heavyRain')
  expect(refusal(match, 'cook', 'join:1')).toBe('plan.12')
  match.pickKey(0, 'place:cook')
  expect(offeredIn(match)).not.toContain('threat:heavyRain')
  expect(refusal(threatened().has({ wood: 0 }).planning(), 'cook', 'threat:heavyRain')).toBe('plan.15')
  const two = position('cook', 'soldier').has({ wood: 1 }).threats('highWater', '').planning()
  put(two, 'cook', 'threat:highWater')
  for (const pawn of ['cook', 'soldier', 'soldier']) put(two, pawn, 'rest:M1')
  expect(two.face(0)?.refused.find(({ key }) => key === 'confirm')).toMatchObject({ rule: 'plan.12' })
})

test('a wreck moves along the row like an event, and leaves it without harm [threat.7]', () => {
  const { threats } = position('cook', 'soldier')
    .round(2)
    .events('heavyRain')
    .until('morale')
    .at('eventCard').state
  expect(threats).toEqual({ left: 'foodCrates', right: 'heavyRain' })
  const gone = new Scene().with(
    state => (state.threats = { left: 'wreckedLifeboat', right: 'captainsChest' }),
  )
  const changes = gone.play(drawEvent('heavyRain'))
  expect(gone.state.threats).toEqual({ left: 'captainsChest', right: 'heavyRain' })
  expect(gone.state.characters.map(({ wounds }) => wounds)).toEqual([0, 0, 0])
  expect(Object.keys(changes)).not.toContain('morale')
})

// What all may know

test('who draws an adventure may read both its parts [info.2]', () => {
  const match = position('cook').tile('M2', 5).adventures('winterIsComing').rolls(6, 6, 1).planning()
  put(match, 'cook', 'gather:M2:1')
  carryOut(match)
  expect(seen(match).coming).toEqual(['winterIsComing'])
  expect(effectsInWords(ADVENTURES.winterIsComing.lower ?? [])).not.toBe('')
})

test('the back of the next card of the event deck tells an adventure or a mystery from an event [info.3]', () => {
  const back = (card: 'breakdown' | 'heavyRain' | 'bluntSpear') =>
    seen(position('cook').round(2).events(card).planning()).nextBack
  expect([back('heavyRain'), back('breakdown'), back('bluntSpear')]).toEqual(['event', 'build', 'mystery'])
})

// The golden rule

test('a scenario goes before the rules, and a card before the scenario [golden.1]', () => {
  // Wood and fur are never mixed, but on the Volcano Island they are.
  const mixed = (scenario: 'castaways' | 'volcanoIsland') => {
    const table = position('cook', 'carpenter', 'explorer').scenario(scenario).has({ wood: 2, fur: 1 })
    const match = table.planning()
    match.pickKey(0, 'place:cook')
    return offeredIn(match).some(key => key.startsWith(`build:shelter:${match.state.camp}`))
  }
  expect([mixed('castaways'), mixed('volcanoIsland')]).toEqual([false, true])
  // Castaways has no die in round 1; a card calls for that of the animals all the same.
  const animals = position('cook').piece('animals', 'weather').until('night').at('weather')
  const rolled = animals.history?.journal.filter(({ id }) => id.startsWith('weather.'))
  expect(rolled?.map(({ id }) => id)).toContain('weather.animals')
})

test('where an effect leaves a choice the group makes it: which source of which tile [golden.2] [golden.3]', () => {
  const scene = new Scene(['cook', 'carpenter'])
  const match = scene.ask(drawEvent('devastation'))
  expect(match.waiting).toMatchObject({ prompt: 'exhaust', seats: [0, 1] })
  const tiles = new Set(offeredIn(match).map(key => key.split(':')[0]))
  expect(tiles.size).toBeGreaterThan(1)
})

// Numbers of players

test('two characters are drawn by chance from carpenter, cook and explorer [two.1]', () => {
  const drawn = (seats: number) => {
    const options = { characters: Array<string>(seats).fill('random') }
    const all = Array.from({ length: 30 }, (_, seed) => Match.start(robinson, { seats, options, seed }).state)
    return new Set(all.flatMap(({ characters }) => characters.slice(0, seats).map(({ id }) => id)))
  }
  expect([...drawn(2)].sort()).toEqual(['carpenter', 'cook', 'explorer'])
  expect(drawn(3)).toContain('soldier')
})

test('in Castaways books do nothing, so that fewer of them mean more adventures [variant.5]', () => {
  const tokens = (card: 'badFeelings' | 'heavyRain') => {
    const { pieces } = position('cook').round(2).events(card).until('morale').at('eventCard').state
    return pieces.filter(({ kind }) => kind === 'adventure').length
  }
  expect([tokens('badFeelings'), tokens('heavyRain')]).toEqual([0, 1])
})

test('the other side of the beach tile is the volcano, where nobody goes [tile.8]', () => {
  const { island, camp, decks } = position('cook').scenario('volcanoIsland').state
  expect(island.M3).toMatchObject({ tile: 8, closed: true })
  expect(camp).not.toBe('M3')
  expect(decks.tiles).not.toContain(8)
})
