import { shelf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { GameCard } from './card.tsx'
import { Import } from './import.tsx'
import { Resume } from './resume.tsx'
import './home.css'

/** The first page: the games to resume, then the shelf. */
export function Home() {
  const { tell } = useSettings()
  return (
    <Page title="Tablée">
      <section className="hero">
        <h1>{tell('home.title')}</h1>
        <p>{tell('home.line')}</p>
      </section>
      <Resume />
      <section className="games" aria-label={tell('home.games')}>
        {shelf.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
      <footer className="home-foot">
        <Import />
        <p>{tell('home.text')}</p>
      </footer>
    </Page>
  )
}
