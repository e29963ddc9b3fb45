import { type Game, load, type Match, readSave, replay, type Seat, save } from '@tablee/kernel'
import { type Pace, times } from './clock.ts'
import { playAgain, playedGames, type Setting, secondHalf } from './play.ts'

/** What keeping costs, over the second half of a long game; null where nothing could be measured. */
export type KeepingNumbers = {
  /** The length of that game. */
  readonly longGamePicks: number
  readonly saveKilobytes: number
  /** From a match to the text of a file. */
  readonly saveMs: number | null
  readonly saveP99Ms: number | null
  /** From the text of a file to a match that goes on. */
  readonly loadMs: number | null
  readonly loadP99Ms: number | null
  readonly undoMs: number | null
  readonly undoP99Ms: number | null
  /** The first undo after loading: it may have to find earlier checkpoints again. */
  readonly undoLoadedMs: number | null
  readonly undoLoadedP99Ms: number | null
  /** From the text of a file, played again from its first pick to its last. */
  readonly replayMs: number | null
  readonly replayP99Ms: number | null
}

/** Measures what keeping costs. */
export function keepingNumbers(pace: Pace, game: Game, setting: Setting): KeepingNumbers {
  const long = playedGames(game, setting, pace.games).reduce((a, b) =>
    b.picks.length > a.picks.length ? b : a,
  )
  const whole = textOf(playAgain(long, long.picks.length))

  const saving = times(pace, function* () {
    for (const match of secondHalf(long, pace.moments)) yield () => textOf(match)
  })
  const loading = times(pace, function* () {
    for (const match of secondHalf(long, pace.moments)) {
      const text = textOf(match)
      yield () => load(game, readSave(text))
    }
  })
  const undoing = times(pace, function* () {
    for (const match of secondHalf(long, pace.moments)) {
      const seat = undoer(match)
      if (seat === undefined) continue
      yield () => match.undo(seat)
      match.redo(seat)
    }
  })
  const undoingLoaded = times(pace, function* () {
    for (const match of secondHalf(long, pace.moments)) {
      const seat = undoer(match)
      if (seat === undefined) continue
      const loaded = load(game, readSave(textOf(match))).match
      yield () => loaded.undo(seat)
    }
  })
  const replaying = times(pace, function* () {
    yield () => replay(game, readSave(whole))
  })

  return {
    longGamePicks: long.picks.length,
    saveKilobytes: whole.length / 1000,
    saveMs: saving.median,
    saveP99Ms: saving.p99,
    loadMs: loading.median,
    loadP99Ms: loading.p99,
    undoMs: undoing.median,
    undoP99Ms: undoing.p99,
    undoLoadedMs: undoingLoaded.median,
    undoLoadedP99Ms: undoingLoaded.p99,
    replayMs: replaying.median,
    replayP99Ms: replaying.p99,
  }
}

function textOf(match: Match): string {
  return JSON.stringify(save(match))
}

/** The seat that may take the last pick back, if any. */
function undoer(match: Match): Seat | undefined {
  for (let seat = 0; seat < match.seats; seat++) if (match.canUndo(seat)) return seat
  return undefined
}
