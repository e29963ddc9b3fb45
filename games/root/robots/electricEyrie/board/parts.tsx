import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines } from '../../../board/parts/robot.tsx'
import { Disc, Icon } from '../../../board/ui/art.tsx'
import { Mini, Track } from '../../../board/ui/bits.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS } from '../../../board/words.ts'
import { DECREE, TRACK } from '../data.ts'

/** The Electric Eyrie: the Decree by suit, and the roosts. */
const Lines: FC<Own> = own => {
  const words = WORDS[usePart().props.language]
  const { electricEyrie, buildings } = own.player
  const roosts = onMap(buildings.roost)
  return (
    <RobotLines {...own}>
      <div className="rt-decree rt-by-suit">
        {DECREE.map(suit => (
          <div key={suit} className="rt-column">
            <h3>
              <Disc suit={suit} /> {electricEyrie?.decree[suit].length ?? 0}
            </h3>
            <p>
              {electricEyrie?.decree[suit].map(card => (
                <Mini key={card} card={card} />
              ))}
            </p>
          </div>
        ))}
      </div>
      <div className="rt-line">
        <Icon name="roost" className="rt-lead" />
        <Track
          values={TRACK.points.slice(1)}
          placed={roosts}
          about={`${own.player.faction}.roost`}
          label={`${words.piece.roost}${words.colon}${roosts}`}
        />
      </div>
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
