import { wordsByLanguage } from '@tablee/board/words.ts'
import type { Text } from '@tablee/kernel'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { Branches, Effect, Goal, Tally } from '../data/effects.ts'
import type { DissenterEffect } from '../data/solo/effects.ts'
import type { Ancient } from '../data/types.ts'
import type { Cost } from '../data/zones.ts'
import type { BoardWords } from '../text/en/board.ts'
import type { MomentWords } from '../text/en/moments.ts'
import type { SameNames } from '../text/en/names.ts'
import type { SheetWords } from '../text/en/sheets.ts'

/** What cards, options and spaces do, in words. */
export interface Things {
  effects(all: readonly Effect[]): string
  branches(all: Branches): string
  cost(cost: Cost): string
  goals(lines: readonly Goal[]): string
  tallies(all: readonly Tally[]): string
  dinos(all: readonly Species[]): string
  units(all: readonly Ancient[]): string
  deeds(all: readonly DissenterEffect[]): string
  list(all: readonly string[]): string
  capital(words: string): string
}

/** All that the board says in one language; board/words/<language>.ts brings it, and a browser fetches one of them. */
export interface GameWords {
  readonly board: BoardWords
  readonly names: SameNames
  readonly moments: MomentWords
  readonly sheets: SheetWords
  readonly things: Things
  /** The messages of the game. */
  readonly text: Text
}

export const { bringWords, wordsIn } = wordsByLanguage<GameWords>()
