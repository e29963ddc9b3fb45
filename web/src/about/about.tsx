import { Link } from 'wouter'
import { offered } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'

/** What Tablée is, and whom it thanks. */
export function AboutPage() {
  const { tell } = useSettings()
  return (
    <Page title={tell('about.title')}>
      <div className="prose">
        <h1>{tell('about.title')}</h1>
        <p>{tell('about.what')}</p>
        <p>{tell('about.faithful')}</p>
        <ul>
          {offered.map(({ id }) => (
            <li key={id}>
              <Link href={`/sources/${id}`}>
                {tell('sources.title', { game: tell('game.title', { game: id }) })}
              </Link>
            </li>
          ))}
        </ul>
        <h2>{tell('about.credits')}</h2>
        <p>{tell('about.icons')}</p>
        <p>{tell('about.fonts')}</p>
      </div>
    </Page>
  )
}
