import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Loading } from '../shell/states.tsx'
import { tables } from './api.ts'
import { OnlineFrame } from './frame.tsx'
import { keepInvitation } from './invitations.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'

/** Follows the link of an invitation to its table. */
export function JoinPage({ code }: { readonly code: string }) {
  const { tell } = useSettings()
  return (
    <OnlineFrame title={tell('online.title')} nameless="show">
      <Following code={code} />
    </OnlineFrame>
  )
}

function Following({ code }: { readonly code: string }) {
  const [, go] = useLocation()
  const { trouble, run } = useDeed()
  useEffect(() => {
    void run(async () => {
      const { id } = await tables.invited(code)
      keepInvitation(id, code)
      go(`/online/${id}`, { replace: true })
    })
  }, [code, go, run])
  return trouble === null ? <Loading /> : <Refused why={trouble} />
}
