import { Opens } from '@tablee/board/kit/opens.tsx'
import { Stat } from '@tablee/board/kit/stat.tsx'
import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines } from '../../../board/parts/robot.tsx'
import { Disc, Icon } from '../../../board/ui/art.tsx'
import { Mini, Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS, wordsOf } from '../../../board/words.ts'
import { SUITS } from '../../../data/suits.ts'
import { GARDEN_OF } from '../../../factions/cult/data.ts'
import { CONSPIRACIES, TRACK } from '../data.ts'
import { orderBy } from '../rules/board.ts'
import type { LizardWords } from '../text/en/board.ts'

const OWN = wordsOf<LizardWords>('logicalLizards')

/** The Logical Lizards: the order that the Lost Souls give, acolytes and conspiracies, the gardens. */
const Lines: FC<Own> = own => {
  const { language } = usePart().props
  const words = WORDS[language]
  const lizards = OWN[language]
  const { buildings, logicalLizards: board, faction } = own.player
  if (!board) return null
  const suit = orderBy(board.lostSouls)
  const { track } = CONSPIRACIES
  const next = track[(board.conspiracy + 1) % track.length]
  const tip = lizards.marker(lizards.conspiracy[track[board.conspiracy]], lizards.conspiracy[next])
  const order = (
    <>
      <Disc suit={suit} />
      <span>{lizards.ordered(words.suit[suit])}</span>
    </>
  )
  return (
    <RobotLines {...own} order={order}>
      <div className="rt-line">
        <Stat
          tip={lizards.acolytesTip(board.acolytes)}
          sign={<Icon name="acolyte" className="rt-lead" />}
          n={board.acolytes}
        />
        <span className="kit-label" data-ref={`tip:${tip}`}>
          {lizards.conspiracy[track[board.conspiracy]]} → {lizards.conspiracy[next]}
        </span>
        <span className="kit-grow" />
        <Opens about={`seat:${own.seat}`} label={lizards.soulsTip(board.lostSouls.length)} mark="none">
          {board.lostSouls.map(card => (
            <Mini key={card} card={card} />
          ))}
        </Opens>
      </div>
      {SUITS.map(one => {
        const placed = onMap(buildings[GARDEN_OF[one]])
        return (
          <div key={one} className="rt-line">
            <Disc suit={one} />
            <Track
              values={TRACK.points.slice(1)}
              placed={placed}
              about={`${faction}.${GARDEN_OF[one]}`}
              label={`${words.piece[GARDEN_OF[one]]}${words.colon}${placed}`}
            />
          </div>
        )
      })}
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
