import type { PartName } from '@tablee/board'
import { Coach } from '../guide/coach.tsx'
import { useSettings } from '../settings.tsx'
import { Above } from './above.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'
import { BackToEnd } from './end/finished.tsx'
import { Journal } from './journal.tsx'
import { layoutOf, type Room } from './layout.ts'
import { COARSE, useMedia } from './media.ts'
import { Beside } from './passages/beside.tsx'
import { Prompt } from './prompt.tsx'
import { Common, Goal, Hand, Middle, Mine, Score, Seats } from './slots.tsx'
import { type Tab, TabBar, TabPane, useTabs } from './tabs.tsx'
import { Top } from './top.tsx'
import './together.css'

/** All parts stand on the table from this size on. */
const WHOLE = { width: 1280, height: 880 }

/** A table that is lower still has its goal at the left from this width on, and what is mine beside the map. */
const BESIDE = { Goal: 1280, Mine: 1340 }

/** The table of a game that is played as one group around a common plan. */
export function TogetherScreen({ room }: { readonly room: Room }) {
  if (room.width >= WHOLE.width && room.height >= WHOLE.height)
    return <Whole wide={layoutOf(room) === 'wide'} />
  const beside = (['Goal', 'Mine'] as const).filter(part => room.width >= BESIDE[part])
  return <InTabs key={beside.length} beside={beside} />
}

const ALL: readonly PartName[] = ['Map', 'Seats', 'Mine', 'Hand', 'Goal', 'Common']

/** Everything at once: goal, map, camp and common things over the plan; the seats, the journal and the chat below. */
function Whole({ wide }: { readonly wide: boolean }) {
  const { scene } = useTable()
  const { chat } = useAround()
  const { tell } = useSettings()
  const coarse = useMedia(COARSE)
  return (
    <div className="table together" data-game={scene.game}>
      <Top score={<Score size="desktop" />} />
      <aside className="goal" aria-label={tell('table.goal')}>
        <Coach />
        <Goal size="desktop" />
      </aside>
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size={coarse ? 'tablet' : 'desktop'} />
        <BackToEnd />
      </main>
      <section className="mine" aria-label={tell('table.mine')}>
        <Mine size="desktop" />
      </section>
      <aside className="common" aria-label={tell('table.common')}>
        <Common size="desktop" />
      </aside>
      <section className="strip" aria-label={tell('table.plan')}>
        <Hand size="desktop" />
      </section>
      <Beside size="desktop" />
      <Prompt shown={ALL} />
      <section className="bottom" aria-label={tell('table.seats')}>
        <Seats size="desktop" />
        <Journal />
        {wide && chat}
      </section>
      <Above size="desktop" />
    </div>
  )
}

const TABS: readonly Tab[] = ['Mine', 'Common', 'Goal', 'Seats', 'Journal']

/** The map and the plan at once, with what has its place beside the map; the rest in the tabs of a column. */
function InTabs({ beside }: { readonly beside: readonly ('Goal' | 'Mine')[] }) {
  const { scene } = useTable()
  const { tell } = useSettings()
  const always: readonly PartName[] = ['Map', 'Hand', ...beside]
  const tabs = TABS.filter(tab => !always.some(part => part === tab))
  const column = useTabs(tabs, always)
  return (
    <div className={`table together in-tabs has-${beside.length}`} data-game={scene.game}>
      <Top score={<Score size="desktop" />} />
      {beside.includes('Goal') && (
        <aside className="goal" aria-label={tell('table.goal')}>
          <Goal size="desktop" />
        </aside>
      )}
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size="tablet" />
        <BackToEnd />
      </main>
      {beside.includes('Mine') && (
        <section className="mine" aria-label={tell('table.mine')}>
          <Mine size="desktop" />
        </section>
      )}
      <aside className="side">
        <Coach />
        <TabBar {...column} />
        <div className="side-pane">
          <TabPane open={column.open} />
        </div>
      </aside>
      <section className="strip" aria-label={tell('table.plan')}>
        <Hand size="desktop" />
      </section>
      <Beside size="tablet" />
      {/* A column of castaways scrolls: what may be chosen there has its button too. */}
      <Prompt shown={[...always, ...column.shown.filter(part => part !== 'Seats')]} />
      <Above size="tablet" />
    </div>
  )
}
