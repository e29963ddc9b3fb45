import {
  type Message,
  type MessageId,
  maybe,
  type Refusal,
  type Rule,
  type Seat,
  type Sifted,
  type ValuesOf,
} from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Clearing } from '../data/map.ts'
import type { RootState, RootTable } from '../state.ts'
import type { RootText } from '../text/en.ts'
import { say } from '../text/say.ts'
import { craft, crafts as craftsOf } from './craft.ts'
import { ACTIVATION_SCORE, activate, activations, isDominance, takeAvailable, takings } from './dominance.ts'
import { effectOf, effectsFor, useEffect } from './effect.ts'
import { addOffers, mayBeOffered, type Offers, takeOffer } from './offers.ts'
import { hasDominances } from './party.ts'

/** One thing a seat may do at a top-level choice of its turn; its message is `act.` and its name. */
export interface Act {
  readonly do: string
  readonly card?: CardId
  readonly clearing?: Clearing
  /** The card of the faction's own that it is done with, by name. */
  readonly own?: string
  /** Makes something known at once, so that it is never taken back. */
  readonly final?: true
  /** What it costs and scores, where that differs from clearing to clearing. */
  readonly cost?: number
  readonly points?: number
  /** The questions that are one gesture with it. */
  readonly leads?: readonly string[]
}

/** Acts without a card, made once. */
const ACTS: { [name: string]: Act } = {}

/** The act of a name. */
export function actOf(name: string): Act {
  ACTS[name] ??= { do: name }
  return ACTS[name]
}

/** The acts of some names; with the questions that some of them are one gesture with. */
export const actsOf = (
  names: readonly string[],
  leads: { readonly [name: string]: readonly string[] },
): readonly Act[] => names.map(name => (leads[name] ? { do: name, leads: leads[name] } : actOf(name)))

function key({ do: name, card, clearing, own }: Act): string {
  if (card !== undefined) return `${name}:${CARDS[card].key}`
  if (clearing !== undefined) return `${name}:${clearing}`
  return own === undefined ? name : `${name}:${own}`
}

function sayAct({ do: name, card, clearing, own, cost, points }: Act): Message {
  const id = `act.${name}`
  if (card !== undefined) return { id, values: { card } }
  if (own !== undefined) return { id, values: { own } }
  if (clearing === undefined) return { id }
  return cost === undefined || points === undefined
    ? { id, values: { clearing } }
    : { id, values: { clearing, cost, points } }
}

function at({ do: name, card, clearing, own }: Act): string {
  if (card !== undefined) return `card:${CARDS[card].key}`
  if (clearing !== undefined) return `clearing:${clearing}`
  return own === undefined ? `act:${name}` : `${name}:${own}`
}

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
export interface TurnChoice {
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

/** Acts that are one gesture with the questions they lead to: where from, where to, whom. */
const LEADS: { readonly [act: string]: readonly string[] } = {
  march: ['move.from', 'move.to'],
  move: ['move.from', 'move.to'],
  battle: ['battle.where', 'battle.defender'],
}

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
  { prompt, end, rule, endsTurn }: TurnChoice,
  own: readonly Act[],
  { crafts = false, actions, refused }: Offer = NOTHING_MORE,
): Rule<Act | null> {
  const { state } = t
  const candidates = own.slice()
  addCommonActs(state, seat, crafts, candidates)
  const act = yield* maybe(t, seat, prompt, candidates, {
    key,
    say: sayAct,
    at,
    pass: end,
    rule,
    always: true,
    commits: act => (act === null ? endsTurn === true && candidates.length > 0 : act.do === 'dominance'),
    final: act => act?.final === true,
    leads: act => act.leads ?? LEADS[act.do] ?? null,
    values: () => ({ actions: actions?.() ?? 0 }),
    // Looked up when somebody reads them: a question may stay open for days, and is held so long.
    refused: () => [
      ...(refused?.() ?? []),
      ...commonActs(state, seat, crafts).flatMap(({ refusals }) => refusals),
    ],
  })
  state.turn.notes.ended = act === null && endsTurn ? 1 : 0
  if (act === null || own.includes(act)) return act
  yield* doCommonAct(t, seat, act)
  return DONE
}

