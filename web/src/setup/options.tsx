import type { GameOptions, OptionSection } from '@tablee/board'
import type { OptionSpec, OptionSpecs } from '@tablee/kernel'
import { useSettings } from '../settings.tsx'
import { applying, automatonOptions, type Chosen, type SeatOptions } from './choosing.ts'
import { OptionField } from './field.tsx'

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
  const atSeats = automatonOptions(words)
  const shown = applying(specs, words, seats, { ...values, ...ofSeats }).filter(
    ([name, { kind }]) => kind !== 'perSeat' && !atSeats.includes(name),
  )
  const sections = sectionsOf(words?.sections?.(language) ?? [], shown, tell('setup.options'))
  return sections.map(({ title, fields }, place) => (
    <fieldset key={title} className="setup-part">
      <legend>{title}</legend>
      {fields.map(([name, spec]) => (
        <OptionField
          key={name}
          name={name}
          spec={spec}
          words={words?.option(name, language) ?? { name }}
          picture={words?.pictures?.[name]}
          value={values[name]}
          onChange={value => onChange({ ...values, [name]: value })}
        />
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

/** The options under their titles; without any, all under one. */
function sectionsOf(
  sections: readonly OptionSection[],
  shown: Shown,
  usual: string,
): readonly { readonly title: string; readonly fields: Shown }[] {
  if (sections.length === 0) return [{ title: usual, fields: shown }]
  const named = sections.flatMap(({ options }) => options)
  const unnamed = shown.filter(([name]) => !named.includes(name))
  const last = sections.length - 1
  return sections
    .map(({ title, options }, place) => ({
      title,
      fields: [
        ...options.flatMap(name => shown.filter(([one]) => one === name)),
        ...(place === last ? unnamed : []),
      ],
    }))
    .filter(({ fields }, place) => fields.length > 0 || place === last)
    .map(section => (section.fields.length > 0 ? section : { ...section, title: usual }))
}
