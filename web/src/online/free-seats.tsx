import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { tables } from './api.ts'
import { invitationTo } from './invitations.ts'
import { useWho } from './people.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import { useTold } from './use-remote.ts'

/** The seats of those who left, played by bots since: whoever watches may go on in their place. */
export function FreeSeats({ source }: { readonly source: RemoteSource }) {
  const card = useTold(source, one => one.card, null)
  if (card?.state !== 'playing' || card.mine.length > 0) return null
  return card.chairs.map(
    ({ free, name }, seat) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
      free && <FreeSeat key={seat} id={card.id} seat={seat} name={name} />,
  )
}

function FreeSeat({ id, seat, name }: { readonly id: string; readonly seat: number; readonly name: string }) {
  const { tell } = useSettings()
  const { me } = useWho()
  const { busy, trouble, run } = useDeed()
  const invitation = invitationTo(id)
  // Who has no name yet gives it where the link leads.
  if (!me && invitation === undefined) return null
  const label = tell('strip.takeOverFor', { name })
  return (
    <div className="proposal">
      <p role="status">{tell('strip.left', { name })}</p>
      <Refused why={trouble} />
      <div className="proposal-acts">
        {me ? (
          <button
            type="button"
            className="solid"
            disabled={busy}
            aria-label={label}
            onClick={() => run(() => tables.claim(id, { seat, invitation }))}
          >
            {tell('strip.takeOver')}
          </button>
        ) : (
          <Link className="solid" href={`/join/${invitation}`} aria-label={label}>
            {tell('strip.takeOver')}
          </Link>
        )}
      </div>
    </div>
  )
}
