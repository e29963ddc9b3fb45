import type { History } from '@tablee/table/api.ts'
import type { TableCard } from '@tablee/table/wire.ts'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { labels } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Loading } from '../shell/states.tsx'
import { people as peopleApi } from './api-people.ts'
import { useBrief } from './brief.tsx'
import { useCards, waitsForMe } from './cards.ts'
import { Companions } from './companions.tsx'
import { Face, Faces } from './faces.tsx'
import { OnlineFrame } from './frame.tsx'
import { gameName } from './names.ts'
import { useWho } from './people.ts'
import { Played } from './played.tsx'
import { Statistics } from './statistics.tsx'
import { stateOf } from './table-row.tsx'
import './lists.css'
import './history.css'

/** My games: those that go on, those that are over, how I play, and with whom. */
export function GamesPage() {
  const { tell } = useSettings()
  const { me } = useWho()
  const mine = useCards('mine', me !== null)
  const history = useHistory(me?.id ?? null)
  const waiting = mine?.filter(waitsForMe).length ?? 0
  return (
    <OnlineFrame title={tell('site.mine')} count={waiting}>
      <header className="hp-title">
        <h1>{tell('site.mine')}</h1>
        <p>{tell('history.line', { going: mine?.length ?? 0, waiting, over: history?.games.length ?? 0 })}</p>
        <div className="hp-acts">
          <Link className="solid" href="/tables/new">
            <Glyph name="plus" />
            {tell('online.new')}
          </Link>
        </div>
      </header>
      <div className="hp">
        <div className="hp-l">
          <Going cards={mine} />
          {history ? <Played games={history.games} /> : <Loading />}
        </div>
        <div className="hp-l">
          {me && (
            <section className="panel hp-me">
              <Face name={me.name} large />
              <div>
                <h2>{me.name}</h2>
                <Link href={`/people/${me.id}`}>
                  <Glyph name="eye" />
                  {tell('history.publicPage')}
                </Link>
              </div>
              <Link className="outlined" href="/account">
                {tell('history.edit')}
              </Link>
            </section>
          )}
          {history && <Statistics games={history.games} />}
          {history && <Companions companions={history.companions} mine={mine ?? []} />}
        </div>
      </div>
    </OnlineFrame>
  )
}

function useHistory(me: string | null): History | null {
  const [history, setHistory] = useState<History | null>(null)
  useEffect(() => {
    if (me === null) return
    let wanted = true
    peopleApi.history().then(
      found => wanted && setHistory(found),
      () => wanted && setHistory({ games: [], companions: [] }),
    )
    return () => {
      wanted = false
    }
  }, [me])
  return history
}

function Going({ cards }: { readonly cards: readonly TableCard[] | null }) {
  const { tell } = useSettings()
  return (
    <section className="panel hp-run" aria-labelledby="going-title">
      <header>
        <h2 id="going-title">{tell('history.going')}</h2>
        <span>{tell('history.goingLine')}</span>
      </header>
      {cards === null && <Loading />}
      {cards?.length === 0 && (
        <Empty drawing="table" title={tell('online.mineNone.title')} line={tell('online.mineNone')}>
          <Link className="solid" href="/tables">
            {tell('online.public')}
          </Link>
        </Empty>
      )}
      <ol>
        {cards?.map(card => (
          <GoingRow key={card.id} card={card} />
        ))}
      </ol>
    </section>
  )
}

/** Little time is less than this, in milliseconds. */
const LITTLE = 4 * 3_600_000

function GoingRow({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { id, game, title, chairs, mine, waiting, round, clock, paused } = card
  const [brief] = useBrief(card)
  const yours = waitsForMe(card)
  const seat = waiting.find(one => chairs[one]?.left !== undefined)
  const left = seat === undefined ? undefined : chairs[seat].left
  return (
    <li className={yours ? 'yours' : undefined}>
      {labels[game] && <img className="thumb" src={labels[game]} alt="" />}
      <Link className="hp-g" href={`/online/${id}`}>
        <b>{gameName(game, tell)}</b>
        <span>
          {[title, brief, round > 0 ? tell('online.round', { round }) : ''].filter(Boolean).join(', ')}
        </span>
      </Link>
      <Faces chairs={chairs.filter((_, one) => !mine.includes(one))} />
      <span className="hp-t">
        <b className={yours ? 'pill' : undefined}>{paused ? tell('history.paused') : stateOf(card, tell)}</b>
        {clock && left !== undefined && (
          <meter
            className={left < LITTLE ? 'little' : undefined}
            min={0}
            max={clock.bank}
            value={left}
            aria-label={tell('online.leftToYou', { ms: left })}
          />
        )}
      </span>
      <Link className={yours ? 'solid' : 'outlined'} href={`/online/${id}`} tabIndex={-1} aria-hidden="true">
        {tell(yours ? 'history.play' : 'history.open')}
      </Link>
    </li>
  )
}
