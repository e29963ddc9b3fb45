import type { BoardProps } from '@tablee/board'
import { type Face, plain, render } from '@tablee/kernel'
import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import type { MonsterView } from '../../view.ts'
import type { MonsterMatch } from '../position.ts'
import '../../board/words/en.ts'
import '../../board/words/fr.ts'

const TEXT = { en, fr } as const

type Given = Partial<BoardProps<MonsterView>>

/** What a part of the board is given for a seat that looks. */
export function propsOf(
  match: MonsterMatch,
  seat: number | null,
  given: Given = {},
): BoardProps<MonsterView> {
  const language = given.language ?? 'fr'
  const face: Face | null = seat === null ? null : match.face(seat)
  return {
    view: match.view(seat) as MonsterView,
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
}

/** The markup of a part. */
export const draw = (part: FC<BoardProps<MonsterView>>, props: BoardProps<MonsterView>): string =>
  renderToStaticMarkup(createElement(part, props)).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** The opening tag of what is at a ref. */
export const tagOf = (markup: string, ref: string): string =>
  markup.match(new RegExp(`<\\w+[^>]*data-ref="${ref}"[^>]*>`))?.[0] ?? ''

/** What is at a ref, up to the next thing that has one. */
export const contentOf = (markup: string, ref: string): string => {
  const from = markup.indexOf(`data-ref="${ref}"`)
  if (from < 0) return ''
  const to = markup.indexOf('data-ref="', from + 10)
  return markup.slice(from, to < 0 ? undefined : to)
}
