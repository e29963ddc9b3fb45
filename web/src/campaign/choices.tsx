import { useSettings } from '../settings.tsx'
import { isFresh, type Shown } from './shown.ts'

/** What is chosen once, before the first game of a campaign. */
export function CampaignChoices({ meta, rules, words, campaign, onOptions }: Shown) {
  const { tell, language } = useSettings()
  const choices = Object.entries(rules.options).flatMap(([name, spec]) =>
    spec.kind === 'choice' ? [[name, spec] as const] : [],
  )
  if (choices.length === 0 || !isFresh(campaign)) return null
  const values = campaign?.options ?? {}
  return (
    <div className="cp-choices">
      {choices.map(([name, spec]) => {
        const option = words?.option(name, language)
        return (
          <label key={name} htmlFor={`cp-${meta.id}-${name}`}>
            {option?.name ?? name}
            <select
              id={`cp-${meta.id}-${name}`}
              className="field"
              value={String(values[name] ?? spec.default)}
              onChange={({ target }) => onOptions({ ...values, [name]: target.value })}
            >
              {spec.values.map(value => (
                <option key={value} value={value}>
                  {option?.values?.[value] ?? value}
                </option>
              ))}
            </select>
          </label>
        )
      })}
      <p>{tell('campaign.choices')}</p>
    </div>
  )
}
