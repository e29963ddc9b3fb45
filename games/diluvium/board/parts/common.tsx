import { Opens } from '@tablee/board/kit/opens.tsx'
import { capital } from '@tablee/common/words/marks.ts'
import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { OutcomeId } from '../../data/campaign.ts'
import type { DiluviumView } from '../../view.ts'
import { atStep } from '../moments/at-step.ts'
import { Part, type Props, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'

/** What is played for, beside the journal; a phone has a pane of its own for it. */
export const Common: FC<Props> = props => (props.size === 'phone' ? null : <Goals {...props} />)

/** What is played for: the checklist of the scenario, the gold first, each as it stands; then what ends the game. */
export const Goals: FC<Props> = given => {
  const props = atStep(given)
  const { view, language, size } = props
  const { board, names } = wordsIn(language)
  const title = view.scenario === null ? board.goals : names.scenario[view.scenario]
  return (
    <Part props={props} className={`dl-goals kit-panel is-${size}`} label={title}>
      <header>
        <h2>
          {view.scenario === null ? (
            title
          ) : (
            <Opens about="scenario" mark="shown">
              {title}
            </Opens>
          )}
        </h2>
        {props.campaign}
      </header>
      <ul className="dl-checks">
        {view.checklist.map(line => (
          <Check key={line.rule} {...line} />
        ))}
        {view.scenario === null && <li>{board.goal}</li>}
      </ul>
      {isPoorer(view) && <p className="dl-poorer">{board.poorer}</p>}
      <Ends />
    </Part>
  )
}

/** Whether a goal is reached by somebody who would lose by their gold. */
export const isPoorer = ({ checklist }: DiluviumView): boolean =>
  checklist.some(({ rule, holds }) => rule === GOLD && !holds) &&
  checklist.some(({ rule, holds }) => rule !== GOLD && holds)

/** The line that tells of the gold. */
const GOLD = 'end.7'

/** So many steps of a goal are drawn one by one. */
const PIPS = 12

const Check: FC<{ readonly says: Message; readonly holds: boolean; readonly rule: string }> = ({
  says,
  holds,
  rule,
}) => {
  const { say } = usePart().props
  const { board } = useView()
  return (
    <li className={`${holds ? 'is-met' : ''}${rule === GOLD ? ' is-gold' : ''}`}>
      <span role="img" aria-label={holds ? board.met : board.open}>
        {holds ? '✓' : '○'}
      </span>
      {says.id === 'goal' ? (
        <Outcome {...(says.values as unknown as GoalValues)} />
      ) : (
        <span>{say(says)}</span>
      )}
    </li>
  )
}

interface GoalValues {
  readonly outcome: OutcomeId
  readonly have: number
  readonly of: number
}

/** A goal: who one becomes by it, how far it is, and what it takes. */
const Outcome: FC<GoalValues> = ({ outcome, have, of }) => {
  const { board, names } = useView()
  return (
    <span className="dl-goal">
      <b>{capital(names.outcome[outcome])}</b> <b>{board.progress(have, of)}</b>
      {of > 1 && of <= PIPS && (
        <span className="dl-pips" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps differ by their place alone.
            <i key={i} className={i < have ? 'is-full' : undefined} />
          ))}
        </span>
      )}
      <span>{board.goalIs[outcome]}</span>
    </span>
  )
}

/** A Warship that is so near will soon end the game; so few resources too. */
const NEAR = 3

const Ends: FC = () => {
  const { say } = usePart().props
  const { view, board } = useView()
  const isNear = ({ values }: Message): boolean => {
    const { left, far } = values as { readonly left?: number; readonly far?: number }
    return (left ?? far ?? Number.POSITIVE_INFINITY) <= NEAR
  }
  return (
    <section className="dl-ends">
      <h3>{board.ends}</h3>
      <ul>
        {view.ends.map(({ says, holds }) => (
          <li key={say(says)} className={holds || isNear(says) ? 'is-near' : undefined}>
            {say(says)}
          </li>
        ))}
        {view.final && <li className="is-near">{board.lastRound}</li>}
      </ul>
    </section>
  )
}
