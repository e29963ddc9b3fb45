import type { Message } from '@tablee/kernel'
import {
  type Game,
  load,
  Match,
  Mistake,
  mistake,
  readSetup,
  type Save,
  type Seat,
  same,
} from '@tablee/kernel'
import { say } from './words.ts'

/** A pick that the rules could not take, and why. */
export interface Fault {
  /** How many picks had been made before it. */
  readonly at: number
  readonly why: Message
}

/** A saved game played again, to be wound to any of its picks. */
export class Reel {
  readonly match: Match
  readonly saved: Save
  /** The first pick it can be wound to: 0 unless the rules have changed since. */
  readonly first: number
  /** The pick where the rules fail or no longer agree with the save; null when all is well. */
  readonly fault: Fault | null

  private constructor(match: Match, saved: Save, first: number, fault: Fault | null) {
    this.match = match
    this.saved = saved
    this.first = first
    this.fault = fault
  }

  /** Plays a saved game again from its start, as far as its picks fit. */
  static of(game: Game, saved: Save): Reel {
    if (saved.game !== game.id) throw mistake('kernel.foreignSave', { game: game.id, got: saved.game })
    const { seats, options, seed, pack, given } = saved.setup
    const match = Match.start(game, readSetup(game, seats, options, seed, pack, given))
    const fault = playOn(match, saved)
    const reel = new Reel(match, saved, 0, fault)
    if (!fault && same(match.history?.checkpoints.at(-1)?.state, saved.checkpoint.state)) return reel
    const late = Reel.late(game, saved, fault)
    return late && late.last > reel.last ? late : reel
  }

  /** A game that corrected rules lead elsewhere is still there from its last checkpoint on. */
  private static late(game: Game, saved: Save, fault: Fault | null): Reel | null {
    try {
      const { match } = load(game, saved)
      const whole = match.picks === saved.picks.length
      return new Reel(
        match,
        saved,
        saved.checkpoint.at,
        whole ? null : fault && { ...fault, at: match.picks },
      )
    } catch (error) {
      if (error instanceof Mistake) return null
      throw error
    }
  }

  /** The last pick it can be wound to. */
  get last(): number {
    return this.fault ? this.fault.at : this.saved.picks.length
  }

  /** What was chosen last, as it was offered; null at the start. */
  chosen(): { readonly seat: Seat; readonly key: string; readonly say: Message | null } | null {
    const { match, first } = this
    const at = match.picks
    const last = match.history?.entries.at(-1)
    if (!last || at === first) return last ? { ...last, say: null } : null
    this.goTo(at - 1)
    const say = match.face(last.seat)?.candidates.find(({ key }) => key === last.key)?.say ?? null
    this.goTo(at)
    return { ...last, say }
  }

  /** Winds to a pick; beyond a fault there is nothing, so it stays at the fault. */
  goTo(picks: number): void {
    const { saved, match } = this
    if (!(Number.isInteger(picks) && picks >= 0 && picks <= saved.picks.length))
      throw mistake('kernel.noSuchPick', { at: picks, last: saved.picks.length })
    const wanted = Math.min(picks, this.last)
    if (wanted < match.picks) match.rewind(wanted)
    for (const [seat, key] of saved.picks.slice(match.picks, wanted)) match.pickKey(seat, key)
  }
}

/** Makes the saved picks until one fails; tells which and why. */
function playOn(match: Match, saved: Save): Fault | null {
  for (const [seat, key] of saved.picks.slice(match.picks)) {
    const at = match.picks
    try {
      match.pickKey(seat, key)
    } catch (error) {
      if (error instanceof Mistake) return { at, why: say('cli.pickMisfits', { at: at + 1, seat, key }) }
      const reason = error instanceof Error ? error.message : String(error)
      return { at, why: say('cli.pickFails', { at: at + 1, seat, key, reason }) }
    }
  }
  return null
}
