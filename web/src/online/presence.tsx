import { useSettings } from '../settings.tsx'
import './presence.css'

/** Whether somebody is connected: a full dot or a hollow one, and a word for those who do not see it. */
export function Presence({ here }: { readonly here: boolean }) {
  const { tell } = useSettings()
  return (
    <span className={here ? 'presence here' : 'presence'} title={tell(here ? 'lobby.here' : 'lobby.gone')}>
      <span className="sr">{tell(here ? 'lobby.here' : 'lobby.gone')}, </span>
    </span>
  )
}
