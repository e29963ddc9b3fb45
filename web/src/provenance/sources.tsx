import { Link } from 'wouter'
import { metaOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { Loading, Nowhere } from '../shell/states.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { type Named, type Sources, sourcesOf } from './load.ts'
import './sources.css'

/** Where the data of a game come from: how many from where, and by name whatever is reconstructed. */
export function SourcesPage({ game }: { readonly game: string }) {
  const sources = useOfGame(sourcesOf, game)
  if (sources === undefined) return <Loading />
  return sources && metaOf(game) ? <SourcesOf game={game} sources={sources} /> : <Nowhere />
}

const FROM = ['rulebook', 'public', 'reconstructed'] as const

function SourcesOf({
  game,
  sources: { counts, facts, titles },
}: {
  readonly game: string
  readonly sources: Sources
}) {
  const { tell } = useSettings()
  const name = tell('game.title', { game })
  const title = tell('sources.title', { game: name })
  return (
    <Page title={title}>
      <div className="prose sources">
        <h1>{title}</h1>
        <p>{tell('sources.line')}</p>
        <dl className="sources-counts">
          {FROM.map(from => (
            <div key={from}>
              <dt>{tell(`sources.${from}`)}</dt>
              <dd className="sources-number">{counts[from]}</dd>
              <dd>{tell(`sources.${from}.line`)}</dd>
              {from === 'reconstructed' && titles.length > 0 && (
                <dd>{tell('sources.ofTitles', { count: titles.length })}</dd>
              )}
            </div>
          ))}
        </dl>
        <h2>{tell('sources.facts')}</h2>
        <p>{tell('sources.facts.line', { count: facts.length })}</p>
        <NameList names={facts} />
        {titles.length > 0 && (
          <>
            <h2>{tell('sources.titles')}</h2>
            <p>{tell('sources.titles.line', { count: titles.length })}</p>
            <NameList names={titles} lang="fr" />
          </>
        )}
        <p>
          <Link href={`/rules/${game}`}>{tell('rules.title', { game: name })}</Link>
        </p>
      </div>
    </Page>
  )
}

function NameList({ names, lang }: { readonly names: readonly Named[]; readonly lang?: string }) {
  if (names.length === 0) return null
  // Some names stand for more than one card, and the fields of one record stand together.
  const fields = new Map<string, string[]>()
  for (const { name, of = name } of names) {
    const told = fields.get(of) ?? []
    fields.set(of, name === of ? told : [...told, name.slice(of.length + 2)])
  }
  return (
    <ul className="sources-names" lang={lang}>
      {[...fields].map(([name, own]) => (
        <li key={name}>
          {name}
          {own.length > 0 && <span>{own.join(', ')}</span>}
        </li>
      ))}
    </ul>
  )
}
