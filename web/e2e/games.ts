import { entryOf, loadToPlay } from '@tablee/games'
import { Chance, Match, type Playable, type Save, save } from '@tablee/kernel'

/** What playing a game needs: a test runner can load it as it is, and words only as they are bundled. */
async function playable(id: string): Promise<Playable> {
  const entry = entryOf(id)
  if (!entry) throw new Error(`The catalogue no longer has ${id}.`)
  return loadToPlay(entry)
}

/** A game of Root played at random: to its end, or on from so many picks until the first seat chooses in its turn. */
export async function playedRoot({
  seed,
  picks = Number.POSITIVE_INFINITY,
  seats = 4,
  options = {},
}: {
  readonly seed: number
  readonly picks?: number
  readonly seats?: number
  readonly options?: { readonly [option: string]: readonly string[] }
}): Promise<Save> {
  const { game } = await playable('root')
  const match = Match.start(game, { seats, options, seed })
  const chance = Chance.of(seed)
  while (match.ask) {
    const [seat] = match.ask.waiting
    if (match.picks >= picks && seat === 0 && match.turnSeat === 0) break
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return save(match)
}

/** A game of Root played at random until the first seat is asked something. */
export async function rootAsking(prompt: string, seed = 3): Promise<Save> {
  const { game } = await playable('root')
  for (let at = seed; at < seed + 20; at++) {
    const match = Match.start(game, { seats: 4, seed: at })
    const chance = Chance.of(at)
    while (match.ask) {
      const [seat] = match.ask.waiting
      if (seat === 0 && match.waiting?.prompt === prompt) return save(match)
      match.pick(seat, chance.below(match.ask.count(seat)))
    }
  }
  throw new Error(`Nobody asks “${prompt}” in twenty games.`)
}

/** A game of Robinson Crusoe that begins, alone as the carpenter with Friday and the Dog. */
export async function startedRobinson(seed = 10410): Promise<Save> {
  const { game } = await playable('robinson-crusoe')
  return save(Match.start(game, { seats: 1, options: { characters: ['carpenter'] }, seed }))
}

/** A game of Robinson Crusoe for two, played at random to its end. */
export async function playedRobinson(seed: number): Promise<Save> {
  const { game } = await playable('robinson-crusoe')
  const match = Match.start(game, { seats: 2, seed })
  const chance = Chance.of(seed)
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return save(match)
}
