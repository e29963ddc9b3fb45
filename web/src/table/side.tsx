import { Coach } from '../guide/coach.tsx'
import { useAround } from './around.tsx'
import { useTable } from './context.tsx'
import { Journal } from './journal.tsx'
import { Common } from './slots.tsx'
import { TabBar, type Tabbed, TabPane } from './tabs.tsx'

/**
 * The right column: what belongs to nobody, and the journal; on a low screen one of them at a time, on a wide one with
 * the chat.
 */
export function Side({
  low,
  wide,
  column,
}: {
  readonly low: boolean
  readonly wide: boolean
  readonly column: Tabbed
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
          <Common size="desktop" />
          <Journal />
          {wide && chat}
        </>
      )}
    </aside>
  )
}
