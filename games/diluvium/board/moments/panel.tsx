import type { BesideProps } from '@tablee/board'
import type { Message } from '@tablee/kernel'
import type { FC } from 'react'
import type { Hex } from '../../data/types.ts'
import type { Spot } from '../../rules/query.ts'
import type { DiluviumView } from '../../view.ts'
import { civOf } from '../contents.ts'
import { Seal } from '../ui/art.tsx'
import { Part, usePart, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import { CombatAsked, CombatFought, MonsterFought } from './combat.tsx'
import type { Told } from './passages.ts'
import { Astrolabes, CardShown, TileShown, TokenShown } from './pictures.tsx'
import { Reason } from './reason.tsx'
import { told } from './told.ts'
import './moments.css'

/** What passes, step by step, or a combat before it is decided. */
const Panel: FC<BesideProps<DiluviumView>> = props => {
  const { passages, shown, face, language } = props
  const words = wordsIn(language).moments
  const steps = passages as readonly Told[]
  const step = steps[shown]
  const view = step?.now ?? props.view
  return (
    <Part
      props={{ ...props, view }}
      className={`dl-moment is-${props.size}${step?.party != null ? ` f-${civOf(view, step.party)}` : ''}`}
      label={words.label}
    >
      {step ? <Step step={step} /> : face && <CombatAsked face={face} />}
      {steps.length > 1 && <Steps steps={steps} shown={shown} />}
    </Part>
  )
}

export default Panel

/** One step: what it is, its picture, what was told of it, and why. */
const Step: FC<{ readonly step: Told }> = ({ step }) => {
  const { say } = usePart().props
  const { view, moments } = useView()
  const { kind, party, reports } = step
  return (
    <article aria-live="polite">
      <header>
        {party !== null && <Seal party={civOf(view, party)} size={30} />}
        <h2>{moments.title[kind]}</h2>
      </header>
      <Picture step={step} />
      <ul className="dl-tale">
        {reports.map((report, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a tale never change places.
          <li key={i}>{say(report)}</li>
        ))}
      </ul>
      <Reason step={step} />
    </article>
  )
}

const find = (reports: readonly Message[], id: string): Message | undefined =>
  reports.find(one => one.id === id)

const Picture: FC<{ readonly step: Told }> = ({ step: { kind, reports } }) => {
  switch (kind) {
    case 'token': {
      const token = find(reports, 'token.drawn')
      return token && <TokenShown token={token} acts={find(reports, 'rival.acts')} />
    }
    case 'reveal': {
      const { place } = told<{ place: Spot }>(reports[0])
      return <TileShown at={place.at as Hex} />
    }
    case 'card': {
      const card = reports.find(({ id }) => id === 'ruins.card' || id === 'rival.card')
      return card && <CardShown report={card} />
    }
    case 'combat': {
      const fought = find(reports, 'combat.fought')
      return fought && <CombatFought fought={fought} reports={reports} />
    }
    case 'monster': {
      const fought = find(reports, 'rival.monster')
      return fought && <MonsterFought fought={fought} reports={reports} />
    }
    case 'sail':
    case 'event': {
      const turned = find(reports, 'astrolabe')
      return turned && <Astrolabes report={turned} />
    }
    default:
      return null
  }
}

/** All steps as a list: done, now, to come. */
const Steps: FC<{ readonly steps: readonly Told[]; readonly shown: number }> = ({ steps, shown }) => {
  const { moments } = useView()
  return (
    <section className="dl-steps">
      <h3>{moments.steps}</h3>
      <ol>
        {steps.map(({ key, name, sentence }, n) => (
          <li
            key={key}
            className={n < shown ? 'is-done' : n > shown ? 'is-to-come' : undefined}
            aria-current={n === shown ? 'step' : undefined}
          >
            {n > shown ? name : sentence}
          </li>
        ))}
      </ol>
    </section>
  )
}
