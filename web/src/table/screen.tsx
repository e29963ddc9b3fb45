import type { PartName } from '@tablee/board'
import { Coach } from '../guide/coach.tsx'
import { useSettings } from '../settings.tsx'
import { useTable } from './context.tsx'
import { BackToEnd } from './end/finished.tsx'
import { Journal } from './journal.tsx'
import { useTableKeys } from './keys.ts'
import { NARROW, SMALL, useMedia } from './media.ts'
import { Motion } from './motion/motion.tsx'
import { Beside } from './passages/beside.tsx'
import { PhoneScreen } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { OpenSheet } from './sheet/sheet.tsx'
import { Side } from './side.tsx'
import { Common, Goal, Hand, Middle, Mine, Question, Score, Seats } from './slots.tsx'
import { Top } from './top.tsx'
import './table.css'
import './together.css'
import './panels.css'

/** The right column of a small screen may show the journal instead of what belongs to nobody. */
const WITHOUT_COMMON: readonly PartName[] = ['Map', 'Seats', 'Mine', 'Hand', 'Goal']
const ALL: readonly PartName[] = [...WITHOUT_COMMON, 'Common']

/** The table on its board. */
export function TableScreen() {
  const { tell } = useSettings()
  const narrow = useMedia(NARROW)
  const small = useMedia(SMALL)
  const { parts, scene } = useTable()
  useTableKeys()
  if (narrow) return <PhoneScreen />
  if (parts.board?.arrangement === 'together') return <Together game={scene.game} />
  return (
    <div className="table">
      <Top score={<Score size="desktop" />} />
      <aside className="seats" aria-label={tell('table.seats')}>
        <Seats size="desktop" />
      </aside>
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size="desktop" />
        <BackToEnd />
      </main>
      <Side />
      <Beside size="desktop" />
      <Prompt shown={small ? WITHOUT_COMMON : ALL} />
      {scene.seat !== null && (
        <section className="bottom" aria-label={tell('table.mine')}>
          <Mine size="desktop" />
          <Hand size="desktop" />
        </section>
      )}
      <Question size="desktop" />
      <OpenSheet size="desktop" />
      <Motion />
    </div>
  )
}

/** The table of a game that is played as one group around a common plan. */
function Together({ game }: { readonly game: string }) {
  const { tell } = useSettings()
  return (
    <div className="table together" data-game={game}>
      <Top score={<Score size="desktop" />} />
      <aside className="goal" aria-label={tell('table.goal')}>
        <Coach />
        <Goal size="desktop" />
      </aside>
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size="desktop" />
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
      </section>
      <Question size="desktop" />
      <OpenSheet size="desktop" />
      <Motion />
    </div>
  )
}
