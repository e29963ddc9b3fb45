import { useSettings } from '../settings.tsx'
import { useGuide } from './provider.tsx'

/** In the menu of a guided game: shows the guide again, or goes on without it. */
export function GuideItem({ onDone }: { readonly onDone: () => void }) {
  const guide = useGuide()
  const { tell } = useSettings()
  if (!guide) return null
  const act = () => {
    if (guide.shown) guide.skip()
    else guide.show()
    onDone()
  }
  return (
    <li>
      <button type="button" onClick={act}>
        {tell(guide.shown ? 'guide.skip' : 'guide.show')}
      </button>
    </li>
  )
}
