import { CARDS, DECKS } from '../data/cards.ts'
import { BATTLE_DIE } from '../data/dice.ts'
import type { Clearing } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { Party, RootState } from '../state.ts'
import type { Battle, Side } from './battle.ts'
import { battleOptionsOf } from './battle-options.ts'
import { has } from './cards.ts'
import { partyAt } from './faction.ts'
import {
  defendsHigh,
  type ExtraHits,
  extraHits,
  hiredBy,
  ignoresFirstHit,
  isDefenceless,
  rolledCap,
} from './hits.ts'
import { fits } from './suits.ts'

/** Pieces of one kind in the clearing of a battle. */
export type Standing = { readonly kind: string; readonly count: number }

/** A side of a battle before its dice. */
export type ForecastSide = {
  readonly seat: Party
  readonly warriors: number
  readonly pawn: boolean
  /** Its buildings and tokens there. */
  readonly pieces: readonly Standing[]
  /** The party whose warriors it treats as its own, or -1, and how many they are. */
  readonly ally: Party
  readonly allied: number
  readonly die: 'higher' | 'lower'
  /** The most that its die can deal. */
  readonly cap: number
  /** Extra hits that are certain. */
  readonly extra: readonly { readonly reason: string; readonly hits: number }[]
  /** The chance that it deals 0, 1, 2 … hits, certain extra hits included. */
  readonly odds: readonly number[]
}

/** What may be worth knowing before the dice, by name; a faction adds its own. */
export interface ForecastNotes {
  ambush: { readonly seat: Party; readonly hand: number; readonly suits: readonly Suit[] }
  noAmbush: { readonly why: 'scoutingParty' | 'noCards' | 'allSeen' | 'faceUp' }
  option: { readonly seat: Party; readonly option: string }
  coffinMakers: { readonly seat: Party }
  firstHit: { readonly seat: Party }
}

/** Something worth knowing before the dice; `id` names it. */
export type ForecastNote = {
  [K in keyof ForecastNotes]: { readonly id: K } & ForecastNotes[K]
}[keyof ForecastNotes]

/** All that everybody may know of a battle before its dice. */
export type Forecast = {
  readonly attacker: Party
  readonly defender: Party
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
      ...firstHits(state, battle),
      ...foreseen(state, battle),
      ...coffinMakers(state),
    ],
  }
}

function sideOf(state: RootState, battle: Battle, side: Side): ForecastSide {
  const seat = battle[side]
  const { clearing } = battle
  const { warriors, pawn, buildings, tokens } = state.players[seat]
  const ally = side === 'attacker' && battle.ally >= 0 ? battle.ally : hiredBy(state, battle, seat)
  const higher = (side === 'defender') === defendsHigh(state, battle)
  const cap = rolledCap(state, battle, seat)
  const extra = extraHits(state, battle, side)
  return {
    seat,
    warriors: warriors[clearing],
    pawn: pawn === clearing,
    pieces: [...standing(state, seat, buildings, clearing), ...standing(state, seat, tokens, clearing)],
    ally,
    allied: ally < 0 ? 0 : state.players[ally].warriors[clearing],
    die: higher ? 'higher' : 'lower',
    cap,
    extra: extra.map(({ reason, hits }) => ({ reason, hits })),
    odds: oddsOf(higher, cap, extra),
  }
}

function standing(
  state: RootState,
  party: Party,
  counts: { readonly [kind: string]: readonly number[] },
  clearing: Clearing,
): Standing[] {
  const shown = (kind: string): string =>
    partyAt(state, party).showsAs?.(state.players[party], kind, clearing) ?? kind
  return Object.keys(counts)
    .filter(kind => counts[kind][clearing] > 0)
    .map(kind => ({ kind: shown(kind), count: counts[kind][clearing] }))
}

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
  const kept = partyAt(state, defender).keptAmbushes?.(state.players[defender]) ?? []
  const fitting = kept.filter(card => fits(state, card, clearing))
  if (fitting.length > 0)
    return { id: 'ambush', seat: defender, hand: kept.length, suits: fitting.map(card => CARDS[card].suit) }
  const hand = state.players[defender].hand.length
  if (hand === 0) return { id: 'noAmbush', why: 'noCards' }
  if (partyAt(state, defender).publicHand) {
    const held = state.players[defender].hand.filter(
      card => CARDS[card].kind === 'ambush' && fits(state, card, clearing),
    )
    if (held.length === 0) return { id: 'noAmbush', why: 'faceUp' }
    return { id: 'ambush', seat: defender, hand, suits: held.map(card => CARDS[card].suit) }
  }
  const shown = state.players.flatMap((player, party) => partyAt(state, party).shownCards?.(player) ?? [])
  const unseen = DECKS[state.deckName].filter(
    card =>
      CARDS[card].kind === 'ambush' &&
      fits(state, card, clearing) &&
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

/** Whose first hit is ignored. */
function firstHits(state: RootState, battle: Battle): ForecastNote[] {
  return [battle.attacker, battle.defender].flatMap(seat =>
    ignoresFirstHit(state, battle, seat) ? [{ id: 'firstHit', seat }] : [],
  )
}

/** What the parties may do with the outcome. */
function foreseen(state: RootState, battle: Battle): ForecastNote[] {
  return state.players.flatMap((_, party) => partyAt(state, party).foresees?.(state, battle, party) ?? [])
}

/** The fallen go on the Coffin Makers. */
function coffinMakers({ players }: RootState): ForecastNote[] {
  return players.flatMap((player, seat) =>
    has(player, 'coffinMakers') ? [{ id: 'coffinMakers', seat }] : [],
  )
}
