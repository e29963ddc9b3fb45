import type { BoardProps } from '@tablee/board'
import { type Face, plain, render } from '@tablee/kernel'
import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import type { RootView } from '../view.ts'
import { pick, position, type RootMatch } from './position.ts'
import './opened.ts'

const TEXT = { en, fr } as const

type Facts = Partial<BoardProps<RootView>>

/** What a part of the board is given for a seat that looks. */
export function propsOf(match: RootMatch, seat: number | null, given: Facts = {}): BoardProps<RootView> {
  const language = given.language ?? 'fr'
  const face: Face | null = seat === null ? null : match.face(seat)
  return {
    view: match.view(seat) as RootView,
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
    reports: match.history?.journal ?? [],
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
}

/** The markup of a part. */
export const draw = (part: FC<BoardProps<RootView>>, props: BoardProps<RootView>): string =>
  renderToStaticMarkup(createElement(part, props))

/** The Marquise is about to march, among the three others. */
export function march(): RootMatch {
  const match = position('marquise', 'eyrie', 'alliance', 'vagabond')
    .warriors('marquise', 3, 1, 5)
    .building('marquise', 'sawmill', 1)
    .token('marquise', 'wood', 1, 1)
    .token('marquise', 'keep', 1)
    .warriors('eyrie', 12, 2)
    .building('eyrie', 'roost', 2)
    .token('alliance', 'sympathy', 4)
    .building('alliance', 'foxBase', 12)
    .pawn('vagabond', 22)
    .hand('marquise', 'anvil', 'ambushBird')
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'march')
  return match
}
