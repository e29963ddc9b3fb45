import type { PaneName, PartName } from '@tablee/board'
import { type TouchEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Coach } from '../guide/coach.tsx'
import { PackBadge } from '../packs/badge.tsx'
import { useSettings } from '../settings.tsx'
import { Leaf } from '../shell/brand.tsx'
import { Glyph, type GlyphName } from '../shell/glyph.tsx'
import { Above } from './above.tsx'
import { useAround } from './around.tsx'
import { candidatesOf, isOnBoard, type TableValue, useTable } from './context.tsx'
import { BackToEnd } from './end/finished.tsx'
import { Journal } from './journal.tsx'
import { Menu } from './menu.tsx'
import { Beside } from './passages/beside.tsx'
import { useIsBeside } from './passages/is-beside.ts'
import { Prompt } from './prompt.tsx'
import { Common, Goal, Hand, Middle, Mine, Pool, Score, Seats } from './slots.tsx'
import './phone.css'
import './low.css'

type Pane = PaneName | 'journal'

const APART: readonly Pane[] = ['table', 'seats', 'board', 'journal']
const APART_WITH_GOAL: readonly Pane[] = ['table', 'goal', 'board', 'seats', 'journal']
const TOGETHER: readonly Pane[] = ['table', 'board', 'goal', 'seats', 'journal']

const GLYPHS: { readonly [P in Pane]: GlyphName } = {
  table: 'map',
  seats: 'people',
  board: 'board',
  goal: 'info',
  journal: 'text',
}

/** What of the board each pane shows. */
const SHOWN: { readonly [P in Pane]: readonly PartName[] } = {
  table: ['Map', 'Hand'],
  seats: ['Seats'],
  board: ['Mine', 'Common'],
  goal: ['Goal'],
  journal: [],
}

/** The same where a pool is kept under every pane. */
const SHOWN_WITH_POOL: typeof SHOWN = { ...SHOWN, table: ['Map'], board: ['Mine', 'Hand', 'Common'] }

/** A swipe must go this far, in pixels. */
const SWIPE = 60

/**
 * The table on a phone: the map, the prompt and the hand; the rest one swipe away. One that lies has its map at the
 * left, whatever the sheet at the right shows.
 */
export function PhoneScreen({ low }: { readonly low: boolean }) {
  const table = useTable()
  const { scene, parts } = table
  const { strip } = useAround()
  const { tell } = useSettings()
  const together = parts.board?.arrangement === 'together'
  const pooled = parts.board?.Pool !== undefined
  const panes = together ? TOGETHER : parts.board?.Goal ? APART_WITH_GOAL : APART
  const shownOn = pooled ? SHOWN_WITH_POOL : SHOWN
  const elsewhere = pooled ? panes.flatMap(one => shownOn[one]) : []
  const keysOn = (one: Pane) => answersOn(table, shownOn[one])
  const [wanted, setPane] = useWanted(pooled ? panes.filter(one => keysOn(one).length > 0) : [])
  // What passes is told with the board above it.
  const pane = useIsBeside() ? 'table' : wanted
  const shown = shownOn[pane]
  // What may be chosen stands first.
  const asksCommon = answersOn(table, ['Common']).length > 0
  const Pane = low ? 'section' : 'main'
  const swipe = useSwipe(by => setPane(panes[panes.indexOf(pane) + by] ?? pane))
  return (
    <div className={`phone${low ? ' low' : ''}${together ? ' together' : ''}`} data-game={scene.game}>
      <header className="phone-top">
        <h1 className="sr">{tell('game.title', { game: scene.game })}</h1>
        <Link href="/" aria-label={tell('site.home')}>
          <Leaf />
        </Link>
        <Score size="phone" />
        <Menu />
      </header>
      {strip}
      <PackBadge pack={scene.pack} />
      <Coach />
      {(low || pane === 'table') && (
        <main className="plate" aria-label={tell('table.map')}>
          <Middle size="phone" />
          <BackToEnd />
        </main>
      )}
      {pane !== 'table' && (
        // It scrolls, so the keyboard must reach it.
        <Pane className="phone-pane" tabIndex={0} aria-label={tell(`table.pane.${pane}`)} {...swipe}>
          {pane === 'seats' && <Seats size="phone" />}
          {pane === 'goal' && <Goal size="phone" />}
          {pane === 'board' && (
            <>
              {asksCommon && <Common size="phone" />}
              <Mine size="phone" />
              {pooled && <Hand size="phone" />}
              {!asksCommon && <Common size="phone" />}
            </>
          )}
          {pane === 'journal' && <Journal />}
        </Pane>
      )}
      <Beside size="phone" />
      <Prompt shown={low ? [...shown, 'Map'] : shown} elsewhere={elsewhere} inRow />
      {pooled && scene.seat !== null && (
        <section className="phone-hand" aria-label={tell('table.mine')}>
          <Pool size="phone" />
        </section>
      )}
      {!pooled && pane === 'table' && (
        <section className="phone-hand" aria-labelledby="hand-title">
          <h2 id="hand-title" className="sr">
            {tell('table.hand')}
          </h2>
          <Hand size="phone" />
        </section>
      )}
      <nav className="pager" aria-label={tell('table.panes')} {...swipe}>
        {panes.map(one => (
          <button
            key={one}
            type="button"
            aria-current={one === pane ? 'page' : undefined}
            data-keys={pooled && one !== pane ? keysOn(one).join(' ') || undefined : undefined}
            onClick={() => setPane(one)}
          >
            <PaneMark pane={one} />
            {pooled && one !== pane && keysOn(one).length > 0 && (
              <span className="sr">{tell('table.tab.choice')}</span>
            )}
          </button>
        ))}
      </nav>
      <Above size="phone" />
    </div>
  )
}

/** The pane that a person opened; for a question that has no answer there, the first that has, until they open another. */
function useWanted(answering: readonly Pane[]): readonly [Pane, (pane: Pane) => void] {
  const { moment } = useTable()
  const [opened, setOpened] = useState<{ readonly pane: Pane; readonly at: string }>({
    pane: 'table',
    at: '',
  })
  const stays = opened.at === moment || answering.length === 0 || answering.includes(opened.pane)
  return [stays ? opened.pane : answering[0], pane => setOpened({ pane, at: moment })]
}

/** The answers that some parts of the board show, and that not every screen does. */
const answersOn = (table: TableValue, parts: readonly PartName[]): string[] =>
  candidatesOf(table.scene)
    .filter(one => !isOnBoard(table, one, []) && isOnBoard(table, one, parts))
    .map(({ key }) => key)

/** The sign and the name of a pane: the game's own, or the usual ones. */
function PaneMark({ pane }: { readonly pane: Pane }) {
  const { parts } = useTable()
  const { tell, language } = useSettings()
  if (pane === 'journal')
    return (
      <>
        <Glyph name={GLYPHS[pane]} />
        {tell('table.pane.journal')}
      </>
    )
  const Sign = parts.board?.PaneSign
  return (
    <>
      {Sign ? <Sign pane={pane} /> : <Glyph name={GLYPHS[pane]} />}
      {parts.outline?.pane?.(pane, language) ?? tell(`table.pane.${pane}`)}
    </>
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
