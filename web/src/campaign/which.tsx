import { useSettings } from '../settings.tsx'
import type { Shown } from './shown.ts'

/** Which of several campaigns of a game is looked at. */
export function WhichCampaign({ all, campaign, onWhich }: Shown) {
  const { tell, language } = useSettings()
  if (all.length < 2) return null
  return (
    <label className="cp-which">
      {tell('campaign.which')}
      <select className="field" value={campaign?.id} onChange={({ target }) => onWhich(target.value)}>
        {all.map(one => (
          <option key={one.id} value={one.id}>
            {tell('campaign.of', {
              day: new Date(one.made).toLocaleDateString(language, { dateStyle: 'long' }),
              games: one.log.length,
            })}
          </option>
        ))}
      </select>
    </label>
  )
}
