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

/** What could not be done, in a sentence, and the way back. */
export function Trouble({ sentence, onLeave }: { readonly sentence: string; readonly onLeave?: () => void }) {
  const { tell } = useSettings()
  return (
    <Page title="Tablée">
      <div className="state">
        <p role="alert">{sentence}</p>
        <ReportFault why={sentence} />
        <Link href="/" onClick={onLeave}>
          {tell('site.back')}
        </Link>
      </div>
    </Page>
  )
}

/** An address that leads nowhere. */
export function Nowhere() {
  const { tell } = useSettings()
  return <Trouble sentence={tell('site.nowhere')} />
}
