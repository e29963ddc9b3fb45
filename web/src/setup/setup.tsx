import { entryOf, loadToKeep } from '@tablee/games'
import { type Game, type Message, Mistake, type Pack, readSetup } from '@tablee/kernel'
import type { Player } from '@tablee/table'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import {
  askedOptions,
  begin,
  type CampaignGame,
  fixedBy,
  openSpecs,
  playedIn,
  useCampaignGame,
} from '../campaign/asked.ts'
import { CampaignNote } from '../campaign/note.tsx'
import { metaOf, optionsOf } from '../games.ts'
import { PackField } from '../packs/field.tsx'
import { useSettings } from '../settings.tsx'
import { Page } from '../shell/page.tsx'
import { Loading, Nowhere } from '../shell/states.tsx'
import { useOfGame } from '../shell/use-of-game.ts'
import { newTable } from '../source/tables.ts'
import { botPlayer, newSeed } from '../source/usual.ts'
import { useParts } from '../table/use-source.ts'
import { sentence } from '../words.ts'
import { kept, usual } from './choosing.ts'
import { OptionFields } from './options.tsx'
import { LocalWho, ofAll, SeatFields, type SeatsValue } from './seats.tsx'
import './setup.css'

/** Sets a table up: seats, options, go. */
export function SetupPage({ game: id }: { readonly game: string }) {
  const [game, setGame] = useState<Game | null | undefined>()
  useEffect(() => {
    const entry = entryOf(id)
    if (entry) loadToKeep(entry).then(room => setGame(room.game))
    else setGame(null)
  }, [id])
  const campaign = useCampaignGame(id)
  if (game === null) return <Nowhere />
  if (!game || campaign === undefined) return <Loading />
  return <SetupForm game={playedIn(game, campaign)} campaign={campaign} />
}

function SetupForm({ game, campaign }: { readonly game: Game; readonly campaign: CampaignGame | null }) {
  const { tell, language } = useSettings()
  const [, go] = useLocation()
  const parts = useParts(game.id, language)
  const words = useOfGame(optionsOf, game.id)
  const [seats, setSeats] = useState<SeatsValue>(() => usualSeats(game, tell('player.you'), botPlayer(tell)))
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>(
    () => campaign?.next.options ?? askedOptions(game),
  )
  const [pack, setPack] = useState<Pack | undefined>()
  const [seed, setSeed] = useState(newSeed)
  const [trouble, setTrouble] = useState<string | null>(null)
  if (!parts || words === undefined) return <Loading />
  const title = tell('setup.title', { game: tell('game.title', { game: game.id }) })
  // What the campaign says is not for this page to choose.
  const fixed = fixedBy(campaign)
  const specs = openSpecs(game, campaign)
  const brief =
    words?.brief?.({ ...usual(specs), ...options, ...fixed, ...ofAll(game, seats) }, language) ?? []
  const choose = (next: typeof options) => {
    setOptions(next)
    setTrouble(null)
  }
  const start = async () => {
    const fit = kept(game.options, words, seats.players.length, options, seats.options)
    const all = { ...fit, ...seats.options, ...fixed }
    try {
      readSetup(game, seats.players.length, all, seed, pack)
      const players = named(seats.players)
      const table = await newTable({ game: game.id, players, options: all, seed, pack })
      if (campaign) await begin(campaign, table, all)
      go(`/table/${table}`)
    } catch (error) {
      setTrouble(error instanceof Mistake ? refusal(error.what) : String(error))
    }
  }
  // An option goes by the name that stands beside its field.
  const refusal = (what: Message): string => {
    const spec = what.id === 'kernel.optionValue' ? game.options[String(what.values?.option)] : undefined
    if (spec?.kind !== 'number') return sentence(language, parts.text, what, [])
    const name = String(what.values?.option)
    const { min, max } = spec
    return tell('setup.number', {
      option: words?.option(name, language)?.name ?? name,
      min: Math.max(0, min),
      max,
    })
  }
  const named = (players: readonly Player[]) =>
    players.map((player, seat) =>
      player.kind === 'person' && player.name.trim() === ''
        ? { ...player, name: tell('player.person', { seat: seat + 1 }) }
        : player,
    )
  return (
    <Page title={title}>
      <form
        className="setup"
        onSubmit={event => {
          event.preventDefault()
          void start()
        }}
      >
        <h1>{title}</h1>
        {campaign && <CampaignNote game={game} campaign={campaign} words={words} />}
        <SeatFields
          game={game}
          options={options}
          words={words}
          value={seats}
          onChange={next => {
            setSeats(next)
            setTrouble(null)
          }}
          onOptions={choose}
          say={what => sentence(language, parts.text, what, [])}
          line={tell('setup.seatsLine')}
          added={botPlayer(tell)}
          who={(player, seat, onChange, byItself) => (
            <LocalWho player={player} seat={seat} onChange={onChange} byItself={byItself} />
          )}
        />
        <OptionFields
          specs={specs}
          words={words}
          values={options}
          seats={seats.players.length}
          ofSeats={seats.options}
          onChange={choose}
          seed={seed}
          onSeed={setSeed}
        />
        <PackField game={game} pack={pack} onChange={setPack} />
        {trouble && (
          <p className="setup-trouble" role="alert">
            {trouble}
          </p>
        )}
        <footer className="setup-foot">
          <p>
            <b>{tell('setup.seatCount', { seats: seats.players.length })}</b>
            {brief.length > 0 && `, ${brief.join(', ')}`}
          </p>
          <button type="submit" className="solid setup-go">
            {tell('setup.go')}
          </button>
        </footer>
      </form>
    </Page>
  )
}

function usualSeats(game: Game, you: string, bot: Player): SeatsValue {
  const count = Math.min(metaOf(game.id)?.usual ?? game.seats.min, game.seats.max)
  const players = Array.from(
    { length: count },
    (_, seat): Player => (seat === 0 ? { kind: 'person', name: you } : bot),
  )
  return { players, options: {} }
}
