import { type Match, PASS, type Seat, type Text } from '@tablee/kernel'

/** The answers to the questions of a kind, one after the other; the last one stands for all that follow. */
type Answers = string | readonly string[]

/** The keys that a seat can choose from. */
export function keys<S, T extends Text>(match: Match<S, T>, seat: Seat): string[] {
  return match.face(seat)?.candidates.map(({ key }) => key) ?? []
}

/** The rule that refuses a key to a seat. */
export function refusal<S, T extends Text>(match: Match<S, T>, seat: Seat, key: string): string | undefined {
  return match.face(seat)?.refused.find(one => one.key === key)?.rule
}

/** The ids of what the journal told everybody, or one seat too. */
export function told<S, T extends Text>(match: Match<S, T>, seat?: Seat): string[] {
  const journal = match.history?.journal ?? []
  return journal.filter(({ to }) => !to || (seat !== undefined && to.includes(seat))).map(({ id }) => id)
}

/**
 * Answers what a match asks, by the prompt, until the prompt that a test stops at, or to the end of the game. A question
 * that the test does not mention fails it, and so does an answer that was not asked for: nothing passes unseen.
 *
 *     answer(match, { 'raid.whom': '1', 'raid.guard': 'pass' }, 'action')
 */
export function answer<S, T extends Text>(
  match: Match<S, T>,
  answers: { readonly [prompt: string]: Answers },
  until?: string,
): void {
  const given = new Map<string, number>()
  while (match.ask && match.ask.id !== until) {
    const { id, waiting } = match.ask
    const all = answers[id] as Answers | undefined
    if (all === undefined) throw new Error(unmentioned(match, id, waiting[0]))
    const n = given.get(id) ?? 0
    given.set(id, n + 1)
    match.pickKey(waiting[0], typeof all === 'string' ? all : (all[n] ?? all[all.length - 1]))
  }
  if (until !== undefined && !match.ask) throw new Error(`“${until}” was never asked: the game is over.`)
  for (const [prompt, all] of Object.entries(answers)) {
    const wanted = typeof all === 'string' ? 1 : all.length
    if ((given.get(prompt) ?? 0) < wanted) throw new Error(`“${prompt}” was not asked so often.`)
  }
}

function unmentioned<S, T extends Text>(match: Match<S, T>, id: string, seat: Seat): string {
  const offered = keys(match, seat).filter(key => key !== PASS)
  return `“${id}” is asked of seat ${seat}, and the test does not mention it (${offered.join(', ') || PASS}).`
}
