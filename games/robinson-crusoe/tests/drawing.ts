import { propsIn } from '@tablee/board/testing/drawing.ts'
import { Match, readSetup } from '@tablee/kernel'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { robinson } from '../game.ts'
import type { ScenarioId } from '../scenarios/data.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import type { RobinsonView } from '../view.ts'
import type { RobinsonMatch } from './position.ts'
import '../board/words/en.ts'
import '../board/words/fr.ts'

export { draw, watch } from '@tablee/board/testing/drawing.ts'

/** What a part of the board is given at a table. */
export const propsOf = propsIn<RobinsonView>({ en, fr })

/** The markup of something drawn. */
export const drawAlone = (drawn: ReactNode): string => renderToStaticMarkup(createElement('div', null, drawn))

/** A new game of a scenario. */
export const newMatch = (scenario: ScenarioId, seats: number, seed: number): RobinsonMatch =>
  Match.start(robinson, readSetup(robinson, seats, { scenario }, seed))

/** A game whose first round is being planned. */
export function planning(scenario: ScenarioId = 'castaways', seats = 2): RobinsonMatch {
  const match = newMatch(scenario, seats, 3)
  while (match.waiting?.prompt !== 'plan') {
    const [seat] = match.waiting?.seats ?? []
    match.pickKey(seat, match.face(seat)?.candidates[0].key ?? '')
  }
  return match
}
