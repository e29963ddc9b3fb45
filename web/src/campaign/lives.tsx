import { useSettings } from '../settings.tsx'
import './lives.css'

const HEART =
  'M10 17.200C4.600 13 1.800 10.200 1.800 6.900c0-2.500 1.900-4.300 4.200-4.300 1.600 0 3.100.8 4 2.300.9-1.500 2.400-2.300 4-2.300 2.300 0 4.200 1.800 4.200 4.300 0 3.300-2.800 6.100-8.200 10.300Z'

/** The lives of a campaign as hearts, those that are lost faded. */
export function Hearts({ left, of }: { readonly left: number; readonly of: number }) {
  const { tell } = useSettings()
  return (
    <span
      className="hearts"
      role="img"
      aria-label={`${tell('campaign.lives')} ${tell('campaign.livesLeft', { left, of })}`}
    >
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts are all alike
        <svg key={place} viewBox="0 0 20 20" className={place < left ? 'yes' : ''} aria-hidden="true">
          <path d={HEART} />
        </svg>
      ))}
    </span>
  )
}
