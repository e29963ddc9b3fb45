import type { Seat } from '@tablee/kernel'
import { CARDS, DECKS } from '../data/cards.ts'
import { BATTLE_DIE } from '../data/dice.ts'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import type { ClearingSuit, Suit } from '../data/suits.ts'
import type { RootState } from '../state.ts'
import type { Battle, Side } from './battle.ts'
import { battleOptionsOf } from './battle-options.ts'
import { has, matches } from './cards.ts'
import { factionAt } from './faction.ts'
import { defendsHigh, type ExtraHits, extraHits, isDefenceless, rolledCap } from './hits.ts'

/** Pieces of one kind in the clearing of a battle. */
export type Standing = { readonly kind: string; readonly count: number }

/** A side of a battle before its dice. */
export type ForecastSide = {
  readonly seat: Seat
  readonly warriors: number
  readonly pawn: boolean
  /** Its buildings and tokens there. */
  readonly pieces: readonly Standing[]
  /** The seat whose warriors it treats as its own, or -1, and how many they are. */
  readonly ally: Seat
  readonly allied: number
  readonly die: 'higher' | 'lower'
  /** The most that its die can deal. */
  readonly cap: number
  /** Extra hits that are certain. */
  readonly extra: readonly { readonly reason: string; readonly hits: number }[]
  /** The chance that it deals 0, 1, 2 … hits, certain extra hits included. */
  readonly odds: readonly number[]
}

/** Something worth knowing before the dice; `id` names it. */
export type ForecastNote =
  | { readonly id: 'ambush'; readonly seat: Seat; readonly hand: number; readonly suits: readonly Suit[] }
  | { readonly id: 'noAmbush'; readonly why: 'scoutingParty' | 'noCards' | 'allSeen' }
  | { readonly id: 'option'; readonly seat: Seat; readonly option: string }
  | { readonly id: 'enlist'; readonly seat: Seat; readonly hits: number }
  | { readonly id: 'outrage'; readonly payer: Seat; readonly suit: ClearingSuit; readonly hit: number }
  | {
      readonly id: 'fieldHospitals'
      readonly seat: Seat
      readonly suit: ClearingSuit
      readonly keep: Clearing
    }
  | { readonly id: 'coffinMakers'; readonly seat: Seat }

/** All that everybody may know of a battle before its dice. */
export type Forecast = {
  readonly attacker: Seat
  readonly defender: Seat
  readonly clearing: Clearing
  readonly defenceless: boolean
  readonly attacking: ForecastSide
  readonly defending: ForecastSide
  readonly notes: readonly ForecastNote[]
}

/** What everybody may know of a battle before its dice; hidden cards never count. */
export function forecast(state: RootState, battle: Battle): Forecast {
  const { attacker, defender, clearing } = battle
  return {
    attacker,
    defender,
    clearing,
    defenceless: isDefenceless(state, battle),
    attacking: sideOf(state, battle, 'attacker'),
    defending: sideOf(state, battle, 'defender'),
    notes: [
      ambush(state, battle),
      ...optionsOf(state, battle),
      ...enlisting(state, battle),
      ...outrage(state, battle),
      ...fieldHospitals(state, battle),
      ...coffinMakers(state),
    ],
  }
}

function sideOf(state: RootState, battle: Battle, side: Side): ForecastSide {
  const seat = battle[side]
  const { clearing } = battle
  const { warriors, pawn, buildings, tokens } = state.players[seat]
  const ally = side === 'attacker' ? battle.ally : -1
  const higher = (side === 'defender') === defendsHigh(state, battle)
  const cap = rolledCap(state, battle, seat)
  const extra = extraHits(state, battle, side)
  return {
    seat,
    warriors: warriors[clearing],
    pawn: pawn === clearing,
    pieces: [...standing(buildings, clearing), ...standing(tokens, clearing)],
    ally,
    allied: ally < 0 ? 0 : state.players[ally].warriors[clearing],
    die: higher ? 'higher' : 'lower',
    cap,
    extra: extra.map(({ reason, hits }) => ({ reason, hits })),
    odds: oddsOf(higher, cap, extra),
  }
}

