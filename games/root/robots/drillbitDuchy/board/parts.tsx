import { Stat } from '@tablee/board/kit/stat.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import type { FC } from 'react'
import { onMap } from '../../../board/contents.ts'
import type { FactionParts, Own } from '../../../board/faction.ts'
import { NoBoard, RobotKey, RobotLines } from '../../../board/parts/robot.tsx'
import { Disc, Figure, Icon } from '../../../board/ui/art.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS, wordsOf } from '../../../board/words.ts'
import { BURROW } from '../../../data/map.ts'
import { BUILDINGS } from '../../../factions/duchy/data.ts'
import { MINISTERS, SUIT_OF } from '../data.ts'
import type { DrillbitWords } from '../text/en/board.ts'

const OWN = wordsOf<DrillbitWords>('drillbitDuchy')

/** The Drillbit Duchy: the Burrow, what stands on the map, and the ministers with a crown. */
const Lines: FC<Own> = own => {
  const { language } = usePart().props
  const { piece, colon } = WORDS[language]
  const words = OWN[language]
  const { tokens, buildings, warriors, faction, drillbitDuchy } = own.player
  const placed = [
    ['tunnel', onMap(tokens.tunnel)],
    ...BUILDINGS.map(kind => [kind, onMap(buildings[kind])]),
  ] as ['tunnel' | (typeof BUILDINGS)[number], number][]
  return (
    <RobotLines {...own}>
      <div className="rt-line">
        <Stat
          tip={words.burrowTip(warriors[BURROW])}
          sign={<Figure party={faction} />}
          n={warriors[BURROW]}
        />
        <span className="kit-label">{words.burrow}</span>
        <span className="kit-grow" />
        {placed.map(([kind, n]) => (
          <Stat
            key={kind}
            tip={`${piece[kind]}${colon}${n}`}
            sign={<Icon name={kind} className="rt-lead" />}
            n={n}
          />
        ))}
      </div>
      <div className="rt-line">
        {MINISTERS.order
          .filter(one => drillbitDuchy?.crowned.includes(one))
          .map(one => (
            <span
              key={one}
              className="rt-of-suit"
              {...FOCUSABLE}
              data-ref={`tip:${words.minister[one].name}${colon}${words.does[one]}`}
            >
              <Disc suit={SUIT_OF[one]} />
              <span className="kit-label">{words.minister[one].short}</span>
            </span>
          ))}
      </div>
    </RobotLines>
  )
}

export const parts: FactionParts = { Lines, Board: NoBoard, Key: RobotKey }
