import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { type Matter, matterAt } from './matter.ts'

const ProblemDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).ProblemDialog }))

/** Where a table's page failed: the way to tell it, with the game that was on it. */
export function ReportFault({ why }: { readonly why: string }) {
  const { tell } = useSettings()
  const [address] = useLocation()
  const [matter, setMatter] = useState<Matter | null>(null)
  if (!/^\/(table|online)\//.test(address)) return null
  return (
    <>
      <button
        type="button"
        className="outlined"
        onClick={() => matterAt(address, why).then(setMatter, () => {})}
      >
        <Glyph name="bug" />
        {tell('problem.title')}
      </button>
      {matter && (
        <Suspense>
          <ProblemDialog matter={matter} onClose={() => setMatter(null)} />
        </Suspense>
      )}
    </>
  )
}
