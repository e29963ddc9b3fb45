import { type Game, type Match, replay, type Save } from '@tablee/kernel'

/** A game played again beside the one that goes on, to look at any of its moments. */
export class Replay {
  private readonly game: Game
  private match: Match

  constructor(game: Game, saved: Save) {
    this.game = game
    this.match = replay(game, saved, 0)
  }

  /** The match after a number of picks of a save; what was already played again is not played twice. */
  at(picks: number, saved: Save): Match {
    const made = this.match.history?.entries ?? []
    const same = made.findIndex(
      ({ seat, key }, i) => saved.picks[i]?.[0] !== seat || saved.picks[i]?.[1] !== key,
    )
    const shared = Math.min(same < 0 ? made.length : same, picks)
    if (shared < made.length) this.match.rewind(shared)
    for (const [seat, key] of saved.picks.slice(shared, picks)) this.match.pickKey(seat, key)
    if (this.match.picks < picks) this.match = replay(this.game, saved, picks)
    return this.match
  }
}
