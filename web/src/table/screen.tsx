import { useSettings } from '../settings.tsx'
import { EndPanel } from './end.tsx'
import { Journal } from './journal.tsx'
import { useTableKeys } from './keys.ts'
import { useNarrow } from './narrow.ts'
import { PhoneScreen } from './phone.tsx'
import { Prompt } from './prompt.tsx'
import { Common, Hand, Middle, Mine, Score, Seats } from './slots.tsx'
import { Top } from './top.tsx'
import './table.css'
import './panels.css'

/** The table on its board. */
export function TableScreen() {
  const { tell } = useSettings()
  const narrow = useNarrow()
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
      <aside className="side">
        <Common size="desktop" />
        <Journal />
      </aside>
      <Prompt />
      <section className="bottom" aria-label={tell('table.mine')}>
        <Mine size="desktop" />
        <Hand size="desktop" />
      </section>
    </div>
  )
}
