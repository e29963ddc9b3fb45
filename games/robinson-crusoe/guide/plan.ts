import type { Advice } from '@tablee/board'
import { offers } from '@tablee/board/guide-now.ts'
import type { MessageId } from '@tablee/kernel'
import type { TileSource } from '../data/board.ts'
import { TILES } from '../data/tiles.ts'
import type { ActionType } from '../data/types.ts'
import type { Destination } from '../rules/plan/outlook.ts'
import type { PawnId } from '../state.ts'
import { chancy, me, type Now } from './now.ts'
import { type GuideText, say } from './text/en.ts'

type Why = MessageId<GuideText> & `why.${string}`

/** A pawn for an action: of a type, and about something if that matters. */
interface Wish {
  readonly pawn: 'me' | 'friday' | 'dog'
  readonly type: ActionType
  /** The beginning of what its key says after the type. */
  readonly what?: string
  /** What a source has to give. */
  readonly gives?: readonly TileSource[]
  readonly why: Why
}

const EXPLORE: readonly Wish[] = [
  // The middle has the most neighbours.
  { pawn: 'friday', type: 'explore', what: 'M2', why: 'why.explore' },
  { pawn: 'friday', type: 'explore', why: 'why.explore' },
  { pawn: 'dog', type: 'explore', why: 'why.dog' },
]

const SHELTER: readonly Wish[] = [
  { pawn: 'me', type: 'build', what: 'shelter', why: 'why.shelter' },
  { pawn: 'friday', type: 'build', what: 'shelter', why: 'why.sure' },
]

/** What the first rounds try, so that each action is met once, the most urgent first; later the usual order holds. */
const PLANS: { readonly [round: number]: readonly Wish[] } = {
  1: [
    ...EXPLORE,
    { pawn: 'me', type: 'build', what: 'shovel', why: 'why.shovel' },
    { pawn: 'me', type: 'arrange', why: 'why.arrange' },
  ],
  2: [...SHELTER, { pawn: 'me', type: 'gather', gives: ['wood'], why: 'why.gather' }, ...EXPLORE],
}

const USUAL: readonly Wish[] = [
  { pawn: 'friday', type: 'threat', why: 'why.threat' },
  ...SHELTER,
  { pawn: 'me', type: 'build', what: 'fire', why: 'why.fire' },
  { pawn: 'me', type: 'build', what: 'roof', why: 'why.roof' },
  ...EXPLORE,
  { pawn: 'me', type: 'gather', gives: ['wood'], why: 'why.gather' },
  { pawn: 'me', type: 'gather', why: 'why.gather' },
  { pawn: 'friday', type: 'build', what: 'roof', why: 'why.sure' },
  { pawn: 'me', type: 'arrange', why: 'why.arrange' },
  { pawn: 'friday', type: 'arrange', why: 'why.arrange' },
]

const pawnOf = (now: Now, { pawn }: Wish): PawnId => (pawn === 'me' ? me(now).id : pawn)

/** The next change of the plan: what the wishes ask for, then help where somebody takes a chance, then the agreement. */
export function nextEdit(now: Now): Advice | null {
  const incomplete = now.view.outlooks.find(({ id, least }) => pawnsIn(now, id) < least)
  const help = incomplete && joining(now, incomplete.id)
  if (help) return help
  for (const wish of PLANS[now.round] ?? USUAL) {
    const place = isDone(now, wish) ? undefined : placeFor(now, wish)
    if (place) return placing(pawnOf(now, wish), place, wish.why)
  }
  return idleHelps(now) ?? (offers(now, 'confirm') ? { key: 'confirm', why: say('why.confirm') } : rest(now))
}

/** Where a pawn that is in hand already goes. */
export function nextPlace(now: Now, pawn: PawnId): Advice | null {
  for (const wish of PLANS[now.round] ?? USUAL) {
    if (pawnOf(now, wish) !== pawn || isDone(now, wish)) continue
    const key = placeFor(now, wish)?.key
    if (key !== undefined && offers(now, key)) return { key, why: say(wish.why) }
  }
  const calm = placesOf(now, pawn).find(({ type }) => type === 'arrange' || type === 'rest')?.key
  const key = [calm, 'pass'].find(one => one !== undefined && offers(now, one))
  return key === undefined ? null : { key, why: say('why.idle') }
}

const pawnsIn = ({ view }: Now, id: number): number =>
  view.plan.actions.find(one => one.id === id)?.pawns.length ?? 0

const placesOf = ({ view }: Now, pawn: PawnId): readonly Destination[] =>
  view.destinations.places.filter(({ pawns }) => pawns.includes(pawn))

/** Puts a pawn somewhere: one gesture, two answers. */
const placing = (pawn: PawnId, { key, say: words }: Destination, why: Why): Advice => ({
  key: `place:${pawn}`,
  next: key,
  say: words,
  why: say(why),
})

const isAbout = ({ what = '' }: Wish, about: string): boolean => about.startsWith(what)

/** Whether the plan has it already; a second pawn of the same character is for something else. */
function isDone(now: Now, wish: Wish): boolean {
  const pawn = pawnOf(now, wish)
  return now.view.plan.actions.some(({ type, what, node, pawns }) => {
    const about = type === 'explore' ? node : what
    return type === wish.type && pawns.includes(pawn) && (type === 'gather' || isAbout(wish, about))
  })
}

/** An action of the plan that the wish joins, or else a new one. */
function placeFor(now: Now, wish: Wish): Destination | undefined {
  const places = placesOf(now, pawnOf(now, wish)).filter(({ type }) => type === wish.type)
  const joins = now.view.plan.actions.filter(one => one.type === wish.type && isAbout(wish, one.what))
  return (
    places.find(({ key }) => joins.some(({ id }) => key === `join:${id}`)) ??
    places.find(({ key }) => isAbout(wish, key.slice(key.indexOf(':') + 1)) && gives(now, wish, key))
  )
}

/** Whether a source gives what is wished for. */
function gives({ view }: Now, wish: Wish, key: string): boolean {
  if (!wish.gives) return true
  const [, node, source] = key.split(':')
  const { tile } = view.island[node as keyof typeof view.island]
  return wish.gives.includes(TILES[tile].sources[Number(source)])
}

/** Anybody who can joins an action that lacks a pawn. */
function joining(now: Now, id: number): Advice | null {
  const place = now.view.destinations.places.find(({ key }) => key === `join:${id}`)
  return place ? placing(place.pawns[0], place, 'why.lacks') : null
}

/** Whoever has nothing else to do makes sure what is chancy. */
function idleHelps(now: Now): Advice | null {
  for (const { id } of chancy(now)) {
    const place = now.view.destinations.places.find(({ key }) => key === `join:${id}`)
    const idle = place?.pawns.find(pawn => pawn !== me(now).id)
    if (place && idle !== undefined) return placing(idle, place, 'why.sure')
  }
  return null
}

/** A pawn that must be placed and has nothing better to do. */
function rest(now: Now): Advice | null {
  for (const type of ['arrange', 'rest'] as const) {
    const place = placesOf(now, me(now).id).find(one => one.type === type)
    if (place) return placing(me(now).id, place, 'why.idle')
  }
  return null
}
