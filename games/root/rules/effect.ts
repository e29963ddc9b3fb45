import {
  choose,
  type Message,
  maybe,
  type Objection,
  type Refusal,
  type Rule,
  type Seat,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { CARDS, type CardId, type EffectName } from '../data/cards.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import type { Battle, Side } from './battle.ts'
import { discard, take } from './cards.ts'
import { factionAt, type Part, partyAt, type StartOffer } from './faction.ts'

/** When a persistent effect may be used. */
export type Timing =
  | 'startBirdsong'
  | 'birdsong'
  | 'endBirdsong'
  | 'startDaylight'
  | 'daylight'
  | 'startEvening'
  | 'battle'
  | 'passive'

/** A persistent effect: when it is used, whether it can be, and what it does. */
export interface Effect {
  readonly name: EffectName
  readonly when: Timing
  /** Must be used, whether its owner likes it or not. */
  readonly mandatory?: boolean
  /** Whether using it now would do anything. */
  can?(state: RootState, seat: Seat): boolean
  use?(t: RootTable, seat: Seat, card: CardId): Rule
  /** What becomes of what lies on the card when it leaves play. */
  leaves?(state: RootState): void
  /** Whether it can be used in step 3 of a battle. */
  canInBattle?(state: RootState, battle: Battle, side: Side): boolean
  useInBattle?(t: RootTable, battle: Battle, side: Side, card: CardId): void
}

const opened: { [name: string]: Effect } = {}

/** Opens a box of cards: their persistent effects hold from now on. */
export function openEffects(effects: readonly Effect[]): void {
  for (const effect of effects) opened[effect.name] = effect
}

/** The effect of a card in play. */
export const effectOf = (card: CardId): Effect => opened[CARDS[card].name]

const USED: Objection = { why: say('why.effectUsed'), rule: '4.1.3.a' }
const IDLE: Objection = { why: say('why.effectIdle'), rule: '4.1.3.a' }

/** What speaks against using a card in play: it was used this turn, or would do nothing. */
function againstUsing(state: RootState, seat: Seat, card: CardId): Objection | null {
  if (state.turn.used.includes(card)) return USED
  return (effectOf(card).can?.(state, seat) ?? true) ? null : IDLE
}

/** The cards in play that belong to a moment, sifted by what speaks against using them, each once a turn. */
export function effectsFor(state: RootState, seat: Seat, when: Timing): Sifted<CardId> {
  const cards = state.players[seat].effects.filter(card => effectOf(card).when === when)
  return sift(cards, card => againstUsing(state, seat, card))
}

/** Uses a card in play. */
export function* useEffect(t: RootTable, seat: Seat, card: CardId): Rule {
  t.state.turn.used.push(card)
  t.state.turn.notes.ended = 0
  t.say('effect.used', { seat, card })
  yield* effectOf(card).use?.(t, seat, card) ?? []
}

/** Discards a card in play. */
export function discardEffect(t: RootTable, seat: Seat, card: CardId): void {
  take(t.state.players[seat].effects, card)
  discard(t, card)
  t.say('effect.discarded', { seat, card })
  effectOf(card).leaves?.(t.state)
}

/**
 * The effects at the start or end of a phase, in the order their owner likes; those that are not mandatory may be
 * passed. At the start of Birdsong they stand together with what parties offer then. 1.4.1
 */
export function timedEffects(when: Timing): Part {
  const starts = when === 'startBirdsong'
  const part: Part = function* (t: RootTable, seat: Seat): Rule<boolean> {
    const offers = starts ? startOffers(t.state, seat) : NO_OFFERS
    const own = ownEffect(t.state, seat, when)
    const waiting: Waiting[] = effectsFor(t.state, seat, when).free
    if (own) waiting.unshift('own')
    for (const { free } of offers) waiting.push(...free)
    if (waiting.length === 0) return false
    const alone = waiting.length === 1 && own !== undefined
    const ask = waiting.some(one => isMandatory(one, starts)) ? choose : maybe
    const one: Waiting | null = alone
      ? 'own'
      : offers.length > 0
        ? yield* ask(t, seat, 'birdsong.start', waiting, { ...startNaming, refused: () => refusedOf(offers) })
        : yield* ask(t, seat, 'effects.order', waiting, naming)
    if (one === null) return false
    if (one === 'own') {
      t.state.turn.notes[when] = 1
      if (own) yield* own(t, seat)
    } else if (typeof one === 'object') yield* one.run(t)
    else yield* useEffect(t, seat, one)
    return true
  }
  part.idle = (state, seat) =>
    state.players[seat].effects.length === 0 &&
    ownEffect(state, seat, when) === undefined &&
    !(starts && somebodyOffers(state))
  return part
}

/** What a faction does by itself at the start of its Birdsong, or may do at its end, if it has not yet. */
function ownEffect(
  state: RootState,
  seat: Seat,
  when: Timing,
): ((t: RootTable, seat: Seat) => Rule) | undefined {
  if (when !== 'startBirdsong' && when !== 'endBirdsong') return undefined
  if (state.turn.notes[when] === 1) return undefined
  const { startOfBirdsong, endOfBirdsong } = factionAt(state, seat)
  if (when === 'startBirdsong') return startOfBirdsong
  return endOfBirdsong?.may(state, seat) ? endOfBirdsong.run : undefined
}

/** What waits for its turn at the start or end of a phase: a card in play, the faction's own, a party's offer. */
export type Waiting = CardId | 'own' | StartOffer

function isMandatory(one: Waiting, starts: boolean): boolean {
  if (one === 'own') return starts
  return (typeof one === 'object' ? one.mandatory : effectOf(one).mandatory) === true
}

const NO_OFFERS: readonly Sifted<StartOffer>[] = []

/** Whether some party offers things at the start of a Birdsong. */
function somebodyOffers(state: RootState): boolean {
  for (let party = 0; party < state.players.length; party++)
    if (partyAt(state, party).startOffers) return true
  return false
}

/** What each party lets a seat do at the start of its Birdsong. */
function startOffers(state: RootState, seat: Seat): readonly Sifted<StartOffer>[] {
  if (!somebodyOffers(state)) return NO_OFFERS
  const found: Sifted<StartOffer>[] = []
  for (let party = 0; party < state.players.length; party++) {
    const offers = partyAt(state, party).startOffers?.(state, party, seat)
    if (offers) found.push(offers)
  }
  return found
}

const refusedOf = (offers: readonly Sifted<StartOffer>[]): Refusal[] =>
  offers.flatMap(one =>
    one.refusals({ key: ({ key }) => key, say: ({ say }) => say, at: ({ at = [] }) => at }),
  )

const naming = {
  key: (one: Waiting): string => (one === 'own' ? 'own' : typeof one === 'object' ? one.key : CARDS[one].key),
  say: (one: Waiting): Message => {
    if (one === 'own') return say('effects.own')
    return typeof one === 'object' ? one.say : say('act.effect', { card: one })
  },
  at: (one: Waiting): string | readonly string[] => {
    if (one === 'own') return []
    return typeof one === 'object' ? (one.at ?? []) : `card:${CARDS[one].key}`
  },
  pass: say('effects.none'),
  rule: '1.4.1.b',
}

const startNaming = { ...naming, pass: say('birdsong.start.end') }

/** The names of the effects that a side may use in step 3 of a battle. */
export function battleEffects(state: RootState, battle: Battle, side: Side): string[] {
  const names: string[] = []
  for (const card of state.players[battle[side]].effects) {
    const effect = effectOf(card)
    if (effect.when === 'battle' && effect.canInBattle?.(state, battle, side)) names.push(effect.name)
  }
  return names
}

/** Uses an effect in a battle, by its name. */
export function useBattleEffect(t: RootTable, battle: Battle, side: Side, name: string): void {
  const seat = battle[side]
  const card = t.state.players[seat].effects.find(one => CARDS[one].name === name)
  if (card === undefined) return
  t.say('effect.used', { seat, card })
  effectOf(card).useInBattle?.(t, battle, side, card)
}
