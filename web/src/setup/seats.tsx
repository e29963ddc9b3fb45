import type { Outline } from '@tablee/board'
import type { Game, OptionSpec } from '@tablee/kernel'
import type { Player } from '@tablee/table'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { botLevels, botPlayer } from '../source/usual.ts'

/** Who sits where, and the options that each seat has for itself. */
export interface SeatsValue {
  readonly players: readonly Player[]
  readonly options: { readonly [name: string]: readonly string[] }
}

type PerSeat = Extract<OptionSpec, { kind: 'perSeat' }>

interface Fields {
  readonly game: Game
  readonly outline: Outline<never> | null
  readonly value: SeatsValue
  readonly onChange: (value: SeatsValue) => void
}

/** The options of a game that every seat has for itself. */
function perSeat(game: Game): readonly (readonly [string, PerSeat])[] {
  return Object.entries(game.options).flatMap(([name, spec]) =>
    spec.kind === 'perSeat' ? [[name, spec] as const] : [],
  )
}

/** The value of such an option for each seat: as chosen, or as usual. */
function valuesOf(name: string, spec: PerSeat, { players, options }: SeatsValue): readonly string[] {
  return options[name] ?? spec.default(players.length)
}

/** The seats: who plays each, and what. */
export function SeatFields(fields: Fields) {
  const { game, value, onChange } = fields
  const { tell } = useSettings()
  const { players } = value
  const { min, max } = game.seats
  const resize = (next: readonly Player[]) => onChange({ players: next, options: resized(fields, next) })
  return (
    <fieldset className="setup-part">
      <legend>{tell('setup.seats')}</legend>
      <p>{tell('setup.seatsLine')}</p>
      <ol className="setup-seats">
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <span className="setup-number">{seat + 1}</span>
            <SeatOptions {...fields} seat={seat} />
            <Who
              player={player}
              seat={seat}
              onChange={next => onChange({ ...value, players: players.with(seat, next) })}
            />
            <button
              type="button"
              className="setup-remove"
              disabled={players.length <= min}
              aria-label={tell('setup.remove', { seat: seat + 1 })}
              onClick={() => resize(players.toSpliced(seat, 1))}
            >
              <Glyph name="close" />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="outlined"
        disabled={players.length >= max}
        onClick={() => resize([...players, botPlayer(tell)])}
      >
        <Glyph name="plus" />
        {tell('setup.add')}
      </button>
    </fieldset>
  )
}

/** What each seat had chosen stays where it can; with another number of seats the usual values come back. */
function resized({ game, value }: Fields, players: readonly Player[]): SeatsValue['options'] {
  const kept = Object.entries(value.options).flatMap(([name, chosen]) => {
    const spec = game.options[name]
    if (spec?.kind !== 'perSeat') return []
    const usual = spec.default(players.length)
    return [[name, usual.map((one, seat) => chosen[seat] ?? one)] as const]
  })
  return Object.fromEntries(kept)
}

function SeatOptions({ game, outline, value, onChange, seat }: Fields & { readonly seat: number }) {
  const { tell, language } = useSettings()
  return perSeat(game).map(([name, spec]) => {
    const words = outline?.option?.(name, language)
    const values = valuesOf(name, spec, value)
    return (
      <select
        key={name}
        className="field"
        aria-label={tell('setup.faction', { seat: seat + 1, option: words?.name ?? name })}
        value={values[seat]}
        onChange={({ target }) =>
          onChange({ ...value, options: { ...value.options, [name]: values.with(seat, target.value) } })
        }
      >
        {spec.values.map(one => (
          <option key={one} value={one}>
            {words?.values?.[one] ?? one}
          </option>
        ))}
      </select>
    )
  })
}

function Who({
  player,
  seat,
  onChange,
}: {
  readonly player: Player
  readonly seat: number
  readonly onChange: (player: Player) => void
}) {
  const { tell } = useSettings()
  const change = (who: string) =>
    onChange(who === 'person' ? { kind: 'person', name: '' } : botPlayer(tell, who))
  return (
    <>
      <select
        className="field"
        aria-label={tell('setup.who', { seat: seat + 1 })}
        value={player.kind === 'person' ? 'person' : player.level}
        onChange={({ target }) => change(target.value)}
      >
        <option value="person">{tell('setup.person')}</option>
        {botLevels.map(level => (
          <option key={level} value={level}>
            {tell(`bot.${level}`)}
          </option>
        ))}
      </select>
      {player.kind === 'person' ? (
        <input
          className="field"
          maxLength={24}
          aria-label={tell('setup.name', { seat: seat + 1 })}
          placeholder={tell('player.person', { seat: seat + 1 })}
          value={player.name}
          onChange={({ target }) => onChange({ ...player, name: target.value })}
        />
      ) : (
        <span className="setup-gap" />
      )}
    </>
  )
}
