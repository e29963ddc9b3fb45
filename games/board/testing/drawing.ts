import {
  Chance,
  type Face,
  type Game,
  type Language,
  Match,
  plain,
  readSetup,
  render,
  type Seat,
  type Text,
} from '@tablee/kernel'
import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BesideProps } from '../index.ts'

/** As much of a match as is drawn, of any game. */
type Drawn = Pick<Match, 'view' | 'face' | 'cast' | 'turnSeat' | 'waiting' | 'outcome' | 'history'>

/** In the place of a link to a rule: what it is called. */
const RuleName: BesideProps<unknown>['Rule'] = ({ rule, name }) => name ?? rule

/**
 * What a part of a game's board is given for a seat that looks at a match, in the words of the game; the panel beside
 * the board gets no passages unless they are given.
 */
export const propsIn =
  <V>(text: { readonly [L in Language]: Text }) =>
  (match: Drawn, seat: Seat | null, given: Partial<BesideProps<V>> = {}): BesideProps<V> => {
    const language = given.language ?? 'fr'
    const face: Face | null = seat === null ? null : match.face(seat)
    const view = match.view(seat) as V
    return {
      view,
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
      hasSheet: () => true,
      Rule: RuleName,
      onOpen: () => {},
      onPick: () => {},
      onPoint: () => {},
      say: message => plain(render(text[language], message, match.cast)),
      language,
      size: 'desktop',
      passages: [],
      shown: 0,
      before: view,
      ...given,
    }
  }

/** The markup of a part. */
export function draw<P extends object>(part: FC<P> | undefined, props: P): string {
  if (!part) throw new Error('The board lacks a part.')
  return renderToStaticMarkup(createElement(part, props)).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** The opening tag of what is at a ref. */
export const tagOf = (markup: string, ref: string): string =>
  markup.match(new RegExp(`<\\w+[^>]*data-ref="${ref}"[^>]*>`))?.[0] ?? ''

/** What is at a ref, up to the next thing whose ref begins with this; up to the next that has one, if left out. */
export function contentOf(markup: string, ref: string, next = ''): string {
  const from = markup.indexOf(`data-ref="${ref}"`)
  if (from < 0) return ''
  const to = markup.indexOf(`data-ref="${next}`, from + 10)
  return markup.slice(from, to < 0 ? undefined : to)
}

/** A random game, of which one question in so many is looked at, up to so many answers. */
interface Watched {
  readonly seats: number
  readonly seed: number
  readonly options?: { readonly [name: string]: unknown }
  readonly every?: number
  readonly answers?: number
}

/** Plays at random and looks at some of the questions; a function that looking returns is called after the answer. */
export function watch<S, T extends Text>(
  game: Game<S, T>,
  { seats, seed, options = {}, every = 1, answers = Number.POSITIVE_INFINITY }: Watched,
  look: (match: Match<S, T>, seat: Seat, face: Face) => unknown,
): void {
  const match = Match.start(game, readSetup(game, seats, options, seed))
  const chance = Chance.of(seed)
  while (match.ask && match.picks < answers) {
    const { waiting } = match.ask
    const seat = waiting.length > 1 ? waiting[chance.below(waiting.length)] : waiting[0]
    const face = match.face(seat)
    const after = face && match.picks % every === 0 ? look(match, seat, face) : undefined
    match.pick(seat, chance.below(match.ask.count(seat)))
    if (typeof after === 'function') after()
  }
}
