import type { SeatChoice } from '@tablee/board'
import type { Seat } from '@tablee/kernel'
import type { TableCard } from '@tablee/table/wire.ts'
import { optionsOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { useOfGame } from '../shell/use-of-game.ts'

/** What was chosen for a seat when the table was made: a faction, a character. */
export function choiceOf({ options }: Pick<TableCard, 'options'>, seat: Seat): SeatChoice {
  return Object.fromEntries(
    Object.entries(options).flatMap(([option, values]) => {
      const value: unknown = Array.isArray(values) ? values[seat] : undefined
      return typeof value === 'string' ? [[option, value] as const] : []
    }),
  )
}

/** What names the seats of a table: by what is played there, or by their number. */
export function useSeatWords(card: Pick<TableCard, 'game' | 'options'>): (seat: Seat) => string {
  const { tell, language } = useSettings()
  const words = useOfGame(optionsOf, card.game)
  return seat => {
    const chosen = choiceOf(card, seat)
    const names = words?.seat
      ? words.seat(chosen, language)
      : Object.entries(chosen)
          .map(([option, value]) => words?.option(option, language)?.values?.[value] ?? value)
          .join(', ')
    return words && names !== '' ? names : tell('invitation.seatNumber', { seat: seat + 1 })
  }
}
