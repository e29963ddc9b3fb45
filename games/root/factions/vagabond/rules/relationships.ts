import type { Seat } from '@tablee/kernel'
import type { Clearing } from '../../../data/map.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { type Award, score } from '../../../rules/score.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { RELATIONSHIP_TRACK, type Relationship } from '../data.ts'
import { vagabondAt } from './state.ts'

/** How a seat stands with a Vagabond; null for another Vagabond. 9.2.9 */
export function relation(state: RootState, seat: Seat, other: Seat): Relationship | null {
  return vagabondAt(state, seat).relations[other]
}

/** Whether a clearing holds a warrior of a Hostile faction. 9.2.9.III.b */
export function hostileIn(state: RootState, seat: Seat, clearing: Clearing): boolean {
  const { relations } = vagabondAt(state, seat)
  for (let other = 0; other < relations.length; other++)
    if (relations[other] === 'hostile' && state.players[other].warriors[clearing] > 0) return true
  return false
}

/** The Allied seats that have warriors in a clearing. 9.2.9.II */
export function alliesIn(state: RootState, seat: Seat, clearing: Clearing): Seat[] {
  const { relations } = vagabondAt(state, seat)
  const found: Seat[] = []
  for (let other = 0; other < relations.length; other++)
    if (relations[other] === 'allied' && state.players[other].warriors[clearing] > 0) found.push(other)
  return found
}

function setRelation(t: RootTable, seat: Seat, other: Seat, to: Relationship): void {
  vagabondAt(t.state, seat).relations[other] = to
  t.say('vagabond.relation', { seat, other, relation: to })
}

/** A faction becomes Hostile. 9.2.9.III */
export function becomeHostile(t: RootTable, seat: Seat, other: Seat): void {
  if (relation(t.state, seat, other) !== 'hostile') setRelation(t, seat, other, 'hostile')
}

/** The aids to a seat this turn that have not yet moved its marker. */
const aidsNote = (other: Seat): string => `aids${other}`

/** An aid was given: an ally scores, and enough aids in one turn improve the relationship. 9.2.9.I, 9.2.9.II.a */
export function aided(t: RootTable, seat: Seat, other: Seat): void {
  const now = relation(t.state, seat, other)
  if (now === null || now === 'hostile') return // 9.2.9.III.c
  const { spaces, allyPoints } = RELATIONSHIP_TRACK
  if (now === 'allied') {
    score(t, seat, allyPoints, 'aid')
    return
  }
  const { notes } = t.state.turn
  const next = spaces[spaces.findIndex(space => space.name === now) + 1]
  const aids = (notes[aidsNote(other)] ?? 0) + 1
  const improves = aids >= next.aids
  notes[aidsNote(other)] = improves ? 0 : aids // each aid counts once
  if (!improves) return
  setRelation(t, seat, other, next.name)
  score(t, seat, next.points, 'aid')
}

/** A coalition with a Hostile faction makes it Indifferent. 9.2.9.III.d */
export function coalitionFormed(t: RootTable, seat: Seat, partner: Seat): void {
  if (relation(t.state, seat, partner) === 'hostile') setRelation(t, seat, partner, 'indifferent')
}

/** He removed pieces: the first warrior makes its faction Hostile; in battle on his turn, Infamy scores the rest. 9.2.9.III */
export function removedPieces(t: RootTable, seat: Seat, { battle }: Removal, lost: readonly Loss[]): Award[] {
  const scores = battle !== null && t.state.turn.seat === seat
  let infamy = 0
  for (let other = 0; other < t.state.players.length; other++) {
    if (relation(t.state, seat, other) === null) continue
    // 11.2.7.III.b: hired warriors fall for whoever hired them.
    const theirs = lost.filter(({ party, as = party }) => as === other)
    // D.4.2: what others remove in a battle that he started makes nobody Hostile.
    const turns =
      relation(t.state, seat, other) !== 'hostile' && theirs.some(loss => isWarrior(loss) && loss.by === seat)
    if (turns) becomeHostile(t, seat, other)
    if (relation(t.state, seat, other) !== 'hostile') continue
    for (const { count } of theirs) infamy += count
    if (turns) infamy-- // 9.2.9.III.a: not for the warrior that made it Hostile
  }
  return scores ? [{ party: seat, points: infamy, source: 'infamy' }] : []
}

const isWarrior = (loss: Loss): boolean => loss.type === 'warrior'
