import { useSettings } from '../settings.tsx'
import { EndPanel } from './end.tsx'
import { useTableKeys } from './keys.ts'
import { NARROW, useMedia } from './media.ts'
import { PhoneScreen } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { Side } from './side.tsx'
import { Hand, Middle, Mine, Score, Seats } from './slots.tsx'
import { Top } from './top.tsx'
import './table.css'
import './panels.css'

/** The table on its board. */
export function TableScreen() {
  const { tell } = useSettings()
  const narrow = useMedia(NARROW)
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
      <Prompt />
      <section className="bottom" aria-label={tell('table.mine')}>
        <Mine size="desktop" />
        <Hand size="desktop" />
      </section>
    </div>
  )
}
