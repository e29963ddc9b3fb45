import type { Message, Seat } from '@tablee/kernel'

/** What kinds of things are shown beside the table. */
export type SceneKind =
  | 'battle'
  | 'turmoil'
  | 'explored'
  | 'quested'
  | 'crafted'
  | 'taken'
  | 'outrage'
  | 'shown'
  | 'dominance'
  | 'coalition'
  | 'revolt'
  | 'scorched'
  | 'effect'
  | 'removed'

/** The reports that make a kind of scene, the weightiest first. */
const KINDS: readonly (readonly [id: string, kind: SceneKind])[] = [
  ['battle.starts', 'battle'],
  ['battle.rolled', 'battle'],
  ['battle.hits', 'battle'],
  ['battle.ambushed', 'battle'],
  ['eyrie.turmoil', 'turmoil'],
  ['alliance.revolted', 'revolt'],
  ['vagabond.scorched', 'scorched'],
  ['dominance.activated', 'dominance'],
  ['dominance.taken', 'dominance'],
  ['coalition.formed', 'coalition'],
  ['vagabond.explored', 'explored'],
  ['vagabond.exploredNothing', 'explored'],
  ['vagabond.quested', 'quested'],
  ['crafted', 'crafted'],
  ['alliance.outraged', 'outrage'],
  ['card.taken', 'taken'],
  ['card.given', 'taken'],
  ['vagabond.aid.took', 'taken'],
  ['vagabond.dayLabor.took', 'taken'],
  ['hand.shown', 'shown'],
  ['effect.used', 'effect'],
  ['removed', 'removed'],
]

/** What kind of scene some reports make; null where nobody needs to see more than their lines. */
export function kindOf(reports: readonly Message[]): SceneKind | null {
  const found = KINDS.find(([id]) => reports.some(report => report.id === id))
  return found?.[1] ?? null
}

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

/** All seats that some reports name: whose pieces, cards or points are in it. */
export function seatsIn(reports: readonly Message[]): Seat[] {
  const named = reports.flatMap(({ id, values }) => {
    const { seat, attacker, payer, to, from, of } = (values ?? {}) as Actors & { readonly defender?: Seat }
    const places = id === 'moved' || id === 'vagabond.moved' || id === 'marquise.healed'
    const defender = (values as { readonly defender?: Seat } | undefined)?.defender
    return [seat, attacker, defender, payer, of, ...(places ? [] : [to, from])]
  })
  return [...new Set(named.filter(seat => seat !== undefined))]
}
