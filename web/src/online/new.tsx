import { entryOf } from '@tablee/games'
import { type Game, Mistake, type Pack, readSetup } from '@tablee/kernel'
import { LONGEST, type NewChair } from '@tablee/table/api.ts'
import { type FC, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { begin, type CampaignGame, fixedBy, openSpecs, useCampaignGame } from '../campaign/asked.ts'
import { CampaignNote } from '../campaign/note.tsx'
import { metaOf, offered, optionsOf } from '../games.ts'
import { PackField } from '../packs/field.tsx'
import { useSettings } from '../settings.tsx'
import { kept, perSeat } from '../setup/choosing.ts'
import { OptionFields } from '../setup/options.tsx'
import { BY_ITSELF, type ByItself, SeatFields, type SeatsValue } from '../setup/seats.tsx'
import { Loading } from '../shell/states.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { botLevels, newSeed } from '../source/usual.ts'
import { useParts } from '../table/use-source.ts'
import { sentence } from '../words.ts'
import { tables } from './api.ts'
import { PACES } from './clocks.ts'
import { OnlineFrame } from './frame.tsx'
import { type Terms, TermsFields, usualTerms } from './terms.tsx'
import { Refused } from './trouble.tsx'
import { useDeed } from './use-deed.ts'
import '../setup/setup.css'

/** Sets an online table up: seats, options, how it is played. */
export function NewTablePage() {
  const { tell } = useSettings()
  const [id, setId] = useState<string>(gameAsked)
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    let wanted = true
    entryOf(id)
      ?.load()
      .then(room => wanted && setGame(room.game))
    return () => {
      wanted = false
    }
  }, [id])
  const campaign = useCampaignGame(id)
  return (
    <OnlineFrame title={tell('newTable.title')}>
      <div className="setup">
        <h1>{tell('newTable.title')}</h1>
        {offered.length > 1 && campaign === null && (
          <fieldset className="segments games-choice">
            <legend className="sr">{tell('newTable.game')}</legend>
            {offered.map(one => (
              <button key={one.id} type="button" aria-pressed={one.id === id} onClick={() => setId(one.id)}>
                {tell('game.title', { game: one.id })}
              </button>
            ))}
          </fieldset>
        )}
        {game?.id === id && campaign !== undefined ? (
          <NewTableForm key={game.id} game={game} campaign={campaign} />
        ) : (
          <Loading />
        )}
      </div>
    </OnlineFrame>
  )
}

/** The game that the address asks for; else the first. */
function gameAsked(): string {
  const asked = new URLSearchParams(location.search).get('game')
  return offered.find(({ id }) => id === asked)?.id ?? offered[0].id
}

function usualSeats({ id, seats }: Game): SeatsValue<NewChair> {
  const count = metaOf(id)?.usual ?? seats.min
  const players = Array.from({ length: count }, (_, seat): NewChair => ({ kind: seat === 0 ? 'me' : 'open' }))
  return { players, options: {} }
}

/** Nobody sits twice: who takes another seat leaves the first one free. */
function withOneOfMe(before: SeatsValue<NewChair>, next: SeatsValue<NewChair>): SeatsValue<NewChair> {
  const mine = next.players.findIndex(
    ({ kind }, seat) => kind === 'me' && before.players[seat]?.kind !== 'me',
  )
  if (mine < 0) return next
  const players = next.players.map(
    (chair, seat): NewChair => (chair.kind === 'me' && seat !== mine ? { kind: 'open' } : chair),
  )
  return { ...next, players }
}

