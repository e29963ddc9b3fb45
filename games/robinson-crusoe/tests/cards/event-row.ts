import { expect } from 'vitest'
import { EVENTS, type EventId } from '../../data/events.ts'
import type { AdventureType } from '../../data/types.ts'
import { type Changes, drawEvent, pushOff, ruleOf, Scene } from './scene.ts'

import { act, expectToTake, type Takes } from './threat.ts'

/** What one part of an event card does, and what is picked in it. */
export interface Part {
  readonly picks?: readonly string[]
  readonly changes: Changes
}

/** An event card as the rules print it. */
export interface EventRow {
  readonly given?: (scene: Scene) => void
  readonly event: Part | Changes
  readonly action: Takes & { readonly gives: Part | Changes; readonly way?: number }
  /** Nothing when left out. */
  readonly threat?: Part | Changes
  /** The threat comes true after the event of the same card. */
  readonly threatAfter?: true
}

const isPart = (part: Part | Changes): part is Part => typeof part.changes === 'object'
const partOf = (part: Part | Changes): Part => (isPart(part) ? part : { changes: part })
const picksOf = (part: Part | Changes): readonly string[] => partOf(part).picks ?? []

/** One more of each. */
export const tokens = (...all: readonly string[]): Changes => Object.fromEntries(all.map(token => [token, 1]))
/** The wounds of everybody. */
export const allWounds = (n: number): Changes => ({ 'cook.wounds': n, 'carpenter.wounds': n })
/** The determination of everybody. */
export const allDets = (n: number): Changes => ({ 'cook.det': n, 'carpenter.det': n })
/** The determination of the one who acts. */
export const det = (n: number): Changes => ({ 'cook.det': n })

/** What the symbol of a card does in the third scenario, whose book is a level of the palisade. */
const symbolOf = (symbol: 'book' | AdventureType): Changes =>
  symbol === 'book' ? { palisade: -1 } : { [`adventure@${symbol}`]: 1 }

function sum(...all: readonly Changes[]): Changes {
  const total: { [what: string]: number } = {}
  for (const one of all) for (const [what, n] of Object.entries(one)) total[what] = (total[what] ?? 0) + n
  return Object.fromEntries(Object.entries(total).filter(([, n]) => n !== 0))
}

/** Plays the three parts of an event card, and looks at what each of them takes and changes. */
export function expectEvent(id: EventId, row: EventRow): void {
  const scene = () => {
    const made = new Scene(['cook', 'carpenter'], 'jenny')
    row.given?.(made)
    return made
  }
  const { symbol } = EVENTS[id]
  const { gives, way = 0, ...takes } = row.action

  const first = scene()
  const drawn = first.play(drawEvent(id), ...picksOf(row.event))
  expect(drawn, `${id}: event`).toEqual(sum({ threats: 1 }, symbolOf(symbol), partOf(row.event).changes))

  expectToTake(scene, id, takes)
  const paid = takes.pay?.[way] ?? {}
  const cost = { wood: -(paid.wood ?? 0), food: -(paid.food ?? 0), fur: -(paid.fur ?? 0) }
  const acted = first.play(act(id, takes.pawns ?? 1, way), ...picksOf(gives))
  expect(acted, `${id}: action`).toEqual(sum({ threats: -1 }, cost, partOf(gives).changes))

  const last = scene()
  if (row.threatAfter) last.play(drawEvent(id), ...picksOf(row.event))
  const struck = last.play(pushOff(id), ...picksOf(row.threat ?? {}))
  expect(struck, `${id}: threat`).toEqual(sum(partOf(row.threat ?? {}).changes))
}

/** The rows with their titles, which cite the rule of the card. */
export const eventRows = (rows: { readonly [E in EventId]?: EventRow }): [string, EventId, EventRow][] =>
  Object.entries(rows).map(([id, row]) => [`event card ${id} [card.event.${ruleOf(id)}]`, id as EventId, row])
