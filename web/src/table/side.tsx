import { Coach } from '../guide/coach.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'
import { Journal } from './journal.tsx'
import { Common, Seats } from './slots.tsx'
import { TabBar, type Tabbed, TabPane } from './tabs.tsx'

/**
 * The right column: what belongs to nobody, and the journal; on a low screen one of them at a time, on a wide one with
 * the chat. Where what is mine stands at the left, the `others` stand here; a game may have its `journal` elsewhere.
 */
export function Side({
  low,
  wide,
  column,
  others = false,
  journal = true,
}: {
  readonly low: boolean
  readonly wide: boolean
  readonly column: Tabbed
  readonly others?: boolean
  readonly journal?: boolean
}) {
  const { parts } = useTable()
  const { chat } = useAround()
  return (
    <aside className="side">
      <Coach />
      {low && parts.board ? (
        <>
          <TabBar {...column} />
          <div className="side-pane">
            <TabPane open={column.open} />
          </div>
        </>
      ) : (
        <>
          {others && <Seats size="desktop" />}
          <Common size="desktop" />
          {journal && <Journal />}
          {wide && chat}
        </>
      )}
    </aside>
  )
}
