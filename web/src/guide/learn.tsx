import type { AnyGuide } from '@tablee/board'
import { plain } from '@tablee/kernel'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { guidesOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { sentence } from '../words.ts'
import { guidedTable } from './start.ts'
import './learn.css'

/** A button that begins the guided first game of a game, or lets one choose among several. */
export function Learn({
  game,
  className,
  label,
  children,
}: {
  readonly game: string
  readonly className: string
  readonly label?: string
  readonly children: ReactNode
}) {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [offered, setOffered] = useState<readonly AnyGuide[]>([])
  const begin = async (guide: AnyGuide) => {
    setBusy(true)
    go(`/table/${await guidedTable(game, guide, tell)}`)
  }
  const open = async () => {
    const all = await guidesOf(game)
    if (all.length === 1) await begin(all[0])
    else setOffered(all)
  }
  return (
    <>
      <button type="button" className={className} disabled={busy} aria-label={label} onClick={open}>
        {children}
      </button>
      {offered.length > 0 && (
        <Dialog title={tell('guide.which')} onClose={() => setOffered([])}>
          <ul className="learn">
            {offered.map(guide => (
              <li key={guide.level}>
                <Offer guide={guide} busy={busy} onBegin={begin} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

function Offer({
  guide,
  busy,
  onBegin,
}: {
  readonly guide: AnyGuide
  readonly busy: boolean
  readonly onBegin: (guide: AnyGuide) => void
}) {
  const { language } = useSettings()
  const words = (id: string): string => plain(sentence(language, guide.text[language], { id }, []))
  return (
    <button type="button" disabled={busy} onClick={() => onBegin(guide)}>
      <b>{words('offer.title')}</b>
      <span>{words('offer')}</span>
    </button>
  )
}
