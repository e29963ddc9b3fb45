import type { BoardProps } from '@tablee/board'
import { Chance, type Face, Match, plain, readSetup, render } from '@tablee/kernel'
import { createElement, type FC, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { robinson } from '../game.ts'
import type { ScenarioId } from '../scenarios/data.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import type { RobinsonView } from '../view.ts'
import type { RobinsonMatch } from './position.ts'
import '../board/words/en.ts'
import '../board/words/fr.ts'

const TEXT = { en, fr } as const

/** What a part of the board is given at a table. */
export function propsOf(match: RobinsonMatch, seat: number, given: Partial<BoardProps<RobinsonView>> = {}) {
  const language = given.language ?? 'fr'
  const face = match.face(seat)
  const props: BoardProps<RobinsonView> = {
    view: match.view(seat) as RobinsonView,
    facts: {
      seat,
      cast: match.cast,
      players: match.cast.map(() => ({ kind: 'bot', name: '' })),
      turnSeat: match.turnSeat,
      waiting: match.waiting,
      thinking: null,
      outcome: match.outcome,
    },
    face,
    reports: [],
    candidates: face?.candidates ?? [],
    refused: face?.refused ?? [],
    lit: new Set(),
    chosen: null,
    taken: new Set(),
    onTakeBack: () => {},
    opened: null,
    onOpen: () => {},
    onPick: () => {},
    onPoint: () => {},
    say: message => plain(render(TEXT[language], message, match.cast)),
    language,
    size: 'desktop',
    ...given,
  }
  return props
}

/** The markup of a part of the board. */
export const draw = (
  part: FC<BoardProps<RobinsonView>> | undefined,
  props: BoardProps<RobinsonView>,
): string => {
  if (!part) throw new Error('The board lacks a part.')
  return renderToStaticMarkup(createElement(part, props)).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** The markup of something drawn. */
export const drawAlone = (drawn: ReactNode): string => renderToStaticMarkup(createElement('div', null, drawn))

/** A new game of a scenario. */
export const newMatch = (scenario: ScenarioId, seats: number, seed: number): RobinsonMatch =>
  Match.start(robinson, readSetup(robinson, seats, { scenario }, seed))

/** Plays at random and looks at every so-manyth question. */
export function watch(match: RobinsonMatch, seed: number, look: (seat: number, face: Face) => void): void {
  const chance = Chance.of(seed)
  for (let picks = 0; picks < 400 && match.waiting; picks++) {
    const { seats } = match.waiting
    const seat = seats[chance.below(seats.length)]
    const face = match.face(seat)
    if (!face) throw new Error('Who is waited for is asked.')
    if (picks % 9 === 0) look(seat, face)
    match.pickKey(seat, face.candidates[chance.below(face.candidates.length)].key)
  }
}

/** A game whose first round is being planned. */
export function planning(scenario: ScenarioId = 'castaways', seats = 2): RobinsonMatch {
  const match = newMatch(scenario, seats, 3)
  while (match.waiting?.prompt !== 'plan') {
    const [seat] = match.waiting?.seats ?? []
    match.pickKey(seat, match.face(seat)?.candidates[0].key ?? '')
  }
  return match
}
