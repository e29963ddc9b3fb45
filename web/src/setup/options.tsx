import type { GameOptions, OptionGroup, OptionSection, OptionWords } from '@tablee/board'
import type { OptionSpec, OptionSpecs } from '@tablee/kernel'
import type { FC } from 'react'
import { useSettings } from '../settings.tsx'
import { applying, type Chosen, type SeatOptions } from './choosing.ts'

/** The options of a game, each explained in a line; then the seed. */
export function OptionFields({
  specs,
  words,
  values,
  seats,
  ofSeats,
  onChange,
  seed,
  onSeed,
}: {
  readonly specs: OptionSpecs
  readonly words: GameOptions | null
  readonly values: Chosen
  /** How many sit at the table, and what they chose for themselves: some options depend on it. */
  readonly seats: number
  readonly ofSeats: SeatOptions
  readonly onChange: (values: Chosen) => void
  /** Null where nobody may know it. */
  readonly seed: number | null
  readonly onSeed: (seed: number) => void
}) {
  const { tell, language } = useSettings()
  const shown = applying(specs, words, seats, { ...values, ...ofSeats }).filter(
    ([, { kind }]) => kind !== 'perSeat',
  )
  const sections = sectionsOf(words?.sections?.(language) ?? [], shown, tell('setup.options'))
  const fieldOf = ([name, spec]: Shown[number], grouped: boolean) => (
    <OptionField
      key={name}
      name={name}
      spec={spec}
      words={words?.option(name, language) ?? { name }}
      grouped={grouped}
      picture={words?.pictures?.[name]}
      value={values[name]}
      onChange={value => onChange({ ...values, [name]: value })}
    />
  )
  return sections.map(({ title, fields, groups }, place) => (
    <fieldset key={title} className="setup-part">
      <legend>{title}</legend>
      {fields.map(field => fieldOf(field, false))}
      {groups.map(({ group, fields: own }) => (
        <fieldset key={group.title} className="setup-group">
          <legend>
            <group.Sign />
            <b>{group.title}</b>
            <small>{group.line}</small>
          </legend>
          {own.map(field => fieldOf(field, true))}
        </fieldset>
      ))}
      {place === sections.length - 1 && seed !== null && (
        <div className="setup-option">
          <label htmlFor="option-seed">{tell('setup.seed')}</label>
          <input
            id="option-seed"
            className="field"
            inputMode="numeric"
            pattern="[0-9]*"
            aria-describedby="line-seed"
            value={seed}
            onChange={({ target }) => onSeed(Number(target.value.replaceAll(/\D/g, '')))}
          />
          <p id="line-seed">{tell('setup.seedLine')}</p>
        </div>
      )}
    </fieldset>
  ))
}

type Shown = readonly (readonly [name: string, spec: OptionSpec])[]

/** The options of a section, and those of each thing in it. */
interface ShownSection {
  readonly title: string
  readonly fields: Shown
  readonly groups: readonly { readonly group: OptionGroup; readonly fields: Shown }[]
}

/** The options under their titles; without any, all under one. */
function sectionsOf(
  sections: readonly OptionSection[],
  shown: Shown,
  usual: string,
): readonly ShownSection[] {
  if (sections.length === 0) return [{ title: usual, fields: shown, groups: [] }]
  const named = sections.flatMap(({ options, groups = [] }) => [options, ...groups.map(one => one.options)])
  const unnamed = shown.filter(([name]) => !named.flat().includes(name))
  const fieldsOf = (options: readonly string[]): Shown =>
    options.flatMap(name => shown.filter(([one]) => one === name))
  return sections
    .map(({ title, options, groups = [] }, place) => ({
      title,
      fields: [...fieldsOf(options), ...(place === sections.length - 1 ? unnamed : [])],
      groups: groups
        .map(group => ({ group, fields: fieldsOf(group.options) }))
        .filter(({ fields }) => fields.length > 0),
    }))
    .filter(
      ({ fields, groups }, place) => fields.length > 0 || groups.length > 0 || place === sections.length - 1,
    )
}

interface Field {
  readonly name: string
  readonly spec: OptionSpec
  readonly words: OptionWords
  /** Whether what it is about stands above it. */
  readonly grouped: boolean
  /** How its values are drawn, where it is chosen by pictures. */
  readonly picture: FC<{ readonly value: string }> | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function OptionField(field: Field) {
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
const nameOf = ({ name, short }: OptionWords, grouped: boolean): string =>
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
