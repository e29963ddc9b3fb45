import type { TableCard } from '@tablee/table/wire.ts'
import { useLocation } from 'wouter'
import { TablePack } from '../packs/table-pack.tsx'
import { useSettings } from '../settings.tsx'
import type { RemoteSource } from '../source/remote.ts'
import { useParts } from '../table/use-source.ts'
import { tables } from './api.ts'
import { useBrief } from './brief.tsx'
import { Chat, ChatVoice } from './chat.tsx'
import { OnlineFrame } from './frame.tsx'
import { Invite } from './invite.tsx'
import { LinkState } from './link-state.tsx'
import { LobbyTogether } from './lobby-choices.tsx'
import { LobbySeats } from './lobby-seats.tsx'
import { gameName, titleOf } from './names.ts'
import { isLive, timeInWords } from './pace.tsx'
import { Refused } from './trouble.tsx'
import { type Deed, useDeed } from './use-deed.ts'
import './lobby.css'

/** A table before its game: who sits where, the invitation, the chat, the start. */
export function Lobby({ card, source }: { readonly card: TableCard; readonly source: RemoteSource }) {
  const { tell, language } = useSettings()
  const deed = useDeed(useParts(card.game, language)?.text)
  const title = titleOf(card, tell)
  return (
    <OnlineFrame title={tell('lobby.title', { title })} nameless="show">
      <header className="online-head">
        <div>
          <h1>{title}</h1>
          {card.message !== '' && <p className="lb-q">{tell('invitation.quote', { text: card.message })}</p>}
          <p>
            {card.title !== '' && `${gameName(card.game, tell)}. `}
            {tell('lobby.by', { owner: card.owner })}
            {card.watchers > 0 && `, ${tell('strip.watchers', { count: card.watchers })}`}
          </p>
        </div>
        <LinkState source={source} />
      </header>
      <div className="lobby">
        <div className="online-column">
          <LobbySeats card={card} deed={deed} />
          <Refused why={deed.trouble} />
          <LobbyActs card={card} deed={deed} />
          <LobbyTogether card={card} deed={deed} />
        </div>
        <div className="online-column">
          <Invite card={card} />
          <Facts card={card} />
          <TablePack card={card} />
          <section className="panel online-panel">
            <h2>{tell('chat.title')}</h2>
            <Chat source={source} />
            <ChatVoice source={source} />
          </section>
        </div>
      </div>
    </OnlineFrame>
  )
}

function LobbyActs({ card, deed }: { readonly card: TableCard; readonly deed: Deed }) {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const { id, yours, owner, chairs, mine } = card
  const free = chairs.some(({ kind }) => kind === 'open')
  const away = async (act: 'leave' | 'end') => {
    if (await deed.run(() => tables.act(id, act))) go('/tables')
  }
  return (
    <div className="lobby-acts">
      {yours ? (
        <button
          type="button"
          className="solid"
          disabled={free || deed.busy}
          onClick={() => deed.run(() => tables.act(id, 'start'))}
        >
          {tell('lobby.start')}
        </button>
      ) : (
        <p>{tell('lobby.waitOwner', { owner })}</p>
      )}
      {yours && free && <p>{tell(card.again ? 'lobby.again' : 'lobby.waitSeats')}</p>}
      {yours && (
        <button type="button" className="plain" disabled={deed.busy} onClick={() => away('end')}>
          {tell('lobby.cancel')}
        </button>
      )}
      {!yours && mine.length > 0 && (
        <button type="button" className="plain" disabled={deed.busy} onClick={() => away('leave')}>
          {tell('lobby.leave')}
        </button>
      )}
    </div>
  )
}

function Facts({ card }: { readonly card: TableCard }) {
  const { tell } = useSettings()
  const { access, clock, late, hints } = card
  const live = isLive(clock)
  const facts = [
    ...useBrief(card),
    tell(`newTable.access.${access}`),
    `${tell(live ? 'pace.live' : 'pace.turns')}, ${timeInWords(clock, tell)}`,
    clock && tell(`lobby.late.${late}`),
    tell(hints ? 'lobby.hints.yes' : 'lobby.hints.no'),
  ]
  return (
    <section className="panel online-panel">
      <h2>{tell('lobby.facts')}</h2>
      <ul className="lobby-facts">{facts.map(fact => fact && <li key={fact}>{fact}</li>)}</ul>
    </section>
  )
}
