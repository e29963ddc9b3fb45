import type { BesideProps } from '@tablee/board'
import { Bust } from '@tablee/perseverance/board/bust.tsx'
import { Steps, Tale } from '@tablee/perseverance/board/moments/steps.tsx'
import { told } from '@tablee/perseverance/board/moments/told.ts'
import { Sign } from '@tablee/perseverance/board/pieces.tsx'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import type { FC } from 'react'
import type { Part as ActionPart } from '../../rules/solo/action.ts'
import { colourOf, ownerName } from '../../terminal/contents.ts'
import type { Perseverance3View } from '../../view.ts'
import { Part, usePart, useView } from '../ui/part.tsx'
import { type GameWords, wordsIn } from '../words.ts'
import { Meeting } from './assembly.tsx'
import type { Told } from './passages.ts'
import { Reason } from './reason.tsx'
import './moments.css'

/** What passes, step by step: an assembly lies over the table, what the Dissenters do stands beside it. */
const Panel: FC<BesideProps<Perseverance3View>> = props => {
  const { passages, shown, language, size } = props
  const steps = passages as readonly Told[]
  const step = steps[shown]
  if (!step) return null
  const { meeting, owner, now } = step
  const colour = owner === null ? '' : ` pv-p-${colourOf(now, owner)}`
  return (
    <Part
      props={{ ...props, view: now }}
      className={`pv-moment is-${size}${meeting ? ' over pv-meeting' : ' pv-beside'}${colour}`}
      label={wordsIn(language).moments.label}
      scrolls={meeting !== null}
    >
      {meeting ? <Meeting {...meeting} /> : <Step step={step} />}
      {!meeting && steps.length > 1 && (
        <Steps
          title={wordsIn(language).moments.steps}
          steps={steps}
          shown={shown}
          face={owner => <Owner of={owner} />}
        />
      )}
    </Part>
  )
}

export default Panel

/** What a step is called: the part of the turn where one begins, or what is done. */
function titleOf({ kind, reports }: Told, { moments }: GameWords): string {
  const acts = reports.find(({ id }) => id === 'solo.acts')
  return acts ? moments.part[told<{ part: ActionPart }>(acts).part] : moments.scene[kind]
}

/** One step: whose it is, what was told of it, and why. */
const Step: FC<{ readonly step: Told }> = ({ step }) => {
  const { say } = usePart().props
  const { view, words } = useView()
  const { owner, reports } = step
  const dissenter = owner === null ? null : DISSENTERS[owner - view.players.length]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it
    <article className="pv-step" aria-live="polite" tabIndex={0}>
      <header>
        {dissenter && owner !== null && <Bust of={dissenter} colour={view.dissenters[owner - 1].colour} />}
        <div>
          {owner !== null && <p>{ownerName(view, owner, words)}</p>}
          <h2>{titleOf(step, words)}</h2>
        </div>
        {view.solo && (
          <span className="pv-step-score">
            <Sign name="follower" />
            <b>{view.solo.followers}</b>
          </span>
        )}
      </header>
      <Tale lines={reports.map(say)} />
      <Reason step={step} />
    </article>
  )
}

const Owner: FC<{ readonly of: number }> = ({ of }) => {
  const { view } = useView()
  const dissenter = DISSENTERS[of - view.players.length]
  return dissenter ? <Bust of={dissenter} colour={view.dissenters[of - 1].colour} size={18} /> : <i />
}
