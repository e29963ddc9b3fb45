import { pieceIn } from '@tablee/board'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import type { PoolDie } from '../../state.ts'
import { chosenDie, dieName, myClan, poolDice } from '../contents.ts'
import { PoolDieFace } from '../ui/dice.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { WORDS } from '../words.ts'

/** The dice that I may deploy, as buttons. */
export const PoolDice: FC = () => {
  const { view, face } = usePart().props
  const clan = myClan(view)
  if (!clan) return null
  const dice = poolDice(clan.pool)
  const chosen = chosenDie(face)
  return (
    <div
      className={`ml-pool${dice.length > 7 ? ' is-many' : ''}${isFirst(face) ? '' : ' is-wanted'}`}
      data-place="pool"
    >
      {dice.map((die, n) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: alike dice differ by their place alone.
          key={`${die}${n}`}
          die={die}
          chosen={die === chosen && dice.indexOf(die) === n}
        />
      ))}
    </div>
  )
}

/** Whether a die may be chosen before its place: then all of them may, and none need glow. */
const isFirst = (face: Props['face']): boolean => face?.prompt.id === 'deploy'

const Die: FC<{ readonly die: PoolDie; readonly chosen: boolean }> = ({ die, chosen }) => {
  const { language } = usePart().props
  const attributes = useSpotAttributes(
    `die:${die}`,
    `ml-pool-die kit-quiet${chosen ? ' is-held' : ''}`,
    dieName(die, language),
  )
  return (
    <span {...attributes} {...pieceIn(`die.${die}`, 'pool')}>
      <PoolDieFace die={die} />
    </span>
  )
}

/** My dice on a phone, under every pane. */
export const Pool: FC<Props> = props => {
  const { view, language, size } = props
  const clan = myClan(view)
  if (!clan || poolDice(clan.pool).length === 0) return null
  return (
    <Part props={props} className={`ml-pool-part is-${size} f-${clan.affinity}`} label={WORDS[language].pool}>
      <PoolDice />
    </Part>
  )
}
