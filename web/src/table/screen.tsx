import type { PartName } from '@tablee/board'
import { useRef } from 'react'
import { useGuide } from '../guide/provider.tsx'
import { useSettings } from '../settings.tsx'
import { Above } from './above.tsx'
import { useTable } from './context.tsx'
import { BackToEnd } from './end/finished.tsx'
import { Journal } from './journal.tsx'
import { useTableKeys } from './keys.ts'
import { type Layout, layoutOf, type Room, useRoom } from './layout.ts'
import { COARSE, useMedia } from './media.ts'
import { Beside } from './passages/beside.tsx'
import { useIsBeside } from './passages/is-beside.ts'
import { PhoneScreen } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { Side } from './side.tsx'
import { Hand, Middle, Mine, Score, Seats } from './slots.tsx'
import { LandscapeScreen, PortraitScreen } from './tablet.tsx'
import { type Tab, useTabs } from './tabs.tsx'
import { TogetherScreen } from './together.tsx'
import { Top } from './top.tsx'
import './table.css'
import './panels.css'

/** The table on its board, as its room allows. */
export function TableScreen() {
  useTableKeys()
  const frame = useRef<HTMLDivElement>(null)
  const room = useRoom(frame)
  const classes = ['room', useIsBeside() && 'has-beside', useGuide()?.shown && 'is-guided']
  return (
    <div ref={frame} className={classes.filter(Boolean).join(' ')}>
      <Screen room={room} layout={layoutOf(room)} />
    </div>
  )
}

function Screen({ room, layout }: { readonly room: Room; readonly layout: Layout }) {
  const { parts } = useTable()
  if (layout === 'phone' || layout === 'low') return <PhoneScreen low={layout === 'low'} />
  if (layout === 'portrait') return <PortraitScreen />
  if (parts.board?.arrangement === 'together') return <TogetherScreen room={room} />
  if (layout === 'landscape') return <LandscapeScreen room={room} />
  const Desktop = parts.board?.arrangement === 'facing' ? FacingScreen : ApartScreen
  return <Desktop room={room} layout={layout} />
}

/** The right column of a low screen may show the journal instead of what belongs to nobody. */
const COLUMN: readonly Tab[] = ['Journal', 'Common']
const ALWAYS: readonly PartName[] = ['Map', 'Goal', 'Seats', 'Mine', 'Hand']

/** The same where the others stand in that column. */
const COLUMN_FACING: readonly Tab[] = ['Seats', 'Common', 'Journal']
const ALWAYS_FACING: readonly PartName[] = ['Map', 'Goal', 'Mine', 'Hand']

/** A column lower than this has room for one thing at a time. */
const ONE_AT_A_TIME = 760

/** A desktop: what is mine at the left, the map, the others and what is common at the right. */
function FacingScreen({ room, layout }: { readonly room: Room; readonly layout: Layout }) {
  const { scene } = useTable()
  const { tell } = useSettings()
  const coarse = useMedia(COARSE)
  const low = room.height < ONE_AT_A_TIME
  const column = useTabs(COLUMN_FACING, ALWAYS_FACING)
  const watched = scene.seat === null
  return (
    <div className={`table facing ${layout}${low ? ' is-low' : ''}`} data-game={scene.game}>
      <Top score={<Score size="desktop" />} />
      <aside className="seats" aria-label={tell(watched ? 'table.seats' : 'table.mine')}>
        {watched ? <Seats size="desktop" /> : <Mine size="desktop" />}
        {!watched && <Hand size="desktop" />}
      </aside>
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size={coarse ? 'tablet' : 'desktop'} />
        <BackToEnd />
      </main>
      <Side low={low} wide={layout === 'wide'} column={column} others={!watched} />
      <Beside size="desktop" />
      <Prompt shown={[...ALWAYS_FACING, ...(low ? column.shown : (['Seats', 'Common'] as const))]} />
      <Above size="desktop" />
    </div>
  )
}

/** A desktop: the others at the left, the map, what is common at the right, mine below. */
function ApartScreen({ room, layout }: { readonly room: Room; readonly layout: Layout }) {
  const { scene, parts } = useTable()
  const { tell } = useSettings()
  const coarse = useMedia(COARSE)
  const low = room.height < ONE_AT_A_TIME
  const column = useTabs(COLUMN, ALWAYS)
  const journalLeft = !low && parts.board?.journal === 'left'
  return (
    <div className={`table ${layout}${low ? ' is-low' : ''}`}>
      <Top score={<Score size="desktop" />} />
      <aside className={`seats${journalLeft ? ' with-journal' : ''}`} aria-label={tell('table.seats')}>
        <Seats size={low ? 'tablet' : 'desktop'} />
        {journalLeft && <Journal />}
      </aside>
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size={coarse ? 'tablet' : 'desktop'} />
        <BackToEnd />
      </main>
      <Side low={low} wide={layout === 'wide'} column={column} journal={!journalLeft} />
      <Beside size="desktop" />
      <Prompt shown={[...ALWAYS, ...(low ? column.shown : (['Common'] as const))]} />
      {scene.seat !== null && (
        <section className="bottom" aria-label={tell('table.mine')}>
          <Mine size="desktop" />
          <Hand size="desktop" />
        </section>
      )}
      <Above size="desktop" />
    </div>
  )
}
