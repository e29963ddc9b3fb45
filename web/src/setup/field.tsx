import type { OptionWords } from '@tablee/board'
import type { OptionSpec } from '@tablee/kernel'
import type { FC } from 'react'
import { useSettings } from '../settings.tsx'

interface Field {
  readonly name: string
  readonly spec: OptionSpec
  readonly words: OptionWords
  /** Whether what it is about stands above it. */
  readonly grouped?: boolean
  /** How its values are drawn, where it is chosen by pictures. */
  readonly picture?: FC<{ readonly value: string }> | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** One option: its name, how it is chosen, and a line about it. */
export function OptionField(field: Field) {
  const { name, spec, words, grouped, picture, value } = field
  if (spec.kind === 'choice' && picture) return <Pictures {...field} spec={spec} Picture={picture} />
  if (spec.kind === 'several') return <Several {...field} spec={spec} />
  const chosen = spec.kind === 'choice' ? words.lines?.[String(value ?? spec.default)] : undefined
  const line = [words.line, chosen].filter(one => one !== undefined).join(' ')
  return (
    <div className="setup-option">
      <label id={`name-${name}`} htmlFor={`option-${name}`}>
        {nameOf(words, grouped)}
      </label>
      <Control {...field} described={line !== ''} />
      {line !== '' && <p id={`line-${name}`}>{line}</p>}
    </div>
  )
}

/** The name of an option; where what it is about stands above it, its short one. */
const nameOf = ({ name, short }: OptionWords, grouped = false): string =>
  grouped && short !== undefined ? short : name

/** Any number of values: each is ticked or not. */
function Several({
  name,
  spec,
  words,
  grouped,
  value,
  onChange,
}: Field & { readonly spec: OptionSpec & { kind: 'several' } }) {
  const chosen = (value ?? spec.default) as readonly string[]
  return (
    <fieldset
      className={`setup-option setup-several${words.lines ? ' is-told' : ''}`}
      aria-describedby={words.line ? `line-${name}` : undefined}
    >
      <legend>{nameOf(words, grouped)}</legend>
      {spec.values.map(one => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(spec.values.filter(other => (other === one ? target.checked : chosen.includes(other))))
            }
          />
          <b>{words.values?.[one] ?? one}</b>
          {words.lines?.[one] && <small>{words.lines[one]}</small>}
        </label>
      ))}
      {words.line && <p id={`line-${name}`}>{words.line}</p>}
    </fieldset>
  )
}

function Control({
  name,
  spec,
  words,
  grouped,
  described,
  value,
  onChange,
}: Field & { readonly described: boolean }) {
  const { tell } = useSettings()
  const common = {
    id: `option-${name}`,
    className: 'field',
    'aria-describedby': described ? `line-${name}` : undefined,
  }
  if (spec.kind === 'perSeat' || spec.kind === 'several') return null
  if (spec.kind === 'number' && !isNamed(spec, words))
    return (
      <input
        {...common}
        type="number"
        min={spec.min}
        max={spec.max}
        value={Number(value ?? spec.default)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    )
  const values = valuesOf(spec)
  const yesNo: { readonly [value: string]: string } = { true: tell('setup.yes'), false: tell('setup.no') }
  const valueName = (one: string): string => words.values?.[one] ?? (spec.kind === 'flag' ? yesNo[one] : one)
  const change = (one: string): void => onChange(spec.kind === 'number' ? Number(one) : one)
  const now = String(value ?? spec.default)
  // Few and short: all of them are seen at once.
  const few = (spec.kind === 'number' || grouped) && values.length <= MOST_BUTTONS
  if (spec.kind === 'flag' || few)
    return (
      <fieldset {...common} className="segments" aria-labelledby={`name-${name}`}>
        {values.map(one => (
          <button key={one} type="button" aria-pressed={one === now} onClick={() => change(one)}>
            {valueName(one)}
          </button>
        ))}
      </fieldset>
    )
  return (
    <select {...common} value={now} onChange={({ target }) => change(target.value)}>
      {values.map(one => (
        <option key={one} value={one}>
          {valueName(one)}
        </option>
      ))}
    </select>
  )
}

const MOST_BUTTONS = 4

/** An option that is chosen by pictures of its values. */
function Pictures({
  name,
  spec,
  words,
  value = spec.default,
  onChange,
  Picture,
}: Field & {
  readonly spec: OptionSpec & { kind: 'choice' }
  readonly Picture: FC<{ readonly value: string }>
}) {
  return (
    <fieldset className="setup-pictures" id={`option-${name}`}>
      <legend className="sr">{words.name}</legend>
      {spec.values.map(one => (
        <label key={one} className="setup-picture">
          <input
            type="radio"
            className="sr"
            name={name}
            value={one}
            checked={value === one}
            onChange={() => onChange(one)}
          />
          <Picture value={one} />
          <b>{words.values?.[one] ?? one}</b>
          {words.lines?.[one] && <small>{words.lines[one]}</small>}
        </label>
      ))}
    </fieldset>
  )
}

/** Whether a number has a value that stands for something, and so has a name: then it is chosen from a list. */
const isNamed = ({ min, max }: OptionSpec & { kind: 'number' }, { values = {} }: OptionWords): boolean =>
  range(min, max).some(one => one in values)

function valuesOf(spec: Exclude<OptionSpec, { kind: 'perSeat' | 'several' }>): readonly string[] {
  if (spec.kind === 'number') return range(spec.min, spec.max)
  return spec.kind === 'flag' ? ['false', 'true'] : spec.values
}

const range = (min: number, max: number): string[] =>
  Array.from({ length: max - min + 1 }, (_, place) => String(min + place))
