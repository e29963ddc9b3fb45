import type { FC } from 'react'
import { inventionSign } from '../../../board/cards/pictures.ts'
import { Cond, Head } from '../../../board/goal/bits.tsx'
import { goalValues } from '../../../board/goal/values.ts'
import { Sign } from '../../../board/ui/art.tsx'
import { usePart } from '../../../board/ui/part.tsx'
import { thingName, wordsOf } from '../../../board/words.ts'
import type { ScenarioParts } from '../../board/scenario.ts'
import type { FamilyGoal } from './index.ts'

const Strip: FC = () => {
  const { view, language } = usePart().props
  const words = wordsOf('familyRobinson', language)
  const { children } = goalValues<FamilyGoal>(view)
  const goal = view.story.id === 'familyRobinson' ? view.story.goal : []
  return (
    <>
      <Head title={words.toInvent} />
      <ul className="rc-wanted">
        {goal.map(id => (
          <li
            key={id}
            className={view.items.includes(id) ? 'is-full' : undefined}
            data-ref={`invention:${id}`}
          >
            <Sign name={inventionSign(id)} />
            {thingName(id, language)}
          </li>
        ))}
      </ul>
      <ul className="rc-conds is-close">
        <Cond sign="heart" name={words.children} state={String(children)} />
        <Cond
          sign="hut"
          name={words.campAll}
          state=""
          met={view.shelter && view.roof > 0 && view.palisade > 0 && view.weapons > 0}
        />
      </ul>
    </>
  )
}

/** What draws Family Robinson. */
export const familyRobinson: ScenarioParts = {
  Strip,
  done(view) {
    const { built, of } = goalValues<FamilyGoal>(view)
    const home = [view.shelter, view.roof > 0, view.palisade > 0, view.weapons > 0]
    return [
      { now: built, of },
      { now: home.filter(Boolean).length, of: home.length },
    ]
  },
  banner: 'hut',
}
