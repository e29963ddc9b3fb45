import { botOf } from '@tablee/bots'
import { misjudged, oneWins } from '@tablee/common/testing/judging.ts'
import { Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { loadRoom } from '../index.ts'
import { loadPlay } from '../play.ts'
import { favourite } from './judging.ts'
import { pick, position, type RootMatch, type Who } from './position.ts'

const { brain } = await loadPlay()

const room = await loadRoom()

const ALL: readonly Who[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

test('in every position the values lie between 0 and 1 and add up to 1, and the priors are above 0', () => {
  const fit = (chances: readonly number[], { state }: RootMatch) =>
    oneWins(chances) || state.players.some(({ coalition }) => coalition >= 0)
  for (let seed = 0; seed < 6; seed++) {
    const seats = 2 + (seed % 3)
    const options = { deck: seed % 2 === 0 ? 'standard' : 'exiles' }
    expect(misjudged(brain, room.game, { seats, seed, options, fit, picks: 400 }), `seed ${seed}`).toEqual([])
  }
})

test('a judgement changes nothing of the state', () => {
  const match = Match.start(room.game, { seats: 4, seed: 3 })
  const before = JSON.stringify(match.state)
  brain.value(match.state)
  if (match.ask) brain.prior?.(match.state, match.ask.waiting[0], match.ask)
  expect(JSON.stringify(match.state)).toBe(before)
})

test('whoever is about to win is valued high, whatever the faction', () => {
  for (const who of ALL) {
    const { state } = position(...ALL)
      .pawn('vagabond', 21)
      .score(who, 29)
    const seat = state.players.findIndex(player => player.faction === who)
    expect(brain.value(state)[seat], who).toBeGreaterThan(0.8)
  }
})

test('robots are rivals: one seat alone stands better the further it is, and they are not', () => {
  const alone = (own: number, theirs: number, roosts: readonly number[] = []) =>
    brain.value(
      position('eyrie')
        .robot('automatedAlliance')
        .score('eyrie', own)
        .score(1, theirs)
        .token(1, 'sympathy', ...roosts).state,
    )[0]
  expect(alone(29, 2)).toBeGreaterThan(0.8)
  expect(alone(2, 29)).toBeLessThan(0.2)
  expect(alone(12, 10)).toBeGreaterThan(alone(10, 10))
  expect(alone(10, 10)).toBeGreaterThan(alone(10, 12))
  expect(alone(10, 10)).toBeGreaterThan(alone(10, 10, [2, 5, 6]))
})

test('all against the robots stand as well as the last of them', () => {
  const { state } = position('eyrie', 'keepers')
    .robot('automatedAlliance')
    .score('eyrie', 25)
    .score('keepers', 3)
  const [rival] = brain.value(state)
  state.coop = true
  const [eyrie, keepers] = brain.value(state)
  expect(eyrie).toBe(keepers)
  expect(eyrie).toBeLessThan(rival)
})

test('a dominance that holds is worth more than one far from its goal', () => {
  const far = position(...ALL)
    .score('eyrie', 18)
    .score('marquise', null)
  far.player('marquise').dominance = 5 // dominanceFox
  const near = position(...ALL)
    .score('marquise', null)
    .warriors('marquise', 3, 1, 6, 8)
  near.player('marquise').dominance = 5
  expect(brain.value(near.state)[0]).toBeGreaterThan(2 * brain.value(far.state)[0])
})

test('who is in a coalition has the chances of his partner', () => {
  const { state } = position(...ALL)
    .score('vagabond', null)
    .score('eyrie', 20)
  state.players[3].coalition = 1
  const values = brain.value(state)
  expect(values[3]).toBe(values[1])
})

test('the Marquise with wood and a slot would rather build than march, and passes last', () => {
  const match = position('marquise', 'eyrie')
    .warriors('marquise', 2, 5, 9)
    .building('marquise', 'sawmill', 5)
    .token('marquise', 'wood', 5, 5)
    .turn('marquise', 'daylight')
  expect(favourite(match)).toBe('build')
})

test('the Eyrie would rather carry out a card of the Decree that it can', () => {
  const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1).warriors('eyrie', 4, 1)
  decree(at, 'commander', { recruit: ['anvil', 'sword'] }) // a fox and a mouse: the roost stands with the foxes
  const match = at.turn('eyrie', 'daylight')
  pick(match, 'pass')
  expect(favourite(match)).toBe('anvil')
})

test('the Vagabond with a torch would rather explore the ruin where he stands', () => {
  const at = position('vagabond', 'marquise')
    .change(wanderer(0, 'ranger', 'torch', 'boots'))
    .pawn('vagabond', 6)
  at.state.ruins[6] = ['sword']
  expect(favourite(at.turn('vagabond', 'daylight'))).toBe('explore')
})

test('the Alliance would rather spread sympathy where it is cheap', () => {
  const at = position('alliance', 'marquise').token('alliance', 'sympathy', 1).warriors('marquise', 3, 9)
  at.hand('alliance', 'rootTeaMouse', 'mouseInASack', 'travelGearMouse', 'bakeSale')
  at.player('alliance').alliance?.supporters.push(...at.player('alliance').hand.splice(0))
  // 9 (mouse) is under martial law and costs one more; 5 and 10 (rabbit) do not.
  const match = at.turn('alliance', 'birdsong')
  while (match.ask && match.ask.id !== 'alliance.spread') pick(match, 'pass')
  expect(['spread:5', 'spread:10']).toContain(favourite(match))
})

test('one search seat wins against three random seats, even in a hurry', () => {
  const match = Match.start(room.game, { seats: 4, seed: 7 })
  const bots = ALL.map((_, seat) => botOf(seat === 1 ? 'search:25' : 'random', room, seat))
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, bots[seat].think(match, seat).index)
  }
  expect(match.outcome?.winners).toContain(1)
})
