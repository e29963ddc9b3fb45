import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines } from '../../../board/parts/robot.tsx'
import { Icon } from '../../../board/ui/art.tsx'
import { Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS } from '../../../board/words.ts'
import { INDUSTRIES } from '../../../factions/marquise/data.ts'
import { TRACK } from '../data.ts'

/** The Mechanical Marquise: her three tracks. */
const Lines: FC<Own> = own => {
  const words = WORDS[usePart().props.language]
  return (
    <RobotLines {...own}>
      {INDUSTRIES.map(kind => {
        const placed = onMap(own.player.buildings[kind])
        return (
          <div key={kind} className="rt-line">
            <Icon name={kind} className="rt-lead" />
            <Track
              values={TRACK.points.slice(1)}
              placed={placed}
              about={`${own.player.faction}.${kind}`}
              label={`${words.piece[kind]}${words.colon}${placed}`}
            />
          </div>
        )
      })}
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
