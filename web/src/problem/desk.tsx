import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import type { Matter } from './matter.ts'

const ProblemDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).ProblemDialog }))

const DeskContext = createContext<(matter: Matter) => void>(() => {})

/** Opens a report on what is wrong. */
export const useDesk = (): ((matter: Matter) => void) => useContext(DeskContext)

/** Holds a report that is being written: the screens under it change as a tablet is turned, its words stay. */
export function ProblemDesk({ children }: { readonly children: ReactNode }) {
  const [matter, setMatter] = useState<Matter | null>(null)
  return (
    <DeskContext value={setMatter}>
      {children}
      {matter && (
        <Suspense>
          <ProblemDialog matter={matter} onClose={() => setMatter(null)} />
        </Suspense>
      )}
    </DeskContext>
  )
}
