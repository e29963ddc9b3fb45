import type { GameOptions, SeatChoice } from '@tablee/board'
import { entryOf } from '@tablee/games'
import type { Game, Language, Seat } from '@tablee/kernel'
import type { TableCard } from '@tablee/table/wire.ts'
import { optionsOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { type PerSeat, perSeat, valueWords } from '../setup/choosing.ts'
import { useOfGame } from '../shell/use-of-game.ts'
import type { Tell } from '../words.ts'

type Told = Pick<TableCard, 'game' | 'options'>

/** What is played in the seats of a table, as far as it is told before the game. */
export interface SeatTold {
  readonly game: Game
  readonly words: GameOptions | null
  /** The options that seats have for themselves and that make a difference here. */
  readonly specs: readonly (readonly [string, PerSeat])[]
  /** What was chosen for a seat: a faction, a character. */
  choiceOf(seat: Seat): SeatChoice
}

const gameOf = async (id: string): Promise<Game | null> => (await entryOf(id)?.load())?.game ?? null

/** What is played in the seats of a table; null while it loads. */
export function useSeatTold({ game: id, options }: Told): SeatTold | null {
  const words = useOfGame(optionsOf, id)
  const game = useOfGame(gameOf, id)
  if (!game || words === undefined) return null
  const specs = perSeat(game).filter(([name]) => words?.applies?.(name, options) ?? true)
  const choiceOf = (seat: Seat): SeatChoice =>
    Object.fromEntries(specs.map(([name]) => [name, (options[name] as readonly string[])[seat]]))
  return { game, words, specs, choiceOf }
}

/** What was chosen for a seat, in words; empty where nothing is. */
export function choiceWords(
  { words, choiceOf }: SeatTold,
  seat: Seat,
  language: Language,
  tell: Tell,
): string {
  const chosen = choiceOf(seat)
  if (words?.seat) return words.seat(chosen, language)
  return Object.entries(chosen)
    .map(([option, value]) => valueWords(words?.option(option, language), value, tell))
    .join(', ')
}

/** What names the seats of a table: by what is played there, or by their number. */
export function useSeatWords(card: Told): (seat: Seat) => string {
  const { tell, language } = useSettings()
  const told = useSeatTold(card)
  return seat => {
    const names = told ? choiceWords(told, seat, language, tell) : ''
    return names === '' ? tell('invitation.seatNumber', { seat: seat + 1 }) : names
  }
}
