import { RANDOM, type Seat } from '@tablee/kernel'
import type { TableCard } from '@tablee/table/wire.ts'
import { useSettings } from '../settings.tsx'
import { perSeat, valuesOf, valueWords } from '../setup/choosing.ts'
import { tables } from './api.ts'
import { choiceWords, useSeatTold } from './seat-words.ts'
import type { Deed } from './use-deed.ts'
import '../setup/setup.css'

interface Lobbied {
  readonly card: TableCard
  readonly deed: Deed
}

/** Whether who looks says what is played in a seat. */
const maySay = ({ yours, mine, fixed }: TableCard, seat: Seat): boolean =>
  yours || (mine.includes(seat) && !fixed)

/** What is played in a seat: chosen here by who may, told to the others. */
export function SeatChoiceFields({ card, deed, seat }: Lobbied & { readonly seat: Seat }) {
  const { tell, language } = useSettings()
  const told = useSeatTold(card)
  if (!told || told.specs.length === 0 || !maySay(card, seat)) return null
  const chosen = told.choiceOf(seat)
  return (
    <span className="lobby-choices">
      {told.specs.map(([option, spec]) => {
        const words = told.words?.option(option, language, chosen)
        const say = (value: string) =>
          isToChoose(card, seat, value) ? tell('lobby.toChoose') : valueWords(words, value, tell)
        return (
          <select
            key={option}
            className="field"
            aria-label={tell('setup.faction', { seat: seat + 1, option: words?.name ?? option })}
            disabled={deed.busy}
            value={chosen[option]}
            onChange={({ target }) =>
              deed.run(() => tables.choose(card.id, { seat, option, value: target.value }))
            }
          >
            {valuesOf(spec).map(value => (
              <option key={value} value={value}>
                {say(value)}
              </option>
            ))}
          </select>
        )
      })}
    </span>
  )
}

/** A free seat that nothing was chosen for: whoever sits down chooses, or leaves it to chance. */
function isToChoose({ chairs, fixed }: TableCard, seat: Seat, value: string): boolean {
  return value === RANDOM && !fixed && chairs[seat].kind === 'open'
}

/** What is played in a seat, in words, for who does not say it; nothing in a game where all play the same. */
export function SeatChosen({ card, seat }: { readonly card: TableCard; readonly seat: Seat }) {
  const { tell, language } = useSettings()
  const told = useSeatTold(card)
  if (!told) return null
  const { game, specs, choiceOf } = told
  if (specs.length === 0) return perSeat(game).length > 0 && <span>{tell('lobby.atStart')}</span>
  if (maySay(card, seat)) return null
  const isOpen = Object.values(choiceOf(seat)).every(value => isToChoose(card, seat, value))
  return <span>{isOpen ? tell('lobby.toChoose') : choiceWords(told, seat, language, tell)}</span>
}

/** The sign of what is played in a seat, where the game draws one. */
export function SeatSign({ card, seat }: { readonly card: TableCard; readonly seat: Seat }) {
  const told = useSeatTold(card)
  const Sign = told?.words?.Sign
  return Sign && told.specs.length > 0 ? <Sign chosen={told.choiceOf(seat)} /> : null
}

/** Who says what is played: each for themselves, or who made the table for all. */
export function WhoChooses({ card, deed }: Lobbied) {
  const { tell } = useSettings()
  const told = useSeatTold(card)
  const { id, yours, owner, fixed = false, mine } = card
  if (!told || told.specs.length === 0) return null
  if (!yours) {
    if (fixed) return <p>{tell('lobby.makerChooses', { owner })}</p>
    return mine.length > 0 ? <p>{tell('lobby.youChoose')}</p> : null
  }
  return (
    <fieldset className="lobby-who-chooses">
      <legend>{tell('newTable.fixed')}</legend>
      <span className="segments">
        {([false, true] as const).map(one => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={fixed === one}
            disabled={deed.busy}
            onClick={() => deed.run(() => tables.fix(id, { fixed: one }))}
          >
            {tell(one ? 'newTable.fixed.yes' : 'newTable.fixed.no')}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

/** How the seats go together, where the game shows it; a click chooses for a seat of one's own. */
export function LobbyTogether({ card, deed }: Lobbied) {
  const { language } = useSettings()
  const told = useSeatTold(card)
  const Together = told?.words?.Together
  if (!Together || told.specs.length === 0) return null
  const { id, chairs, options } = card
  const own = chairs.flatMap((_, seat) => (maySay(card, seat) ? seat : []))
  const seats = Object.fromEntries(told.specs.map(([name]) => [name, options[name] as readonly string[]]))
  return (
    <Together
      seats={seats}
      options={options}
      language={language}
      own={own}
      onChoose={(option, seat, value) => deed.run(() => tables.choose(id, { seat, option, value }))}
    />
  )
}
