import {
  type Ask,
  type Checkpoint,
  type Entry,
  type Face,
  type Game,
  goOn,
  Match,
  type Message,
  type Report,
  type SaveBody,
  type SavedPick,
  type Seat,
  type Setup,
  same,
  savedPick,
} from '@tablee/kernel'
import { addScores, NO_TURNS, type ScoresAt, type Turns, turnsAfter } from '@tablee/table'
import type { ReadPick } from '../database/games.ts'
import type { CheckpointRow, PickRow } from '../database/schema.ts'
import { fold, nothing } from './fold.ts'
import { Grown } from './grown.ts'
import { PackedCheckpoint } from './packed.ts'

/** What a seat does with a game. */
export interface Deed {
  readonly kind: PickRow['kind']
  readonly seat: Seat
  readonly act: (match: Match) => void
  /** The number of picks it goes back to, where that may be further than undo goes. */
  readonly to?: number
}

/** What is kept beside a checkpoint, so that a game goes on from it without the rows before. */
interface Since {
  readonly picks: SavedPick[]
  readonly undone: readonly SavedPick[]
  readonly scores: ScoresAt[]
  readonly turns: Turns
}

/**
 * How a game goes on, in memory: the match, its last change, and since when each seat has its question. Of its history
 * it holds what undo may reach; all of it is in the database.
 */
