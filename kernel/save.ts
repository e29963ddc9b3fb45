import { areOutcomes } from './chance.ts'
import { clone } from './clone.ts'
import type { Game, Setup } from './game.ts'
import { type Checkpoint, type Entry, History, type Past, type Report } from './history.ts'
import { Match, readSetup } from './match.ts'
import type { Text } from './message.ts'
import { Mistake, mistake } from './mistake.ts'
import { readOptions } from './options.ts'
import { packFault } from './pack.ts'
import type { Seat } from './table.ts'

/** The number of this save format. */
const FORMAT = 1

/** A pick as it is saved: the seat, the key, what is to be noted of it (see `MARKS`), and its group if it had one. */
export type SavedPick = readonly [seat: Seat, key: string, marks?: number, group?: readonly Seat[]]

/** What is noted of a pick: something became known by it, it goes with the one before, a seat agreed by it. */
const MARKS = { barrier: 1, joins: 2, agrees: 4 } as const

/** A saved game: the last checkpoint, the picks from the start, and the journal up to the checkpoint. */
export interface Save {
  readonly tablee: typeof FORMAT
  readonly game: string
  /** The version of the rules it was played with. */
  readonly rules: number
  readonly setup: Setup
  readonly checkpoint: Checkpoint<unknown>
  readonly picks: readonly SavedPick[]
  readonly journal: readonly Report[]
  /** The picks that were taken back and may be made again, the next one last; left out when there are none. */
  readonly undone?: readonly SavedPick[]
  /** How many picks and reports before those above are left out: it goes on, but cannot be played again from its start. */
  readonly past?: Past
  /** A checksum of all the rest. */
  readonly sum: string
}

/** A save without its checksum: from a place that answers for it. */
export type SaveBody = Omit<Save, 'sum'>

/** A loaded game, and what has to be said about it. */
export interface Loaded<S, T extends Text> {
  readonly match: Match<S, T>
  /** The rules were corrected and the last picks no longer fit: what to tell the players. */
  readonly notice: Mistake | null
}

/** Saves a match that keeps its history. */
export function save<S, T extends Text>(match: Match<S, T>): Save {
  const { history, game, setup } = match
  const last = history?.checkpoints.at(-1)
  if (!history || !last) throw new Error('A match that keeps nothing cannot be saved.')
  const { past } = history
  const { at, step, state, chance, turn, journal } = last
  return sealed({
    tablee: FORMAT,
    game: game.id,
    rules: game.version,
    setup,
    checkpoint: { at, step, state, chance, turn, journal },
    picks: history.entries.map(savedPick),
    journal: history.journal.slice(0, journal - past.reports),
    ...(history.undone.length > 0 && { undone: history.undone.map(savedPick) }),
    ...(past.picks > 0 && { past }),
  })
}

/** A save with its checksum, a copy of what it is made of. */
export function sealed(body: SaveBody): Save {
  return clone({ ...body, sum: checksum(body) })
}

/** A pick that was made, as it is saved. */
export function savedPick({ seat, key, barrier, joins, agrees, owners }: Entry): SavedPick {
  const marks = (barrier ? MARKS.barrier : 0) | (joins ? MARKS.joins : 0) | (agrees ? MARKS.agrees : 0)
  if (owners.length > 1) return [seat, key, marks, owners]
  return marks > 0 ? [seat, key, marks] : [seat, key]
}

const isMarked = (marks: number, mark: keyof typeof MARKS): boolean => (marks & MARKS[mark]) > 0

/** Reads a save from the text of a file; anything else is refused with one sentence. */
export function readSave(text: string): Save {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw mistake('kernel.notASave')
  }
  return checkSave(data)
}

/** Checks that plain data is a whole, undamaged save. */
export function checkSave(data: unknown): Save {
  if (typeof data !== 'object' || data === null) throw mistake('kernel.notASave')
  const { sum, ...body } = data as Partial<Save>
  if (body.tablee !== FORMAT || sum !== checksum(body)) throw mistake('kernel.notASave')
  return data as Save
}

