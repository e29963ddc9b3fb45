import { Opens } from '@tablee/board/kit/opens.tsx'
import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { CARD_SUITS } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Actions } from '../../../board/parts/actions.tsx'
import { Belongings } from '../../../board/parts/head.tsx'
import { WarriorSupply } from '../../../board/parts/supply.tsx'
import { Disc, Head, Icon } from '../../../board/ui/art.tsx'
import { Mini, Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import { CARDS } from '../../../data/cards.ts'
import { SUITS, type Suit } from '../../../data/suits.ts'
import type { Player } from '../../../state.ts'
import { GARDEN_OF, GARDEN_TRACK } from '../data.ts'
import { gardensOf, pointsFor } from '../rules/gardens.ts'
import { type CultState, majorityOf } from '../rules/souls.ts'
import type { CultWords } from '../text/en/board.ts'
import './parts.css'

const WORDS = wordsOf<CultWords>('cult')

/** So many of a suit. */
const OfSuit: FC<{ readonly suit: Suit; readonly n: number }> = ({ suit, n }) => (
  <span className={`rt-of-suit${n === 0 ? ' is-none' : ''}`}>
    <Disc suit={suit} />
    <b>{n}</b>
  </span>
)

/** The acolytes. */
const Acolytes: FC<{ readonly own: CultState }> = ({ own }) => (
  <Stat
    tip={WORDS[usePart().props.language].acolytesTip(own.acolytes)}
    sign={<Icon name="acolyte" className="rt-lead" />}
    n={own.acolytes}
  />
)

/** The outcast suit, and whether it is hated. */
const Outcast: FC<{ readonly own: CultState }> = ({ own: { outcast, hated } }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const tip = words.outcastTip(SHARED[language].suit[outcast], hated)
  return (
    <span className="rt-of-suit" {...FOCUSABLE} data-ref={`tip:${tip}`}>
      <span className="kit-label">{words.outcast}</span>
      <Disc suit={outcast} />
      {hated && <b>{words.hated}</b>}
    </span>
  )
}

/** The Lost Souls by suit: they open with the board of the Cult. */
const Souls: FC<{ readonly seat: Seat; readonly own: CultState; readonly bare?: boolean }> = ({
  seat,
  own,
  bare = false,
}) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { suit } = SHARED[language]
  const most = majorityOf(own.lostSouls)
  const tip = words.soulsTip(own.lostSouls.length, most && suit[most])
  return (
    <span className="rt-souls" data-ref={`tip:${tip}`}>
      <Opens about={`seat:${seat}`} label={tip} mark="none">
        {CARD_SUITS.map(one => {
          const n = own.lostSouls.filter(card => CARDS[card].suit === one).length
          return bare && n === 0 ? null : <OfSuit key={one} suit={one} n={n} />
        })}
      </Opens>
    </span>
  )
}

