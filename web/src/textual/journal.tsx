import { useSettings } from '../settings.tsx'
import { sayAt, useTable } from '../table/context.tsx'
import { toldIn } from '../table/journal.tsx'

const SHOWN = 40

/** The journal in text; what is new is read out. */
export function TextJournal() {
  const table = useTable()
  const settings = useSettings()
  const { tell } = settings
  const told = toldIn(table.scene.journal)
  return (
    <section id="journal" tabIndex={-1} className="panel text-journal" aria-label={tell('journal.title')}>
      <h2>{tell('journal.title')}</h2>
      <div role="log">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <ol tabIndex={0}>
          {told
            .slice(-SHOWN)
            .map(({ number, report }) => <li key={number}>{sayAt(table, settings, report)}</li>)
            .reverse()}
        </ol>
      </div>
    </section>
  )
}
