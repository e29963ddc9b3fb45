import type { BoardProps } from '@tablee/board'
import { Chance, type Face, Match, plain, render, type Seat } from '@tablee/kernel'
import { createElement, type FC } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { monsterLands } from '../game.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import type { MonsterView } from '../view.ts'
import type { MonsterMatch } from './position.ts'
import '../board/words/en.ts'
import '../board/words/fr.ts'

const TEXT = { en, fr } as const

type Given = Partial<BoardProps<MonsterView>>

/** What a part of the board is given for a seat that looks. */
export function propsOf(match: MonsterMatch, seat: Seat | null, given: Given = {}): BoardProps<MonsterView> {
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
export function draw(part: FC<BoardProps<MonsterView>> | undefined, props: BoardProps<MonsterView>): string {
  if (!part) throw new Error('The board lacks a part.')
  return renderToStaticMarkup(createElement(part, props)).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** A random game that is looked at from every so many questions. */
export function watch(
  seats: number,
  seed: number,
  every: number,
  look: (match: MonsterMatch, seat: Seat, face: Face) => void,
): void {
  const match: MonsterMatch = Match.start(monsterLands, { seats, seed })
  const chance = Chance.of(seed)
  while (match.ask) {
    const [seat] = match.ask.waiting
    const face = match.face(seat)
    if (face && chance.below(every) === 0) look(match, seat, face)
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
}
