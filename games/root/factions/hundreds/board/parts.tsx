import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Belongings } from '../../../board/parts/head.tsx'
import { Disc, Figure, Icon } from '../../../board/ui/art.tsx'
import { ItemTile } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import type { Player } from '../../../state.ts'
import { HOARD, MOODS, TRACKS, type Track } from '../data.ts'
import { commandOf, itemsOn, prowessOf } from '../rules/hoard.ts'
import type { HundredsWords } from '../text/en/board.ts'
import './hundreds.css'

const WORDS = wordsOf<HundredsWords>('hundreds')

const VALUE = { command: commandOf, prowess: prowessOf } as const

/** The warlord, and the clearing where he stands. */
const Warlord: FC<{ readonly player: Player }> = ({ player: { chief = 0 } }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  return (
    <span className="rt-warlord" data-ref={`tip:${words.warlordTip(chief)}`} {...FOCUSABLE}>
      <Figure party="hundreds" chief />
      {chief > 0 ? (
        <>
          <span className="kit-label">{words.warlordAt}</span>
          <Disc suit={view.suits[chief]} />
          <b>{chief}</b>
        </>
      ) : (
        <span className="kit-label">{words.noWarlord}</span>
      )}
    </span>
  )
}

/** A track of the Hoard in a line: its value and its items. */
const HoardLine: FC<{ readonly player: Player; readonly track: Track }> = ({ player, track }) => {
  const words = WORDS[usePart().props.language]
  return (
    <span className="rt-hoard-line" data-ref={`track:${track}`} {...FOCUSABLE}>
      <span className="kit-label">{words.track[track]}</span>
      <b>{VALUE[track](player)}</b>
      {itemsOn(player, track).map(({ item }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike items differ by their place alone.
        <ItemTile key={i} item={item} at={`hoard:${item}`} small />
      ))}
    </span>
  )
}

/** Mobs, strongholds and warriors that wait in the supply. */
const Supply: FC<{ readonly player: Player }> = ({ player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { warriors, tokens, buildings } = player
  return (
    <>
      <Stat tip={SHARED[language].warriors(warriors[0])} sign={<Figure party="hundreds" />} n={warriors[0]} />
      <Stat
        tip={words.mobsTip(tokens.mob[0])}
        sign={<Icon name="mob" className="rt-lead" />}
        n={tokens.mob[0]}
      />
      <Stat
        tip={words.strongholdsTip(buildings.stronghold[0])}
        sign={<Icon name="stronghold" className="rt-lead" />}
        n={buildings.stronghold[0]}
      />
    </>
  )
}

/** The Hundreds as others see them: mood, Hoard, warlord and supply. */
const Lines: FC<Own> = ({ seat, player }) => {
  const words = WORDS[usePart().props.language]
  const mood = player.hundreds?.mood
  return (
    <>
      <div className="rt-line">
        <Icon name="mood" className="rt-lead" />
        <span data-ref={mood ? `mood:${mood}` : undefined} {...FOCUSABLE}>
          <b>{mood ? words.moods[mood] : '–'}</b>
          {mood && `, ${words.does[mood]}`}
        </span>
      </div>
      <div className="rt-line">
        <HoardLine player={player} track="command" />
        <span className="kit-grow" />
        <HoardLine player={player} track="prowess" />
      </div>
      <div className="rt-line">
        <Warlord player={player} />
        <span className="kit-grow" />
        <Belongings seat={seat} items={[]} effects={player.effects} />
        <Supply player={player} />
      </div>
    </>
  )
}

/** A track of the Hoard with its spaces. */
const HoardTrack: FC<{ readonly player: Player; readonly track: Track }> = ({ player, track }) => {
  const words = WORDS[usePart().props.language]
  const items = itemsOn(player, track)
  const attributes = useSpotAttributes(`track:${track}`, 'rt-hoard-name')
  return (
    <div className="rt-hoard-track">
      <span {...attributes}>{words.track[track]}</span>
      <b className="rt-hoard-value">{VALUE[track](player)}</b>
      <span className="rt-hoard-spaces">
        {Array.from({ length: Math.max(HOARD.spaces, items.length) }, (_, i) =>
          items[i] ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track.
            <ItemTile key={i} item={items[i].item} at={`hoard:${items[i].item}`} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track.
            <span key={i} className="rt-item is-gone" />
          ),
        )}
      </span>
    </div>
  )
}

/** The eight moods: the one now filled, those that are blocked struck out. */
const Moods: FC<{ readonly player: Player }> = ({ player: { hundreds } }) => (
  <div className="rt-moods">
    {MOODS.map(mood => (
      <MoodTile
        key={mood.id}
        {...mood}
        now={hundreds?.mood === mood.id}
        blocked={hundreds?.hoard.some(({ item }) => item === mood.blockedBy) === true}
      />
    ))}
  </div>
)

const MoodTile: FC<(typeof MOODS)[number] & { readonly now: boolean; readonly blocked: boolean }> = ({
  id,
  blockedBy,
  now,
  blocked,
}) => {
  const words = WORDS[usePart().props.language]
  const attributes = useSpotAttributes(
    `mood:${id}`,
    `rt-mood${now ? ' is-now' : ''}${blocked ? ' is-blocked' : ''}`,
  )
  return (
    <span {...attributes}>
      {blockedBy === null ? <span className="rt-mood-none" /> : <Icon name={blockedBy} />}
      {words.moods[id]}
    </span>
  )
}

/** The Hundreds' own board: Hoard, moods, actions. */
const Board: FC<Own> = ({ player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  return (
    <>
      <div className="rt-own rt-hoard">
        <h3>{words.hoard}</h3>
        {TRACKS.map(track => (
          <HoardTrack key={track} player={player} track={track} />
        ))}
        <p className="kit-label">
          {words.track.command}
          {SHARED[language].colon}
          {words.takes.command}
        </p>
      </div>
      <div className="rt-own rt-hoard">
        <h3>
          {words.mood} <small>{words.blocked}</small>
        </h3>
        <Moods player={player} />
      </div>
      <Actions of="hundreds" />
    </>
  )
}

/** In place of crafted items: the warlord. */
const NoItems: FC<{ readonly player: Player }> = ({ player }) => (
  <>
    <dt>{WORDS[usePart().props.language].warlord}</dt>
    <dd>
      <Warlord player={player} />
    </dd>
  </>
)

/** Folded: mood, warlord, Command and Prowess. */
const Key: FC<Own> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  const mood = player.hundreds?.mood
  return (
    <>
      <span data-ref={mood ? `mood:${mood}` : undefined} {...FOCUSABLE}>
        <b>{mood ? words.moods[mood] : '–'}</b>
      </span>
      <Warlord player={player} />
      {TRACKS.map(track => (
        <span key={track} data-ref={`track:${track}`} {...FOCUSABLE}>
          <Icon name={track === 'command' ? 'march' : 'battle'} className="rt-lead" />{' '}
          <b>{VALUE[track](player)}</b>
        </span>
      ))}
    </>
  )
}

/** The Hundreds drawn. */
export const parts: FactionParts = { Lines, Board, Key, Supply, NoItems }
