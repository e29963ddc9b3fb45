import type { PartName } from '@tablee/board'
import { type TouchEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { isShelved } from '../games.ts'
import { Coach } from '../guide/coach.tsx'
import { useSettings } from '../settings.tsx'
import { Leaf } from '../shell/brand.tsx'
import { Glyph, type GlyphName } from '../shell/glyph.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'
import { EndPanel } from './end.tsx'
import { Journal } from './journal.tsx'
import { Menu } from './menu.tsx'
import { Motion } from './motion/motion.tsx'
import { Prompt } from './prompt.tsx'
import { Common, Hand, Middle, Mine, Score, Seats } from './slots.tsx'
import './phone.css'

const PANES = ['table', 'seats', 'board', 'journal'] as const
type Pane = (typeof PANES)[number]

const GLYPHS: { readonly [P in Pane]: GlyphName } = {
  table: 'map',
  seats: 'people',
  board: 'board',
  journal: 'text',
}

/** What of the board each pane shows. */
const SHOWN: { readonly [P in Pane]: readonly PartName[] } = {
  table: ['Map', 'Hand'],
  seats: ['Seats'],
  board: ['Mine', 'Common'],
  journal: [],
}

/** A swipe must go this far, in pixels. */
const SWIPE = 60

/** The table on a phone: the map, the prompt and the hand; the rest one swipe away. */
export function PhoneScreen() {
  const { scene } = useTable()
  const { strip } = useAround()
  const { tell } = useSettings()
  const [pane, setPane] = useState<Pane>('table')
  const swipe = useSwipe(by => setPane(PANES[PANES.indexOf(pane) + by] ?? pane))
  return (
    <div className="phone">
      <header className="phone-top">
        <h1 className="sr">{isShelved(scene.game) ? tell(`game.${scene.game}`) : scene.game}</h1>
        <Link href="/" aria-label={tell('site.home')}>
          <Leaf />
        </Link>
        <Score size="phone" />
        <Menu />
      </header>
      {strip}
      <Coach />
      {pane === 'table' ? (
        <main className="plate" aria-label={tell('table.map')}>
          <Middle size="phone" />
          <EndPanel />
        </main>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <main className="phone-pane" tabIndex={0} {...swipe}>
          {pane === 'seats' && <Seats size="phone" />}
          {pane === 'board' && (
            <>
              <Mine size="phone" />
              <Common size="phone" />
            </>
          )}
          {pane === 'journal' && <Journal />}
        </main>
      )}
      <Prompt shown={SHOWN[pane]} inRow />
      {pane === 'table' && (
        <section className="phone-hand" aria-labelledby="hand-title">
          <h2 id="hand-title" className="sr">
            {tell('table.hand')}
          </h2>
          <Hand size="phone" />
        </section>
      )}
      <nav className="pager" aria-label={tell('table.panes')} {...swipe}>
        {PANES.map(one => (
          <button
            key={one}
            type="button"
            aria-current={one === pane ? 'page' : undefined}
            onClick={() => setPane(one)}
          >
            <Glyph name={GLYPHS[one]} />
            {tell(`table.pane.${one}`)}
          </button>
        ))}
      </nav>
      <Motion />
    </div>
  )
}

/** Tells a swipe to the left as +1, to the right as -1. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = { x: touches[0].clientX, y: touches[0].clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      if (!start.current) return
      const x = changedTouches[0].clientX - start.current.x
      const y = changedTouches[0].clientY - start.current.y
      start.current = null
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
