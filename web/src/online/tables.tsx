import type { TableCard } from '@tablee/table/wire.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Loading } from '../shell/states.tsx'
import { useCards, waitsForMe } from './cards.ts'
import { ANYTHING, Filters, isWanted } from './filters.tsx'
import { OnlineFrame } from './frame.tsx'
import { InvitationCard } from './invitation.tsx'
import { JoinLink } from './join-link.tsx'
import { Live } from './live.tsx'
import { OpenRow } from './open-row.tsx'
import { useWho } from './people.ts'
import './lists.css'

/** Playing online: the tables one is asked to, those with a seat, those to watch. */
export function TablesPage() {
  const { tell } = useSettings()
  const { me } = useWho()
  const mine = useCards('mine', me !== null)
  const invited = useCards('invited', me !== null)
  const open = useCards('public', me !== null)
  const running = useCards('live', me !== null) ?? []
  const [pastes, setPastes] = useState(false)
  const isMine = new Set(mine?.map(({ id }) => id))
  const live = running.filter(({ id }) => !isMine.has(id))
  const asked = new Set(invited?.map(({ id }) => id))
  const others = open?.filter(({ id }) => !isMine.has(id) && !asked.has(id)) ?? []
  const all = open && invited ? [...invited, ...others] : null
  return (
    <OnlineFrame title={tell('online.title')} count={mine?.filter(waitsForMe).length}>
      <header className="hp-title">
        <h1>{tell('online.title')}</h1>
        <p>{tell('lists.counts', { open: all?.length ?? 0, live: live.length })}</p>
        <div className="hp-acts">
          <button
            type="button"
            className="outlined"
            aria-expanded={pastes}
            onClick={() => setPastes(!pastes)}
          >
            <Glyph name="link" />
            {tell('lists.link')}
          </button>
          <Link className="solid" href="/tables/new">
            <Glyph name="plus" />
            {tell('lists.make')}
          </Link>
        </div>
        {pastes && <JoinLink />}
      </header>
      <div className="lb">
        <OpenTables cards={all} />
        <aside className="lb-r">
          {invited?.map(card => (
            <InvitationCard key={card.id} card={card} />
          ))}
          <Live cards={live} />
        </aside>
      </div>
    </OnlineFrame>
  )
}

function OpenTables({ cards }: { readonly cards: readonly TableCard[] | null }) {
  const { tell } = useSettings()
  const [wanted, setWanted] = useState(ANYTHING)
  const shown = cards?.filter(card => isWanted(card, wanted))
  return (
    <section className="lb-l" aria-label={tell('online.public')}>
      <Filters wanted={wanted} onChange={setWanted} />
      <div className="panel lb-open">
        {!shown && <Loading />}
        {shown && shown.length > 0 && (
          <ol>
            {shown.map(card => (
              <OpenRow key={card.id} card={card} />
            ))}
          </ol>
        )}
        {cards?.length === 0 && (
          <Empty drawing="table" title={tell('lists.none.title')} line={tell('lists.none.line')}>
            <Link className="solid" href="/tables/new">
              {tell('lists.make')}
            </Link>
          </Empty>
        )}
        {cards && cards.length > 0 && shown?.length === 0 && (
          <Empty drawing="table" title={tell('lists.filtered.title')} line={tell('lists.filtered.line')}>
            <button
              type="button"
              className="outlined"
              onClick={() => setWanted({ game: '', pace: 'any', seat: false })}
            >
              {tell('lists.filtered.out')}
            </button>
          </Empty>
        )}
      </div>
    </section>
  )
}
