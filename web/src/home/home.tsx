import { useEffect } from 'react'
import { shelf } from '../games.ts'
import { waitsForMe } from '../online/cards.ts'
import { JoinLink } from '../online/join-link.tsx'
import { useWho } from '../online/people.ts'
import { OnlineShelf, useMyTables } from '../online/shelf.tsx'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { GameCard } from './card.tsx'
import { Import } from './import.tsx'
import { Resume } from './resume.tsx'
import './home.css'

/** How long the page is read before somebody is taken to be about to sit down, in milliseconds. */
const READ = 2000

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Fetches the table at the first sign of somebody, or when the page has been read: what is looked at comes first. */
function fetchTableSoon(): () => void {
  const fetchTable = () => {
    leave()
    void Promise.all([import('../table/page.tsx'), import('@tablee/board/sheet.tsx')])
  }
  const timer = setTimeout(fetchTable, READ)
  for (const sign of SIGNS) addEventListener(sign, fetchTable)
  const leave = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, fetchTable)
  }
  return leave
}

/** The first page: the games to resume, then the shelf. */
export function Home() {
  const { tell } = useSettings()
  useEffect(fetchTableSoon, [])
  const mine = useMyTables()
  const { server } = useWho()
  return (
    <Page title="Tablée" count={mine?.filter(waitsForMe).length}>
      <section className="hero">
        <h1>{tell('home.title')}</h1>
        <p>{tell('home.line')}</p>
      </section>
      <Resume />
      <OnlineShelf mine={mine} />
      <section className="games" aria-label={tell('home.games')}>
        {shelf.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
      <footer className="home-foot">
        <Import />
        {server === 'here' && <JoinLink />}
        <p>{tell('home.text')}</p>
      </footer>
    </Page>
  )
}
