import type { TableCard } from '@tablee/table/wire.ts'
import { useRef, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { gameName } from './names.ts'

/** The link of an invitation, to copy or to share. */
export function Invite({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  if (card.invitation === undefined) return null
  const link = `${location.origin}/join/${card.invitation}`
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
    <section className="panel online-panel">
      <h2>{tell('lobby.invite')}</h2>
      <p>{tell('lobby.inviteLine')}</p>
      <div className="invite">
        <input
          ref={field}
          className="field"
          readOnly
          aria-label={tell('lobby.link')}
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
    </section>
  )
}
