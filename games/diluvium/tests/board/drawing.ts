import type { BoardProps } from '@tablee/board'
import { Chance, type Face, Match, plain, render, type Seat } from '@tablee/kernel'
import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { diluvium } from '../../game.ts'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import type { DiluviumView } from '../../view.ts'
import type { DiluviumMatch } from '../position.ts'
import '../../board/words/en.ts'
import '../../board/words/fr.ts'

const TEXT = { en, fr } as const

type Props = BoardProps<DiluviumView>

/** What a part of the board is given for a seat that looks. */
export function propsOf(match: DiluviumMatch, seat: Seat | null, given: Partial<Props> = {}): Props {
  const language = given.language ?? 'fr'
  const face: Face | null = seat === null ? null : match.face(seat)
  return {
    view: match.view(seat) as DiluviumView,
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
export function draw(part: FC<Props> | undefined, props: Props): string {
  if (!part) throw new Error('The board lacks a part.')
  return renderToStaticMarkup(createElement(part, props)).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** The opening tag of what is at a ref. */
export const tagOf = (markup: string, ref: string): string =>
  markup.match(new RegExp(`<\\w+[^>]*data-ref="${ref}"[^>]*>`))?.[0] ?? ''

/** What is at a ref, up to the next place. */
export const placeOf = (markup: string, at: string): string => {
  const from = markup.indexOf(`data-ref="place:${at}"`)
  if (from < 0) return ''
  const to = markup.indexOf('data-ref="place:', from + 10)
  return markup.slice(from, to < 0 ? undefined : to)
}

/** A random game that is looked at once in so many questions. */
export function watch(
  seats: number,
  seed: number,
  every: number,
  look: (match: DiluviumMatch, seat: Seat, face: Face) => void,
): void {
  const match: DiluviumMatch = Match.start(diluvium, { seats, seed })
  const chance = Chance.of(seed)
  while (match.ask) {
    const [seat] = match.ask.waiting
    const face = match.face(seat)
    if (face && chance.below(every) === 0) look(match, seat, face)
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
}
