import type { FC } from 'react'
import { Cond, Head } from '../../../board/goal/bits.tsx'
import { goalValues } from '../../../board/goal/values.ts'
import { usePart } from '../../../board/ui/part.tsx'
import { thingName, WORDS, wordsOf } from '../../../board/words.ts'
import { type CastawaysGoal, STAGES } from './index.ts'

/** The logs of a stage of the woodpile, piled up. */
const Logs: FC<{ readonly stage: number; readonly wood: number }> = ({ stage, wood }) => {
  const base = Math.min(3, Math.max(1, Math.ceil(stage / 2 + 0.5)))
  const lower = stage === 1 ? 1 : stage === 2 ? 2 : stage === 3 ? 2 : base
  const spots = Array.from({ length: stage }, (_, i) =>
    i < lower ? [6.5 + i * 13, 17.5] : [6.5 + (lower - (stage - lower)) * 6.5 + (i - lower) * 13, 6.2],
  )
  return (
    <svg viewBox={`0 -1 ${lower * 13} 26`} style={{ height: 26 }} aria-hidden="true">
      {spots.map(([x, y], i) => (
        <g key={x + y * 100} className={i < wood ? 'is-wood' : undefined}>
          <circle className="rc-log" cx={x} cy={y} r="5.900" />
          {i < wood && <circle className="rc-log-in" cx={x} cy={y} r="3.500" />}
        </g>
      ))}
    </svg>
  )
}

/** The woodpile, the fire, and the rounds of the ship. */
export const Strip: FC = () => {
  const { view, language } = usePart().props
  const words = wordsOf('castaways', language)
  const { woodpile, fire } = goalValues<CastawaysGoal>(view)
  const next = STAGES.findIndex((of, stage) => woodpile[stage] < of)
  return (
    <>
      <Head title={words.woodpile} />
      <ol className="rc-pile" data-ref="woodpile">
        {STAGES.map((of, stage) => (
          <li
            key={of}
            className={woodpile[stage] === of ? 'is-full' : stage === next ? 'is-next' : undefined}
          >
            <Logs stage={of} wood={woodpile[stage]} />
            <span>{woodpile[stage] === of ? of : `${woodpile[stage]}/${of}`}</span>
          </li>
        ))}
      </ol>
      <ul className="rc-conds">
        <Cond
          sign="fire"
          name={thingName('fire', language)}
          state={fire ? words.burning : WORDS[language].goal.toBuild}
          met={fire}
        />
        <Cond sign="glass" name={words.round} state={words.shipRounds} met={view.round >= 10} />
      </ul>
    </>
  )
}
