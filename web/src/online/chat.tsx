import { LONGEST } from '@tablee/table/api.ts'
import type { ChatLine } from '@tablee/table/wire.ts'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { sentence } from '../words.ts'
import { useMarks } from './marks.ts'
import { useWho } from './people.ts'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import { useTold } from './use-remote.ts'
import './chat.css'

const NONE: readonly ChatLine[] = []

/** The lines written at a table. */
export function useChat(source: RemoteSource | null): readonly ChatLine[] {
  return useTold(source, ({ chat }) => chat, NONE)
}

/** What people write at a table; shown as text, whatever it looks like. */
export function Chat({
  source,
  isOpened = false,
}: {
  readonly source: RemoteSource
  /** Whether somebody has just opened it, to read and to write. */
  readonly isOpened?: boolean
}) {
  const { tell } = useSettings()
  const marks = useMarks()
  const lines = useChat(source).filter(
    ({ who, what }) => what !== undefined || !marks.some(mark => mark.who === who),
  )
  const list = useRef<HTMLOListElement>(null)
  const { length } = lines
  useEffect(() => {
    if (list.current && length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} className="chat-lines" tabIndex={0} aria-label={tell('chat.title')}>
        {lines.map(line => (
          <Line key={line.n} line={line} />
        ))}
        {length === 0 && <li className="none">{tell('chat.empty')}</li>}
      </ol>
      <Writing source={source} isOpened={isOpened} />
    </div>
  )
}

function Line({ line }: { readonly line: ChatLine }) {
  const { tell, language } = useSettings()
  const { name, seat, text, what, at } = line
  const time = new Date(at)
  return (
    <li className={what && 'chat-table'}>
      {!what && <b>{seat === null ? tell('chat.watcher', { name }) : name}</b>}
      <time dateTime={time.toISOString()}>
        {time.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
      </time>
      <p>{what ? sentence(language, {}, what, []) : text}</p>
    </li>
  )
}

function Writing({ source, isOpened }: { readonly source: RemoteSource; readonly isOpened: boolean }) {
  const { tell } = useSettings()
  const { me } = useWho()
  const [text, setText] = useState('')
  const { trouble, run } = useDeed()
  const send = async () => {
    const written = text.trim()
    if (written === '') return
    setText('')
    if (!(await run(() => source.say(written)))) setText(before => before || written)
  }
  if (me === null) return null
  return (
    <form
      className="chat-write"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <input
        className="field"
        aria-label={tell('chat.write')}
        placeholder={tell('chat.write')}
        // biome-ignore lint/a11y/noAutofocus: it was opened to write
        autoFocus={isOpened}
        maxLength={LONGEST.chat}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="outlined">
        {tell('chat.send')}
      </button>
      <Refused why={trouble} />
    </form>
  )
}

/** Reads out what others write from now on, wherever the chat itself is shown. */
export function ChatVoice({ source }: { readonly source: RemoteSource }) {
  const { tell } = useSettings()
  const last = useChat(source).at(-1)
  const [opened] = useState(() => Date.now())
  return (
    <p className="sr" aria-live="polite">
      {last && last.at > opened ? tell('chat.line', { name: last.name, text: last.text }) : ''}
    </p>
  )
}
