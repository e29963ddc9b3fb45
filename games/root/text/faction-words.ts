import type { Voice } from './voice.ts'

/** What the board says of any faction, in one language; each has words of its own besides. */
export interface FactionWords {
  /** Where its rules are. */
  readonly rules: string
  /** How it wins. */
  readonly wins: string
  /** What stands over what it can do now. */
  readonly orders: string
  readonly powers: readonly (readonly [title: string, line: string])[]
  /** What it scores by itself, in the reckoning at the end. */
  readonly own: string
  /** Its actions by name. */
  readonly actions: { readonly [name: string]: string }
  /** What is shown beside the table, by kind. */
  readonly scenes: { readonly [kind: string]: SceneWords }
  /** What only its own board says. */
  readonly [own: string]: unknown
}

/** A scene: its title, what it is called in a word, and who does it. */
export interface SceneWords {
  readonly title: string
  readonly name: string
  told(who: Voice): string
}
