import type { Message, Seat } from '@tablee/kernel'
import { fromFaces } from '../faces.ts'
import type { SceneFacts } from '../faction.ts'
import { heads } from '../heads.ts'

/** What is shown beside the table whatever factions play. */
const SHARED: readonly SceneFacts[] = [
  ...['battle.starts', 'battle.rolled', 'battle.hits', 'battle.ambushed'].map(
    (id): SceneFacts => ({ id, kind: 'battle', icon: 'battle', weight: 100 }),
  ),
  ...['dominance.activated', 'dominance.taken'].map(
    (id): SceneFacts => ({ id, kind: 'dominance', icon: 'crown', weight: 70, ofOthers: true }),
  ),
  { id: 'coalition.formed', kind: 'coalition', icon: 'march', weight: 65, ofOthers: true },
  { id: 'crafted', kind: 'crafted', icon: 'hammer', weight: 50, ofOthers: true },
  ...['card.taken', 'card.given'].map((id): SceneFacts => ({ id, kind: 'taken', icon: 'bag', weight: 40 })),
  { id: 'hand.shown', kind: 'shown', icon: 'bag', weight: 30 },
  { id: 'effect.used', kind: 'effect', icon: 'crown', weight: 20, ofOthers: true, weightless: true },
  { id: 'robot.order', kind: 'robotOrder', icon: 'crown', weight: 6 },
  ...['robot.clearing', 'robot.party'].map(
    (id): SceneFacts => ({ id, kind: 'robotDeed', icon: 'march', weight: 5 }),
  ),
  { id: 'removed', kind: 'removed', icon: 'crossbow', weight: 10, weightless: true },
]

/** The same with what each faction adds, the weightiest first. */
const scenes = fromFaces(faces =>
  [...SHARED, ...faces.flatMap(({ scenes = [] }) => scenes)].toSorted((a, b) => b.weight - a.weight),
)

/** The scene that some reports make; null where nobody needs to see more than their lines. */
export function sceneOf(reports: readonly Message[]): SceneFacts | null {
  return scenes().find(({ id }) => reports.some(report => report.id === id)) ?? null
}

/** A scene of losses, where no other fits. */
export const LOSSES = SHARED[SHARED.length - 1]

/** Whether a report shows its item. */
export const showsItem = (report: string): boolean => scenes().some(({ id, item }) => item && id === report)

type Actors = { readonly [name in 'seat' | 'attacker' | 'payer' | 'to' | 'from' | 'of']?: Seat }

/** Whose doing it is: the first seat that its reports name. */
export function actorIn(reports: readonly Message[]): Seat | null {
  for (const { values } of reports) {
    const { seat, attacker, payer, to } = (values ?? {}) as Actors
    const actor = attacker ?? seat ?? payer ?? to
    if (actor !== undefined) return actor
  }
  return null
}

/** The reports whose `from` and `to` are places, no seats. */
const places = fromFaces(
  faces => new Set(['moved', ...faces.flatMap(({ journal }) => journal?.places ?? [])]),
)

/** All seats that some reports name: whose pieces, cards or points are in it. */
export function seatsIn(reports: readonly Message[]): Seat[] {
  const named = reports.flatMap(({ id, values }) => {
    const { seat, attacker, defender, payer, to, from, of } = (values ?? {}) as Actors & {
      readonly defender?: Seat
    }
    return [seat, attacker, defender, payer, of, ...(places().has(id) ? [] : [to, from])]
  })
  return [...new Set(named.filter(seat => seat !== undefined))]
}

/** The clearings that some reports name. */
export function placesIn(reports: readonly Message[]): string[] {
  const clearings = reports.flatMap(({ id, values }) => {
    const { clearing, to } = (values ?? {}) as { readonly clearing?: number; readonly to?: number }
    return clearing ?? (places().has(id) ? to : undefined) ?? []
  })
  return [...new Set(clearings)].map(clearing => `clearing:${clearing}`)
}

/** What was reported since something last began. */
export function sinceHead(reports: readonly Message[]): readonly Message[] {
  const told = reports.filter(({ id }) => id !== 'kernel.only')
  const from = told.findLastIndex((report, i) => heads(report, told[i - 1]))
  return told.slice(Math.max(0, from))
}
