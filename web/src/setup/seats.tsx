import type { Automaton, GameOptions, SeatChoice } from '@tablee/board'
import type { Game, Message } from '@tablee/kernel'
import type { Player } from '@tablee/table'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { botLevels, botPlayer, newSeed } from '../source/usual.ts'
import { AutomatonList, AutomatonRow } from './automata.tsx'
import {
  type SeatOptions as Chosen,
  choose,
  drawnForAll,
  leftToChance,
  perSeat,
  refusal,
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
  readonly onOptions: (options: { readonly [option: string]: unknown }) => void
  /** Tells why the game refuses something. */
  readonly say: (why: Message) => string
}

/** How a kind of table seats people. */
interface Seating<P> {
  /** What the seats are for, in a sentence. */
  readonly line: string
  /** Who sits in a seat that is added. */
  readonly added: P
  /** Those who sit down may choose for themselves. */
  readonly online?: boolean
  /** Chooses who sits in a seat: two cells of its row. Nobody does where a party plays by itself. */
  readonly who: (
    player: P | null,
    seat: number,
    onChange: (player: P) => void,
    byItself: ByItself | null,
  ) => ReactNode
}

/** What may play in a seat that nobody plays. */
export interface ByItself {
  readonly what: string
  readonly choose: () => void
}

/** The seats: who plays each, and what; those that nobody plays; and how they go together. */
export function SeatFields<P>({ line, added, online = false, who, ...fields }: Fields<P> & Seating<P>) {
  const { game, words, value, onChange, options, onOptions, say } = fields
  const { tell, language } = useSettings()
  const [refused, setRefused] = useState<Message | null>(null)
  const { players } = value
  const seats = players.length
  const { min, max } = game.seats
  const company = companyOf(fields)
  const automata = words?.automata
  const all = automata?.all(language) ?? []
  const seated = seatedOf(fields)
  /** Takes a change that the game takes, or tells why it does not. */
  const change = (next: SeatsValue<P>, others: { readonly [option: string]: unknown } = options) => {
    const why = refusalOf(fields, next, others)
    setRefused(why)
    if (why) return
    if (next !== value) onChange(next)
    if (others !== options) onOptions(others)
  }
  const pick = (name: string, seat: number, chosen: string) =>
    change({ ...value, options: choose(game, value.options, seats, { name, seat, value: chosen }, company) })
  const grown = { players: [...players, added], options: withSeat(game, value.options, seats, company) }
  const full = seats < max ? refusalOf(fields, grown, options) : null
  const without = (seat: number): SeatsValue<P> => ({
    players: players.toSpliced(seat, 1),
    options: withoutSeat(game, value.options, seats, seat, company),
  })
  const seatedAs = (list: readonly string[]) => (automata ? { ...options, [automata.option]: list } : options)
  /** Leaves a seat to the party that plays by itself what the seat would. */
  const byItself = (seat: number): ByItself | null => {
    const chosen = chosenBy(fields, seat)
    const one = all.find(({ id, plays }) => !seated.includes(id) && isPlayed(plays, chosen))
    if (!automata || !one || seats <= min) return null
    const left = [without(seat), seatedAs([...seated, one.id])] as const
    if (refusalOf(fields, ...left)) return null
    return { what: automata.words(language).what, choose: () => change(...left) }
  }
  /** A seat takes over what a party would play by itself. */
  const takeOver = ({ id, plays }: Automaton, player: P) => {
    const before = ofAll(game, value)
    const taken = Object.entries(before).map(([name, list]) => [name, [...list, plays[name]]] as const)
    change(
      { players: [...players, player], options: Object.fromEntries(taken) },
      seatedAs(seated.filter(one => one !== id)),
    )
  }
  return (
    <>
      <fieldset className="setup-part">
        <legend>{tell('setup.seats')}</legend>
        <p>{line}</p>
        <ol className="setup-seats">
          {players.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat}>
              <span className="setup-number">{seat + 1}</span>
              {words?.Sign && shownOf(fields).length > 0 && <words.Sign chosen={chosenBy(fields, seat)} />}
              <SeatOptions {...fields} seat={seat} onPick={pick} />
              {who(
                player,
                seat,
                next => onChange({ ...value, players: players.with(seat, next) }),
                byItself(seat),
              )}
              {min < max && (
                <button
                  type="button"
                  className="setup-remove"
                  disabled={seats <= min}
                  aria-label={tell('setup.remove', { seat: seat + 1 })}
                  onClick={() => change(without(seat))}
                >
                  <Glyph name="close" />
                </button>
              )}
            </li>
          ))}
          {automata &&
            all
              .filter(({ id }) => seated.includes(id))
              .map((one, place) => (
                <AutomatonRow
                  key={one.id}
                  automaton={one}
                  automata={automata}
                  game={game}
                  words={words}
                  place={seats + place + 1}
                  values={options}
                  onChange={changed => onOptions({ ...seatedAs(seated), ...changed })}
                  who={who(null, seats + place, player => takeOver(one, player), {
                    what: automata.words(language).what,
                    choose: () => {},
                  })}
                  stays={staysAtTable(fields, one.id)}
                  onLeave={() => change(value, seatedAs(seated.filter(id => id !== one.id)))}
                />
              ))}
        </ol>
        <div className="setup-acts">
          {min < max && (
            <button
              type="button"
              className="outlined"
              disabled={seats >= max || full !== null}
              onClick={() => change(grown)}
            >
              <Glyph name="plus" />
              {tell('setup.add')}
            </button>
          )}
          {shownOf(fields).some(([, { drawn }]) => drawn) && <Draws {...fields} online={online} />}
          {automata && (
            <AutomatonList
              automata={automata}
              seated={seated}
              whyNot={id => {
                const why = refusalOf(fields, value, seatedAs([...seated, id]))
                return why && say(why)
              }}
              stays={id => staysAtTable(fields, id)}
              onSeat={list => change(value, seatedAs(list))}
            />
          )}
        </div>
        {full && <p>{say(full)}</p>}
        {refused && (
          <p className="setup-trouble" role="alert">
            {say(refused)}
          </p>
        )}
      </fieldset>
      <TogetherFields {...fields} onPick={pick} />
    </>
  )
}

