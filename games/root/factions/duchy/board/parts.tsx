import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Belongings } from '../../../board/parts/head.tsx'
import { WarriorSupply } from '../../../board/parts/supply.tsx'
import { Figure, Icon } from '../../../board/ui/art.tsx'
import { Mini, spaceClass } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, SHEETS, wordsOf } from '../../../board/words.ts'
import { BURROW } from '../../../data/map.ts'
import type { Player } from '../../../state.ts'
import {
  BUILDINGS,
  type Building,
  DUCHY_TRACKS,
  MINISTER,
  MINISTERS,
  type Minister,
  RANK,
  RANKS,
  type Rank,
} from '../data.ts'
import { type DuchyState, lostCrowns, swayedOf } from '../rules/state.ts'
import type { DuchyWords } from '../text/en/board.ts'

const WORDS = wordsOf<DuchyWords>('duchy')

const useWords = (): DuchyWords => WORDS[usePart().props.language]

/** The Burrow with its warriors: a clearing, to be chosen like any. */
const Burrow: FC<{ readonly player: Player; readonly label: string }> = ({ player, label }) => (
  <span {...useSpotAttributes(`clearing:${BURROW}`, 'rt-burrow')}>
    <Figure party="duchy" />
    <b>{player.warriors[BURROW]}</b>
    <span className="kit-label">{label}</span>
  </span>
)

/** How many pieces of a kind stand on the map. */
const OnMap: FC<{ readonly kind: Building | 'tunnel'; readonly n: number }> = ({ kind, n }) => (
  <span className="rt-placed" data-ref={`track:${kind}`} {...FOCUSABLE}>
    <span className={kind === 'tunnel' ? 'rt-tile is-round' : 'rt-tile'}>
      <Icon name={kind} />
    </span>
    <b>{n}</b>
  </span>
)

/** Tunnels, citadels and markets on the map. */
const Pieces: FC<{ readonly player: Player }> = ({ player: { tokens, buildings } }) => (
  <>
    <OnMap kind="tunnel" n={onMap(tokens.tunnel)} />
    {BUILDINGS.map(kind => (
      <OnMap key={kind} kind={kind} n={onMap(buildings[kind])} />
    ))}
  </>
)

/** How many ministers of each rank are swayed. */
const Swayed: FC<{ readonly own: DuchyState }> = ({ own }) => {
  const words = useWords()
  return RANKS.map(rank => (
    <span key={rank} className="rt-swayed" data-ref={`crowns:${rank}`} {...FOCUSABLE}>
      <Icon name="crown" className="rt-lead" />
      {words.rank[rank][1]} <b>{swayedOf(own, rank).length}</b>
    </span>
  ))
}

/** So many ministers stand in one line with their crowns. */
const ROOMY = 3

