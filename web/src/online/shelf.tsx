import type { TableCard } from '@tablee/table/wire.ts'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { useCards } from './cards.ts'
import { useWho } from './people.ts'
import { TableRow } from './table-row.tsx'

const SHOWN = 2

/** The online tables of who uses this browser, as far as anybody knows them. */
export function useMyTables(): readonly TableCard[] | null {
  const { me } = useWho()
  return useCards('mine', me !== null)
}

/** On the first page: my online tables, those that wait for me first, and the way to all of them. */
export function OnlineShelf({ mine }: { readonly mine: readonly TableCard[] | null }) {
  const { tell } = useSettings()
  const { server } = useWho()
  if (server === 'unknown') return null
  if (server !== 'here')
    return <p className="shelf-away">{tell(server === 'none' ? 'online.none' : 'online.away')}</p>
  const open = mine?.filter(({ state }) => state !== 'over').slice(0, SHOWN) ?? []
  return (
    <section className="resume online-shelf" aria-labelledby="online-title">
      <h2 id="online-title">{tell('online.title')}</h2>
      {open.length === 0 ? (
        <p>{tell('online.line')}</p>
      ) : (
        <ul>
          {open.map(card => (
            <TableRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div className="shelf-acts">
        <Link className="plain" href={open.length === 0 ? '/tables' : '/games'}>
          {tell(open.length === 0 ? 'online.public' : 'online.all')}
        </Link>
        <Link className="outlined" href="/tables/new">
          <Glyph name="plus" />
          {tell('online.new')}
        </Link>
      </div>
    </section>
  )
}
