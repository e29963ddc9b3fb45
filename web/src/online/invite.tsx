import type { TableCard } from '@tablee/table/wire.ts'
import { useRef, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { gameName } from './names.ts'

/** The links of a table: to sit down by, and to watch by. */
export function Invite({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { invitation, watch, state } = card
  if (invitation === undefined || watch === undefined) return null
  return (
    <section className="panel online-panel">
      <h2>{tell('lobby.invite')}</h2>
      {state === 'waiting' && (
        <>
          <p>{tell('lobby.inviteLine')}</p>
          <LinkToShare card={card} code={invitation} label={tell('lobby.link')} />
        </>
      )}
      <p>{tell('lobby.watchLine')}</p>
      <LinkToShare card={card} code={watch} label={tell('lobby.watchLink')} />
    </section>
  )
}

/** A link to copy or to share. */
function LinkToShare({
  card,
  code,
  label,
}: {
  readonly card: TableCard
  readonly code: string
  readonly label: string
}) {
  const { tell } = useSettings()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const link = `${location.origin}/join/${code}`
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Only pages that came over TLS may write to the clipboard; the old way works everywhere.
      document.execCommand('copy')
    }
    setCopied(true)
  }
  const share = () =>
    navigator
      .share({ text: tell('lobby.shareText', { game: gameName(card.game, tell) }), url: link })
      .catch(() => {})
  return (
    <div className="invite">
      <input
        ref={field}
        className="field"
        readOnly
        aria-label={label}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="outlined" onClick={copy}>
        <span aria-live="polite">{tell(copied ? 'lobby.copied' : 'lobby.copy')}</span>
      </button>
      {'share' in navigator && (
        <button type="button" className="outlined" onClick={share}>
          {tell('lobby.share')}
        </button>
      )}
    </div>
  )
}
