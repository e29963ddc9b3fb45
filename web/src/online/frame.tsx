import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { Loading } from '../shell/states.tsx'
import { NameForm } from './name.tsx'
import { people, useWho } from './people.ts'
import './online.css'

/** What a page does with somebody who gave no name: ask for it, offer to watch without, or show itself all the same. */
type Nameless = 'ask' | 'show' | (() => void)

/** Stands before all that needs a server and a name: without a server a sentence, without a name the question. */
export function Known({
  nameless = 'ask',
  children,
}: {
  readonly nameless?: Nameless
  readonly children: ReactNode
}) {
  const { language } = useSettings()
  const { server, me } = useWho()
  const kept = me?.language
  // Letters are written in the language that was chosen last.
  useEffect(() => {
    if (kept !== undefined && kept !== language) people.change({ language }).catch(() => {})
  }, [kept, language])
  if (server === 'unknown') return <Loading />
  if (server !== 'here') return <NoServer />
  if (me || nameless === 'show') return children
  return <NameForm onWatch={nameless === 'ask' ? null : nameless} />
}

/** Why there are no online tables, and a way to look again. */
function NoServer() {
  const { tell } = useSettings()
  const { server } = useWho()
  return (
    <div className="state">
      <p role="status">{tell(server === 'none' ? 'online.none' : 'online.away')}</p>
      <button type="button" className="outlined" onClick={() => void people.look()}>
        {tell('online.retry')}
      </button>
      <Link href="/">{tell('site.back')}</Link>
    </div>
  )
}

/** A page of online play: its title, who one is, then what it is for. */
export function OnlineFrame({
  title,
  count,
  nameless,
  children,
}: {
  readonly title: string
  readonly nameless?: Nameless
  /** How many tables wait: told in the title of the window. */
  readonly count?: number
  readonly children: ReactNode
}) {
  return (
    <Page title={title} count={count}>
      <Known nameless={nameless}>
        <div className="online">{children}</div>
      </Known>
    </Page>
  )
}
