import { entryOf } from '@tablee/games'
import { Chance, Match, type Save, save } from '@tablee/kernel'

/** A game of Root played at random: to its end, or on from so many picks until the first seat chooses in its turn. */
export async function playedRoot({
  seed,
  picks = Number.POSITIVE_INFINITY,
  seats = 4,
}: {
  readonly seed: number
  readonly picks?: number
  readonly seats?: number
}): Promise<Save> {
  const room = await entryOf('root')?.load()
  if (!room) throw new Error('The catalogue no longer has Root.')
  const match = Match.start(room.game, { seats, seed })
  const chance = Chance.of(seed)
  while (match.ask) {
    const [seat] = match.ask.waiting
    if (match.picks >= picks && seat === 0 && match.turnSeat === 0) break
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return save(match)
}

/** A game of Robinson Crusoe that begins, alone as the carpenter with Friday and the Dog. */
export async function startedRobinson(seed = 10410): Promise<Save> {
  const room = await entryOf('robinson-crusoe')?.load()
  if (!room) throw new Error('The catalogue no longer has Robinson Crusoe.')
  return save(Match.start(room.game, { seats: 1, options: { characters: ['carpenter'] }, seed }))
}

/** A game of Robinson Crusoe for two, played at random to its end. */
export async function playedRobinson(seed: number): Promise<Save> {
  const room = await entryOf('robinson-crusoe')?.load()
  if (!room) throw new Error('The catalogue no longer has Robinson Crusoe.')
  const match = Match.start(room.game, { seats: 2, seed })
  const chance = Chance.of(seed)
  while (match.ask) {
    const [seat] = match.ask.waiting
    match.pick(seat, chance.below(match.ask.count(seat)))
  }
  return save(match)
}
