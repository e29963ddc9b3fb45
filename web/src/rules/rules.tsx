import { useEffect, useMemo, useState } from 'react'
import { isShelved, rulesOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { Loading, Nowhere } from '../shell/states.tsx'
import { type RuleLine, readRules, search } from './index.ts'
import './rules.css'

const AT_ONCE = 120

/** The rules of a game: all of them, each under its number, to search. */
export function RulesPage({ game }: { readonly game: string }) {
  const { tell } = useSettings()
  const [rules, setRules] = useState<readonly RuleLine[] | null | undefined>()
  const [words, setWords] = useState(() => decodeURIComponent(location.hash.slice(1)))
  const [shown, setShown] = useState(AT_ONCE)
  useEffect(() => {
    rulesOf(game).then(tsv => setRules(tsv === null ? null : readRules(tsv)))
  }, [game])
  const found = useMemo(() => search(rules ?? [], words), [rules, words])
  if (rules === undefined) return <Loading />
  if (rules === null) return <Nowhere />
  const title = tell('rules.title', { game: isShelved(game) ? tell(`game.${game}`) : game })
  return (
    <Page title={title}>
      <div className="rules">
        <h1>{title}</h1>
        <p>{tell('rules.line')}</p>
        <input
          className="field"
          type="search"
          aria-label={tell('rules.search')}
          placeholder={tell('rules.search')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setShown(AT_ONCE)
          }}
        />
        <p role="status">{tell('rules.found', { count: found.length })}</p>
        <dl lang="en">
          {found.slice(0, shown).map(({ id, statement }) => (
            <div key={id}>
              <dt>{id}</dt>
              <dd>{statement}</dd>
            </div>
          ))}
        </dl>
        {found.length > shown && (
          <button type="button" className="outlined" onClick={() => setShown(shown + AT_ONCE)}>
            {tell('rules.more')}
          </button>
        )}
      </div>
    </Page>
  )
}
