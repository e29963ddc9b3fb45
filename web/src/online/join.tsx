import type { Invited } from '@tablee/table/api.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/states.tsx'
import { tables } from './api.ts'
import { OnlineFrame } from './frame.tsx'
import { keepInvitation } from './invitations.ts'
import { JoinForm } from './join-form.tsx'
import './lists.css'
import './invitation.css'

/** An invitation that was opened by its link: who asks to what, and the three answers. A name is enough. */
export function JoinPage({ code }: { readonly code: string }) {
  const { tell } = useSettings()
  return (
    <OnlineFrame title={tell('online.title')} nameless="show">
      <Opened code={code} />
    </OnlineFrame>
  )
}

function Opened({ code }: { readonly code: string }) {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const [invited, setInvited] = useState<Invited | 'unknown' | null>(null)
  useEffect(() => {
    let wanted = true
    tables.invited(code).then(
      found => {
        if (!wanted) return
        keepInvitation(found.table.id, code)
        setInvited(found)
      },
      () => wanted && setInvited('unknown'),
    )
    return () => {
      wanted = false
    }
  }, [code])
  const sits = invited !== null && invited !== 'unknown' && invited.table.mine.length > 0
  useEffect(() => {
    if (sits) go(`/online/${invited.table.id}`, { replace: true })
  }, [sits, invited, go])
  if (invited === null || sits) return <Loading />
  const closed = invited !== 'unknown' && invited.table.state === 'over' && invited.table.picks === 0
  if (invited === 'unknown' || closed)
    return (
      <div className="panel iv-none">
        <Empty drawing="map" title={tell('invitation.invalid.title')} line={tell('invitation.invalid.line')}>
          <Link className="outlined" href="/tables">
            {tell('invitation.invalid.out')}
          </Link>
        </Empty>
      </div>
    )
  return <JoinForm invited={invited} code={code} />
}
