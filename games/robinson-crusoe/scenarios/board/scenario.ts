import type { Epilogue } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { FC, ReactNode } from 'react'
import type { SignName } from '../../board/ui/art.tsx'
import type { Node } from '../../data/board.ts'
import type { RobinsonView } from '../../view.ts'

/** How far the goal of a scenario is reached: a symbol, so many of so many. */
export interface GoalCount {
  readonly sign: SignName
  readonly now: number
  readonly of: number
}

/** How far a task is: so many of so many. */
export interface Done {
  readonly now: number
  readonly of: number
}

/** What a scenario asked for, once it is over: in words, and whether it was met. */
export type Task = Epilogue['tasks'][number]

/** What the table knows of a scenario without drawing it, `scenarios/<id>/board/index.ts`. */
export interface ScenarioFace {
  /** The one number that tells best how the goal stands; none where there is none. */
  count?(view: RobinsonView): GoalCount
  /** The first round in which it can be won, where that is told. */
  readonly aim?: number
  /** Whether land is reclaimed. */
  readonly reclaims?: true
  /** The spaces that are used here alone. */
  readonly nodes?: readonly Node[]
  /** The options of a table that only apply here, and those that do not. */
  readonly options?: readonly string[]
  readonly without?: readonly string[]
  /** How much a report of its own tells of a game. */
  readonly tells?: { readonly [id: string]: number }
  /** What it asked for, once it is over, and how far that was. */
  ended(view: RobinsonView, won: boolean, language: Language): readonly Task[]
}

/** What draws a scenario, `scenarios/<id>/board/parts.tsx`; it comes with what no game shows at its start. */
export interface ScenarioParts {
  /** What it is played for, and how that stands. */
  readonly Strip: FC
  /** How far its tasks are, in the order in which its sheet names them. */
  done(view: RobinsonView): readonly Done[]
  /** What its banner shows: a symbol, or what is drawn instead. */
  readonly banner: SignName | FC
  /** What is to come, where that is no list of rounds. */
  readonly Ahead?: FC
  /** The rules that its sheet tells besides those in plain words. */
  readonly chips?: readonly Chip[]
  /** The symbols of its reports that tell no number, by how their ids begin. */
  readonly reports?: { readonly [about: string]: SignName }
  /** What explains the refs of its own kinds. */
  readonly explains?: { readonly [kind: string]: ((id: string, language: Language) => string) | undefined }
}

/** A rule that opens on a sheet. */
export interface Chip {
  readonly key: string
  readonly sign: SignName
  name(language: Language): string
  readonly text: ReactNode
}
