import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Face } from './faces.tsx'
import { useWho } from './people.ts'

/** The name of who uses this browser, which leads to their page. */
export function WhoLink() {
  const { tell } = useSettings()
  const { me } = useWho()
  return (
    me && (
      <Link className="who-link" href="/account" aria-label={tell('who.you', { name: me.name })}>
        <Face name={me.name} />
        <span>{me.name}</span>
      </Link>
    )
  )
}
