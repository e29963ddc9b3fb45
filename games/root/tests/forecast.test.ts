import { expect, test } from 'vitest'
import { decree } from '../factions/eyrie/tests/decree.ts'
import { related, wanderer } from '../factions/vagabond/tests/wanderer.ts'
import type { Forecast, ForecastSide } from '../rules/forecast.ts'
import { asked, exiles, type Position, pick, pickOnly, position, type RootMatch } from './position.ts'

/** What is known of the battle whose dice wait. */
function forecastOf(match: RootMatch): Forecast {
  const face = match.face(match.ask?.waiting[0] ?? 0)
  expect(face?.prompt.id).toBe('battle.begin')
  return face?.prompt.values as unknown as Forecast
}

/** The Marquise attacks in clearing 12, of the foxes. */
function attack(at: Position): Forecast {
  const match = at.turn('marquise', 'daylight')
  pickOnly(match, 'battle')
  return forecastOf(match)
}

const chances = ({ odds }: ForecastSide): number[] => odds.map(chance => chance * 16)

const noteOf = ({ notes }: Forecast, id: string): unknown => notes.find(note => note.id === id)

test('the defending Alliance takes the higher die, and each die deals as many hits as it has warriors at most [8.2.2] [4.3.2.I]', () => {
  const at = position('marquise', 'alliance').warriors('marquise', 4, 12).warriors('alliance', 2, 12)
  const { attacking, defending, defenceless } = attack(at)
  expect([attacking.die, attacking.cap, attacking.warriors]).toEqual(['lower', 4, 4])
  expect([defending.die, defending.cap, defending.warriors]).toEqual(['higher', 2, 2])
  expect([attacking.ally, attacking.allied, attacking.pawn]).toEqual([-1, 0, false])
  expect(chances(attacking)).toEqual([7, 5, 3, 1])
  expect(chances(defending)).toEqual([1, 3, 12])
  expect(defenceless).toBe(false)
})

test('the attacker takes the higher die of other defenders [4.3.2.a]', () => {
  const { attacking, defending } = attack(
    position('marquise', 'eyrie').warriors('marquise', 3, 12).warriors('eyrie', 3, 12),
  )
  expect(chances(attacking)).toEqual([1, 3, 5, 7])
  expect(chances(defending)).toEqual([7, 5, 3, 1])
})

test('a defenceless enemy takes an extra hit, whatever the dice [4.3.3.II]', () => {
  const { attacking, defending, defenceless } = attack(
    position('marquise', 'eyrie').warriors('marquise', 1, 12).building('eyrie', 'roost', 12),
  )
  expect(defenceless).toBe(true)
  expect(attacking.extra).toEqual([{ reason: 'defenceless', hits: 1 }])
  expect(chances(attacking)).toEqual([0, 1, 15])
  expect(chances(defending)).toEqual([16])
  expect(defending.pieces).toEqual([{ kind: 'roost', count: 1 }])
})

test('the Commander’s extra hit is certain when the Eyrie attack [7.8.3.b]', () => {
  const at = decree(position('eyrie', 'marquise'), 'commander', { battle: ['anvil'] })
    .warriors('eyrie', 2, 12)
    .warriors('marquise', 1, 12)
    .change(({ players }) => players[0].eyrie?.resolved.push(...(players[0].eyrie?.decree.move ?? [])))
  const match = at.turn('eyrie', 'daylight')
  pickOnly(match, 'pass', 'anvil')
  const { attacking } = forecastOf(match)
  expect(attacking.extra).toEqual([{ reason: 'commander', hits: 1 }])
  expect(chances(attacking)).toEqual([0, 1, 3, 12])
})

test('an ambush is told by what everybody knows: cards in hand, and ambushes that were not seen [4.3.1]', () => {
  const facing = (...hand: string[]) =>
    position('marquise', 'eyrie')
      .warriors('marquise', 2, 12)
      .warriors('eyrie', 1, 12)
      .hand('eyrie', ...hand)
  const known = { id: 'ambush', seat: 1, hand: 2, suits: ['bird', 'bird', 'fox'] }
  const suits = (forecast: Forecast) => {
    const note = noteOf(forecast, 'ambush') as { suits: string[] } | undefined
    return { ...note, suits: note?.suits.toSorted() }
  }
  expect(suits(attack(facing('anvil', 'sword')))).toEqual(known)
  expect(suits(attack(facing('ambushFox', 'sword')))).toEqual(known) // what is in the hand changes nothing
  const seen = facing('anvil').discard('ambushFox', 'ambushRabbit', 'ambushBird')
  expect(suits(attack(seen)).suits).toEqual(['bird'])
  const all = facing('anvil').discard('ambushFox', 'ambushBird', 'ambushBird.2')
  expect(noteOf(attack(all), 'noAmbush')).toEqual({ id: 'noAmbush', why: 'allSeen' })
  expect(noteOf(attack(facing()), 'noAmbush')).toEqual({ id: 'noAmbush', why: 'noCards' })
  const scouted = facing('anvil').effects('marquise', 'scoutingParty')
  expect(noteOf(attack(scouted), 'noAmbush')).toEqual({ id: 'noAmbush', why: 'scoutingParty' })
})

