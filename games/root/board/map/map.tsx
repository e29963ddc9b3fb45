import { Sheet } from '@tablee/board/sheet.tsx'
import { type FC, useId, useMemo } from 'react'
import { CLEARINGS, MAPS } from '../../data/map.ts'
import { SUITS } from '../../data/suits.ts'
import { forests } from '../art/forests.ts'
import { plateFor } from '../art/plate.ts'
import { woodland } from '../art/woodland.ts'
import { Candidates, Marks } from '../robots/marks.tsx'
import { aimed } from '../targets.ts'
import { PatternDef } from '../ui/art.tsx'
import { Part } from '../ui/part.tsx'
import type { Props } from '../ui/spots.ts'
import { WORDS } from '../words.ts'
import { Clearing } from './clearing.tsx'
import { Forest } from './forest.tsx'
import { Gates, Palisades } from './gates.tsx'
import { Glows } from './glows.tsx'
import { Ground } from './ground.tsx'
import { OnPaths } from './on-paths.tsx'

/** The woodland with all that stands in it. */
export const RootMap: FC<Props> = given => {
  const { view, language, size, face = null, candidates } = given
  const aims = useMemo(() => aimed(candidates, face, view), [candidates, face, view])
  const props = { ...given, candidates: aims }
  const words = WORDS[language]
  const mine = view.viewer === null ? '' : ` f-${view.players[view.viewer].faction}`
  const patterns = useId()
  return (
    <Part props={props} className={`rt-map on-${view.map} rt-${size}${mine}`} label={words.map}>
      <Sheet words={words} size={size}>
        {box => {
          const plate = plateFor(size, box?.width, box?.height)
          const wood = woodland(plate, MAPS[view.map])
          return (
            <>
              <Ground wood={wood} />
              <Glows wood={wood} />
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the part around it is named; a title would pop up. */}
              <svg
                className="rt-clearings"
                viewBox={`0 0 ${plate.width} ${plate.height}`}
                preserveAspectRatio="xMidYMid slice"
              >
                <defs>
                  {SUITS.map(suit => (
                    <PatternDef key={suit} suit={suit} id={patterns + suit} />
                  ))}
                  <pattern id={`${patterns}ash`} width="9" height="9" patternUnits="userSpaceOnUse">
                    <path className="rt-ash" d="M0 0 9 9M9 0 0 9" />
                  </pattern>
                </defs>
                {forests(wood).map(forest => (
                  <Forest key={forest.id} plate={plate} forest={forest} />
                ))}
                <Gates wood={wood} />
                <Candidates wood={wood} />
                {CLEARINGS.map(id => (
                  <Clearing key={id} wood={wood} id={id} patterns={patterns} />
                ))}
                <Palisades wood={wood} />
                <OnPaths wood={wood} />
                <Marks wood={wood} />
              </svg>
            </>
          )
        }}
      </Sheet>
    </Part>
  )
}
