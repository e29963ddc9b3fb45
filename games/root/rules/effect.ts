import { choose, maybe, type Objection, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import { CARDS, type CardId, type EffectName } from '../data/cards.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import type { Battle, Side } from './battle.ts'
import { discard, take } from './cards.ts'
import { factionAt, type Part } from './faction.ts'

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

/** The effects at the start or end of a phase, in the order their owner likes; those that are not mandatory may be passed. 1.4.1 */
export function timedEffects(when: Timing): Part {
  const part: Part = function* (t: RootTable, seat: Seat): Rule<boolean> {
    const cards = effectsFor(t.state, seat, when).free
    const own = when === 'startBirdsong' ? factionAt(t.state, seat).startOfBirdsong : undefined
    const waiting: (CardId | 'own')[] = own && !t.state.turn.notes.started ? ['own', ...cards] : cards
    if (waiting.length === 0) return false
    const must = waiting.some(one => one === 'own' || effectOf(one).mandatory)
    const one = yield* (must ? choose : maybe)(t, seat, 'effects.order', waiting, naming)
    if (one === null) return false
    if (one === 'own') {
      t.state.turn.notes.started = 1
      if (own) yield* own(t, seat)
    } else yield* useEffect(t, seat, one)
    return true
  }
  part.idle = (state, seat) =>
    state.players[seat].effects.length === 0 &&
    !(when === 'startBirdsong' && factionAt(state, seat).startOfBirdsong !== undefined)
  return part
}

const naming = {
  key: (one: CardId | 'own') => (one === 'own' ? 'own' : CARDS[one].key),
  say: (one: CardId | 'own') => (one === 'own' ? say('effects.own') : say('act.effect', { card: one })),
  at: (one: CardId | 'own') => (one === 'own' ? [] : `card:${CARDS[one].key}`),
  pass: say('effects.none'),
  rule: '1.4.1.b',
}

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
