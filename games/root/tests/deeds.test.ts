import { Chance, Match } from '@tablee/kernel'
import { describe, expect, test } from 'vitest'
import { officers } from '../factions/alliance/tests/supporters.ts'
import { decree, viziersDone } from '../factions/eyrie/tests/decree.ts'
import { wanderer } from '../factions/vagabond/tests/wanderer.ts'
import { root } from '../game.ts'
import { asked, offered, pick, pickOnly, position, type RootMatch } from './position.ts'
import { tablesOf } from './tables.ts'

/** The question that is open, if it waits although it has one answer. */
function waiting(match: RootMatch): string | undefined {
  const face = match.face(match.ask?.waiting[0] ?? 0)
  return face?.forced && face.prompt.id
}

describe('a deed with one answer waits for its player', () => {
  test('a lone warrior moves when told so, and origin and destination were no question', () => {
    const match = position('marquise', 'eyrie').warriors('marquise', 1, 3).turn('marquise', 'daylight')
    pickOnly(match, 'march')
    expect(asked(match)).toBe('move.to')
    pickOnly(match, '6')
    expect([waiting(match), offered(match)]).toEqual(['move.count', ['1']])
    expect(match.state.players[0].warriors[3]).toBe(1)
    pickOnly(match, '1')
    expect(match.state.players[0].warriors[6]).toBe(1)
  })

  test('a lone site is built on when told so', () => {
    const match = position('marquise', 'eyrie').warriors('marquise', 1, 3).turn('marquise', 'daylight')
    pickOnly(match, 'build', 'workshop')
    expect([waiting(match), offered(match)]).toEqual(['marquise.build.where', ['3']])
    expect(match.state.players[0].buildings.workshop[3]).toBe(0)
  })

  test('an order of the Decree waits at its only roost, and at its only card where it brings turmoil', () => {
    const ordered = (card: string) => {
      const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1)
      const match = viziersDone(decree(at, 'builder', { recruit: [card] })).turn('eyrie', 'daylight')
      pickOnly(match, 'pass')
      return match
    }
    expect(waiting(ordered('anvil'))).toBe('eyrie.recruit')
    const falling = ordered('bakeSale')
    expect(waiting(falling)).toBe('eyrie.decree.card')
    expect(falling.state.players[0].eyrie?.leader).toBe('builder')
  })

  test('a Vagabond moves, strikes, repairs and steals when told so', () => {
    const at = () =>
      position('marquise', 'vagabond')
        .change(wanderer(1, 'thief', 'crossbow', 'hammer', 'torch', 'sword.damaged'))
        .pawn('vagabond', 8)
        .warriors('marquise', 1, 8)
        .hand('marquise', 'anvil')
        .turn('vagabond', 'daylight')
    for (const [act, prompt] of [
      ['strike', 'vagabond.strike.whom'],
      ['repair', 'vagabond.repair'],
      ['steal', 'vagabond.steal.whom'],
    ]) {
      const match = at()
      pickOnly(match, act)
      expect(waiting(match)).toBe(prompt)
    }
  })

  test('an operation of the Alliance waits at its only base', () => {
    const at = officers(position('marquise', 'alliance').building('alliance', 'foxBase', 8), 1)
    const match = at.turn('alliance', 'evening')
    pickOnly(match, 'recruit')
    expect(waiting(match)).toBe('alliance.recruit')
  })
})

describe('no turn ends by itself', () => {
  test('an Alliance with nothing to do is asked before it draws', () => {
    const match = position('alliance', 'marquise').begin('part')
    expect([waiting(match), match.ask?.waiting]).toEqual(['turn.end', [0]])
    expect(match.state.players[0].hand).toEqual([])
    pickOnly(match, 'end')
    expect(match.state.players[0].hand).toHaveLength(1)
    expect(match.state.turn.seat).toBe(1)
  })

  test('the last operation does not end the turn, but who ends the day is not asked again', () => {
    const at = officers(position('marquise', 'alliance').building('alliance', 'foxBase', 8), 1)
    const match = at.turn('alliance', 'evening')
    pickOnly(match, 'recruit', '8')
    expect(waiting(match)).toBe('turn.end')
    const ended = position('marquise', 'eyrie').turn('marquise', 'daylight')
    pickOnly(ended, 'pass')
    expect(ended.state.turn.seat).toBe(1)
  })

  test('the Eyrie are asked after the Decree, and after a turmoil', () => {
    const at = position('eyrie', 'marquise').building('eyrie', 'roost', 1)
    const match = viziersDone(decree(at, 'builder')).turn('eyrie', 'daylight')
    pickOnly(match, 'pass')
    expect(waiting(match)).toBe('turn.end')
    expect(match.canUndo(0)).toBe(true)
    const fallen = position('eyrie', 'marquise').building('eyrie', 'roost', 1).warriors('eyrie', 20, 1)
    const falling = decree(fallen, 'builder').turn('eyrie', 'daylight')
    pick(falling, 'pass')
    pickOnly(falling, 'commander')
    expect(waiting(falling)).toBe('turn.end')
  })

  test('an effect used as Evening starts is not the end either', () => {
    const at = position('marquise', 'eyrie').warriors('marquise', 2, 3).effects('marquise', 'cobbler')
    const match = at.turn('marquise', 'daylight')
    pickOnly(match, 'pass', 'cobbler', '6', '1')
    expect(waiting(match)).toBe('turn.end')
    const unused = position('marquise', 'eyrie').warriors('marquise', 2, 3).effects('marquise', 'cobbler')
    const leaving = unused.turn('marquise', 'daylight')
    pickOnly(leaving, 'pass', 'pass')
    expect(leaving.state.turn.seat).toBe(1)
  })
})

test('nobody is asked two questions with one answer in a row for one action, and nobody’s turn ends unasked', () => {
  for (const [number, { seats, options }] of [2, 3, 4].flatMap(tablesOf).entries()) {
    const chance = Chance.of(number)
    const match = Match.start(root, { seats, options: { ...options }, seed: number })
    let forced = false
    for (let picks = 0; picks < 500 && match.ask; picks++) {
      const [seat] = match.ask.waiting
      const now = match.face(seat)?.forced === true
      const told = match.history?.journal.filter(({ at, id }) => at === match.picks && id !== 'kernel.only')
      if (forced && now)
        expect(told?.length, `${match.ask.id} after ${match.history?.entries.at(-1)?.key}`).toBeGreaterThan(0)
      forced = now
      const { turnSeat } = match
      match.pick(seat, chance.below(match.ask.count(seat)))
      if (turnSeat >= 0 && match.turnSeat !== turnSeat) expect(seat).toBe(turnSeat)
    }
  }
})
