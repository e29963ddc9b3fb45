import type { Intent, Thought } from '@tablee/bots'
import {
  type Face,
  type Match,
  type Message,
  type Playable,
  type Save,
  type Seat,
  save,
} from '@tablee/kernel'
import {
  addScores,
  type Player,
  type Question,
  Replay,
  Runner,
  type Scene,
  type ScoresAt,
  sceneOf,
  scoresOf,
} from '@tablee/table'
import type { Hint } from './source.ts'
import { matchOf } from './start.ts'
import type { Kept, Store } from './store.ts'
import { troubleOf } from './trouble.ts'

/** Has a bot think about a position; the signal stops it. */
export type Think = (question: Question<Intent>, signal: AbortSignal) => Promise<Thought>

/** What a table needs from the place it runs in. */
export interface Surroundings {
  readonly store: Store
  readonly think: Think
  readonly show: (scene: Scene) => void
  readonly now: () => number
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** How long a bot waits before it thinks, in milliseconds: the page paints what was picked before it takes a processor. */
const BREATH = 60

/** Who thinks longer than this, in milliseconds, is away: the rest is no time of play. */
const AWAY = 10 * 60_000

/** A table in this browser: it keeps the match, lets bots think, saves after every pick, shows scenes. */
export class LocalTable {
  private readonly id: string
  private readonly players: readonly Player[]
  private readonly match: Match
  private readonly runner: Runner<Intent>
  private readonly around: Surroundings
  private readonly play: boolean
  private saved: Save
  private scores: ScoresAt[]
  private eyes: Seat | null
  private handOver: Seat | null = null
  private thinking: Seat | null = null
  private mistake: Message | null = null
  private thought: AbortController | null = null
  private queue: Promise<void> = Promise.resolve()
  private replay: Replay | null = null
  private milliseconds = 350
  /** How many picks were kept last, when, and how long it had been played by then. */
  private course: { readonly picks: number; readonly played: number; readonly took: number }
  private counted: number

  private constructor(kept: Kept, match: Match, around: Surroundings, play: boolean) {
    this.id = kept.id
    this.players = kept.players
    this.match = match
    this.runner = new Runner<Intent>(match, {
      isBot: seat => this.players[seat]?.kind === 'bot',
      levelOf: seat => this.players[seat].level ?? 'random',
      shared: true,
    })
    this.saved = save(match)
    this.around = around
    this.play = play
    this.scores = [...kept.scores]
    this.course = { picks: kept.save?.picks.length ?? -1, played: kept.played, took: kept.took ?? 0 }
    this.counted = around.now()
    this.eyes = this.firstEyes()
  }

  /** Opens a kept table where it was left, or starts it; to play, or only to look. */
  static async open(kept: Kept, room: Playable, around: Surroundings, play: boolean): Promise<LocalTable> {
    const { match, notice } = matchOf(kept, room)
    const table = new LocalTable(kept, match, around, play)
    if (notice) table.mistake = notice
    if (kept.save && kept.scores.length === 0) table.scores = scoresOf(kept.save, room)
    await table.do(() => {})
    return table
  }

  pick(keys: readonly string[]): Promise<void> {
    return this.do(() => this.runner.pick(this.viewer(), keys))
  }

  undo(to?: number): Promise<void> {
    return this.do(() => this.runner.undo(this.viewer(), to))
  }

  redo(): Promise<void> {
    return this.do(() => this.runner.redo(this.viewer()))
  }

  restart(): Promise<void> {
    return this.do(() => this.runner.restart(this.viewer()))
  }

  takeSeat(seat: Seat): Promise<void> {
    return this.do(() => {
      if (this.players[seat]?.kind === 'person') this.eyes = seat
    })
  }

  pace(milliseconds: number): void {
    this.milliseconds = milliseconds
  }

  /** What a bot would do in the place of the seat that looks. */
  async hint(keys: readonly string[] = []): Promise<readonly Hint[]> {
    const question = this.runner.hint(this.viewer(), keys, this.saved)
    const { candidates } = await this.around.think(question, new AbortController().signal)
    return candidates
  }

