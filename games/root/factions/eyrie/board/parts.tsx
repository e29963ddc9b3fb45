import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { CSSProperties, FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { Belongings } from '../../../board/parts/head.tsx'
import { WarriorSupply } from '../../../board/parts/supply.tsx'
import { Fan, Icon } from '../../../board/ui/art.tsx'
import { Mini, Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import type { Player } from '../../../state.ts'
import { COLUMNS, type Column, LEADERS, type Leader, ROOST_TRACK } from '../data.ts'
import type { EyrieState } from '../rules/board.ts'
import type { EyrieWords } from '../text/en/board.ts'

const WORDS = wordsOf<EyrieWords>('eyrie')

/** A column of the Decree with its cards. */
const DecreeColumn: FC<{ readonly column: Column; readonly own: EyrieState }> = ({ column, own }) => {
  const { language } = usePart().props
  return (
    <div {...useSpotAttributes(`decree:${column}`, 'rt-column')}>
      <h3>{WORDS[language].column[column]}</h3>
      <p>
        {own.decree[column].map(card => (
          <Mini key={card} card={card} spent={own.resolved.includes(card)} />
        ))}
      </p>
    </div>
  )
}

/** Widths in pixels: a column's title, a card, what is left between columns; and from one card to the next. */
const [TITLE, CARD, GAP] = [60, 28, 8]
const STEPS = [31, 25, 19, 13, 9, 6]

/** How far apart the cards of the Decree lie, so that its four columns stand in a room. */
function stepIn(room: number, { decree }: EyrieState): number {
  const wide = (step: number): number =>
    COLUMNS.reduce((sum, column) => sum + Math.max(TITLE, CARD + (decree[column].length - 1) * step), 3 * GAP)
  return STEPS.find(step => wide(step) <= room) ?? STEPS[STEPS.length - 1]
}

const Decree: FC<{ readonly own: EyrieState; readonly room: number }> = ({ own, room }) => {
  return (
    <div className="rt-decree" style={{ '--apart': `${stepIn(room, own) - CARD}px` } as CSSProperties}>
      {COLUMNS.map(column => (
        <DecreeColumn key={column} column={column} own={own} />
      ))}
    </div>
  )
}

const Roosts: FC<{ readonly player: Player }> = ({ player }) => {
  const { language } = usePart().props
  return (
    <>
      <Icon name="roost" className="rt-lead" />
      <Track
        values={ROOST_TRACK.points.slice(1)}
        placed={onMap(player.buildings.roost)}
        about="roost"
        label={`${WORDS[language].roosts}${SHARED[language].colon}${onMap(player.buildings.roost)}`}
      />
    </>
  )
}

/** The Eyrie as others see them: decree, leader, roosts. */
const Lines: FC<Own> = ({ seat, player }) => {
  const { language } = usePart().props
  const { eyrie: own } = player
  if (!own) return null
  const words = WORDS[language]
  const leader = own.leader && words.leader[own.leader]
  return (
    <>
      <Decree own={own} room={276} />
      <div className="rt-line">
        <Icon name="crown" className="rt-lead" />
        <span
          className="rt-leader"
          {...FOCUSABLE}
          data-ref={own.leader ? `leader:${own.leader}` : `tip:${words.noLeaderTip}`}
        >
          {leader ? (
            <>
              <b>{leader[0]}</b>, {leader[1]}
            </>
          ) : (
            words.noLeader
          )}
        </span>
        <span className="kit-grow" />
        <Belongings seat={seat} items={player.items} effects={player.effects} />
      </div>
      <div className="rt-line">
        <Roosts player={player} />
        <span className="kit-grow" />
        <WarriorSupply player={player} />
      </div>
    </>
  )
}

/** A leader of the board: leading, face up or face down; a button where one is chosen. */
const LeaderCard: FC<{ readonly id: Leader; readonly own: EyrieState }> = ({ id, own }) => {
  const words = WORDS[usePart().props.language]
  const attributes = useSpotAttributes(`leader:${id}`, 'rt-leader-card')
  return (
    <li className={id === own.leader ? 'is-now' : own.faceDown.includes(id) ? 'is-off' : ''}>
      <span {...attributes}>
        <Icon name="crown" />
        {words.leader[id][0]}
      </span>
    </li>
  )
}

/** The Eyrie's own board. */
const Board: FC<Own> = ({ player }) => {
  const { eyrie: own } = player
  if (!own) return null
  return (
    <>
      <div className="rt-own">
        <Decree own={own} room={420} />
        <div className="rt-line">
          <Roosts player={player} />
          <span className="rt-bonus">
            {ROOST_TRACK.cards.map(from => (
              <span key={from} className={onMap(player.buildings.roost) >= from ? 'is-on' : ''}>
                {from} <Icon name="roost" /> +1
                <Fan />
              </span>
            ))}
          </span>
        </div>
      </div>
      <ul className="rt-actions">
        {LEADERS.map(({ id }) => (
          <LeaderCard key={id} id={id} own={own} />
        ))}
      </ul>
    </>
  )
}

/** The Decree, card by card. */
const Key: FC<Own> = ({ player: { eyrie } }) => {
  if (!eyrie) return null
  const cards = COLUMNS.flatMap(column => eyrie.decree[column])
  return (
    <span className={`rt-minis${cards.length > 6 ? ' is-tight' : ''}`}>
      {cards.slice(0, 10).map(card => (
        <Mini key={card} card={card} spent={eyrie.resolved.includes(card)} />
      ))}
    </span>
  )
}

/** The Eyrie drawn. */
export const parts: FactionParts = { Lines, Board, Key, Supply: WarriorSupply }
