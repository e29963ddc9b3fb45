import type { TableCard } from '@tablee/table/wire.ts'
import { offered } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { isLive } from './pace.tsx'

const PACES = ['any', 'live', 'turns'] as const

/** What somebody looks for among the open tables. */
export interface Wanted {
  /** The id of a game; empty for any. */
  readonly game: string
  readonly pace: (typeof PACES)[number]
  /** Only tables with a free seat. */
  readonly seat: boolean
}

/** Any table with a free seat. */
export const ANYTHING: Wanted = { game: '', pace: 'any', seat: true }

/** Whether a table is what somebody looks for. */
export function isWanted({ game, clock, chairs, invited }: TableCard, wanted: Wanted): boolean {
  if (wanted.game !== '' && wanted.game !== game) return false
  if (wanted.pace !== 'any' && isLive(clock) !== (wanted.pace === 'live')) return false
  const free = chairs.some(({ kind, awaits }) => kind === 'open' && awaits === undefined)
  return !wanted.seat || free || invited !== undefined
}

/** Says what one looks for: a game, a free seat, a pace. */
export function Filters({
  wanted,
  onChange,
}: {
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
}) {
  const { tell } = useSettings()
  return (
    <div className="lb-filters">
      <fieldset className="segments">
        <legend className="sr">{tell('lists.gameFilter')}</legend>
        {['', ...offered.map(({ id }) => id)].map(id => (
          <button
            key={id}
            type="button"
            aria-pressed={wanted.game === id}
            onClick={() => onChange({ ...wanted, game: id })}
          >
            {id === '' ? tell('lists.all') : tell('game.title', { game: id })}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="filter"
        aria-pressed={wanted.seat}
        onClick={() => onChange({ ...wanted, seat: !wanted.seat })}
      >
        <Glyph name="people" />
        {tell('lists.seatForMe')}
      </button>
      <label className="filter">
        <Glyph name="clock" />
        <span className="sr">{tell('lists.pace')}</span>
        <select
          value={wanted.pace}
          onChange={({ target }) =>
            onChange({ ...wanted, pace: PACES.find(one => one === target.value) ?? 'any' })
          }
        >
          {PACES.map(pace => (
            <option key={pace} value={pace}>
              {tell(`lists.pace.${pace}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
