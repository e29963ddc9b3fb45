import type { Message, Seat } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import { rankAndFile } from '../../rules/chief.ts'
import type { RootView } from '../../view.ts'
import { FACES } from '../faces.ts'
import type { Fight, Side } from './fight.ts'

/** Pieces of a kind on a side of a battle: how many there were, and how many of them were lost. */
export interface Ranks {
  readonly seat: Seat
  readonly kind: string
  readonly type: 'warrior' | 'building' | 'token' | 'pawn'
  readonly count: number
  readonly lost: number
}

/** The pieces of a side in a battle, as they stood when it began; `later` is what was reported since it ended. */
export function ranksOf(view: RootView, fight: Fight, side: Side, later: readonly Message[]): Ranks[] {
  const seat = fight[side]
  const { chief, buildings, tokens, pawn, faction } = view.players[seat]
  const { clearing } = fight
  const ranks = (type: Ranks['type'], kind: string, now: number, of = seat): Ranks => {
    const own = FACES[view.players[of].faction].battle
    const change = (report: Message): number =>
      changeBy(report, of, kind, clearing) + (own?.change?.(report, kind, clearing) ?? 0)
    const began = now - total([...fight.reports, ...later].map(change))
    const lost = fight.reports.filter(({ id }) => id === 'removed').map(change)
    return { seat: of, type, kind, count: began, lost: -total(lost) }
  }
  const ally = FACES[faction].battle?.ally?.(fight.reports, seat)
  return [
    ranks('warrior', 'chief', chief === clearing ? 1 : 0),
    ranks('warrior', 'warrior', rankAndFile(view.players[seat], clearing)),
    ...(pawn > 0 ? [{ seat, type: 'pawn', kind: 'pawn', count: 1, lost: 0 } as const] : []),
    ...(ally === undefined
      ? []
      : [ranks('warrior', 'warrior', rankAndFile(view.players[ally], clearing), ally)]),
    ...Object.keys(buildings).map(kind => ranks('building', kind, buildings[kind][clearing])),
    ...Object.keys(tokens).map(kind => ranks('token', kind, tokens[kind][clearing])),
  ].filter(({ count }) => count > 0)
}

const total = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0)

interface Values {
  readonly seat: Seat
  readonly kind: string
  readonly clearing: Clearing
  readonly from: Clearing
  readonly to: Clearing
  readonly count: number
}

/** By how many a report changed the pieces of a kind that a seat has in a clearing. */
function changeBy(report: Message, seat: Seat, kind: string, clearing: Clearing): number {
  const told: Partial<Values> = report.values ?? {}
  const { count = 1 } = told
  const here = told.clearing === clearing
  const warriors = kind === 'warrior'
  switch (report.id) {
    case 'moved':
      if (told.seat !== seat || !warriors) return 0
      return told.to === clearing ? count : told.from === clearing ? -count : 0
    case 'moved.chief': {
      if (told.seat !== seat || !(warriors || kind === 'chief')) return 0
      // He was counted among the warriors that moved.
      const came = told.to === clearing ? 1 : told.from === clearing ? -1 : 0
      return warriors ? -came : came
    }
    case 'warriors.placed':
      return told.seat === seat && warriors && here ? count : 0
    case 'building.placed':
    case 'token.placed':
      return told.seat === seat && told.kind === kind && here ? 1 : 0
    case 'removed':
      return told.seat === seat && told.kind === kind && here ? -count : 0
    default:
      return 0
  }
}
