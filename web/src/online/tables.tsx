import type { TableCard } from '@tablee/table/wire.ts'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Loading } from '../shell/states.tsx'
import { useCards, waitsForMe } from './cards.ts'
import { OnlineFrame, WhoLink } from './frame.tsx'
import { JoinLink } from './join-link.tsx'
import { useWho } from './people.ts'
import { TableRow } from './table-row.tsx'
import '../home/home.css'

/** All online tables: mine, those to join, those that are over. */
export function TablesPage() {
  const { tell } = useSettings()
  const { me } = useWho()
  const mine = useCards('mine', me !== null)
  const open = useCards('public', me !== null)
  const finished = useCards('finished', me !== null)
  const count = mine?.filter(waitsForMe).length ?? 0
  const isMine = new Set(mine?.map(({ id }) => id))
  return (
    <OnlineFrame title={tell('online.title')} count={count}>
      <header className="online-head">
        <div>
          <h1>{tell('online.title')}</h1>
          <p>{tell('online.line')}</p>
        </div>
        <div className="online-acts">
          <WhoLink />
          <Link className="solid" href="/tables/new">
            <Glyph name="plus" />
            {tell('online.new')}
          </Link>
        </div>
      </header>
      <List title={tell('online.mine')} cards={mine} none={tell('online.mineNone')} />
      <List
        title={tell('online.public')}
        cards={open?.filter(({ id }) => !isMine.has(id)) ?? null}
        none={tell('online.publicNone')}
      />
      {finished && finished.length > 0 && <List title={tell('online.finished')} cards={finished} none="" />}
      <JoinLink />
    </OnlineFrame>
  )
}

function List({
  title,
  cards,
  none,
}: {
  readonly title: string
  readonly cards: readonly TableCard[] | null
  readonly none: string
}) {
  return (
    <section className="online-list">
      <h2>{title}</h2>
      {cards === null && <Loading />}
      {cards?.length === 0 && <p className="none">{none}</p>}
      {cards && cards.length > 0 && (
        <ul>
          {cards.map(card => (
            <TableRow key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  )
}