/** What the table says of itself: whatever is chosen for a seat has to go with it, unless it cannot be as it is. */
function companyOf<P>(fields: Fields<P>): Chosen | { readonly [option: string]: unknown } {
  const { game, words, value, options } = fields
  const isFine = refusal(game, value.players.length, { ...options, ...ofAll(game, value) }) === null
  const { option } = words?.automata ?? {}
  return isFine ? options : option === undefined ? {} : { [option]: seatedOf(fields) }
}

/** Why the game refuses a table; null where it takes it, or refuses it as it is already. */
function refusalOf<P>(
  { game, value, options }: Fields<P>,
  next: SeatsValue<P>,
  others: { readonly [option: string]: unknown },
): Message | null {
  const why = refusal(game, next.players.length, { ...others, ...ofAll(game, next) })
  if (why === null) return null
  const before = refusal(game, value.players.length, { ...options, ...ofAll(game, value) })
  return before?.id === why.id ? null : why
}

/** Those at the table whom nobody plays. */
function seatedOf<P>({ game, words, value, options }: Fields<P>): readonly string[] {
  return words?.automata?.seated({ ...usual(game.options), ...options, ...ofAll(game, value) }) ?? []
}

/** Whether a party that nobody plays cannot leave: others would come in its place. */
function staysAtTable<P>(fields: Fields<P>, id: string): boolean {
  const { words, options } = fields
  const { automata } = words ?? {}
  if (!automata) return false
  const left = seatedOf(fields).filter(one => one !== id)
  const then = seatedOf({ ...fields, options: { ...options, [automata.option]: left } })
  return then.length > left.length
}

const isPlayed = (plays: SeatChoice, chosen: SeatChoice): boolean =>
  Object.entries(plays).every(([name, value]) => chosen[name] === value)

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

/** Chooses something for a seat. */
type Choosing = (name: string, seat: number, value: string) => void

function SeatOptions<P>({
  seat,
  onPick,
  ...fields
}: Fields<P> & { readonly seat: number; readonly onPick: Choosing }) {
  const { words } = fields
  const { tell, language } = useSettings()
  const chosen = chosenBy(fields, seat)
  return shownOf(fields).map(([name, spec]) => {
    const own = words?.option(name, language, chosen)
    return (
      <select
        key={name}
        className="field"
        aria-label={tell('setup.faction', { seat: seat + 1, option: own?.name ?? name })}
        value={chosen[name]}
        onChange={({ target }) => onPick(name, seat, target.value)}
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
function TogetherFields<P>({ onPick, ...fields }: Fields<P> & { readonly onPick: Choosing }) {
  const { game, words, value, options } = fields
  const { language } = useSettings()
  const Together = words?.Together
  if (!Together || shownOf(fields).length === 0) return null
  const { option } = words.automata ?? {}
  return (
    <Together
      seats={ofAll(game, value)}
      options={option === undefined ? options : { ...options, [option]: seatedOf(fields) }}
      language={language}
      onChoose={onPick}
    />
  )
}

/** In the list of who plays a seat: a party that nobody plays. */
export const BY_ITSELF = 'byItself'

/** Who sits in a seat at this screen: a person with a name, or a bot. */
export function LocalWho({
  player,
  seat,
  onChange,
  byItself,
}: {
  readonly player: Player | null
  readonly seat: number
  readonly onChange: (player: Player) => void
  readonly byItself: ByItself | null
}) {
  const { tell } = useSettings()
  const change = (who: string) => {
    if (who === BY_ITSELF) byItself?.choose()
    else onChange(who === 'person' ? { kind: 'person', name: '' } : botPlayer(tell, who))
  }
  return (
    <>
      <select
        className="field"
        aria-label={tell('setup.who', { seat: seat + 1 })}
        value={player === null ? BY_ITSELF : player.kind === 'person' ? 'person' : player.level}
        onChange={({ target }) => change(target.value)}
      >
        <option value="person">{tell('setup.person')}</option>
        {botLevels.map(level => (
          <option key={level} value={level}>
            {tell(`bot.${level}`)}
          </option>
        ))}
        {byItself && <option value={BY_ITSELF}>{byItself.what}</option>}
      </select>
      {player?.kind === 'person' ? (
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
