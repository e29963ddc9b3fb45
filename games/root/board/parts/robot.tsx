import { FOCUSABLE, told } from '@tablee/board/kit/told.ts'
import type { FC, ReactNode } from 'react'
import type { IconName } from '../art/icons.ts'
import { FACES } from '../faces.ts'
import type { Own } from '../faction.ts'
import { Icon } from '../ui/art.tsx'
import { Mini } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { ROBOTS, WORDS } from '../words.ts'
import { CraftedItems } from './head.tsx'
import { WarriorSupply } from './supply.tsx'
import '../css/robots.css'

/** The board of a robot as all see it: its order, by the card unless told otherwise, what is its own, its traits. */
export const RobotLines: FC<Own & { readonly children: ReactNode; readonly order?: ReactNode }> = ({
  seat,
  player,
  order,
  children,
}) => {
  const { robot } = player
  const words = ROBOTS[usePart().props.language]
  if (!robot) return null
  return (
    <>
      <div className="rt-line rt-order">
        {order ?? (
          <>
            {robot.order >= 0 ? <Mini card={robot.order} /> : null}
            <span>{robot.order >= 0 ? words.orderNow : words.noOrder}</span>
          </>
        )}
        <span className="kit-grow" />
        <CraftedItems seat={seat} items={player.items} />
        <WarriorSupply player={player} />
      </div>
      {children}
      {robot.traits.length > 0 && (
        <div className="rt-line rt-traits">
          <span>{words.traits}</span>
          {robot.traits.map(trait => (
            <span key={trait} className="rt-trait" {...told(words.trait[trait].join('. '))} {...FOCUSABLE}>
              {words.trait[trait][0]}
            </span>
          ))}
        </div>
      )}
    </>
  )
}

/** How many pieces of a kind stand on the map, and what they score in Evening; framed where they will. */
export const Tally: FC<{
  readonly icon: IconName
  readonly piece: string
  /** What explains it. */
  readonly about: string
  readonly n: number
  readonly points: number
  readonly scores: boolean
}> = ({ icon, piece, about, n, points, scores }) => {
  const { language } = usePart().props
  const label = ROBOTS[language].track(WORDS[language].piece[piece], n, points)
  return (
    <span
      role="img"
      aria-label={label}
      data-ref={`track:${about}`}
      className={`rt-tally${scores ? ' is-next' : ''}`}
      {...FOCUSABLE}
    >
      <Icon name={icon} className="rt-lead" />
      <b>{n}</b>
      <small>{ROBOTS[language].worth(points)}</small>
    </span>
  )
}

/** A robot has no board for anybody to play. */
export const NoBoard: FC<Own> = () => null

/** What counts most of a robot, in a folded line: its order, and what it stands to score. */
export const RobotKey: FC<Own> = ({ player }) => {
  const { language } = usePart().props
  const { robot, faction } = player
  if (!robot) return null
  return (
    <>
      {robot.order >= 0 && <Mini card={robot.order} />}
      <span>{FACES[faction].standing(player, language).now}</span>
    </>
  )
}
