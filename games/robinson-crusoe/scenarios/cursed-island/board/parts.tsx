import type { FC } from 'react'
import { Cond, Head, Slots } from '../../../board/goal/bits.tsx'
import { goalValues } from '../../../board/goal/values.ts'
import { usePart } from '../../../board/ui/part.tsx'
import { wordsOf } from '../../../board/words.ts'
import type { ScenarioParts } from '../../board/scenario.ts'
import type { CursedGoal } from './index.ts'

const Strip: FC = () => {
  const { view, language } = usePart().props
  const words = wordsOf('cursedIsland', language)
  const { crosses, of } = goalValues<CursedGoal>(view)
  const fog = view.pieces.filter(({ kind }) => kind === 'fog').length
  return (
    <>
      <Head title={words.crosses} />
      <Slots sign="cross" n={crosses} of={of} label={words.crosses} />
      <ul className="rc-conds">
        <Cond sign="fog" name={words.fog} state={words.onSpaces(fog)} />
      </ul>
    </>
  )
}

/** What draws Cursed Island. */
export const cursedIsland: ScenarioParts = {
  Strip,
  done(view) {
    const { crosses, of } = goalValues<CursedGoal>(view)
    return [{ now: crosses, of }]
  },
  banner: 'cross',
}
