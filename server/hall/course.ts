import {
  type Ask,
  type Checkpoint,
  type Face,
  type Game,
  goOn,
  Match,
  type Message,
  type SavedPick,
  type Seat,
  type Setup,
  same,
  savedPick,
} from '@tablee/kernel'
import { addScores, type ScoresAt } from '@tablee/table'
import type { ReadPick } from '../database/games.ts'
import type { CheckpointRow, PickRow } from '../database/schema.ts'
import { fold } from './fold.ts'

/** What a seat does with a game. */
export interface Deed {
  readonly kind: PickRow['kind']
  readonly seat: Seat
  readonly act: (match: Match) => void
}

/** How a game goes on, in memory: the match, its last change, and since when each seat has its question. */
export class Course {
  readonly match: Match
  /** The number of the last change. */
  seq: number
  readonly scores: ScoresAt[]
  /** What all players are to be told until the next change. */
  notice: Message | null = null
  /** The row that is to be kept before any other, after the rules were corrected. */
  renewed: ReadPick | null = null
  /** Since which change each seat has been asked what it is asked now, or nothing. */
  private readonly still: number[]
  private kept: Checkpoint<unknown> | null = null

  private constructor(match: Match, seq: number, scores: ScoresAt[]) {
    this.match = match
    this.seq = seq
    this.scores = scores
    this.still = Array.from({ length: match.seats }, () => seq)
  }

  /** Starts a game; its first row holds what was reported before the first question. */
  static start(game: Game, setup: Setup): { readonly course: Course; readonly made: ReadPick } {
    const course = new Course(Match.start(game, setup), 1, [])
    const { journal } = historyOf(course.match)
    addScores(course.scores, course.match)
    const made = { ...course.row({ kind: 'start', seat: -1 }), reports: JSON.stringify(journal) }
    return { course, made }
  }

  /** Goes on with a game that was kept. The picks that no longer fit corrected rules are told as a notice. */
  static from(game: Game, setup: Setup, rows: readonly ReadPick[], kept: CheckpointRow): Course {
    const { picks, journal, undone, scores } = fold(rows)
    const checkpoint: Checkpoint<unknown> = JSON.parse(kept.checkpoint)
    const { match, notice } = goOn(game, {
      tablee: 1,
      game: game.id,
      rules: kept.rules,
      setup,
      checkpoint,
      picks,
      journal: journal.slice(0, checkpoint.journal),
      undone,
    })
    const course = new Course(match, rows.length, scores)
    course.recallQuestions(rows)
    if (kept.rules === game.version) course.kept = historyOf(match).checkpoints.at(-1) ?? null
    else course.renewed = course.renewal(checkpoint.at, notice?.what ?? null)
    return course
  }

  /** The row of a game that goes on under corrected rules: what was reported since the checkpoint may be another. */
  private renewal(keep: number, notice: Message | null): ReadPick {
    addScores(this.scores, this.match)
    this.seq++
    this.still.fill(this.seq)
    this.notice = notice
    return { ...this.row({ kind: 'rewind', seat: -1 }), ...this.since(keep) }
  }

  /** The answers to an ask to each leave the others' questions as they were, also through a restart. */
  private recallQuestions(rows: readonly ReadPick[]): void {
    const answers = rows.slice(rows.length - this.match.openAnswers)
    if (answers.some(({ kind }) => kind !== 'pick')) return
    this.still.fill(rows.length - answers.length)
    for (const { seat, seq } of answers) this.still[seat] = seq
  }

  /** Whether what a seat saw after a change is what it would see now. */
  isFresh(seat: Seat, seq: number): boolean {
    return this.still[seat] <= seq && seq <= this.seq
  }

