import type { Ask, Candidate, Face, Match, Seat } from '@tablee/kernel'

/** How many questions are looked at ahead; those that are nearer come first. */
const MOST = 24

/** A candidate whose next question is still to be looked at, and the answers that lead to it. */
interface Step {
  readonly keys: readonly string[]
  readonly candidate: { -readonly [K in keyof Candidate]: Candidate[K] }
}

// A question is shown again whenever something beside the game changes: it is looked ahead from once. That of one table
// at a time is remembered: a server has many, and little room for each.
let seen: { readonly ask: Ask | null; readonly faces: Map<Seat, Face> } = { ask: null, faces: new Map() }

/**
 * The question put to a seat, with the questions to which its answers lead in the same gesture: a screen asks them
 * before anything is sent. What these refuse, and why, is left to who looks closer: see `Match.peek`.
 */
export function faceAhead(match: Match, seat: Seat): Face | null {
  const { ask } = match
  if (!ask?.naming.leads) return match.face(seat)
  if (seen.ask !== ask) seen = { ask, faces: new Map() }
  const { faces } = seen
  const known = faces.get(seat)
  if (known) return known
  const face = match.face(seat)
  if (!face) return null
  const ahead = lookAhead(match, seat, face)
  faces.set(seat, ahead)
  return ahead
}

function lookAhead(match: Match, seat: Seat, face: Face): Face {
  const first = stepsOf(face, [])
  const peek = match.peeks(seat, false)
  const steps = [...first]
  for (let looked = 0; looked < MOST; ) {
    const step = steps.shift()
    if (!step) break
    if (!step.candidate.leads) continue
    looked++
    const next = peek(step.keys)
    if (!next) continue
    const further = stepsOf(next, step.keys)
    step.candidate.next = { ...next, candidates: further.map(({ candidate }) => candidate) }
    steps.push(...further)
  }
  return { ...face, candidates: first.map(({ candidate }) => candidate) }
}

const stepsOf = ({ candidates }: Face, before: readonly string[]): Step[] =>
  candidates.map(one => ({ keys: [...before, one.key], candidate: { ...one } }))