const standing = (counts: { readonly [kind: string]: readonly number[] }, clearing: Clearing): Standing[] =>
  Object.keys(counts)
    .map(kind => ({ kind, count: counts[kind][clearing] }))
    .filter(({ count }) => count > 0)

/** The chances of a side's hits, from all pairs of faces of the two dice. 4.3.2 */
export function oddsOf(higher: boolean, cap: number, extra: readonly ExtraHits[]): number[] {
  const { faces } = BATTLE_DIE
  const sure = extra.reduce((sum, { hits }) => sum + hits, 0)
  const odds = Array<number>(Math.min(cap, Math.max(...faces)) + sure + 1).fill(0)
  for (const one of faces)
    for (const other of faces) {
      const die = higher ? Math.max(one, other) : Math.min(one, other)
      odds[Math.min(die, cap) + sure] += 1 / faces.length ** 2
    }
  return odds
}

/** The ambushes that fit the clearing and that nobody has seen leave the game's hidden cards. 4.3.1 */
function ambush(state: RootState, { attacker, defender, clearing }: Battle): ForecastNote {
  if (has(state.players[attacker], 'scoutingParty')) return { id: 'noAmbush', why: 'scoutingParty' }
  const hand = state.players[defender].hand.length
  if (hand === 0) return { id: 'noAmbush', why: 'noCards' }
  const shown = state.players.flatMap(player => Object.values(player.eyrie?.decree ?? {}).flat())
  const unseen = DECKS[state.deckName].filter(
    card =>
      CARDS[card].kind === 'ambush' &&
      matches(card, state.suits[clearing]) &&
      !state.discard.includes(card) &&
      !shown.includes(card),
  )
  if (unseen.length === 0) return { id: 'noAmbush', why: 'allSeen' }
  return { id: 'ambush', seat: defender, hand, suits: unseen.map(card => CARDS[card].suit) }
}

/** The optional effects in play that either side may use after the roll. 4.3.3 */
function optionsOf(state: RootState, battle: Battle): ForecastNote[] {
  return (['attacker', 'defender'] as const).flatMap(side =>
    battleOptionsOf(state, battle, side).map(option => ({
      id: 'option' as const,
      seat: battle[side],
      option,
    })),
  )
}

/** An Arbiter who stands by may be enlisted by the defender. D.5.2 */
function enlisting(state: RootState, battle: Battle): ForecastNote[] {
  return state.players.flatMap(({ vagabond, pawn }, seat) => {
    const stands = vagabond?.character === 'arbiter' && pawn === battle.clearing
    if (!stands || seat === battle.attacker || seat === battle.defender) return []
    return [{ id: 'enlist', seat, hits: factionAt(state, seat).rolledCap?.(state, battle, seat) ?? 0 }]
  })
}

/** Sympathy that falls costs whoever removes it a card: at the earliest with the hit after the last warrior. 8.2.6 */
function outrage(state: RootState, { attacker, defender, clearing }: Battle): ForecastNote[] {
  const sides = [
    { owner: attacker, payer: defender },
    { owner: defender, payer: attacker },
  ]
  return sides.flatMap(({ owner, payer }) => {
    const { faction, tokens, warriors } = state.players[owner]
    if (faction !== 'alliance' || tokens.sympathy[clearing] === 0) return []
    return [{ id: 'outrage', payer, suit: state.suits[clearing], hit: warriors[clearing] + 1 }]
  })
}

/** A Marquise with cards and her keep may save the warriors that she loses. 6.2.3 */
function fieldHospitals(state: RootState, { attacker, defender, ally, clearing }: Battle): ForecastNote[] {
  return [attacker, defender, ally].flatMap(seat => {
    if (seat < 0 || state.players[seat].faction !== 'marquise') return []
    const { tokens, hand, warriors } = state.players[seat]
    const keep = CLEARINGS.find(one => tokens.keep[one] > 0)
    if (keep === undefined || hand.length === 0 || warriors[clearing] === 0) return []
    return [{ id: 'fieldHospitals', seat, suit: state.suits[clearing], keep }]
  })
}

/** The fallen go on the Coffin Makers. */
function coffinMakers({ players }: RootState): ForecastNote[] {
  return players.flatMap((player, seat) =>
    has(player, 'coffinMakers') ? [{ id: 'coffinMakers', seat }] : [],
  )
}
