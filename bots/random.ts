import { Chance, type Match, type Seat } from '@tablee/kernel'
import { askTo, type Bot, type Thought, unweighed } from './bot.ts'

/** A bot that takes any candidate, each as likely. */
export class RandomBot implements Bot {
  readonly name = 'random'
  private readonly chance: Chance

  constructor(seed: number) {
    this.chance = Chance.of(seed)
  }

  think(match: Match, seat: Seat): Thought {
    const ask = askTo(match, seat)
    return unweighed(ask, seat, this.chance.below(ask.count(seat)))
  }
}
