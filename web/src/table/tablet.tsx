import type { PartName } from '@tablee/board'
import { Coach } from '../guide/coach.tsx'
import { useSettings } from '../settings.tsx'
import { Above } from './above.tsx'
import { useTable } from './context.tsx'
import { BackToEnd } from './end/finished.tsx'
import type { Room } from './layout.ts'
import { Beside } from './passages/beside.tsx'
import { Prompt } from './prompt.tsx'
import { Brief, Middle, Score, Seats } from './slots.tsx'
import { type Tab, TabBar, TabPane, useTabs } from './tabs.tsx'
import { Top } from './top.tsx'
import './tablet.css'

const APART: readonly Tab[] = ['Hand', 'Mine', 'Common', 'Journal']
const WATCHED: readonly Tab[] = ['Common', 'Journal']
const TOGETHER: readonly Tab[] = ['Hand', 'Mine', 'Common', 'Goal', 'Journal']
/** A map that is drawn whole shows what a phone has a pane for. */
const MAP: readonly PartName[] = ['Map', 'Goal']
const MAP_TOGETHER: readonly PartName[] = ['Map']

/** A tablet upright: folded seats, the map as wide as the page, the prompt in two rows, then one thing at a time. */
export function PortraitScreen() {
  const { scene, parts } = useTable()
  const { tell } = useSettings()
  const together = parts.board?.arrangement === 'together'
  const map = together ? MAP_TOGETHER : MAP
  const below = useTabs(together ? TOGETHER : scene.seat === null ? WATCHED : APART, map)
  return (
    <div className={`table portrait${together ? ' as-group' : ''}`} data-game={scene.game}>
      <Top score={<Score size="desktop" />} />
      <aside className="seats" aria-label={tell('table.seats')}>
        <Seats size="tablet" />
      </aside>
      <Coach />
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size="tablet" />
        <BackToEnd />
      </main>
      <Beside size="tablet" />
      {/* A folded seat shows little: what may be chosen there has its button too. */}
      <Prompt shown={[...map, ...below.shown]} />
      <section className="below" aria-label={tell('table.mine')}>
        <header>
          <Brief size="tablet" />
          <TabBar {...below} />
        </header>
        <div className="below-pane">
          <TabPane open={below.open} sizes={{ Hand: 'tablet', Mine: 'tablet' }} />
        </div>
      </section>
      <Above size="tablet" />
    </div>
  )
}

const ASIDE: readonly Tab[] = ['Seats', 'Common', 'Journal']
const BELOW: readonly Tab[] = ['Hand', 'Mine']

/** A table lower than this folds the seats of its column. */
const FOLDED = 800

/** A tablet that lies: the map at the left, tabs at the right, the hand below. */
export function LandscapeScreen({ room }: { readonly room: Room }) {
  const { scene } = useTable()
  const { tell } = useSettings()
  const below = useTabs(BELOW, MAP)
  const aside = useTabs(ASIDE, [...MAP, ...below.shown])
  return (
    <div className="table landscape">
      <Top score={<Score size="desktop" />} />
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size="tablet" />
        <BackToEnd />
      </main>
      <aside className="side">
        <Coach />
        <TabBar {...aside} />
        <div className="side-pane">
          <TabPane open={aside.open} sizes={{ Seats: room.height < FOLDED ? 'tablet' : 'desktop' }} />
        </div>
      </aside>
      <Beside size="tablet" />
      <Prompt shown={[...MAP, ...aside.shown, ...(scene.seat === null ? [] : below.shown)]} />
      {scene.seat !== null && (
        <section className="below" aria-label={tell('table.mine')}>
          <header>
            <Brief size="tablet" />
            <TabBar {...below} />
          </header>
          <div className="below-pane">
            <TabPane open={below.open} sizes={{ Hand: 'phone', Mine: 'tablet' }} />
          </div>
        </section>
      )}
      <Above size="tablet" />
    </div>
  )
}
