import type { PartName, Size } from '@tablee/board'
import { useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph, type GlyphName } from '../shell/glyph.tsx'
import { candidatesOf, isOnBoard, useTable } from './context.tsx'
import { Journal } from './journal.tsx'
import { Common, Goal, Hand, Mine, Seats } from './slots.tsx'
import './tabs.css'

/** What a tab opens: a part of the board, or the journal. */
export type Tab = 'Hand' | 'Mine' | 'Common' | 'Goal' | 'Seats' | 'Journal'

const GLYPHS: { readonly [T in Tab]: GlyphName } = {
  Hand: 'cards',
  Mine: 'board',
  Common: 'map',
  Goal: 'info',
  Seats: 'people',
  Journal: 'text',
}

/** Some tabs, one of which is open. */
export interface Tabbed {
  readonly tabs: readonly Tab[]
  readonly open: Tab
  readonly onOpen: (tab: Tab) => void
  /** The part that the open tab shows, for the prompt. */
  readonly shown: readonly PartName[]
}

/**
 * Tabs that a person opens; `always` are the parts that are shown beside them. A question opens the tab on which most
 * of its answers lie, until the person opens another.
 */
export function useTabs(tabs: readonly Tab[], always: readonly PartName[]): Tabbed {
  const table = useTable()
  const { moment } = table
  const [opened, setOpened] = useState({ tab: tabs[0], at: '' })
  const own = tabs.includes(opened.tab) ? opened.tab : tabs[0]
  const answers = candidatesOf(table.scene).filter(one => !isOnBoard(table, one, always))
  const count = (tab: Tab) => answers.filter(one => isOnBoard(table, one, partsOf(tab))).length
  const most = tabs.reduce((best, tab) => (count(tab) > count(best) ? tab : best), own)
  const open = opened.at === moment ? own : most
  return { tabs, open, onOpen: tab => setOpened({ tab, at: moment }), shown: partsOf(open) }
}

const partsOf = (tab: Tab): readonly PartName[] => (tab === 'Journal' ? [] : [tab])

/** The row of tabs; those with something to choose are marked. */
export function TabBar({ tabs, open, onOpen }: Tabbed) {
  const table = useTable()
  const { tell, language } = useSettings()
  const candidates = candidatesOf(table.scene).filter(one => !isOnBoard(table, one, []))
  const marked = (tab: Tab) => tab !== open && candidates.some(one => isOnBoard(table, one, partsOf(tab)))
  return (
    <nav className={tabs.length > 3 ? 'tabs is-many' : 'tabs'} aria-label={tell('table.panes')}>
      {tabs.map(tab => (
        <button
          key={tab}
          type="button"
          aria-current={tab === open ? 'page' : undefined}
          onClick={() => onOpen(tab)}
        >
          <Glyph name={GLYPHS[tab]} />
          <span>
            {(tab !== 'Journal' && table.parts.outline?.tab?.(tab, language)) || tell(`table.tab.${tab}`)}
          </span>
          {marked(tab) && <span className="sr">{tell('table.tab.choice')}</span>}
        </button>
      ))}
    </nav>
  )
}

/** What the open tab shows, each part as large as told; a desktop's unless told. */
export function TabPane({
  open,
  sizes = {},
}: {
  readonly open: Tab
  readonly sizes?: { readonly [T in Tab]?: Size }
}) {
  const size = sizes[open] ?? 'desktop'
  switch (open) {
    case 'Hand':
      return <Hand size={size} />
    case 'Mine':
      return <Mine size={size} />
    case 'Common':
      return <Common size={size} />
    case 'Goal':
      return <Goal size={size} />
    case 'Seats':
      return <Seats size={size} />
    case 'Journal':
      return <Journal />
  }
}
