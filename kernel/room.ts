import type { Seed } from './chance.ts'
import type { Brain, Game } from './game.ts'
import type { Json, Message, Text } from './message.ts'
import type { Must, PackValues } from './pack.ts'
import type { Save } from './save.ts'

/** The languages people play in. */
export type Language = 'fr' | 'en'

/** Where a datum comes from: the rulebook, a public source, or our own reconstruction. */
export type Provenance = 'rulebook' | 'public' | 'reconstructed'

/** One fact of a game (a card or one field of it, a map edge, a track), with where it comes from. */
export interface Datum {
  readonly id: string
  /** The record of which it is a field, where each field has a provenance of its own. */
  readonly of?: string
  readonly from: Provenance
  readonly value: Json
  /** The lines of the rulebook that state it, or the public source; of what is reconstructed, the lines that imply it. */
  readonly at?: string
  /** What a pack's value in its place must satisfy, where it is reconstructed; what it is like itself if left out. */
  readonly must?: Must
}

/** What a game needs to be played, by people and bots: its rules and its judgement. */
export interface Playable<S = unknown, T extends Text = Text> {
  readonly game: Game<S, T>
  readonly brain?: Brain<S>
}

/** A game that was recorded in another notation, as far as the rules could play it. */
export interface Imported {
  readonly save: Save
  /** Where they could not go on, why, and by which rule; null where all of it was played. */
  readonly stopped: { readonly where: Message; readonly why?: Message; readonly rule?: string } | null
}

/** All that a game offers to those who run it: its rules, its words, its judgement, its data. */
export interface Room<S = unknown, T extends Text = Text> extends Playable<S, T> {
  readonly text: { readonly [L in Language]: Text }
  /** Every datum with its provenance; none for a game that has no components. */
  readonly data?: () => readonly Datum[]
  /** Has its words call things as a pack does; as usual again for null. */
  readonly rename?: (titles: PackValues | null) => void
  /** Draws a view for the terminal, in plain text or with ANSI colours. */
  readonly draw?: (view: never, language: Language) => string
  /** Reads games that were recorded in other notations, by the name of the format; luck that is not told comes of a seed. */
  readonly imports?: { readonly [format: string]: (text: string, seed: Seed) => Imported }
  /** Writes a saved game in other notations, by the name of the format. */
  readonly exports?: { readonly [format: string]: (save: Save) => string }
}
