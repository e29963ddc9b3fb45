import type { FC } from 'react'
import { Cond, Head, Slots } from '../../../board/goal/bits.tsx'
import { goalValues } from '../../../board/goal/values.ts'
import { once } from '../../../board/sheet/tasks.ts'
import { usePart } from '../../../board/ui/part.tsx'
import { thingName, WORDS, wordsOf } from '../../../board/words.ts'
import type { ScenarioParts } from '../../board/scenario.ts'
import type { VolcanoGoal } from './index.ts'
import { LavaMap } from './lava.tsx'

const Strip: FC = () => {
  const { view, language } = usePart().props
  const words = wordsOf('volcanoIsland', language)
  const { tiles, ofTiles, places, ofPlaces } = goalValues<VolcanoGoal>(view)
  return (
    <>
      <Head title={words.tiles} />
      <Slots sign="map" n={tiles} of={ofTiles} label={words.tiles} />
      <ul className="rc-conds">
        <Cond sign="temple" name={words.places} state={`${places} / ${ofPlaces}`} met={places >= ofPlaces} />
        <Cond sign="mast" name={thingName('jollyBoat', language)} state={WORDS[language].goal.toBuild} />
      </ul>
    </>
  )
}

const Peak: FC = () => (
  <>
    <path className="rc-bn-smoke" d="M212 14c-9 0-9-11 0-11 2-6 12-6 14 0 10-2 12 11 2 11Z" />
    <path className="rc-bn-peak" d="M168 50 208 16h20l40 34Z" />
    <path className="rc-bn-lava" d="M204 19 208 16h20l5 5 6 14-6-4-4 8-5-9-5 6-4-9-6 4Z" />
  </>
)

/** What draws Volcano Island. */
export const volcanoIsland: ScenarioParts = {
  Strip,
  done(view) {
    const { tiles, ofTiles, places, ofPlaces } = goalValues<VolcanoGoal>(view)
    return [{ now: tiles, of: ofTiles }, { now: places, of: ofPlaces }, once(false)]
  },
  banner: Peak,
  Ahead: LavaMap,
  reports: { lava: 'volcano' },
}
