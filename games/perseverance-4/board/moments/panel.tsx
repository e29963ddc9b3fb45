import type { BesideProps } from '@tablee/board'
import type { Message, Report } from '@tablee/kernel'
import { Ladder, rungsOf } from '@tablee/perseverance/board/ladder.tsx'
import { Steps, Tale } from '@tablee/perseverance/board/moments/steps.tsx'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import type { Choice } from '@tablee/perseverance/dissenters/place.ts'
import type { FC } from 'react'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { OfficerId, Zone } from '../../data/types.ts'
import type { Avoided } from '../../rules/solo/query.ts'
import type { Perseverance4View } from '../../view.ts'
import { colourOf, ownerName } from '../contents.ts'
import { FaceOf, Sign } from '../ui/art.tsx'
import { Part, useAbout, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { Assembly } from './assembly.tsx'
import { Combat } from './combat.tsx'
import type { Told } from './passages.ts'
import { Rally } from './rally.tsx'
import './moments.css'

/** What passes, or a question with a picture of its own: combats, rallies and assemblies lie over the table. */
const Panel: FC<BesideProps<Perseverance4View>> = props => {
  const { passages, shown, language, size, face } = props
  const steps = passages as readonly Told[]
  const step = steps[shown]
  const over = step ? step.kind === 'combat' || step.kind === 'assembly' : true
  const view = step ? (over ? step.was : step.now) : props.view
  const colour = colourOf(view, step?.owner ?? view.seat ?? 0)
  return (
    <Part
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
            <Step step={step} card={cardOf(steps, shown)} />
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
    </Part>
  )
}

export default Panel

/** What was told since something began, that included. */
function since(reports: readonly Message[], id: string): readonly Message[] {
  return reports.slice(reports.findLastIndex(report => report.id === id))
}

/** One step of a Dissenter: whose it is, the card, what was told of it, and why. */
const Step: FC<{ readonly step: Told; readonly card: ActionCardId | null }> = ({ step, card }) => {
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
      {card !== null && owner !== null && <Card card={card} />}
      <Tale lines={reports.map(say)} />
      <Why reports={reports} />
    </article>
  )
}

/** The card that acts, in words. */
const Card: FC<{ readonly card: ActionCardId }> = ({ card }) => {
  const about = useAbout()
  return <p className="p4-acting">{about(`action:${card}`)}</p>
}

/** The card by which somebody acts at a step. */
function cardOf(steps: readonly Told[], shown: number): ActionCardId | null {
  const acts = steps
    .slice(0, shown + 1)
    .flatMap(({ reports }) => reports)
    .findLast(({ id }) => id === 'solo.acts')
  return acts ? told<{ card: ActionCardId | null }>(acts).card : null
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
