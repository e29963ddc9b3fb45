import { useEffect, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { Acts } from './acts.tsx'
import { Chat, ChatVoice, useChat } from './chat.tsx'
import { FreeSeats } from './free-seats.tsx'
import { LinkState } from './link-state.tsx'
import { Over } from './over.tsx'
import { Proposal, ProposeHere } from './proposal.tsx'
import { SeatChips, Watchers } from './seat-chips.tsx'
import { WishBar } from './wish.tsx'
import './strip.css'

/** Over the board of a table far away: the connection, who is here, their clocks, the chat, what one may do. */
export function Strip({
  source,
  writing,
  onWrite,
}: {
  readonly source: RemoteSource
  /** Whether the chat stands open beside the table. */
  readonly writing: boolean
  readonly onWrite: (open: boolean) => void
}) {
  const { tell } = useSettings()
  return (
    <section className="online-strip" aria-label={tell('strip.label')}>
      <div className="strip-row">
        <SeatChips source={source} />
        <Watchers source={source} />
        <LinkState source={source} />
        <ChatButton source={source} open={writing} onOpen={onWrite} />
        <Acts source={source} />
      </div>
      <FreeSeats source={source} />
      <WishBar source={source} />
      <Proposal source={source} />
      <ProposeHere source={source} />
      <Over source={source} />
    </section>
  )
}

/** The same in the table in text: panels of their own. */
export function StripPanels({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  return (
    <>
      <section className="panel text-online" aria-label={tell('strip.label')}>
        <h2>{tell('strip.label')}</h2>
        <SeatChips source={source} />
        <Watchers source={source} />
        <LinkState source={source} />
        <FreeSeats source={source} />
        <WishBar source={source} />
        <Proposal source={source} />
        <ProposeHere source={source} />
        <Over source={source} />
        <Acts source={source} />
      </section>
      <section className="panel text-online" aria-label={tell('chat.title')}>
        <h2>{tell('chat.title')}</h2>
        <Chat source={source} />
        <ChatVoice source={source} />
      </section>
    </>
  )
}

/** The chat as a part of a wide table. */
export function ChatPanel({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  return (
    <section className="panel chat-panel" aria-label={tell('chat.title')}>
      <h2>{tell('chat.title')}</h2>
      <Chat source={source} />
    </section>
  )
}

/** Opens the chat beside the table; tells how many lines nobody has read. */
function ChatButton({
  source,
  open,
  onOpen: setOpen,
}: {
  readonly source: RemoteSource
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}) {
  const { tell } = useSettings()
  const unread = useUnread(source, open)
  useEffect(() => {
    if (!open) return
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open, setOpen])
  return (
    <>
      <button
        type="button"
        className="strip-button strip-chat"
        aria-expanded={open}
        aria-label={tell('chat.open', { unread })}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="chat" />
        <span>{tell('chat.title')}</span>
        {unread > 0 && (
          <span className="badge" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <ChatVoice source={source} />
      {open && (
        <aside className="panel chat-drawer" aria-label={tell('chat.title')}>
          <header>
            <h2>{tell('chat.title')}</h2>
            <button type="button" aria-label={tell('chat.close')} onClick={() => setOpen(false)}>
              <Glyph name="close" />
            </button>
          </header>
          <Chat source={source} isOpened />
        </aside>
      )}
    </>
  )
}

/** How many lines came since the chat was last open; what was written before one came counts as read. */
function useUnread(source: RemoteSource, open: boolean): number {
  const lines = useChat(source)
  const [read, setRead] = useState<number | null>(null)
  const last = lines.at(-1)?.n ?? null
  useEffect(() => {
    if (open || (read === null && last !== null)) setRead(last)
  }, [open, last, read])
  return open || read === null ? 0 : lines.filter(({ n }) => n > read).length
}
