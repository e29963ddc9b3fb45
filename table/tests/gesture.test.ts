import { entryOf } from '@tablee/games'
import { type Face, Match } from '@tablee/kernel'
import { expect, test } from 'vitest'
import { faceAhead } from '../gesture.ts'

/** A game at the first question of an id. */
async function until(game: string, seats: number, prompt: string): Promise<Match> {
  const entry = entryOf(game)
  if (!entry) throw new Error(`There is no game ${game}.`)
  const match = Match.start((await entry.load()).game, { seats, seed: 3 })
  for (let n = 0; match.ask && match.ask.id !== prompt; n++) {
    const [seat] = match.ask.waiting
    match.pick(seat, n % match.ask.count(seat))
  }
  return match
}

/** Checks that each question looked at ahead is the one that comes when its answers are given; counts them. */
function compare(match: Match, seat: number, face: Face, keys: readonly string[]): number {
  let seen = 0
  for (const { key, next } of face.candidates) {
    if (!next) continue
    const path = [...keys, key]
    const asked = match.peek(seat, path)
    expect(next.refused).toEqual([])
    expect({ ...next, candidates: next.candidates.map(({ next: _, ...one }) => one) }, path.join()).toEqual({
      ...asked,
      refused: [],
    })
    seen += 1 + compare(match, seat, next, path)
  }
  return seen
}

test('a plan is asked with the places of every pawn, and they are what is asked when a pawn is taken up', async () => {
  const match = await until('robinson-crusoe', 4, 'plan')
  const face = faceAhead(match, 0)
  const pawns = face?.candidates.filter(({ key }) => key.startsWith('place:')) ?? []
  expect(pawns.length).toBeGreaterThan(3)
  for (const { next } of pawns) expect(next?.prompt.id).toBe('plan.where')
  expect(face && compare(match, 0, face, [])).toBe(pawns.length)
  expect(face?.refused).toEqual(match.face(0)?.refused)
  expect(match.picks).toBe((await until('robinson-crusoe', 4, 'plan')).picks)
})

test('a question is looked ahead from once', async () => {
  const match = await until('robinson-crusoe', 2, 'plan')
  expect(faceAhead(match, 0)).toBe(faceAhead(match, 0))
})

test('a question that leads nowhere is shown as it is', async () => {
  const match = await until('harbour', 3, 'bid')
  expect(faceAhead(match, 0)).toEqual(match.face(0))
  match.pick(0, 0)
  expect(faceAhead(match, 0)).toBeNull()
})