  /** Does a deed and counts it; a mistake leaves all as it was. */
  make(deed: Deed): ReadPick {
    const { match } = this
    const history = historyOf(match)
    const { ask } = match
    const before = ask?.kind === 'each' ? this.faces(ask) : null
    const entries = deed.kind === 'pick' ? [] : [...history.entries]
    const reported = history.journal.length
    deed.act(match)
    addScores(this.scores, match)
    this.seq++
    this.notice = null
    this.renewQuestions(deed.seat, ask, before)
    const row = this.row(deed)
    if (deed.kind === 'pick') {
      const [, key, barrier = 0, owners] = savedPick(history.entries[history.entries.length - 1])
      return {
        ...row,
        key,
        barrier,
        owners: owners ? JSON.stringify(owners) : null,
        reports: JSON.stringify(history.journal.slice(reported)),
      }
    }
    return { ...row, ...this.since(sharedLength(entries, history.entries)) }
  }

  /** What a row holds of a game that is another from a number of picks on. */
  private since(keep: number): Pick<ReadPick, 'keep' | 'tail' | 'undone' | 'reports'> {
    const { entries, undone, journal } = historyOf(this.match)
    return {
      keep,
      tail: JSON.stringify(entries.slice(keep).map(savedPick)),
      undone: undone.length > 0 ? JSON.stringify(undone.map(savedPick)) : null,
      reports: JSON.stringify(journal.filter(({ at }) => at >= keep)),
    }
  }

  private row({ kind, seat }: Pick<Deed, 'kind' | 'seat'>): ReadPick {
    const scores = this.scores.at(-1)
    return {
      seq: this.seq,
      seat,
      kind,
      key: null,
      barrier: 0,
      owners: null,
      keep: null,
      tail: null,
      undone: null,
      reports: '[]',
      scores: scores?.at === this.match.picks ? JSON.stringify(scores.scores) : null,
    }
  }

  private faces(ask: Ask): (Face | null)[] {
    return Array.from(this.still, (_, seat) => (ask.seats.includes(seat) ? this.match.face(seat) : null))
  }

  private renewQuestions(by: Seat, ask: Ask | null, before: readonly (Face | null)[] | null): void {
    const { match, still, seq } = this
    const open = before && match.ask?.kind === 'each'
    for (const seat of still.keys()) {
      const stays = open && seat !== by && (match.ask === ask || same(match.face(seat), before[seat]))
      if (!stays) still[seat] = seq
    }
  }

  /** The last checkpoint, if it is to be kept with a row: a way back may have led to before the one that is kept. */
  checkpointFor({ kind }: ReadPick): Checkpoint<unknown> | null {
    const last = historyOf(this.match).checkpoints.at(-1) ?? null
    return (kind === 'pick' || kind === 'gesture') && last === this.kept ? null : last
  }

  /** The last checkpoint is kept now. */
  checkpointKept(): void {
    this.kept = historyOf(this.match).checkpoints.at(-1) ?? null
  }

  /** Follows a change that was made elsewhere; false when the game has to be read again. */
  follow(row: ReadPick): boolean {
    const { kind, seat } = row
    if (row.seq !== this.seq + 1 || (kind !== 'pick' && kind !== 'gesture')) return false
    try {
      const keys = keysIn(row)
      this.make({ kind, seat, act: match => match.pickAll(seat, keys) })
    } catch {
      return false
    }
    this.checkpointKept()
    this.renewed = null
    return true
  }
}

/** The keys that a row of a pick or a gesture added. */
function keysIn({ kind, key, tail }: ReadPick): readonly string[] {
  if (kind === 'pick') return [key ?? '']
  return (JSON.parse(tail ?? '[]') as readonly SavedPick[]).map(([, one]) => one)
}

function historyOf(match: Match) {
  if (!match.history) throw new Error('A table keeps the history of its game.')
  return match.history
}

function sharedLength(before: readonly Pickish[], after: readonly Pickish[]): number {
  const least = Math.min(before.length, after.length)
  for (let i = 0; i < least; i++)
    if (before[i].seat !== after[i].seat || before[i].key !== after[i].key) return i
  return least
}

type Pickish = { readonly seat: Seat; readonly key: string }
