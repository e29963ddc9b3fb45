import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines } from '../../../board/parts/robot.tsx'
import { Figure, Icon } from '../../../board/ui/art.tsx'
import { Mini } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { wordsOf } from '../../../board/words.ts'
import { SIGN } from '../../../factions/riverfolk/board/signs.ts'
import { owners } from '../../../factions/riverfolk/rules/purse.ts'
import type { Hired } from '../rules/shop.ts'
import type { MarketWords } from '../text/en/board.ts'

const OWN = wordsOf<MarketWords>('riverfolkRobots')

/** A service for a turn: a spot of the question at the start of Birdsong. */
const Hire: FC<{ readonly service: Hired; readonly name: string }> = ({ service, name }) => (
  <span {...useSpotAttributes(`service:${service}`, 'rt-service')} {...FOCUSABLE}>
    <Icon name={SIGN[service]} className="rt-lead" /> {name}
  </span>
)

/** The Riverfolk Robots: the Market from left to right, what else they sell, and who paid. */
const Lines: FC<Own> = own => {
  const { language, view } = usePart().props
  const words = OWN[language]
  const { riverfolkRobots } = own.player
  if (!riverfolkRobots) return null
  const { market, payments } = riverfolkRobots
  return (
    <RobotLines {...own}>
      <div className="rt-line">
        <span>{words.market}</span>
        {market.map(card => (
          <Mini key={card} card={card} />
        ))}
      </div>
      <div className="rt-line">
        {(['riverboats', 'mercenaries'] as const).map(service => (
          <Hire key={service} service={service} name={words.service[service]} />
        ))}
        <span className="kit-grow" />
        <span>{words.payments}</span>
        {owners(payments).map(owner => (
          <span key={owner} className={`f-${view.players[owner].faction}`}>
            <Figure party={view.players[owner].faction} /> {payments[owner]}
          </span>
        ))}
      </div>
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
