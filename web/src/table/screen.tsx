import type { PartName } from '@tablee/board'
import { useSettings } from '../settings.tsx'
import { EndPanel } from './end.tsx'
import { useTableKeys } from './keys.ts'
import { NARROW, SMALL, useMedia } from './media.ts'
import { Motion } from './motion/motion.tsx'
import { PhoneScreen } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { Side } from './side.tsx'
import { Hand, Middle, Mine, Score, Seats } from './slots.tsx'
import { Top } from './top.tsx'
import './table.css'
import './panels.css'

/** The right column of a small screen may show the journal instead of what belongs to nobody. */
const WITHOUT_COMMON: readonly PartName[] = ['Map', 'Seats', 'Mine', 'Hand']
const ALL: readonly PartName[] = [...WITHOUT_COMMON, 'Common']

/** The table on its board. */
export function TableScreen() {
  const { tell } = useSettings()
  const narrow = useMedia(NARROW)
  const small = useMedia(SMALL)
  useTableKeys()
  if (narrow) return <PhoneScreen />
  return (
    <div className="table">
      <Top score={<Score size="desktop" />} />
      <aside className="seats" aria-label={tell('table.seats')}>
        <Seats size="desktop" />
      </aside>
      <main className="plate" aria-label={tell('table.map')}>
        <Middle size="desktop" />
        <EndPanel />
      </main>
      <Side />
      <Prompt shown={small ? WITHOUT_COMMON : ALL} />
      <section className="bottom" aria-label={tell('table.mine')}>
        <Mine size="desktop" />
        <Hand size="desktop" />
      </section>
      <Motion />
    </div>
  )
}
