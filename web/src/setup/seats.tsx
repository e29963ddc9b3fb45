import type { GameOptions, SeatChoice } from '@tablee/board'
import type { Game } from '@tablee/kernel'
import type { Player } from '@tablee/table'
import type { ReactNode } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { botLevels, botPlayer, newSeed } from '../source/usual.ts'
import {
  type SeatOptions as Chosen,
  choose,
  drawnForAll,
  leftToChance,
  perSeat,
  usual,
  valuesOf,
  valueWords,
  withoutSeat,
  withSeat,
} from './choosing.ts'

/** Who sits where, and the options that each seat has for itself. */
export interface SeatsValue<P = Player> {
  readonly players: readonly P[]
  readonly options: Chosen
}

interface Fields<P> {
  readonly game: Game
  /** What was chosen for the table: some options of seats depend on it. */
  readonly options: { readonly [option: string]: unknown }
  readonly words: GameOptions | null
  readonly value: SeatsValue<P>
  readonly onChange: (value: SeatsValue<P>) => void
}

/** How a kind of table seats people. */
interface Seating<P> {
  /** What the seats are for, in a sentence. */
  readonly line: string
  /** Who sits in a seat that is added. */
  readonly added: P
  /** Those who sit down may choose for themselves. */
  readonly online?: boolean
  /** Chooses who sits in a seat: two cells of its row. */
  readonly who: (player: P, seat: number, onChange: (player: P) => void) => ReactNode
}

/** The seats: who plays each, and what. */
export function SeatFields<P>({ line, added, online = false, who, ...fields }: Fields<P> & Seating<P>) {
  const { game, value, onChange } = fields
  const { tell } = useSettings()
  const { players } = value
  const { min, max } = game.seats
  const add = () =>
    onChange({ players: [...players, added], options: withSeat(game, value.options, players.length) })
  const remove = (seat: number) =>
    onChange({
      players: players.toSpliced(seat, 1),
      options: withoutSeat(game, value.options, players.length, seat),
    })
  return (
    <fieldset className="setup-part">
      <legend>{tell('setup.seats')}</legend>
      <p>{line}</p>
      <ol className="setup-seats">
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <span className="setup-number">{seat + 1}</span>
            {fields.words?.Sign && shownOf(fields).length > 0 && (
              <fields.words.Sign chosen={chosenBy(fields, seat)} />
            )}
            <SeatOptions {...fields} seat={seat} />
            {who(player, seat, next => onChange({ ...value, players: players.with(seat, next) }))}
            {min < max && (
              <button
                type="button"
                className="setup-remove"
                disabled={players.length <= min}
                aria-label={tell('setup.remove', { seat: seat + 1 })}
                onClick={() => remove(seat)}
              >
                <Glyph name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <div className="setup-acts">
        {min < max && (
          <button type="button" className="outlined" disabled={players.length >= max} onClick={add}>
            <Glyph name="plus" />
            {tell('setup.add')}
          </button>
        )}
        {shownOf(fields).some(([, { drawn }]) => drawn) && <Draws {...fields} online={online} />}
      </div>
    </fieldset>
  )
}

/** Draws for all seats, or leaves it to those who will sit there. */
function Draws<P>({ game, options, value, onChange, online }: Fields<P> & { readonly online: boolean }) {
  const { tell } = useSettings()
  const seats = value.players.length
  const draw = () =>
    onChange({ ...value, options: drawnForAll(game, value.options, seats, options, newSeed()) })
  const leave = () => onChange({ ...value, options: leftToChance(game, value.options, seats) })
  return (
    <>
      <button type="button" className="outlined" onClick={draw}>
        {tell('setup.draw')}
      </button>
      {online && (
        <button type="button" className="outlined" onClick={leave}>
          {tell('setup.leave')}
        </button>
      )}
    </>
  )
}

/** What a seat has chosen, by option. */
function chosenBy<P>({ game, value }: Pick<Fields<P>, 'game' | 'value'>, seat: number): SeatChoice {
  return Object.fromEntries(Object.entries(ofAll(game, value)).map(([name, values]) => [name, values[seat]]))
}

/** What all seats have chosen, by option. */
export function ofAll<P>(game: Game, { players, options }: SeatsValue<P>): Chosen {
  return Object.fromEntries(
    perSeat(game).map(([name, spec]) => [name, options[name] ?? spec.default(players.length)]),
  )
}

/** The options that seats have for themselves, as far as they make a difference at this table. */
function shownOf<P>({ game, words, value, options }: Fields<P>) {
  const all = { ...usual(game.options), ...options, ...ofAll(game, value) }
  return perSeat(game).filter(([name]) => words?.applies?.(name, all) ?? true)
}

function SeatOptions<P>({ seat, ...fields }: Fields<P> & { readonly seat: number }) {
  const { game, words, value, onChange } = fields
  const { tell, language } = useSettings()
  const { players, options } = value
  const seats = players.length
  const chosen = chosenBy(fields, seat)
  return shownOf(fields).map(([name, spec]) => {
    const own = words?.option(name, language, chosen)
    return (
      <select
        key={name}
        className="field"
        aria-label={tell('setup.faction', { seat: seat + 1, option: own?.name ?? name })}
        value={chosen[name]}
        onChange={({ target }) =>
          onChange({ ...value, options: choose(game, options, seats, { name, seat, value: target.value }) })
        }
      >
        {valuesOf(spec).map(one => (
          <option key={one} value={one}>
            {valueWords(own, one, tell)}
          </option>
        ))}
      </select>
    )
  })
}

/** How the seats go together, where the game shows it. */
export function TogetherFields<P>(fields: Fields<P>) {
  const { game, words, value, onChange, options } = fields
  const { language } = useSettings()
  const Together = words?.Together
  if (!Together || shownOf(fields).length === 0) return null
  const seats = value.players.length
  return (
    <Together
      seats={ofAll(game, value)}
      options={options}
      language={language}
      onChoose={(name, seat, chosen) =>
        onChange({ ...value, options: choose(game, value.options, seats, { name, seat, value: chosen }) })
      }
    />
  )
}

/** Who sits in a seat at this screen: a person with a name, or a bot. */
export function LocalWho({
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
