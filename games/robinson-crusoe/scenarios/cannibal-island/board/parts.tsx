import type { FC } from 'react'
import { Cond, Head, Slots } from '../../../board/goal/bits.tsx'
import { goalValues } from '../../../board/goal/values.ts'
import { once } from '../../../board/sheet/tasks.ts'
import { usePart } from '../../../board/ui/part.tsx'
import { WORDS, wordsOf } from '../../../board/words.ts'
import type { ScenarioParts } from '../../board/scenario.ts'
import { VILLAGES } from '../data.ts'
import type { CannibalGoal } from './index.ts'

const Strip: FC = () => {
  const { view, language } = usePart().props
  const words = wordsOf('cannibalIsland', language)
  const { burnt, strength } = goalValues<CannibalGoal>(view)
  return (
    <>
      <Head title={words.villages} />
      <Slots sign="village" n={burnt} of={VILLAGES} label={words.villages} />
      <ul className="rc-conds">
        <Cond sign="temple" name={words.city} state={words.strength(strength)} />
        <Cond
          sign="weapons"
          name={WORDS[language].weapons}
          state={String(view.weapons)}
          met={view.weapons >= strength}
        />
      </ul>
    </>
  )
}

/** What draws Cannibal Island. */
export const cannibalIsland: ScenarioParts = {
  Strip,
  done: ({ story }) =>
    story.id === 'cannibalIsland'
      ? [{ now: story.burnt.length, of: VILLAGES }, once(story.cityDestroyed)]
      : [],
  banner: 'village',
}
