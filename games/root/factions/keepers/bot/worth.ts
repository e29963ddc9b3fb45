import type { Seat } from '@tablee/kernel'
import { controlWorth, danger } from '../../../bot/common.ts'
import type { FactionBot } from '../../../bot/faction.ts'
import type { Survey } from '../../../bot/survey.ts'
import { onMap } from '../../../rules/pieces.ts'
import type { Player, RootState } from '../../../state.ts'
import { COLUMNS, type Column, KEEPERS, RELIC, RELIC_TYPES } from '../data.ts'
import { gather } from '../rules/evening.ts'
import { rules } from '../rules/index.ts'
import { keepersAt, keepersOf, relicsIn, retinueSize } from '../rules/state.ts'
import { fieldOf, ruledAround, serves, shareOf } from './measures.ts'

/** What each card of a column does a turn, the first the most. */
const SERVICE: { readonly [C in Column]: readonly number[] } = {
  move: [0.4, 0.3, 0.2, 0.12],
  delve: [0.45, 0.32, 0.22, 0.12],
  recover: [0.5, 0.34, 0.22, 0.12],
}
const FURTHER = 0.06
/** Turns that a card of the Retinue is thought to serve at most. */
const TURNS = 5
/** What a waystation brings a turn beside relics. */
const WAYSTATION = 0.28
/** A relic in a forest, for each clearing ruled around it. */
const IN_REACH = 0.12
/** A warrior more, while there are few. */
const FEW = 8
const WARRIOR = 0.12
/** The share of its service that a card in hand is worth while it can be gathered this turn. */
const SOON = 0.75
/** A card in hand, and one that is drawn. */
export const CARD = 0.45
const DRAWN = 0.5
/** The part of Evening in which cards join the Retinue; one that all share comes before those of the faction. */
const GATHERING = rules.phases.evening.indexOf(gather) + 1

/** Relics on their way, columns to complete, Retinue, waystations, warriors, and what is in danger. */
export const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const own = keepersOf(player)
  const served = Math.min(TURNS, turns)
  let sum = controlWorth(state, seat, seen) + WARRIOR * Math.min(FEW, onMap(player.warriors))
  sum += columnsToCome(player) + served * retinueService(state, seat, seen)
  for (const { forest } of own.buried)
    sum += IN_REACH * Math.min(3, ruledAround(state, seen.ruled[seat], forest))
  for (let clearing = 1; clearing <= 12; clearing++) {
    const camps = player.built[clearing]
    const relics = relicsIn(player, clearing)
    if (camps === 0 && relics.length === 0) continue
    const risk = Math.min(1, danger(state, seat, clearing) * 0.22)
    sum += camps * (WAYSTATION * served * (1 - 0.6 * risk) - risk)
    for (const kind of relics) {
      const { type, value } = RELIC[kind]
      const share = shareOf(state, player, clearing, type)
      sum += player.tokens[kind][clearing] * (value * share * (1 - 0.5 * risk) - risk)
    }
  }
  return sum + handToCome(state, seat, turns) + turnToCome(state, seat)
}

/** What the cards of the Retinue do a turn. */
function retinueService(state: RootState, seat: Seat, seen: Survey): number {
  const { retinue } = keepersAt(state, seat)
  const where = fieldOf(state, seat)
  let sum = 0
  for (const column of COLUMNS)
    for (let place = 0; place < retinue[column].length; place++)
      sum += serviceAt(column, place) * serves(seen, where, retinue[column][place], column)
  return sum
}

/** What the columns of relics that are begun promise. */
function columnsToCome(player: Player): number {
  const { recovered } = keepersOf(player)
  let sum = 0
  for (let column = 1; column <= 4; column++) {
    let there = 0
    for (const type of RELIC_TYPES) if (recovered[type].length >= column) there++
    if (there === 1) sum += 0.3
    else if (there === 2) sum += 0.9
  }
  return sum
}

/** What the cards in hand may yet do in the Retinue, the first where it does most, as long as there is room. */
function handToCome(state: RootState, seat: Seat, turns: number): number {
  const { hand, keepers } = state.players[seat]
  if (!keepers || !gathersNow(state, seat)) return 0
  const room = Math.min(hand.length, KEEPERS.retinueLimit - retinueSize(keepers))
  const share = SOON * Math.min(TURNS, turns)
  for (const column of COLUMNS) filled[column] = keepers.retinue[column].length
  let sum = 0
  for (let card = 0; card < room; card++) {
    let best: Column = 'recover'
    for (const column of COLUMNS)
      if (serviceAt(column, filled[column]) > serviceAt(best, filled[best])) best = column
    sum += Math.max(0, share * serviceAt(best, filled[best]) - CARD)
    filled[best]++
  }
  return sum
}

const filled = { move: 0, delve: 0, recover: 0 }

/** What the next card of a column does a turn. */
export const serviceAt = (column: Column, place: number): number => SERVICE[column][place] ?? FURTHER

/** Whether the Keepers are yet to gather this turn. */
const gathersNow = ({ turn }: RootState, seat: Seat): boolean =>
  turn.seat === seat && (turn.phase !== 'evening' || turn.part <= GATHERING)

/** What is to come of the turn beyond what any turn brings: the cards to draw; to recruit is not all of Birdsong. */
function turnToCome({ turn, players }: RootState, seat: Seat): number {
  if (turn.seat !== seat) return 0
  const draws = 1 + onMap(players[seat].built)
  if (turn.phase === 'evening' && turn.part > 0) return DRAWN * draws
  return (DRAWN - 0.3) * draws - (turn.phase === 'birdsong' ? 1 : 0)
}