  /** What the seat that looks would be asked after the first keys of a gesture. */
  peek(keys: readonly string[]): Face | null {
    return this.match.peek(this.viewer(), keys)
  }

  /** The table as it was after a number of picks, seen with the same eyes. */
  at(picks: number): Scene {
    this.replay ??= new Replay(this.match.game, this.saved)
    const match = this.replay.at(picks, this.saved)
    return sceneOf(match, {
      ...this.standing(),
      handOver: null,
      thinking: null,
      mistake: null,
      looksOnly: true,
    })
  }

  save(): Save {
    return this.saved
  }

  close(): void {
    this.thought?.abort()
  }

  /** Changes come one after the other: each is saved, then shown; then bots go on. */
  private do(change: () => void): Promise<void> {
    this.queue = this.queue.then(async () => {
      this.thought?.abort()
      const before = this.match.picks
      try {
        change()
        if (before !== this.match.picks) this.mistake = null
      } catch (error) {
        this.mistake = troubleOf(error)
      }
      this.saved = save(this.match)
      addScores(this.scores, this.match)
      this.giveScreen()
      await this.keep()
      this.goOn()
      this.around.show(this.scene())
    })
    return this.queue
  }

  private scene(): Scene {
    return sceneOf(this.match, this.standing())
  }

  private standing() {
    const { players, eyes, handOver, thinking, mistake, scores } = this
    return { players, eyes, handOver, thinking, mistake, scores, looksOnly: !this.play, shared: true }
  }

  private viewer(): Seat {
    return this.eyes ?? -1
  }

  private firstEyes(): Seat | null {
    const people = this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    if (people.length === 0) return null
    const asked = this.match.waiting?.seats.find(seat => people.includes(seat))
    return people.length === 1 ? people[0] : (asked ?? people[0])
  }

  /** Where several people share the screen, it goes to the next who is asked; at once where nothing is secret. */
  private giveScreen(): void {
    const asked = this.match.waiting?.seats.filter(seat => this.players[seat]?.kind === 'person') ?? []
    const next = asked.length === 0 || asked.includes(this.viewer()) ? null : asked[0]
    this.handOver = this.match.game.open ? null : next
    if (this.match.game.open && next !== null) this.eyes = next
  }

  private async keep(): Promise<void> {
    if (!this.play) return
    const { match, saved, id, players, scores } = this
    const { outcome } = match
    const { played, took } = this.count()
    try {
      await this.around.store.put({
        id,
        game: match.game.id,
        players,
        start: null,
        save: saved,
        scores,
        played,
        took,
        facts: {
          cast: match.cast.slice(0, match.seats),
          round: match.game.round(match.state),
          yours: match.waiting?.seats.some(seat => players[seat]?.kind === 'person') ?? false,
          over: outcome !== null,
          ...(outcome && { winners: outcome.winners }),
        },
      })
    } catch {
      this.mistake = { id: 'web.notKept' }
    }
  }

  /** Counts the time of play; to open a table is not to play it. */
  private count(): { readonly played: number; readonly took: number } {
    const now = this.around.now()
    const { picks } = this.match
    const passed = Math.min(AWAY, now - this.counted)
    if (picks !== this.course.picks) {
      this.course = { picks, played: now, took: this.course.took + passed }
      this.counted = now
    }
    return this.course
  }

  /** Lets the next bot think, if one is asked. */
  private goOn(): void {
    this.thinking = this.play ? this.runner.due : null
    this.thought = null
    if (this.thinking === null) return
    this.thought = new AbortController()
    void this.think(this.thinking, this.thought.signal)
  }

  private async think(seat: Seat, signal: AbortSignal): Promise<void> {
    const { runner, saved, around } = this
    try {
      const shown = around.wait(Math.max(BREATH, this.milliseconds), signal)
      await around.wait(BREATH, signal)
      const chosen = await runner.choose(seat, question => around.think(question, signal), saved)
      await shown
      // Whatever came in between has set another bot, or none, to think.
      await this.do(() => {
        if (this.thought?.signal !== signal) return
        runner.answer(seat, chosen)
      })
    } catch (error) {
      if (signal.aborted) return
      this.thinking = null
      this.mistake = troubleOf(error)
      around.show(this.scene())
    }
  }
}
