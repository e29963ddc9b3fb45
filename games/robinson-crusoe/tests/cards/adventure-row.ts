import { expect } from 'vitest'
import type { AdventureId } from '../../data/adventures.ts'
import { adventureCard } from '../../rules/cards/resolve-card.ts'
import { type Changes, comeBack, drawAdventure, ruleOf, Scene } from './scene.ts'

/** One way to go through a card: what is picked when it is drawn and when it comes back, and what each changes. */
export interface AdventureRow {
  readonly given?: (scene: Scene) => void
  readonly picks?: readonly string[]
  readonly upper: Changes
  /** Nothing comes back when left out. */
  readonly lower?: Changes
  readonly lowerPicks?: readonly string[]
  /** What else there is when the card comes back. */
  readonly lowerGiven?: (scene: Scene) => void
}

/** The rows of a deck with their titles, which cite the rule of the card. */
export const adventureRows = <A extends AdventureId>(
  rows: {
    readonly [C in A]: AdventureRow
  },
): [string, A, AdventureRow][] =>
  Object.entries<AdventureRow>(rows).map(([id, row]) => [
    `adventure card ${id} [card.adventure.${ruleOf(id)}]`,
    id as A,
    row,
  ])

/** Draws a card in an action of the cook on M2 (the wood source if gathering), then lets it come back. */
export function expectAdventure(id: AdventureId, row: AdventureRow): void {
  const scene = new Scene()
  row.given?.(scene)
  const drawn = scene.play(drawAdventure(id), ...(row.picks ?? []))
  const back = row.lower ? { [`back.${id}`]: 1 } : {}
  expect(drawn, `${id}: upper part`).toEqual({ ...row.upper, ...back })
  expect(adventureCard(id).lower !== undefined, `${id} can come back`).toBe(row.lower !== undefined)
  if (!row.lower) return
  scene.state.act = null
  row.lowerGiven?.(scene)
  const come = scene.play(comeBack(id), ...(row.lowerPicks ?? []))
  expect(come, `${id}: lower part`).toEqual({ ...row.lower, [`back.${id}`]: -1 })
}

/** How many cards of a deck there are, copies included. */
export const countOf = (cards: { readonly [id: string]: { readonly copies?: number } }): number =>
  Object.values(cards).reduce((n, { copies = 1 }) => n + copies, 0)
