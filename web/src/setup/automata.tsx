import type { Automata, Automaton, GameOptions } from '@tablee/board'
import type { Game } from '@tablee/kernel'
import { type ReactNode, useId, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { OptionField } from './field.tsx'

/** A party that nobody plays, as a row among the seats: what it is, and its own options. */
export function AutomatonRow({
  automaton: { id, name, options },
  automata,
  game,
  words,
  place,
  values,
  onChange,
  who,
  stays,
  onLeave,
}: {
  readonly automaton: Automaton
  readonly automata: Automata
  readonly game: Game
  readonly words: GameOptions
  readonly place: number
  readonly values: { readonly [option: string]: unknown }
  readonly onChange: (changed: { readonly [option: string]: unknown }) => void
  readonly who: ReactNode
  /** Whether it cannot leave. */
  readonly stays: boolean
  readonly onLeave: () => void
}) {
  const { language } = useSettings()
  const { what, remove, stays: why } = automata.words(language)
  const line = useId()
  return (
    <li className={`setup-automaton f-${id}`}>
      <span className="setup-number">{place}</span>
      <automata.Sign id={id} />
      <span className="setup-automaton-name">
        <b>{name}</b>
        <small>{what}</small>
      </span>
      {who}
      <button
        type="button"
        className="setup-remove"
        disabled={stays}
        aria-label={remove(name)}
        aria-describedby={stays ? line : undefined}
        title={stays ? why : undefined}
        onClick={onLeave}
      >
        <Glyph name="close" />
      </button>
      {stays && (
        <span id={line} className="sr">
          {why}
        </span>
      )}
      <fieldset className="setup-automaton-options">
        <legend className="sr">{name}</legend>
        {options.map(option => (
          <OptionField
            key={option}
            name={option}
            spec={game.options[option]}
            words={words.option(option, language) ?? { name: option }}
            grouped
            value={values[option]}
            onChange={value => onChange({ [option]: value })}
          />
        ))}
      </fieldset>
    </li>
  )
}

/** All whom nobody plays, to be seated or sent away; who cannot sit down tells why. */
export function AutomatonList({
  automata,
  seated,
  whyNot,
  stays,
  onSeat,
}: {
  readonly automata: Automata
  readonly seated: readonly string[]
  readonly whyNot: (id: string) => string | null
  readonly stays: (id: string) => boolean
  readonly onSeat: (seated: readonly string[]) => void
}) {
  const { language } = useSettings()
  const [open, setOpen] = useState(false)
  const list = useId()
  const { what, add, stays: last } = automata.words(language)
  const all = automata.all(language)
  return (
    <>
      <button
        type="button"
        className="outlined"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Glyph name={open ? 'minus' : 'plus'} />
        {add}
      </button>
      <ul id={list} className="setup-automata" hidden={!open}>
        {open &&
          all.map(({ id, name }) => {
            const sits = seated.includes(id)
            const why = sits ? (stays(id) ? last : null) : whyNot(id)
            return (
              <li key={id}>
                <button
                  type="button"
                  className={`setup-tile f-${id}`}
                  aria-pressed={sits}
                  disabled={why !== null}
                  onClick={() =>
                    onSeat(all.map(one => one.id).filter(one => (one === id ? !sits : seated.includes(one))))
                  }
                >
                  <automata.Sign id={id} />
                  <b>{name}</b>
                  <small>{why ?? what}</small>
                </button>
              </li>
            )
          })}
      </ul>
    </>
  )
}
