import type { Setup } from '../game.ts'
import type { Save } from '../save.ts'

/** The nine laws that every game keeps. */
export const LAWS = [
  'determinism',
  'resume',
  'plain-state',
  'no-leak',
  'undo',
  'no-dead-end',
  'conservation',
  'text',
  'fork',
] as const

/** The name of a law. */
export type Law = (typeof LAWS)[number]

/** A game breaks a law; the save opens at the pick where it shows. */
export class LawBroken extends Error {
  readonly law: Law
  readonly game: string
  readonly setup: Setup
  /** How many picks had been made. */
  readonly pick: number
  /** The game up to there; null when not even that much can be saved. */
  readonly save: Save | null

  constructor(flaw: Flaw, game: string, setup: Setup, pick: number, save: Save | null) {
    const { seats, seed } = setup
    super(
      `${game} breaks the law “${flaw.law}” (${seats} seats, seed ${seed}, pick ${pick}): ${flaw.message}`,
      {
        cause: flaw.cause,
      },
    )
    this.name = 'LawBroken'
    this.law = flaw.law
    this.game = game
    this.setup = setup
    this.pick = pick
    this.save = save
    // Told by its file: thousands of picks would bury the sentence.
    Object.defineProperty(this, 'save', { enumerable: false })
  }
}

/** A law is broken here; whoever knows the game and the pick makes a `LawBroken` of it. */
export class Flaw extends Error {
  readonly law: Law

  constructor(law: Law, what: string, cause?: unknown) {
    super(what, { cause })
    this.name = 'Flaw'
    this.law = law
  }
}

/** Runs something that must not throw; if it does, a law is broken. */
export function orFlaw<R>(law: Law, what: string, run: () => R): R {
  try {
    return run()
  } catch (error) {
    if (error instanceof Flaw) throw error
    throw new Flaw(law, `${what}: ${error instanceof Error ? error.message : String(error)}`, error)
  }
}
