import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { ReportFault } from '../problem/fault.tsx'
import { useSettings } from '../settings.tsx'
import { Page } from './page.tsx'

/** While something loads. */
export function Loading() {
  const { tell } = useSettings()
  return (
    <p className="state" role="status">
      {tell('site.loading')}
    </p>
  )
}

interface Told {
  readonly title: string
  readonly line: string
}

// A page that fails may be one that cannot fetch its drawing either.
const Drawn = lazy(() =>
  import('./empty.tsx').then(
    ({ Empty }) => ({ default: (told: Told) => <Empty drawing="map" {...told} /> }),
    () => ({ default: InWords }),
  ),
)

const InWords = ({ title, line }: Told) => (
  <>
    <h2>{title}</h2>
    <p>{line}</p>
  </>
)

/** What could not be done, what is safe all the same, and the ways on. */
export function Trouble({
  sentence,
  line,
  onLeave,
}: {
  readonly sentence: string
  readonly line?: string
  readonly onLeave?: () => void
}) {
  const { tell } = useSettings()
  const told = { title: sentence, line: line ?? tell('site.safe') }
  return (
    <Page title="Tablée">
      <div className="panel trouble">
        <div role="alert">
          <Suspense fallback={<InWords {...told} />}>
            <Drawn {...told} />
          </Suspense>
        </div>
        <div className="trouble-acts">
          <Link className="solid" href="/" onClick={onLeave}>
            {tell('site.back')}
          </Link>
          <button type="button" className="outlined" onClick={() => location.reload()}>
            {tell('online.retry')}
          </button>
          <ReportFault why={sentence} />
        </div>
      </div>
    </Page>
  )
}

/** An address that leads nowhere. */
export function Nowhere() {
  const { tell } = useSettings()
  return <Trouble sentence={tell('site.nowhere')} line={tell('site.nowhereLine')} />
}
