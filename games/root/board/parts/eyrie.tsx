import { Stat } from '@tablee/board/kit/stat.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { COLUMNS, type Column, LEADERS, type Leader, ROOST_TRACK } from '../../factions/eyrie/data.ts'
import type { EyrieState } from '../../factions/eyrie/rules/board.ts'
import type { Player } from '../../state.ts'
import { onMap } from '../contents.ts'
import { Fan, Figure, Icon } from '../ui/art.tsx'
import { Mini, Track } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { SHEETS, WORDS } from '../words.ts'
import { Belongings } from './head.tsx'

interface Own {
  readonly seat: Seat
  readonly player: Player
  readonly own: EyrieState
}

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

const Decree: FC<{ readonly own: EyrieState; readonly roomy: number }> = ({ own, roomy }) => {
  const cards = COLUMNS.reduce((sum, column) => sum + own.decree[column].length, 0)
  const tight = cards > roomy + 3 ? 'is-tightest' : cards > roomy ? 'is-tight' : ''
  return (
    <div className={`rt-decree ${tight}`}>
      {COLUMNS.map(column => (
        <DecreeColumn key={column} column={column} own={own} />
      ))}
    </div>
  )
}

const Roosts: FC<{ readonly player: Player }> = ({ player }) => {
  const words = WORDS[usePart().props.language]
  return (
    <>
      <Icon name="roost" className="rt-lead" />
      <Track
        values={ROOST_TRACK.points.slice(1)}
        placed={onMap(player.buildings.roost)}
        about="roost"
        label={`${words.roosts}${words.colon}${onMap(player.buildings.roost)}`}
      />
    </>
  )
}

/** The Eyrie as others see them: decree, leader, roosts. */
export const EyrieLines: FC<Own> = ({ seat, player, own }) => {
  const { language } = usePart().props
  const words = WORDS[language]
  const leader = own.leader && words.leader[own.leader]
  return (
    <>
      <Decree own={own} roomy={7} />
      <div className="rt-line">
        <Icon name="crown" className="rt-lead" />
        <span
          className="rt-leader"
          data-ref={own.leader ? `leader:${own.leader}` : `tip:${SHEETS[language].tip.leader}`}
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
        <Stat
          tip={words.warriors(player.warriors[0])}
          sign={<Figure party="eyrie" />}
          n={player.warriors[0]}
        />
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
export const EyrieBoard: FC<Own> = ({ player, own }) => {
  return (
    <>
      <div className="rt-own">
        <Decree own={own} roomy={12} />
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
