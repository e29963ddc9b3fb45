import type { History } from '@tablee/table/api.ts'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { Page } from '../shell/page.tsx'
import { Loading } from '../shell/states.tsx'
import { people as peopleApi } from './api-people.ts'
import { useCards, waitsForMe } from './cards.ts'
import { Companions } from './companions.tsx'
import { Face } from './faces.tsx'
import { Going } from './going.tsx'
import { goingHere, playedHere, useHere } from './here.ts'
import { useWho } from './people.ts'
import { Played } from './played.tsx'
import { Statistics } from './statistics.tsx'
import './online.css'
import './lists.css'
import './history.css'

/** My games, far away and in this browser: those that go on, those that are over, how I play, and with whom. */
export function GamesPage() {
  const { tell } = useSettings()
  const { server, me } = useWho()
  const mine = useCards('mine', me !== null)
  const history = useHistory(me?.id ?? null)
  const here = useHere()
  // Who is nobody far away has games in this browser all the same.
  const isKnown = me !== null || server === 'unknown'
  const going = isKnown ? mine : []
  const kept = goingHere(here)
  const waiting = mine?.filter(waitsForMe).length ?? 0
  const games = [
    ...(history?.games ?? []),
    ...here.filter(({ facts }) => facts.over).map(playedHere),
  ].toSorted((a, b) => b.at - a.at)
  return (
    <Page title={tell('site.mine')} count={waiting}>
      <div className="online">
        <header className="hp-title">
          <h1>{tell('site.mine')}</h1>
          <p>
            {tell('history.line', {
              going: (mine?.length ?? 0) + kept.length,
              waiting: waiting + kept.filter(({ facts }) => facts.yours).length,
              over: games.length,
            })}
          </p>
          <div className="hp-acts">
            <Link className="solid" href="/tables/new">
              <Glyph name="plus" />
              {tell('online.new')}
            </Link>
          </div>
        </header>
        <div className="hp">
          <div className="hp-l">
            <Going cards={going} kept={kept} />
            {history || !isKnown ? <Played games={games} /> : <Loading />}
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
            {(history || !isKnown) && <Statistics games={games} own />}
            {history && <Companions companions={history.companions} mine={mine ?? []} />}
          </div>
        </div>
      </div>
    </Page>
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
