import { useMemo } from 'react'
import { Link } from 'wouter'
import { offered } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { Loading, Nowhere } from '../shell/states.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { ChapterList } from './chapters.tsx'
import { chaptersOf, search } from './index.ts'
import { type RuleIndex, rulesOf } from './load.ts'
import { useHashRule, useQuery } from './place.ts'
import { Statement } from './statement.tsx'
import './rules.css'

/** The rules of a game: all of them, by chapter, each under its number, to search. */
export function RulesPage({ game }: { readonly game: string }) {
  const index = useOfGame(rulesOf, game)
  if (index === undefined) return <Loading />
  return index === null ? <Nowhere /> : <Rules game={game} index={index} />
}

function Rules({ game, index }: { readonly game: string; readonly index: RuleIndex }) {
  const { tell, language } = useSettings()
  const [words, setWords] = useQuery()
  const { rules, titles } = index
  const lit = useHashRule(rules, () => setWords(''))
  const found = useMemo(() => search(rules, words), [rules, words])
  const chapters = useMemo(() => chaptersOf(found, titles), [found, titles])
  const title = tell('rules.title', { game: tell('game.title', { game }) })
  return (
    <Page title={title}>
      <div className="rules">
        <h1>{title}</h1>
        <p>{tell('rules.line')}</p>
        <OtherGames game={game} />
        {index.language !== language && <p className="rules-note">{tell('rules.inEnglish')}</p>}
        <search className="rules-search">
          <input
            className="field"
            type="search"
            aria-label={tell('rules.search')}
            placeholder={tell('rules.search')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p role="status">
            {found.length > 0 ? tell('rules.found', { count: found.length }) : tell('rules.none')}
          </p>
        </search>
        <ChapterList chapters={chapters} />
        <div className="rules-chapters" lang={index.language}>
          {chapters.map(chapter => (
            <section key={chapter.head} aria-labelledby={`chapter-${chapter.head}`}>
              <h2 id={`chapter-${chapter.head}`} tabIndex={-1} lang={language}>
                {chapter.title}
              </h2>
              <dl>
                {chapter.rules.map(rule => (
                  <div
                    key={rule.id}
                    id={rule.id}
                    tabIndex={-1}
                    className={rule.id === lit ? 'lit' : undefined}
                  >
                    <dt>
                      <a href={`#${rule.id}`}>{rule.id}</a>
                    </dt>
                    <dd>
                      <Statement rule={rule} rules={rules} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

/** The way to where the data come from, and to the rules of the other games. */
function OtherGames({ game }: { readonly game: string }) {
  const { tell } = useSettings()
  const others = offered.filter(({ id }) => id !== game)
  return (
    <nav className="rules-games" aria-label={tell('rules.games')}>
      <Link href={`/sources/${game}`}>{tell('rules.sources')}</Link>
      {others.map(({ id }) => (
        <Link key={id} href={`/rules/${id}`}>
          {tell('rules.title', { game: tell('game.title', { game: id }) })}
        </Link>
      ))}
    </nav>
  )
}