/** Does what any faction may do: crafts, or one of the `commonActs`. */
export function* doCommonAct(t: RootTable, seat: Seat, act: Act): Rule {
  if (act.card === undefined || !isCardAct(act.do)) {
    yield* takeOffer(t, seat, act)
    return
  }
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

/** Acts with a card, from cards that were sifted. */
class CardActs implements Offers {
  readonly acts: readonly Act[]
  private readonly name: CardActName
  private readonly cards: Sifted<CardId>

  constructor(name: CardActName, cards: Sifted<CardId>) {
    this.name = name
    this.cards = cards
    this.acts = cards.free.map(card => ({ do: name, card }))
  }

  /** Why the other cards are not offered. */
  get refusals(): readonly Refusal[] {
    return this.cards.refusals({
      key: card => key({ do: this.name, card }),
      say: card => sayAct({ do: this.name, card }),
      at: card => at({ do: this.name, card }),
    })
  }
}

const CARD_ACTS = ['craft', 'effect', 'dominance', 'takeDominance'] as const
type CardActName = (typeof CARD_ACTS)[number]

const isCardAct = (name: string): boolean => CARD_ACTS.some(one => one === name)

/** What any faction may do: crafting, if it may craft now, and what is done between the actions of its phase. */
function commonActs(state: RootState, seat: Seat, crafts: boolean): Offers[] {
  const { phase } = state.turn
  const { effects, hand } = state.players[seat]
  const found: Offers[] = []
  addOffers(state, seat, found)
  if (crafts && hand.length > 0) found.push(new CardActs('craft', craftsOf(state, seat)))
  if (phase === 'evening') return found
  if (effects.length > 0) found.push(new CardActs('effect', effectsFor(state, seat, phase)))
  if (phase === 'birdsong') return found
  if (hand.some(isDominance)) found.push(new CardActs('dominance', activations(state, seat)))
  if (state.available.length > 0) found.push(new CardActs('takeDominance', takings(state, seat)))
  return found
}

function addCommonActs(state: RootState, seat: Seat, crafts: boolean, acts: Act[]): void {
  for (const { acts: more } of commonActs(state, seat, crafts)) acts.push(...more)
}

/** Adds what any faction may do between the actions of its phase. */
export function addWindowActs(state: RootState, seat: Seat, acts: Act[]): void {
  addCommonActs(state, seat, false, acts)
}

/**
 * Whether there may be something to do between the actions of Daylight, by what everybody knows:
 * asking then, and only then, tells nothing of the hand.
 */
export function dayWindowMayOpen(state: RootState, seat: Seat): boolean {
  if (mayBeOffered(state, seat) > 0) return true
  const { hand, effects, score } = state.players[seat]
  if (hand.length > 0 && state.available.length > 0) return true
  if (hand.length > 0 && hasDominances(state) && score !== null && score >= ACTIVATION_SCORE) return true // 5.1.3
  for (const card of effects)
    if (effectOf(card).when === 'daylight' && !state.turn.used.includes(card)) return true
  return false
}

const WINDOW: TurnChoice = { prompt: 'birdsong.window', end: say('birdsong.window.end'), rule: '4.1.3.a' }

/**
 * Between the steps of Birdsong: effects that may be used at any time in it, and what others offer;
 * who declined that is asked again only where there is more of it.
 */
export function* birdsongWindow(t: RootTable, seat: Seat): Rule<boolean> {
  const { notes } = t.state.turn
  const places = mayBeOffered(t.state, seat)
  const isNew = places > (notes.declined ?? 0)
  if (!isNew && effectsFor(t.state, seat, 'birdsong').free.length === 0) return false
  const act = yield* chooseAct(t, seat, WINDOW, [])
  if (act === null && places > 0) notes.declined = places
  return isDone(act)
}

birdsongWindow.idle = (state: RootState, seat: Seat): boolean =>
  state.players[seat].effects.length === 0 && mayBeOffered(state, seat) === 0
