import type { BesideProps } from '@tablee/board'
import type { Message, Report } from '@tablee/kernel'
import { Ladder, rungsOf } from '@tablee/perseverance/board/ladder.tsx'
import { Steps, Tale } from '@tablee/perseverance/board/moments/steps.tsx'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import type { FC } from 'react'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { OfficerId, Zone } from '../../data/types.ts'
import type { Avoided } from '../../rules/solo/query.ts'
import type { Part } from '../../rules/solo/turn.ts'
import type { Perseverance4View } from '../../view.ts'
import { colourOf, dissenterOf, ownerName } from '../contents.ts'
import { FaceOf, Sign } from '../ui/art.tsx'
import { Part as BoardPart, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Assembly } from './assembly.tsx'
import { type Beat, useBeat } from './beats.ts'
import { Combat } from './combat.tsx'
import type { Told } from './passages.ts'
import { Rally } from './rally.tsx'
import './moments.css'

/** What passes, or a question with a picture of its own: combats, rallies and assemblies lie over the table. */
const Panel: FC<BesideProps<Perseverance4View>> = props => {
  const { passages, shown, language, size, face } = props
  const steps = passages as readonly Told[]
  const step = steps[shown]
  const beat = useBeat(props)
  const over = step ? step.kind === 'combat' || step.kind === 'assembly' : true
  const view = step ? (over || beat !== 'result' ? step.was : step.now) : props.view
  const colour = colourOf(view, step?.owner ?? view.seat ?? 0)
  return (
    <BoardPart
      props={{ ...props, view, passing: null }}
      className={`p4-moment is-${size}${over ? ' over p4-sheet' : ''} pv-p-${colour}`}
      label={wordsIn(language).moments.label}
    >
      {step ? (
        step.kind === 'combat' ? (
          <Combat reports={step.reports} face={null} />
        ) : step.kind === 'assembly' ? (
          <Assembly reports={step.reports} face={null} />
        ) : (
          <>
            <Step step={step} acts={actsAt(steps, shown)} beat={beat} />
            {steps.length > 1 && (
              <Steps
                title={wordsIn(language).moments.steps}
                steps={steps}
                shown={shown}
                face={owner => <FaceOf owner={owner} size={18} />}
              />
            )}
          </>
        )
      ) : face?.prompt.id === 'rally.group' ? (
        <Rally face={face} />
      ) : face?.prompt.id === 'negotiate' ? (
        <Assembly reports={since(props.reports, 'assembly')} face={face} />
      ) : (
        face && <Combat reports={since(props.reports, 'combat')} face={face} />
      )}
    </BoardPart>
  )
}

export default Panel

/** What was told since something began, that included. */
function since(reports: readonly Message[], id: string): readonly Message[] {
  return reports.slice(reports.findLastIndex(report => report.id === id))
}

/** One step of a Dissenter, beat by beat: whose it is and the card, why there, and what was told of it. */
const Step: FC<{ readonly step: Told; readonly acts: Acts | null; readonly beat: Beat }> = ({
  step,
  acts,
  beat,
}) => {
  const { say } = usePart().props
  const { view, moments, words } = useView()
  const { owner, reports, kind } = step
  return (
    <article className="p4-step" aria-live="polite">
      <header>
        {owner !== null && <FaceOf owner={owner} size={40} />}
        <div>
          {owner !== null && <p>{ownerName(view, owner, words)}</p>}
          <h2>{moments.title[kind]}</h2>
        </div>
        {view.solo && (
          <span className="p4-glory">
            <Sign name="follower" />
            <b>{view.solo.followers}</b>
          </span>
        )}
      </header>
      {acts !== null && owner !== null && <Card acts={acts} owner={owner} />}
      {beat !== 'card' && <Why reports={reports} />}
      {beat === 'result' && <Tale lines={reports.map(say)} />}
    </article>
  )
}

/** The card that acts: what is done of it, and what is being resolved. */
const Card: FC<{ readonly acts: Acts; readonly owner: Owner }> = ({ acts: { part, card }, owner }) => {
  const { view, data, board, names, things } = useView()
  const dissenter = dissenterOf(view, owner)
  if (dissenter === null || !view.solo) return null
  const { program } = view.solo.dissenters[dissenter]
  const { reserve } = data.programSides[`${program}-${dissenter}`]
  const action = card === null ? null : data.actions[card]
  const lines =
    action === null
      ? [{ of: 'reserve', mark: '★', does: reserve }]
      : [
          { of: 'primary', mark: '1', does: action.primary },
          { of: 'secondary', mark: '2', does: action.secondary },
        ]
  const now = lines.findIndex(line => line.of === part)
  return (
    <div className="p4-acting">
      <h3>{action === null ? names.program[program] : board.card(card ?? '')}</h3>
      <ol>
        {lines.map(({ of, mark, does }, nth) => (
          <li key={of} className={nth < now ? 'is-done' : nth === now ? 'is-now' : undefined}>
            <b>{nth < now ? '✓' : mark}</b> {things.deeds(does)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What a report told of who acts by which part of a card; the reserve action is on the program card. */
interface Acts {
  readonly part: Part
  readonly card: ActionCardId | null
}

/** By what somebody acts at a step. */
function actsAt(steps: readonly Told[], shown: number): Acts | null {
  const acts = steps
    .slice(0, shown + 1)
    .flatMap(({ reports }) => reports)
    .findLast(({ id }) => id === 'solo.acts')
  return acts ? told<Acts>(acts) : null
}

/** Every test that led to a place, where one was chosen. */
const Why: FC<{ readonly reports: readonly Report[] }> = ({ reports }) => {
  const { moments, names } = useView()
  const chosen = reports.find(report => told<{ choice?: object }>(report).choice !== undefined)
  if (!chosen) return null
  const { choice } = told<{ choice: Choice<Zone | OfficerId, Avoided> }>(chosen)
  const name = (place: Zone | OfficerId): string =>
    place in names.zone ? names.zone[place as Zone] : names.officer[place as OfficerId]
  const words = { ...moments.reason, avoided: (why: Avoided) => moments.reason[why] }
  return <Ladder title={moments.why} rungs={rungsOf(choice, words, name)} />
}
