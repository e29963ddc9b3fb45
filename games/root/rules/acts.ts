import {
  type Message,
  type MessageId,
  maybe,
  type Refusal,
  type Rule,
  type Seat,
  type ValuesOf,
} from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Clearing } from '../data/map.ts'
import type { RootState, RootTable } from '../state.ts'
import type { RootText } from '../text/en.ts'
import { say } from '../text/say.ts'
import { craft, craftable, refusedCrafts } from './craft.ts'
import {
  ACTIVATION_SCORE,
  activatable,
  activate,
  refusedDominance,
  takeAvailable,
  takeable,
} from './dominance.ts'
import { effectOf, refusedEffects, usable, useEffect } from './effect.ts'

/** One thing a seat may do at a top-level choice of its turn; its message is `act.` and its name. */
export interface Act {
  readonly do: string
  readonly card?: CardId
  readonly clearing?: Clearing
  /** What it costs and scores, where that differs from clearing to clearing. */
  readonly cost?: number
  readonly points?: number
}

/** Acts without a card, made once. */
const ACTS: { [name: string]: Act } = {}

/** The act of a name. */
export function actOf(name: string): Act {
  ACTS[name] ??= { do: name }
  return ACTS[name]
}

const key = ({ do: name, card, clearing }: Act): string =>
  card !== undefined ? `${name}:${CARDS[card].key}` : clearing !== undefined ? `${name}:${clearing}` : name

function sayAct({ do: name, card, clearing, cost, points }: Act): Message {
  const id = `act.${name}`
  if (card !== undefined) return { id, values: { card } }
  if (clearing === undefined) return { id }
  return cost === undefined || points === undefined
    ? { id, values: { clearing } }
    : { id, values: { clearing, cost, points } }
}

const at = ({ do: name, card, clearing }: Act): string =>
  card !== undefined
    ? `card:${CARDS[card].key}`
    : clearing !== undefined
      ? `clearing:${clearing}`
      : `act:${name}`

/** How asks name an act. */
export const actNaming = { key, say: sayAct, at } as const

/** A prompt of a top-level choice: its values are the actions left, and a message with `.end` is for ending it. */
export type ActPrompt = {
  [K in MessageId<RootText>]: `${K}.end` extends MessageId<RootText>
    ? ValuesOf<RootText[K]> extends [{ actions: number }]
      ? K
      : never
    : never
}[MessageId<RootText>]

/** A kind of top-level choice of a turn. */
export interface Choice {
  readonly prompt: ActPrompt
  /** What ending it is called. */
  readonly end: Message
  readonly rule: string
  /** To be done gives up whatever could still be done in the turn. */
  readonly endsTurn?: true
}

/** What a top-level choice offers besides the acts of the faction, and what its prompt tells. */
export interface Offer {
  /** Crafting too. */
  readonly crafts?: boolean
  /** How many actions are left. */
  readonly actions?: () => number
  readonly refused?: () => readonly Refusal[]
}

const NOTHING_MORE: Offer = {}

/** What a window act leaves behind: it is already done, and the choice is put again. */
const DONE: Act = { do: 'done' }

/** Whether an act is already done. */
export const isDone = (act: Act | null): boolean => act === DONE

/**
 * A top-level choice of a seat in its turn: its faction's own acts, crafting if it may craft now, and
 * what any faction may do at any time in this phase. Crafting and those are done here. Null when it is done.
 */
export function* chooseAct(
  t: RootTable,
  seat: Seat,
  { prompt, end, rule, endsTurn }: Choice,
  own: readonly Act[],
  { crafts = false, actions, refused }: Offer = NOTHING_MORE,
): Rule<Act | null> {
  const { state } = t
  const candidates = own.slice()
  if (crafts) for (const card of craftable(state, seat)) candidates.push({ do: 'craft', card })
  addWindowActs(state, seat, candidates)
  const act = yield* maybe(t, seat, prompt, candidates, {
    key,
    say: sayAct,
    at,
    pass: end,
    rule,
    always: true,
    commits: act => (act === null ? endsTurn === true && candidates.length > 0 : act.do === 'dominance'),
    final: act => act?.do === 'explore',
    values: () => ({ actions: actions?.() ?? 0 }),
    refused: () => [
      ...(refused?.() ?? []),
      ...(crafts ? refusedCrafts(state, seat) : []),
      ...refusedWindowActs(state, seat),
    ],
  })
  state.turn.notes.ended = act === null && endsTurn ? 1 : 0
  if (act === null || act.card === undefined || own.includes(act)) return act
  yield* doCommonAct(t, seat, act)
  return DONE
}

/** Does what any faction may do: crafts, or one of the acts of `addWindowActs`. */
export function* doCommonAct(t: RootTable, seat: Seat, act: Act): Rule {
  if (act.card === undefined) return
  switch (act.do) {
    case 'craft':
      yield* craft(t, seat, act.card)
      break
    case 'dominance':
      yield* activate(t, seat, act.card)
      break
    case 'takeDominance':
      yield* takeAvailable(t, seat, act.card)
      break
    default:
      yield* useEffect(t, seat, act.card)
  }
}

/** What any faction may do between the actions of its phase. */
export function addWindowActs(state: RootState, seat: Seat, acts: Act[]): void {
  const { phase } = state.turn
  if (phase === 'evening') return
  if (state.players[seat].effects.length > 0)
    for (const card of usable(state, seat, phase)) acts.push({ do: 'effect', card })
  if (phase === 'birdsong') return
  for (const card of activatable(state, seat)) acts.push({ do: 'dominance', card })
  if (state.available.length > 0)
    for (const card of takeable(state, seat)) acts.push({ do: 'takeDominance', card })
}

/** Why not, for what `addWindowActs` leaves out. */
function refusedWindowActs(state: RootState, seat: Seat): Refusal[] {
  const { phase } = state.turn
  if (phase === 'evening') return []
  const effects = refusedEffects(state, seat, phase)
  return phase === 'birdsong' ? effects : [...effects, ...refusedDominance(state, seat)]
}

/**
 * Whether there may be something to do between the actions of Daylight, by what everybody knows:
 * asking then, and only then, tells nothing of the hand.
 */
export function dayWindowMayOpen(state: RootState, seat: Seat): boolean {
  const { hand, effects, score } = state.players[seat]
  if (hand.length > 0 && state.available.length > 0) return true
  if (hand.length > 0 && state.order.length > 2 && score !== null && score >= ACTIVATION_SCORE) return true // 5.1.3
  for (const card of effects)
    if (effectOf(card).when === 'daylight' && !state.turn.used.includes(card)) return true
  return false
}

const WINDOW: Choice = { prompt: 'birdsong.window', end: say('birdsong.window.end'), rule: '4.1.3.a' }

/** Between the steps of Birdsong: effects that may be used at any time in it. */
export function* birdsongWindow(t: RootTable, seat: Seat): Rule<boolean> {
  const cards = usable(t.state, seat, 'birdsong')
  if (cards.length === 0) return false
  const act = yield* chooseAct(t, seat, WINDOW, [])
  return isDone(act)
}

birdsongWindow.idle = ({ players }: RootState, seat: Seat): boolean => players[seat].effects.length === 0