/** The Cult as others see it: acolytes and outcast, gardens with what they score, Lost Souls. */
const Lines: FC<Own> = ({ seat, player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { cult: own } = player
  if (!own) return null
  return (
    <>
      <div className="rt-line">
        <Acolytes own={own} />
        <span className="kit-label">{words.acolytes}</span>
        <WarriorSupply player={player} />
        <span className="kit-grow" />
        <Outcast own={own} />
      </div>
      <div className="rt-line">
        <span className="rt-tile is-small">
          <Icon name="garden" />
        </span>
        <span className="kit-label">{words.gardens}</span>
        <span className="kit-grow" />
        {SUITS.map(suit => (
          <span key={suit} className="rt-of-suit" {...FOCUSABLE} data-ref={`track:${GARDEN_OF[suit]}`}>
            <Disc suit={suit} />
            <b>{gardensOf(player, suit)}</b>
            <span className="kit-label">({pointsFor(player, suit)})</span>
          </span>
        ))}
      </div>
      <div className="rt-line">
        <Icon name="souls" className="rt-lead" />
        <span className="kit-label">{words.souls}</span>
        <span className="kit-grow" />
        <Souls seat={seat} own={own} />
      </div>
      {(own.revealed.length > 0 || player.items.length + player.effects.length > 0) && (
        <div className="rt-line">
          <Revealed own={own} />
          <span className="kit-grow" />
          <Belongings seat={seat} items={player.items} effects={player.effects} />
        </div>
      )}
    </>
  )
}

/** The cards revealed this turn. */
const Revealed: FC<{ readonly own: CultState }> = ({ own: { revealed } }) => {
  const words = WORDS[usePart().props.language]
  if (revealed.length === 0) return null
  return (
    <>
      <span className="kit-label">{words.revealed}</span>
      <span className={`rt-minis rt-revealed ${revealed.length > 3 ? 'is-tight' : ''}`}>
        {revealed.map(card => (
          <Mini key={card} card={card} />
        ))}
      </span>
    </>
  )
}

/** The gardens of the Cult's own board, suit by suit, with what a card of it scores. */
const Gardens: FC<{ readonly player: Player }> = ({ player }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  return (
    <section className="rt-cult-column">
      <h3>
        {words.gardens} <small>{words.score}</small>
      </h3>
      {SUITS.map(suit => (
        <div key={suit} className="rt-line">
          <Disc suit={suit} />
          <Track
            values={GARDEN_TRACK.points.slice(1)}
            placed={gardensOf(player, suit)}
            about={GARDEN_OF[suit]}
            label={`${words.gardens} ${SHARED[language].suit[suit]}${SHARED[language].colon}${gardensOf(player, suit)}`}
          />
        </div>
      ))}
      <p className="kit-label">{words.bonus}</p>
    </section>
  )
}

/** The outcast marker on its suit, and the Lost Souls that will move it. */
const Following: FC<{ readonly seat: Seat; readonly own: CultState }> = ({ seat, own }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const { suit } = SHARED[language]
  const most = majorityOf(own.lostSouls)
  const tip = words.outcastTip(suit[own.outcast], own.hated)
  return (
    <section className="rt-cult-column">
      <h3>
        {words.outcast} {own.hated && <small>{words.hated}</small>}
      </h3>
      <p className="rt-outcast" {...FOCUSABLE} data-ref={`tip:${tip}`}>
        {SUITS.map(one => (
          <span key={one} className={one === own.outcast ? 'is-now' : ''}>
            <Disc suit={one} />
          </span>
        ))}
      </p>
      {own.revealed.length > 0 ? (
        <div className="rt-line">
          <Revealed own={own} />
        </div>
      ) : (
        <h3>{words.souls}</h3>
      )}
      <div className="rt-line">
        <Icon name="souls" className="rt-lead" />
        <Souls seat={seat} own={own} />
      </div>
      <p className="kit-label">{words.majority(most && suit[most])}</p>
    </section>
  )
}

/** The rituals: a card of the hand is chosen first. */
const Rituals: FC<{ readonly player: Player }> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  const best = Math.max(...SUITS.map(suit => pointsFor(player, suit)))
  return (
    <section className="rt-cult-column">
      <h3 data-ref={`tip:${words.ritualTip}`} {...FOCUSABLE}>
        {words.rituals}
      </h3>
      <ul className="rt-actions">
        <li>
          <Icon name="garden" />
          {words.ritual.build}
        </li>
        <li>
          <Icon name="recruiter" />
          {words.ritual.recruit}
        </li>
        <li>
          <Icon name="ritual" />
          {words.ritual.score}
          <em>{words.onScore(best)}</em>
        </li>
        <li>
          <Head suit="bird" />
          {words.ritual.sacrifice}
          <em>{words.birdOnly}</em>
        </li>
      </ul>
    </section>
  )
}

/** The Cult's own board: gardens, outcast and Lost Souls, conspiracies with their price, rituals. */
const Board: FC<Own> = ({ seat, player }) => {
  const words = WORDS[usePart().props.language]
  const { cult: own } = player
  if (!own) return null
  return (
    <div className="rt-cult">
      <Gardens player={player} />
      <Following seat={seat} own={own} />
      <section className="rt-cult-column">
        <h3>
          {words.conspiracies} <Acolytes own={own} />
        </h3>
        <Actions of="cult" />
        <p className="kit-label">{words.price(own.hated)}</p>
      </section>
      <Rituals player={player} />
    </div>
  )
}

/** Acolytes and outcast, gardens, Lost Souls. */
const Key: FC<Own> = ({ seat, player }) => {
  const { language } = usePart().props
  const { cult: own } = player
  if (!own) return null
  const gardens = SUITS.reduce((sum, suit) => sum + gardensOf(player, suit), 0)
  const tip = SUITS.map(suit =>
    WORDS[language].gardensTip(SHARED[language].suit[suit], gardensOf(player, suit), pointsFor(player, suit)),
  ).join(' ')
  return (
    <>
      <Acolytes own={own} />
      <Outcast own={own} />
      <Stat tip={tip} sign={<Icon name="garden" className="rt-lead" />} n={gardens} />
      <span className="kit-grow" />
      <span className="rt-cult-souls">
        <Souls seat={seat} own={own} bare />
      </span>
    </>
  )
}

/** The Cult drawn. */
export const parts: FactionParts = { Lines, Board, Key, Supply: WarriorSupply }
