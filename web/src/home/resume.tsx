import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { labels } from '../games.ts'
import { forgetProgress } from '../guide/kept.ts'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { browserStore, type Kept } from '../source/store.ts'
import { partiesIn } from './parties.ts'

const SHOWN = 3

/** The games to go on with, those that wait for you first. */
export function Resume() {
  const { tell } = useSettings()
  const [tables, setTables] = useState<readonly Kept[]>([])
  const [all, setAll] = useState(false)
  const look = () => {
    browserStore.list().then(setTables, () => setTables([]))
  }
  useEffect(look, [])
  const waiting = tables.filter(({ facts }) => facts.yours && !facts.over)
  const rest = tables.filter(({ facts }) => !facts.yours || facts.over)
  const listed = [...waiting, ...rest].slice(0, all ? undefined : SHOWN)
  if (listed.length === 0) return null
  const forget = async (id: string) => {
    // Its result stays in its campaign.
    const { settleAll } = await import('../campaign/keep.ts')
    await settleAll()
    await browserStore.delete(id)
    forgetProgress(id)
    look()
  }
  return (
    <section className="resume" aria-labelledby="resume-title">
      <h2 id="resume-title">{tell('home.resume')}</h2>
      <ul>
        {listed.map(kept => (
          <ResumeCard key={kept.id} kept={kept} onForget={() => forget(kept.id)} />
        ))}
      </ul>
      {tables.length > listed.length && (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {tell('home.all', { count: tables.length })}
        </button>
      )}
    </section>
  )
}

function ResumeCard({ kept, onForget }: { readonly kept: Kept; readonly onForget: () => void }) {
  const { tell, language } = useSettings()
  const [asked, setAsked] = useState(false)
  const [party, setParty] = useState('')
  const { game, facts, players, id } = kept
  useEffect(() => {
    const mine = players.findIndex(({ kind }) => kind === 'person')
    partiesIn(game, facts.cast, language).then(names => setParty(names[Math.max(0, mine)] ?? ''))
  }, [game, facts, players, language])
  const name = tell('game.title', { game })
  const state = facts.over ? 'home.over' : facts.yours ? 'home.yours' : 'home.goesOn'
  if (asked)
    return (
      <li className="resume-card asks">
        <span>{tell('home.forgetSure')}</span>
        <button type="button" className="outlined" onClick={onForget}>
          {tell('home.forgetYes')}
        </button>
        <button type="button" className="plain" onClick={() => setAsked(false)}>
          {tell('home.forgetNo')}
        </button>
      </li>
    )
  return (
    <li className="resume-card">
      <Link href={`/table/${id}`}>
        {labels[game] && <img src={labels[game]} alt="" width="62" height="47" />}
        <span className="resume-what">
          <b>{name}</b>
          <span>{tell('home.round', { game, party, round: facts.round })}</span>
        </span>
        <span className={state === 'home.yours' ? 'resume-state yours' : 'resume-state'}>{tell(state)}</span>
      </Link>
      <button
        type="button"
        className="forget"
        aria-label={tell('home.forget', { name })}
        onClick={() => setAsked(true)}
      >
        <Glyph name="close" />
      </button>
    </li>
  )
}