export class Course {
  readonly match: Match
  /** The number of the last change. */
  seq: number
  /** The scores since what was let go, and the last ones before. */
  scores: ScoresAt[]
  /** The turns of what was let go. */
  turns: Turns = NO_TURNS
  /** What happened, and how the scores changed, since it was last shown. */
  readonly journal = new Grown<Report>()
  readonly scored = new Grown<ScoresAt>()
  /** What all players are to be told until the next change. */
  notice: Message | null = null
  /** The row that is to be kept before any other, after the rules were corrected. */
  renewed: ReadPick | null = null
  /** Since which change each seat has been asked what it is asked now, or nothing. */
  private readonly still: number[]
  private kept: PackedCheckpoint | null = null

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
    course.letGo()
    return { course, made }
  }

  /** Goes on with a game that was kept, by the rows after its checkpoint, or by all. */
  static from(game: Game, setup: Setup, rows: readonly ReadPick[], kept: CheckpointRow): Course {
    return kept.since === null || rows[0]?.seq === 1
      ? Course.whole(game, setup, rows, kept)
      : Course.near(game, setup, rows, kept, JSON.parse(kept.since))
  }

  /** The picks that no longer fit corrected rules are told as a notice. */
  private static whole(game: Game, setup: Setup, rows: readonly ReadPick[], kept: CheckpointRow): Course {
    const { picks, journal, undone, scores } = fold(rows)
    const checkpoint: Checkpoint<unknown> = JSON.parse(kept.checkpoint)
    const before = { checkpoint, picks, journal: journal.slice(0, checkpoint.journal), undone }
    return Course.goOn(game, setup, rows, kept, before, scores)
  }

  private static near(
    game: Game,
    setup: Setup,
    rows: readonly ReadPick[],
    kept: CheckpointRow,
    { turns, ...since }: Since,
  ): Course {
    const checkpoint = new PackedCheckpoint(kept.checkpoint)
    const { at, journal } = checkpoint
    const { picks, undone, scores } = fold(rows, { ...nothing(), past: at, ...since })
    const before = { checkpoint, picks, journal: [], undone, past: { picks: at, reports: journal } }
    const course = Course.goOn(game, setup, rows, kept, before, scores)
    course.turns = turns
    if (!course.renewed) course.kept = checkpoint
    return course
  }

  private static goOn(
    game: Game,
    setup: Setup,
    rows: readonly ReadPick[],
    kept: CheckpointRow,
    before: Pick<SaveBody, 'checkpoint' | 'picks' | 'journal' | 'undone' | 'past'>,
    scores: ScoresAt[],
  ): Course {
    const { match, notice } = goOn(game, { tablee: 1, game: game.id, rules: kept.rules, setup, ...before })
    const course = new Course(match, rows.at(-1)?.seq ?? kept.seq, scores)
    course.recallQuestions(rows)
    if (kept.rules !== game.version)
      course.renewed = course.renewal(before.checkpoint.at, notice?.what ?? null)
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
    const answers = rows.slice(Math.max(0, rows.length - this.match.openAnswers))
    if (answers.some(({ kind }) => kind !== 'pick')) return
    this.still.fill(this.seq - answers.length)
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
    const isPick = deed.kind === 'pick'
    const entries = isPick ? [] : [...history.entries]
    const reported = history.journal.length
    const reports = isPick ? [] : [...history.journal]
    const scores = [...this.scores]
    deed.act(match)
    addScores(this.scores, match)
    if (isPick) this.journal.change([], history.journal.slice(reported))
    else this.journal.become(reports, history.journal, same)
    this.scored.become(scores, this.scores, Object.is)
    this.seq++
    this.notice = null
    this.renewQuestions(deed.seat, ask, before)
    const row = { ...this.row(deed), ...this.told(deed, entries, reported) }
    this.letGo()
    return row
  }

  /** What a row holds of the game after a deed, of which the picks and the number of the reports before are known. */
  private told({ kind }: Deed, before: readonly Entry[], reported: number): Partial<ReadPick> {
    const { entries, journal, past } = historyOf(this.match)
    if (kind !== 'pick') return this.since(past.picks + sharedLength(before, entries))
    const [, key, barrier = 0, owners] = savedPick(entries[entries.length - 1])
    return {
      key,
      barrier,
      owners: owners ? JSON.stringify(owners) : null,
      reports: JSON.stringify(journal.slice(reported)),
    }
  }

  /** Lets go of what undo no longer reaches; the checkpoints that are left are held as they are written. */
  private letGo(): void {
    const history = historyOf(this.match)
    const first = history.past.picks
    const { journal, entries } = history.letGo()
    this.turns = turnsAfter(this.turns, journal, entries, first)
    history.checkpoints = history.checkpoints.map(PackedCheckpoint.of)
    const last = this.scores.findLastIndex(({ at }) => at <= history.past.picks)
    if (last > 0) this.scores = this.scores.slice(last)
  }

  /** Nothing is done with the game for now: what was opened to do it is closed. */
  rest(): void {
    for (const one of historyOf(this.match).checkpoints) if (one instanceof PackedCheckpoint) one.close()
  }

  /** Whether the way back to a number of picks is in memory. */
  reaches(picks: number): boolean {
    return picks >= historyOf(this.match).past.picks
  }

  /** What a row holds of a game that is another from a number of picks on. */
  private since(keep: number): Pick<ReadPick, 'keep' | 'tail' | 'undone' | 'reports'> {
    const { entries, undone, journal, past } = historyOf(this.match)
    return {
      keep,
      tail: JSON.stringify(entries.slice(keep - past.picks).map(savedPick)),
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

  /** What is to be kept of the checkpoint with a row: a way back may have led to before the one that is kept. */
  checkpointFor({ kind }: ReadPick): Pick<CheckpointRow, 'checkpoint' | 'since'> | null {
    const back = this.back
    if (!back || ((kind === 'pick' || kind === 'gesture') && back === this.kept)) return null
    const { scores, turns } = this
    const { entries, undone } = historyOf(this.match)
    const since: Since = { picks: entries.map(savedPick), undone: undone.map(savedPick), scores, turns }
    return { checkpoint: back.text, since: JSON.stringify(since) }
  }

  /** The checkpoint that undo may go back to is kept now. */
  checkpointKept(): void {
    this.kept = this.back
  }

  private get back(): PackedCheckpoint | null {
    const [back] = historyOf(this.match).checkpoints
    return back instanceof PackedCheckpoint ? back : null
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

function sharedLength(before: readonly Entry[], after: readonly Entry[]): number {
  const least = Math.min(before.length, after.length)
  for (let i = 0; i < least; i++)
    if (before[i].seat !== after[i].seat || before[i].key !== after[i].key) return i
  return least
}
