import { LONGEST, type Profile } from '@tablee/table/api.ts'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Empty } from '../shell/empty.tsx'
import { Loading } from '../shell/states.tsx'
import { people } from './api-people.ts'
import { Face } from './faces.tsx'
import { OnlineFrame } from './frame.tsx'
import { mark, useMarks } from './marks.ts'
import { useWho } from './people.ts'
import { Played } from './played.tsx'
import { Statistics } from './statistics.tsx'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import './lists.css'
import './history.css'

/** What everybody may know of somebody, and what one may do about them. */
export function ProfilePage({ id }: { readonly id: string }) {
  const { tell, language } = useSettings()
  const { me } = useWho()
  const [profile, setProfile] = useState<Profile | 'unknown' | null>(null)
  useEffect(() => {
    let wanted = true
    people.profile(id).then(
      found => wanted && setProfile(found),
      () => wanted && setProfile('unknown'),
    )
    return () => {
      wanted = false
    }
  }, [id])
  const title = profile === null || profile === 'unknown' ? tell('online.title') : profile.name
  return (
    <OnlineFrame title={title} nameless="show">
      {profile === null && <Loading />}
      {profile === 'unknown' && (
        <Empty drawing="map" title={tell('profile.none.title')} line={tell('profile.none.line')}>
          <Link className="outlined" href="/tables">
            {tell('online.public')}
          </Link>
        </Empty>
      )}
      {profile !== null && profile !== 'unknown' && (
        <>
          <header className="hp-title hp-who">
            <Face name={profile.name} large />
            <h1>{profile.name}</h1>
            <p>
              {tell('profile.since', {
                date: new Date(profile.since).toLocaleDateString(language, {
                  month: 'long',
                  year: 'numeric',
                }),
                games: profile.games.length,
              })}
            </p>
            {me && me.id !== id && <PersonActs id={id} name={profile.name} />}
          </header>
          <div className="hp">
            <div className="hp-l">
              <Played games={profile.games} />
            </div>
            <div className="hp-l">
              <Statistics games={profile.games} />
            </div>
          </div>
        </>
      )}
    </OnlineFrame>
  )
}

/** Mutes, blocks and reports somebody. */
function PersonActs({ id, name }: { readonly id: string; readonly name: string }) {
  const { tell } = useSettings()
  const marks = useMarks()
  const [text, setText] = useState<string | null>(null)
  const [told, setTold] = useState(false)
  const { busy, trouble, run } = useDeed()
  return (
    <div className="hp-acts">
      {(['mute', 'block'] as const).map(kind => {
        const on = marks.some(one => one.who === id && one.kind === kind)
        return (
          <button
            key={kind}
            type="button"
            className="outlined"
            aria-pressed={on}
            title={tell(`profile.${kind}.line`, { name })}
            disabled={busy}
            onClick={() => run(() => mark(id, { kind, on: !on }))}
          >
            {tell(on ? `profile.${kind}.off` : `profile.${kind}`)}
          </button>
        )
      })}
      <button type="button" className="plain" aria-expanded={text !== null} onClick={() => setText('')}>
        {tell('profile.report')}
      </button>
      <Refused why={trouble} />
      {told && <p role="status">{tell('profile.reported')}</p>}
      {text !== null && !told && (
        <form
          className="hp-report"
          onSubmit={async event => {
            event.preventDefault()
            setTold(await run(() => people.report(id, { text })))
          }}
        >
          <label>
            <span>{tell('profile.reportLine', { name })}</span>
            <input
              className="field"
              required
              maxLength={LONGEST.problem}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button type="submit" className="solid" disabled={busy || text.trim() === ''}>
            {tell('problem.send')}
          </button>
        </form>
      )}
    </div>
  )
}
