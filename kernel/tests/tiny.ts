import { clone } from '../clone.ts'
import type { Game } from '../game.ts'
import { Match, type NewMatch } from '../match.ts'
import { speaker, type Text } from '../message.ts'
import type { Outcome, Step, Table } from '../table.ts'

/** The words of the tiny games. */
export const en = {
  first: () => 'First.',
  second: () => 'Second.',
  offer: (v: { price: number }) => `For ${v.price}?`,
  item: (v: { item: string }) => `Item ${v.item}.`,
  no: (v: { item: string }) => `No ${v.item} here.`,
  nothing: () => 'Nothing.',
  done: () => 'Done.',
} satisfies Text

/** The messages of the tiny games. */
export type TinyText = typeof en

/** Builds a message of the tiny games. */
export const say = speaker<TinyText>()

/** The state of a tiny game: what was done, and a hidden pile. */
export interface Notes {
  done: string[]
  pile: number[]
}

/** The table of a tiny game. */
export type Tiny = Table<Notes, TinyText>

/** Candidates that are their own names. */
export const items = { say: (item: string | number) => say('item', { item: String(item) }) }

/** A game made of a few steps, of which the first is `start`. */
export function tiny(
  steps: { readonly [name: string]: Step<Notes, TinyText> },
  more: Partial<Game<Notes, TinyText>> = {},
): Game<Notes, TinyText> {
  return {
    id: 'tiny',
    version: 1,
    seats: { min: 1, max: 4 },
    options: {},
    start: () => ({ done: [], pile: [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
    first: 'start',
    steps,
    view: state => clone(state),
    redeal: () => {},
    invariants: () => [],
    round: () => 1,
    party: (_, seat) => `seat${seat + 1}`,
    bound: 100,
    ...more,
  }
}

/** Starts a tiny game for two seats. */
export function begin(game: Game<Notes, TinyText>, more: Partial<NewMatch> = {}): Match<Notes, TinyText> {
  return Match.start(game, { seats: 2, seed: 1, ...more })
}

/** Makes picks, each told as `seat:key`. */
export function make(match: Match<Notes, TinyText>, ...picks: readonly `${number}:${string}`[]): void {
  for (const pick of picks) {
    const [seat, key] = pick.split(/:(.*)/s)
    match.pickKey(Number(seat), key)
  }
}

/** What the journal of a match tells, as `id` or `id value…`. */
export function told({ history }: Match<Notes, TinyText>): string[] {
  return (history?.journal ?? []).map(({ id, values }) => [id, ...Object.values(values ?? {})].join(' '))
}

/** Nobody wins, and that is the end. */
export const end: Outcome = { winners: [], why: say('done') }