test('an ambush that lies in the Decree is seen by all [4.3.1]', () => {
  const at = decree(position('marquise', 'eyrie'), 'builder', { move: ['ambushFox'] })
    .warriors('marquise', 2, 12)
    .warriors('eyrie', 1, 12)
    .hand('eyrie', 'anvil')
  expect(noteOf(attack(at), 'ambush')).toMatchObject({ suits: ['bird', 'bird'] })
})

test('outrage comes with the hit after the last warrior, at the cost of who removes sympathy [8.2.6.a]', () => {
  const at = position('marquise', 'alliance')
    .warriors('marquise', 3, 12)
    .warriors('alliance', 2, 12)
    .token('alliance', 'sympathy', 12)
  expect(noteOf(attack(at), 'outrage')).toEqual({ id: 'outrage', payer: 0, suit: 'fox', hit: 3 })
})

test('field hospitals, cards in play, Coffin Makers and an Arbiter who stands by are told [6.2.3.a] [4.3.3] [D.5.2.a]', () => {
  const at = position('marquise', 'eyrie', 'vagabond')
    .token('marquise', 'keep', 3)
    .warriors('marquise', 2, 12)
    .hand('marquise', 'anvil')
    .warriors('eyrie', 1, 12)
    .effects('eyrie', 'sappers', 'royalClaim')
    .effects('marquise', 'brutalTactics')
    .change(wanderer(2, 'arbiter', 'sword', 'sword.damaged'))
    .pawn('vagabond', 12)
  const match = at.turn('marquise', 'daylight')
  pickOnly(match, 'battle', 'seat2')
  const { notes } = forecastOf(match)
  expect(notes).toContainEqual({ id: 'fieldHospitals', seat: 0, suit: 'fox', keep: 3 })
  expect(notes.filter(({ id }) => id === 'option')).toEqual([
    { id: 'option', seat: 0, option: 'brutalTactics' },
    { id: 'option', seat: 1, option: 'sappers' },
  ])
  expect(notes).toContainEqual({ id: 'enlist', seat: 2, hits: 1 })
  const coffins = exiles('marquise', 'eyrie').warriors('marquise', 2, 12).warriors('eyrie', 1, 12)
  expect(noteOf(attack(coffins.effects('eyrie', 'coffinMakers')), 'coffinMakers')).toMatchObject({ seat: 1 })
})

test('without keep, cards or warriors there are no field hospitals to tell of [6.2.3.a]', () => {
  const fighting = () => position('marquise', 'eyrie').warriors('marquise', 2, 12).warriors('eyrie', 1, 12)
  expect(noteOf(attack(fighting().hand('marquise', 'anvil')), 'fieldHospitals')).toBeUndefined()
  expect(noteOf(attack(fighting().token('marquise', 'keep', 3)), 'fieldHospitals')).toBeUndefined()
})

test('a Vagabond fights with his swords and, if he likes, the warriors of an ally [9.2.6] [9.2.9.II.c.a]', () => {
  const at = position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, 'thief', 'sword', 'sword.exhausted'))
    .change(related(2, 1, 'allied'))
    .pawn('vagabond', 12)
    .warriors('eyrie', 2, 12)
    .warriors('marquise', 1, 12)
  const match = at.turn('vagabond', 'daylight')
  pickOnly(match, 'battle', 'seat1', 'seat2')
  const { attacking } = forecastOf(match)
  expect([attacking.pawn, attacking.warriors, attacking.ally, attacking.allied, attacking.cap]).toEqual([
    true,
    0,
    1,
    2,
    4,
  ])
})

test('until the dice are rolled a battle can be taken back, and then no more [4.3.2.a]', () => {
  const at = position('marquise', 'eyrie').warriors('marquise', 2, 12).warriors('eyrie', 2, 12)
  const match = at.turn('marquise', 'daylight')
  pickOnly(match, 'battle')
  expect(asked(match)).toBe('battle.begin')
  match.undo(0)
  expect([asked(match), match.state.turn.actions]).toEqual(['marquise.day', 3])
  pick(match, 'battle')
  expect(asked(match)).toBe('marquise.day')
  expect(match.canUndo(0)).toBe(false)
})

test('a Vagrant lets the dice roll of the battle that he started, whoever attacks [D.4.2.a]', () => {
  const at = position('marquise', 'eyrie', 'vagabond')
    .change(wanderer(2, 'vagrant', 'torch'))
    .pawn('vagabond', 12)
    .warriors('eyrie', 2, 12)
    .warriors('marquise', 1, 12)
  const match = at.turn('vagabond', 'daylight')
  pickOnly(match, 'instigate', 'seat1', 'seat2')
  expect(match.ask?.waiting).toEqual([2])
  expect(forecastOf(match)).toMatchObject({ attacker: 0, defender: 1, clearing: 12 })
})