function NewTableForm({ game, campaign }: { readonly game: Game; readonly campaign: CampaignGame | null }) {
  const { tell, language } = useSettings()
  const [, go] = useLocation()
  const words = useOfGame(optionsOf, game.id)
  const [seats, setSeats] = useState(() => usualSeats(game))
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>(campaign?.next.options ?? {})
  const [pack, setPack] = useState<Pack | undefined>()
  const [seed, setSeed] = useState(newSeed)
  const [title, setTitle] = useState('')
  const [message, setMessage] = useState('')
  const [terms, setTerms] = useState<Terms>(usualTerms)
  const { text = {} } = useParts(game.id, language) ?? {}
  const { busy, trouble, run } = useDeed(text)
  if (words === undefined) return <Loading />
  // Who knows the seed knows every card to come: it is for games against bots alone.
  const alone = seats.players.every(({ kind }) => kind !== 'open')
  const fixed = fixedBy(campaign)
  const specs = openSpecs(game, campaign)
  const make = async () => {
    const fit = kept(game.options, words, seats.players.length, options, seats.options)
    const all = { ...fit, ...seats.options, ...fixed }
    readSetup(game, seats.players.length, all, seed, pack)
    if (seats.players.every(({ kind }) => kind === 'bot')) throw new Mistake({ id: 'newTable.needsMe' })
    const { pace, ...rest } = terms
    const { id } = await tables.make({
      ...rest,
      game: game.id,
      title: title.trim(),
      message: message.trim(),
      options: all,
      chairs: seats.players,
      ...(alone && { seed }),
      clock: PACES[pace],
      ...(pack && { pack }),
    })
    if (campaign) await begin(campaign, id, all, 'online')
    const asked = new URLSearchParams(location.search).get('invite')
    // Who cannot be asked is no reason to do without the table.
    if (asked !== null) await tables.invite(id, { person: asked }).catch(() => {})
    go(`/online/${id}`)
  }
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        void run(make)
      }}
    >
      {campaign && <CampaignNote game={game} campaign={campaign} words={words} />}
      <SeatFields
        game={game}
        options={options}
        words={words}
        value={seats}
        onChange={next => setSeats(before => withOneOfMe(before, next))}
        onOptions={setOptions}
        say={what => sentence(language, text, what, [])}
        line={tell('newTable.seatsLine')}
        added={{ kind: 'open' } as NewChair}
        online
        who={(chair, seat, onChange, byItself) => (
          <OnlineWho chair={chair} seat={seat} onChange={onChange} byItself={byItself} />
        )}
      />
      <TermsFields value={terms} onChange={setTerms} choosable={perSeat(game).length > 0}>
        <WordsField of="name" longest={LONGEST.title} value={title} onChange={setTitle} />
        <WordsField of="message" longest={LONGEST.message} value={message} onChange={setMessage} />
      </TermsFields>
      <OptionFields
        specs={specs}
        words={words}
        values={options}
        seats={seats.players.length}
        ofSeats={seats.options}
        onChange={setOptions}
        seed={alone ? seed : null}
        onSeed={setSeed}
      />
      <PackField game={game} pack={pack} onChange={setPack} />
      <Refused why={trouble} />
      <button type="submit" className="solid setup-go" disabled={busy}>
        {tell('newTable.make')}
      </button>
    </form>
  )
}

function OnlineWho({
  chair,
  seat,
  onChange,
  byItself,
}: {
  readonly chair: NewChair | null
  readonly seat: number
  readonly onChange: (chair: NewChair) => void
  readonly byItself: ByItself | null
}) {
  const { tell } = useSettings()
  const choose = (who: string) => {
    if (who === BY_ITSELF) byItself?.choose()
    else onChange(who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', level: who })
  }
  return (
    <select
      className="field takes-two"
      aria-label={tell('setup.who', { seat: seat + 1 })}
      value={chair === null ? BY_ITSELF : chair.kind === 'bot' ? chair.level : chair.kind}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="me">{tell('newTable.me')}</option>
      <option value="open">{tell('newTable.open')}</option>
      {botLevels.map(level => (
        <option key={level} value={level}>
          {tell(`bot.${level}`)}
        </option>
      ))}
      {byItself && <option value={BY_ITSELF}>{byItself.what}</option>}
    </select>
  )
}

/** What the host calls the table, or tells whom they ask to it. */
const WordsField: FC<{
  readonly of: 'name' | 'message'
  readonly longest: number
  readonly value: string
  readonly onChange: (value: string) => void
}> = ({ of, longest, value, onChange }) => {
  const { tell } = useSettings()
  const id = useId()
  return (
    <div className="setup-option">
      <label htmlFor={id}>{tell(`newTable.${of}`)}</label>
      <input
        id={id}
        className="field"
        maxLength={longest}
        placeholder={tell(`newTable.${of}Placeholder`)}
        aria-describedby={`${id}-line`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-line`}>{tell(`newTable.${of}Line`)}</p>
    </div>
  )
}
