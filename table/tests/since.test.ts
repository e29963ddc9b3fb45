import type { Report, Seat } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { NO_TURNS, sinceTurnOf, turnsAfter } from '../since.ts'

const turn = (seat: number, at: number): Report => ({ id: 'turn.begins', values: { seat }, at })
const said = (at: number): Report => ({ id: 'moved', values: { seat: 0 }, at })
const picks = (...keys: string[]) => keys.map(key => (key === 'agree' ? ({ agrees: true } as const) : {}))

/** Since when a seat waits; the game may be told in two parts, of which the first was let go. */
function since(journal: readonly Report[], entries: ReturnType<typeof picks>, seat: Seat | null): number {
  const whole = sinceTurnOf(turnsAfter(NO_TURNS, journal, entries, 0), seat)
  for (const at of entries.keys()) {
    const reports = journal.filter(report => report.at <= at).length
    const before = turnsAfter(NO_TURNS, journal.slice(0, reports), entries.slice(0, at), 0)
    const after = turnsAfter(before, journal.slice(reports), entries.slice(at), at)
    expect(sinceTurnOf(JSON.parse(JSON.stringify(after)), seat)).toBe(whole)
  }
  return whole
}

test('what came since my last turn begins where the next turn began', () => {
  const journal = [turn(0, 0), said(2), turn(1, 4), said(5), turn(2, 9)]
  expect(since(journal, [], 0)).toBe(4)
  expect(since(journal, [], 1)).toBe(9)
})

test('an answer in the turn of another is no turn', () => {
  const journal = [turn(0, 0), turn(1, 4), said(6)]
  expect(since(journal, picks('a', 'b', 'c', 'end', 'attack', 'ambush'), 0)).toBe(4)
})

test('my turn that goes on does not count, alone at the table neither', () => {
  expect(since([turn(0, 0), turn(1, 4), turn(0, 8), said(9)], [], 0)).toBe(4)
  expect(since([turn(0, 0), turn(0, 5), said(7)], [], 0)).toBe(5)
})

test('before my first turn is over it is the whole game', () => {
  expect(since([turn(0, 0), said(1)], [], 0)).toBe(0)
  expect(since([turn(1, 0), turn(0, 3)], [], 0)).toBe(0)
  expect(since([turn(0, 0), turn(1, 4)], [], null)).toBe(0)
})

test('where a group plays as one, it is when it last agreed', () => {
  const made = picks('place', 'agree', 'eat', 'place', 'agree', 'roll')
  expect(since([said(1)], made, 0)).toBe(4)
  expect(since([], picks('place'), 0)).toBe(0)
})

test('where all take a turn together, it is when that turn began', () => {
  const together = (at: number): Report => ({ id: 'turn.begins', values: { turn: 1 }, at })
  expect(since([together(0), said(3), together(7), said(9)], [], 0)).toBe(7)
  expect(since([together(0), said(3)], [], 1)).toBe(0)
})
