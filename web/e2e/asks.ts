import { type Entry, loadToPlay } from '@tablee/games'
import {
  Chance,
  type Game,
  Match,
  type OptionSpec,
  type Options,
  type OptionValue,
  RANDOM,
  readOptions,
  type Save,
  save,
} from '@tablee/kernel'
import { type Scene, sceneOf } from '@tablee/table'

/** How many random games the questions come from, for one after the other of the numbers of seats. */
const GAMES = 8

/** A game that goes on longer is left. */
const LONGEST = 1200

/** One question in so many is kept. */
const EVERY = 7

/** As much of the journal as a page shows at once. */
const SHOWN = 30

/** A game that begins, with its first seat asked, for as few seats as may be or as many. */
export async function begunGame(entry: Entry, seats: 'min' | 'max' = 'min'): Promise<Save> {
  const { game } = await loadToPlay(entry)
  for (let seed = 1; ; seed++) {
    const match = Match.start(game, { seats: game.seats[seats], seed })
    if (match.ask?.waiting[0] === 0) return save(match)
  }
}

/**
 * Questions of random games with every number of seats, as the seat that is asked sees the table. The latest come
 * first: who goes back is shown nothing that passes. Every other game with anything that the set-up offers, if `any`.
 */
export async function asksOf(entry: Entry, count: number, any = false): Promise<readonly Scene[]> {
  const { game } = await loadToPlay(entry)
  const { min, max } = game.seats
  const found: Scene[] = []
  for (let seed = 1; seed <= GAMES; seed++) {
    const seats = max - ((seed - 1) % (max - min + 1))
    const options = any && seed % 2 === 0 ? anyOptions(game, seats, seed) : {}
    const match = Match.start(game, { seats, seed, options })
    const chance = Chance.of(seed)
    while (match.ask && match.picks < LONGEST) {
      const [seat] = match.ask.waiting
      if (chance.below(EVERY) === 0) found.push(seenBy(match, seat))
      match.pick(seat, chance.below(match.ask.count(seat)))
    }
  }
  // One of each moment: a page takes another question at the same moment for the same one.
  const moments = [...new Map(found.map(scene => [scene.picks, scene])).values()]
  const step = moments.length / count
  return Array.from({ length: count }, (_, i) => moments[Math.floor(i * step)]).sort(
    (a, b) => b.picks - a.picks,
  )
}

/** Options at random, of which the game makes a table. */
function anyOptions({ options: specs, check }: Game, seats: number, seed: number): Options {
  const chance = Chance.of(2 ** 40 + seed)
  for (;;) {
    const options = readOptions(
      specs,
      seats,
      Object.fromEntries(
        Object.entries(specs).flatMap(([name, spec]) => {
          const value = anyValue(spec, seats, chance)
          return value === undefined ? [] : [[name, value] as const]
        }),
      ),
    )
    if (!check?.({ seats, options, seed })) return options
  }
}

/** A value of an option at random; undefined for what is usual. */
function anyValue(spec: OptionSpec, seats: number, chance: Chance): OptionValue | undefined {
  if (spec.kind === 'flag') return chance.below(2) === 0
  if (spec.kind === 'number') return spec.min + chance.below(spec.max - spec.min + 1)
  if (spec.kind === 'choice') return chance.one(spec.values)
  if (spec.kind === 'perSeat' && spec.drawn) return Array.from({ length: seats }, () => RANDOM)
  return undefined
}

/** What a seat that a person holds sees of a game among bots. */
export function seenBy(match: Match, eyes: number): Scene {
  const players = match.cast.map((_, seat) =>
    seat === eyes ? ({ kind: 'person', name: 'Anne' } as const) : ({ kind: 'bot', name: '' } as const),
  )
  const scene = sceneOf(match, {
    players,
    eyes,
    handOver: null,
    thinking: null,
    mistake: null,
    scores: [],
    looksOnly: false,
  })
  // What a question tells may be reckoned when it is read: it is read before the game goes on.
  return JSON.parse(JSON.stringify({ ...scene, journal: scene.journal.slice(-SHOWN) })) as Scene
}
