import type { Chance } from '../chance.ts'
import { firstDifference } from '../clone.ts'
import { type Candidate, indexOf, leadAt } from '../face.ts'
import type { Match } from '../match.ts'
import type { Text } from '../message.ts'
import type { Seat } from '../table.ts'
import { Flaw, orFlaw } from './broken.ts'
import { reloaded } from './resume.ts'
import { allOf, historyOf, type Snapshot } from './snapshot.ts'

/** Law 5: a gesture makes nothing known before its end, and is taken back and made again as one. Tries one per seat. */
export function checkGestures<S, T extends Text>(
  match: Match<S, T>,
  before: Snapshot<S>,
  chance: Chance,
): void {
  for (const seat of match.ask?.waiting ?? []) {
    const leading = match.face(seat)?.candidates.filter(({ leads }) => leads) ?? []
    if (leading.length === 0) continue
    checkGesture(match, before, seat, chance.one(leading), chance)
    checkPeeks(match, seat, [chance.one(leading), chance.one(leading), chance.one(leading)])
  }
}

/** Several questions looked at on one fork are those that a fork for each shows, and stay so. */
function checkPeeks<S, T extends Text>(match: Match<S, T>, seat: Seat, some: readonly Candidate[]): void {
  const peek = match.peeks(seat)
  const shown = orFlaw('fork', 'peeks', () => some.map(({ key }) => peek([key])))
  const alone = some.map(({ key }) => match.peek(seat, [key]))
  const where = firstDifference(shown, alone)
  if (where !== null)
    throw new Flaw('fork', `${where} of what is asked ahead depends on what was looked at before`)
}

function checkGesture<S, T extends Text>(
  match: Match<S, T>,
  before: Snapshot<S>,
  seat: Seat,
  { key }: Candidate,
  chance: Chance,
): void {
  const what = `the gesture of seat ${seat} that begins with “${key}”`
  const next = orFlaw('undo', what, () => match.peek(seat, [key]))
  const copy = reloaded(match)
  if (!next) {
    orFlaw('undo', what, () => copy.pickKey(seat, key))
    const lead = leadOf(match, seat, key)
    if (lead.includes(copy.ask?.id ?? '') && historyOf(copy).entries.at(-1)?.barrier)
      throw new Flaw('undo', `${what} makes something known`)
    return
  }
  const keys = [key, chance.one(next.candidates).key]
  orFlaw('undo', what, () => copy.pickAll(seat, keys))
  if (!copy.canUndo(seat)) return
  const after = allOf(reloaded(copy))
  orFlaw('undo', `${what} is taken back`, () => copy.undo(seat))
  compare(before, copy, `after ${what} was taken back`)
  orFlaw('undo', `${what} is made again`, () => copy.redo(seat))
  compare(after, copy, `after ${what} was made again`)
}

/** The ids of the questions to which a candidate says that it leads. */
function leadOf<S, T extends Text>({ ask }: Match<S, T>, seat: Seat, key: string): readonly string[] {
  const lead = ask && leadAt(ask, seat, indexOf(ask, seat, key))
  return typeof lead === 'string' ? [lead] : (lead ?? [])
}

function compare<S, T extends Text>(wanted: Snapshot<S>, match: Match<S, T>, when: string): void {
  const where = firstDifference(wanted, allOf(match))
  if (where !== null) throw new Flaw('undo', `${when}, ${where} differs`)
}
