import type { FC } from 'react'
import { Cond, Head } from '../../../board/goal/bits.tsx'
import { goalValues } from '../../../board/goal/values.ts'
import { once } from '../../../board/sheet/tasks.ts'
import { usePart } from '../../../board/ui/part.tsx'
import { thingName, WORDS, wordsOf } from '../../../board/words.ts'
import type { ScenarioParts } from '../../board/scenario.ts'
import type { JennyGoal } from './index.ts'

const Strip: FC = () => {
  const { view, language } = usePart().props
  const words = wordsOf('jenny', language)
  const { raft, rescued, left } = goalValues<JennyGoal>(view)
  return (
    <>
      <Head title={words.steps} />
      <ul className="rc-conds is-steps">
        <Cond
          sign="raft"
          name={thingName('raftRescue', language)}
          state={raft ? WORDS[language].goal.done : WORDS[language].goal.toBuild}
          met={raft}
        />
        <Cond
          sign="heart"
          name="Jenny"
          state={rescued ? words.atCamp : words.heartsLeft(left)}
          met={rescued}
        />
        <Cond sign="lifeboat" name={thingName('lifeboat', language)} state={WORDS[language].goal.toBuild} />
      </ul>
    </>
  )
}

/** What draws Jenny Needs Help! */
export const jenny: ScenarioParts = {
  Strip,
  done(view) {
    const { rescued } = goalValues<JennyGoal>(view)
    return [once(view.built.includes('raftRescue')), once(rescued), once(false)]
  },
  banner: 'raft',
}
