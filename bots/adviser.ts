import { Chance, type Match, type Playable, type Seat } from '@tablee/kernel'
import { askTo, type Bot, type Judgement, type Thought } from './bot.ts'
import { levels, type TimeSource } from './budget.ts'
import { SearchBot } from './search.ts'

type Parts = { readonly [name: string]: number }

/** How many candidates are compared, in how many possible worlds, and how many picks ahead. */
const COMPARED = 5
const WORLDS = 4
const AHEAD = 60
/** How many reasons are told, and the least a part must differ to be one. */
const REASONS = 2
const LEAST = 0.1

/** A bot that gives hints: it thinks as a medium one does, leaves settings alone, and says why. */
export class Adviser implements Bot {
  readonly name = 'adviser'
  private readonly room: Playable
  private readonly search: SearchBot
  private readonly chance: Chance

  constructor(room: Playable, seed: number, clock?: TimeSource) {
    this.room = room
    this.search = new SearchBot(room, seed, { ...levels.medium, thorough: true }, this.name, clock)
    this.chance = Chance.of(seed)
  }

  think(match: Match, seat: Seat): Thought {
    const thought = this.search.think(match, seat)
    const played = this.withoutSettings(match, seat, thought.candidates)
    return { ...thought, candidates: this.withReasons(match, seat, played) }
  }

  private withoutSettings(match: Match, seat: Seat, all: readonly Judgement[]): readonly Judgement[] {
    const settings = this.room.brain?.settings ?? []
    const face = settings.length > 0 ? match.face(seat) : null
    if (!face) return all
    const moot = face.candidates.flatMap(({ key, say }) => (settings.includes(say.id) ? [key] : []))
    const played = all.filter(({ key }) => !moot.includes(key))
    return played.length > 0 ? played : all
  }

  private withReasons(match: Match, seat: Seat, all: readonly Judgement[]): readonly Judgement[] {
    const { brain } = this.room
    if (!brain?.parts || all.length < 2) return all
    // Every candidate is looked at in the same worlds, so that none is merely lucky.
    const worlds = Array.from({ length: WORLDS }, () => this.chance.next())
    const compared = all.slice(0, COMPARED)
    const parts = compared.map(({ key }) => this.partsAfter(match, seat, key, worlds))
    return all.map((one, place) => {
      const reasons = place < compared.length ? strongest(parts, place) : []
      return reasons.length > 0 ? { ...one, reasons } : one
    })
  }

  /** The mean worth of each part once the turn in which a candidate is chosen has taken its course. */
  private partsAfter(match: Match, seat: Seat, key: string, worlds: readonly number[]): Parts {
    const sums: { [name: string]: number } = {}
    for (const seed of worlds) {
      const world = match.guess(seat, seed)
      const { turnSeat } = world
      const round = world.game.round(world.state)
      world.pickKey(seat, key)
      for (let i = 0; i < AHEAD && world.ask; i++) {
        if (world.turnSeat !== turnSeat || world.game.round(world.state) !== round) break
        this.goOn(world)
      }
      for (const [name, worth] of Object.entries(this.room.brain?.parts?.(world.state, seat) ?? {}))
        sums[name] = (sums[name] ?? 0) + worth / worlds.length
    }
    return sums
  }

  /** Whoever is asked gives the most promising answer. */
  private goOn(world: Match): void {
    const { ask } = world
    const [next] = ask?.waiting ?? []
    if (!ask || next === undefined) return
    const weights = this.room.brain?.prior?.(world.state, next, askTo(world, next))
    world.pick(next, weights ? weights.indexOf(Math.max(...weights)) : 0)
  }
}

/** The parts in which one candidate is furthest ahead of the mean of the others. */
function strongest(parts: readonly Parts[], place: number): readonly string[] {
  const others = parts.filter((_, other) => other !== place)
  return Object.entries(parts[place])
    .map(([name, worth]) => {
      const mean = others.reduce((sum, one) => sum + (one[name] ?? 0), 0) / others.length
      return { name, ahead: worth - mean }
    })
    .filter(({ ahead }) => ahead >= LEAST)
    .sort((a, b) => b.ahead - a.ahead)
    .slice(0, REASONS)
    .map(({ name }) => name)
}
