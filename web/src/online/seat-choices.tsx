import { RANDOM, type Seat } from '@tablee/kernel'
import type { Chair, TableCard } from '@tablee/table/wire.ts'
import { metaOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useParts } from '../table/use-source.ts'
import type { Tell } from '../words.ts'
import { useSeatTold, useSeatWords } from './seat-words.ts'

/** The seats that somebody may take: those that nobody is awaited in, the one kept for them, those bots stand in for. */
export function seatsFor({ chairs, invited, state }: TableCard): readonly Seat[] {
  if (state === 'over') return []
  return chairs.flatMap(({ kind, awaits, free: left }, seat) => {
    const free = kind === 'open' && (awaits === undefined || invited?.seat === seat)
    return free || (state === 'playing' && left) ? seat : []
  })
}

/** Chooses a seat by what is played there. */
export function SeatChoices({
  card,
  seats,
  value,
  onChange,
}: {
  readonly card: TableCard
  readonly seats: readonly Seat[]
  readonly value: Seat | undefined
  readonly onChange: (seat: Seat) => void
}) {
  const { tell, language } = useSettings()
  const seatWords = useSeatWords(card)
  const told = useSeatTold(card)
  const Seal = useParts(card.game, language)?.board?.Seal
  return (
    <fieldset className="iv-seats">
      <legend>{tell('invitation.seat')}</legend>
      {seats.map(seat => {
        const party = told?.choiceOf(seat)[metaOf(card.game)?.parties ?? '']
        const isNamed = party !== undefined && party !== RANDOM
        return (
          <label key={seat} className={isNamed ? `iv-seat f-${party}` : 'iv-seat'}>
            <input
              type="radio"
              name="seat"
              value={seat}
              className="sr"
              checked={seat === value}
              onChange={() => onChange(seat)}
            />
            {Seal && isNamed ? <Seal party={party} size={36} /> : <b className="iv-number">{seat + 1}</b>}
            <span className="iv-what">
              <b>{seatWords(seat)}</b>
              <em>{lineOf(card, card.chairs[seat], seat, seats.length, tell)}</em>
            </span>
            <Glyph name="check" />
          </label>
        )
      })}
    </fieldset>
  )
}

function lineOf(card: TableCard, chair: Chair, seat: Seat, count: number, tell: Tell): string {
  if (chair.gone) return tell('invitation.takeOver', { name: chair.name })
  if (card.invited?.seat === seat) return tell('invitation.keptSeat')
  return tell(count === 1 ? 'invitation.onlySeat' : 'invitation.freeSeat')
}
