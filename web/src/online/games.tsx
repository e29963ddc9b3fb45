import type { TableCard } from '@tablee/table/wire.ts'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Loading } from '../shell/states.tsx'
import { useCards, waitsForMe } from './cards.ts'
import { OnlineFrame } from './frame.tsx'
import { useWho } from './people.ts'
import { TableRow } from './table-row.tsx'
import './lists.css'
import '../home/home.css'

/** My games: those that go on, and those that are over. */
export function GamesPage() {
  const { tell } = useSettings()
  const { me } = useWho()
  const mine = useCards('mine', me !== null)
  const finished = useCards('finished', me !== null)
  return (
    <OnlineFrame title={tell('site.mine')} count={mine?.filter(waitsForMe).length}>
      <header className="hp-title">
        <h1>{tell('site.mine')}</h1>
        <div className="hp-acts">
          <Link className="solid" href="/tables/new">
            <Glyph name="plus" />
            {tell('online.new')}
          </Link>
        </div>
      </header>
      <List title={tell('online.mine')} cards={mine} />
      {finished && finished.length > 0 && <List title={tell('online.finished')} cards={finished} />}
    </OnlineFrame>
  )
}

function List({ title, cards }: { readonly title: string; readonly cards: readonly TableCard[] | null }) {
  const { tell } = useSettings()
  return (
    <section className="online-list">
      <h2>{title}</h2>
      {cards === null && <Loading />}
      {cards?.length === 0 && (
        <Empty drawing="table" title={tell('online.mineNone.title')} line={tell('online.mineNone')}>
          <Link className="solid" href="/tables">
            {tell('online.public')}
          </Link>
        </Empty>
      )}
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