/** The Duchy as others see it: the Burrow, pieces, ministers by rank and by name. */
const Lines: FC<Own> = ({ seat, player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { duchy: own } = player
  if (!own) return null
  return (
    <>
      <div className="rt-line rt-facts">
        <Burrow player={player} label={words.burrow} />
        <span {...FOCUSABLE} data-ref={`tip:${SHEETS[language].tip.supply(player.warriors[0])}`}>
          {SHARED[language].supply} <b>{player.warriors[0]}</b>
        </span>
        <Pieces player={player} />
      </div>
      <div className="rt-line rt-facts">
        <Swayed own={own} />
      </div>
      <div className={`rt-line rt-court${own.swayed.length > ROOMY ? ' is-tight' : ''}`}>
        {MINISTERS.filter(one => own.swayed.includes(one)).map(minister => (
          <span key={minister} className="rt-minister" data-ref={`minister:${minister}`} {...FOCUSABLE}>
            <Icon name="crown" />
            {words.minister[minister].short}
          </span>
        ))}
        {own.revealed.map(card => (
          <Mini key={card} card={card} />
        ))}
        <span className="kit-grow" />
        <Belongings seat={seat} items={player.items} effects={player.effects} />
      </div>
    </>
  )
}

/** What a building on the track adds once it stands on the map. */
const added = (kind: Building, i: number): number => DUCHY_TRACKS[kind][i + 1] - DUCHY_TRACKS[kind][i]

const Buildings: FC<{ readonly kind: Building; readonly player: Player }> = ({ kind, player }) => {
  const words = useWords()
  const placed = onMap(player.buildings[kind])
  return (
    <div className="rt-line rt-built">
      <span className="rt-tile">
        <Icon name={kind} />
      </span>
      {words.kind[kind]}
      <span className="rt-spaces" data-ref={`track:${kind}`} {...FOCUSABLE}>
        {DUCHY_TRACKS[kind].slice(1).map((total, i) => (
          <i key={total} className={spaceClass(i, placed)}>
            +{added(kind, i)}
          </i>
        ))}
      </span>
    </div>
  )
}

/** A minister's card: crowned once swayed, else with the cards it takes. */
const MinisterCard: FC<{ readonly id: Minister; readonly own: DuchyState }> = ({ id, own }) => {
  const words = useWords()
  const { view } = usePart().props
  const swayed = own.swayed.includes(id)
  const acted = swayed && view.turn.seat === view.viewer && view.turn.notes[id] === 1
  const attributes = useSpotAttributes(
    `${swayed ? 'minister' : 'sway'}:${id}`,
    `rt-minister${swayed ? ' is-swayed' : ''}${acted ? ' is-off' : ''}`,
  )
  return (
    <span {...attributes}>
      {words.minister[id].short}
      {swayed ? <Icon name="crown" /> : <em>{RANK[MINISTER[id].rank].cards}</em>}
    </span>
  )
}

/** The crowns of a rank: on the board, worn, lost for good. */
const Crowns: FC<{ readonly rank: Rank; readonly own: DuchyState }> = ({ rank, own }) => {
  const words = useWords()
  const left = own.crowns[rank]
  const lost = lostCrowns(own, rank)
  return (
    <span className="rt-rank" data-ref={`crowns:${rank}`} {...FOCUSABLE}>
      <span className="kit-label">
        {words.rank[rank][0]}, {RANK[rank].points}
      </span>
      <span className="rt-crowns">
        {Array.from({ length: RANK[rank].crowns }, (_, i) => (
          <Icon
            // biome-ignore lint/suspicious/noArrayIndexKey: crowns of a rank differ by their place alone.
            key={i}
            name="crown"
            className={i < left ? '' : i < RANK[rank].crowns - lost ? 'is-worn' : 'is-lost'}
          />
        ))}
      </span>
    </span>
  )
}

/** The Duchy's own board: Burrow and tracks, ministers by rank, actions. */
const Board: FC<Own> = ({ player }) => {
  const words = useWords()
  const { duchy: own, buildings } = player
  if (!own) return null
  return (
    <>
      <div className="rt-own rt-ground">
        <Burrow player={player} label={words.inBurrow} />
        {BUILDINGS.map(kind => (
          <Buildings key={kind} kind={kind} player={player} />
        ))}
        <p className="kit-label">
          {words.gathers(DUCHY_TRACKS.citadel[onMap(buildings.citadel)])}
          <br />
          {words.draws(DUCHY_TRACKS.market[onMap(buildings.market)])}
        </p>
      </div>
      <div className="rt-own rt-parliament">
        <h3>
          {words.ministers}
          <span className="rt-below kit-label">
            {words.burrow} {player.warriors[BURROW]}
          </span>
          {own.revealed.length > 0 ? (
            <span className="rt-minis is-tight" data-ref={`tip:${words.revealedTip}`}>
              {own.revealed.map(card => (
                <Mini key={card} card={card} />
              ))}
            </span>
          ) : (
            <small>{words.toReveal}</small>
          )}
        </h3>
        <div className="rt-ministers">
          {RANKS.map(rank => [
            <Crowns key={rank} rank={rank} own={own} />,
            ...MINISTERS.filter(id => MINISTER[id].rank === rank).map(id => (
              <MinisterCard key={id} id={id} own={own} />
            )),
          ])}
        </div>
      </div>
      <Actions of="duchy" />
    </>
  )
}

/** The Burrow, and how many ministers are swayed. */
const Key: FC<Own> = ({ player }) => {
  const words = useWords()
  const { duchy: own } = player
  if (!own) return null
  const { length } = own.swayed
  return (
    <>
      <Stat
        tip={words.burrowTip(player.warriors[BURROW])}
        sign={<Figure party="duchy" />}
        n={player.warriors[BURROW]}
      />
      <span className="kit-label">{words.burrow}</span>
      <Stat tip={words.swayedNow(length)} sign={<Icon name="crown" className="rt-lead" />} n={length} />
    </>
  )
}

/** Warriors and tunnels that wait in the supply. */
const Supply: FC<{ readonly player: Player }> = ({ player }) => (
  <>
    <WarriorSupply player={player} />
    <Stat
      tip={useWords().tunnelTip(player.tokens.tunnel[0])}
      sign={<Icon name="tunnel" className="rt-lead" />}
      n={player.tokens.tunnel[0]}
    />
  </>
)

/** The Duchy drawn. */
export const parts: FactionParts = { Lines, Board, Key, Supply }