/** Goes on with a saved game at the pick where it was saved. */
export function load<S, T extends Text>(game: Game<S, T>, data: unknown): Loaded<S, T> {
  const saved = checkSave(data)
  try {
    return goOn(game, clone(saved))
  } catch (error) {
    if (error instanceof Mistake) throw error
    throw Object.assign(mistake('kernel.notASave'), { cause: error })
  }
}

/** Goes on with a game from what a save holds; it becomes the match's own. */
export function goOn<S, T extends Text>(game: Game<S, T>, saved: SaveBody): Loaded<S, T> {
  checkOrigin(game, saved)
  const { checkpoint, picks, journal, setup, undone = [], past = { picks: 0, reports: 0 } } = saved
  const wrong = setup.pack && packFault(game, setup.pack)
  if (wrong) throw wrong
  if (setup.given && !areOutcomes(setup.given)) throw mistake('kernel.notASave')
  const history = new History<S>()
  history.past = past
  const earlier = checkpoint.at - past.picks
  for (const pick of picks.slice(0, earlier)) history.entries.push(entryOf(pick))
  for (const report of journal) history.journal.push(report)
  history.checkpoints.push(checkpoint as Checkpoint<S>)
  const options = { ...readOptions(game.options, setup.seats, {}), ...setup.options }
  const match = Match.resume(game, { ...setup, options }, checkpoint as Checkpoint<S>, history)
  const since = picks.slice(earlier)
  const corrected = saved.rules < game.version
  if (remake(match, since, corrected) === since.length) {
    // What was taken back under other rules may mean something else by now.
    if (!corrected) history.undone.push(...undone.map(entryOf))
    return { match, notice: null }
  }
  if (!corrected) throw mistake('kernel.notASave')
  match.rewind(checkpoint.at)
  return { match, notice: mistake('kernel.resumedEarlier', { dropped: since.length }) }
}

/** A saved pick whose place among the candidates is not known. */
function entryOf([seat, key, marks = 0, group = [seat]]: SavedPick): Entry {
  return {
    seat,
    key,
    index: -1,
    owners: group,
    barrier: isMarked(marks, 'barrier'),
    ...(isMarked(marks, 'joins') && { joins: true }),
    ...(isMarked(marks, 'agrees') && { agrees: true }),
  }
}

/** Plays a saved game again from its very start, up to a number of picks (to its end if left out). */
export function replay<S, T extends Text>(
  game: Game<S, T>,
  saved: Save,
  to = saved.picks.length,
): Match<S, T> {
  checkOrigin(game, saved)
  if (saved.past) throw mistake('kernel.noWayBack', { at: saved.past.picks })
  if (!(Number.isInteger(to) && to >= 0 && to <= saved.picks.length))
    throw mistake('kernel.noSuchPick', { at: to, last: saved.picks.length })
  const { seats, options, seed, pack, given } = saved.setup
  const setup = readSetup(game, seats, options, seed, pack, given)
  const match = Match.start(game, setup)
  const made = remake(match, saved.picks.slice(0, to))
  if (made < to) throw mistake('kernel.noSuchPick', { at: to, last: made })
  return match
}

function checkOrigin<S, T extends Text>(game: Game<S, T>, { game: got, rules }: SaveBody): void {
  if (got !== game.id) throw mistake('kernel.foreignSave', { game: game.id, got })
  if (rules > game.version) throw mistake('kernel.newerSave', { version: rules, known: game.version })
}

/** Makes a saved pick, as part of its gesture if it was. */
export function makeAgain<S, T extends Text>(match: Match<S, T>, [seat, key, marks = 0]: SavedPick): void {
  match.pickKey(seat, key, isMarked(marks, 'joins'))
}

/** Makes picks by key until one does not fit, or fails where the rules were corrected; tells how many did. */
function remake<S, T extends Text>(
  match: Match<S, T>,
  picks: readonly SavedPick[],
  corrected = false,
): number {
  for (const [index, pick] of picks.entries())
    try {
      makeAgain(match, pick)
    } catch (error) {
      if (corrected || error instanceof Mistake) return index
      throw error
    }
  return picks.length
}

/** A 64-bit checksum (FNV-1a, two lanes) of plain data. */
export function checksum(body: unknown): string {
  const text = JSON.stringify(body)
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return [a, b].map(lane => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}
