import type { Chair, TableCard } from '@tablee/table/wire.ts'
import { useSettings } from '../settings.tsx'
import { botLevels } from '../source/usual.ts'
import { tables } from './api.ts'
import { invitationTo } from './invitations.ts'
import { SeatChoiceFields, SeatChosen, SeatSign, WhoChooses } from './lobby-choices.tsx'
import { botName } from './names.ts'
import { useWho } from './people.ts'
import { Presence } from './presence.tsx'
import type { Deed } from './use-deed.ts'

/** The seats before the game: who sits, and what one may do about it. */
export function LobbySeats({ card, deed }: { readonly card: TableCard; readonly deed: Deed }) {
  const { tell } = useSettings()
  return (
    <section className="panel online-panel">
      <h2>{tell('lobby.seats')}</h2>
      <ol className="lobby-seats">
        {card.chairs.map((chair, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <span className="setup-number">{seat + 1}</span>
            <SeatSign card={card} seat={seat} />
            <Sitter card={card} chair={chair} seat={seat} />
            <SeatChoiceFields card={card} deed={deed} seat={seat} />
            <SeatActs card={card} chair={chair} seat={seat} deed={deed} />
          </li>
        ))}
      </ol>
      <WhoChooses card={card} deed={deed} />
    </section>
  )
}

interface Place {
  readonly card: TableCard
  readonly chair: Chair
  readonly seat: number
}

function Sitter({ card, chair, seat }: Place) {
  const { tell } = useSettings()
  const { kind, name, level, here, awaits } = chair
  const who =
    kind === 'open'
      ? awaits === undefined
        ? tell('lobby.free')
        : tell('lobby.awaits', { name: awaits })
      : kind === 'bot'
        ? botName(level, tell)
        : card.mine.includes(seat)
          ? tell('lobby.you', { name })
          : name
  return (
    <span className="lobby-sitter">
      <b className={kind === 'open' ? 'free' : undefined}>
        {kind === 'person' && <Presence here={here} />}
        {who}
      </b>
      <SeatChosen card={card} seat={seat} />
    </span>
  )
}

function SeatActs({ card, chair, seat, deed }: Place & { readonly deed: Deed }) {
  const { tell } = useSettings()
  const { id, mine, yours } = card
  const { me } = useWho()
  const isMine = mine.includes(seat)
  const isForMe = chair.awaits === undefined || card.invited?.seat === seat
  const sit = () => deed.run(() => tables.claim(id, { seat, invitation: invitationTo(id) }))
  const give = (who: string) =>
    deed.run(() =>
      tables.chair(id, who === 'open' ? { seat, kind: 'open' } : { seat, kind: 'bot', level: who }),
    )
  return (
    <span className="lobby-seat-acts">
      {chair.kind === 'open' && me && mine.length === 0 && isForMe && (
        <button
          type="button"
          className="solid"
          disabled={deed.busy}
          aria-label={tell('lobby.sitAt', { seat: seat + 1 })}
          onClick={sit}
        >
          {tell('lobby.sit')}
        </button>
      )}
      {isMine && (
        <button
          type="button"
          className="plain"
          disabled={deed.busy}
          onClick={() => deed.run(() => tables.act(id, 'leave'))}
        >
          {tell('lobby.rise')}
        </button>
      )}
      {yours && !isMine && (
        <select
          className="field"
          aria-label={tell('lobby.giveTo', { seat: seat + 1 })}
          disabled={deed.busy}
          value={chair.kind === 'bot' ? chair.level : chair.kind}
          onChange={({ target }) => give(target.value)}
        >
          {chair.kind === 'person' && <option value="person">{chair.name}</option>}
          <option value="open">{tell('lobby.leaveFree')}</option>
          {botLevels.map(level => (
            <option key={level} value={level}>
              {tell(`bot.${level}`)}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
