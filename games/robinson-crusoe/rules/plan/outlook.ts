import type { Message, Ref, Refusal, Seat } from '@tablee/kernel'
import type { ActionType } from '../../data/types.ts'
import type { PawnId, PlanAction, Robinson } from '../../state.ts'
import { yieldOf } from './commit.ts'
import { paymentsFor, woodOf } from './cost.ts'
import { actionObjection } from './legal.ts'
import { type Odds, oddsOf } from './odds.ts'
import { least, most, type Supply, unplaced } from './pawns.ts'
import type { Spot } from './prospects.ts'
import { everySpotFor, spotNames, spotsFor, spotWords } from './spots.ts'

/** What is to be expected of an action of the plan as it stands. */
export interface Outlook {
  readonly id: number
  /** The fewest and the most pawns that it takes. */
  readonly least: number
  readonly most: number
  /** The chances; null where nothing is rolled and no adventure can come. */
  readonly odds: Odds | null
  /** What a gather brings. */
  readonly yields: number
  /** The wood that it would cost without the carpenter's skill. */
  readonly usualWood: number
  /** What is wrong with it. */
  readonly wrong: Message | null
}

/** Somewhere a pawn may go. */
export interface Destination {
  readonly key: string
  readonly type: ActionType
  readonly say: Message
  readonly at: Ref | readonly Ref[]
  /** The pawns that may go there. */
  readonly pawns: readonly PawnId[]
}

/** Where pawns may go, which of them is the next of the seat that looks, and what is not possible for that one. */
export interface Destinations {
  readonly places: readonly Destination[]
  readonly next: PawnId | ''
  readonly refused: readonly Refusal[]
}

const NO_PLACES: Destinations = { places: [], next: '', refused: [] }

/** What is to be expected of each action of the plan. */
export function outlooks(state: Robinson): Outlook[] {
  return state.plan.actions.map(action => ({
    id: action.id,
    least: least(action),
    most: most(action),
    odds: oddsOf(state, action),
    yields: state.phase === 'planning' && action.type === 'gather' ? yieldOf(state, action) : action.yields,
    usualWood: usualWood(state, action),
    wrong: actionObjection(state, action)?.why ?? null,
  }))
}

function usualWood(state: Robinson, action: PlanAction): number {
  const payment = paymentsFor(state, action)[action.pay] ?? {}
  return woodOf(state, action.what, payment, action.carries.includes('extraWood'), false)
}

/** Where the pawns that are left may go while a plan is made; nowhere at other times. */
export function destinations(state: Robinson, viewer: Seat | null): Destinations {
  const left = state.phase === 'planning' ? unplaced(state) : []
  if (left.length === 0) return NO_PLACES
  const places = new Map<string, Destination & { readonly pawns: PawnId[] }>()
  for (const pawn of left) addPlaces(state, pawn, places)
  const own = viewer === null ? undefined : left.find(({ id }) => id === state.characters[viewer].id)
  const next = own ?? left[0]
  const names = { key: spotNames.key, say: (spot: Spot) => spotWords(state, spot), at: spotNames.at }
  return { places: [...places.values()], next: next.id, refused: everySpotFor(state, next).refusals(names) }
}

function addPlaces(
  state: Robinson,
  pawn: Supply,
  places: Map<string, Destination & { readonly pawns: PawnId[] }>,
): void {
  for (const spot of spotsFor(state, pawn)) {
    const key = spotNames.key(spot)
    const { type } = 'join' in spot ? spot.join : spot.deed
    const place = places.get(key) ?? {
      key,
      type,
      say: spotWords(state, spot),
      at: spotNames.at(spot),
      pawns: [],
    }
    place.pawns.push(pawn.id)
    places.set(key, place)
  }
}
