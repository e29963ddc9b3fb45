import type { BesideProps, Passage } from '@tablee/board'
import type { Message } from '@tablee/kernel'
import { type FC, useEffect, useRef } from 'react'
import type { CardId } from '../../data/cards.ts'
import type { RootView } from '../../view.ts'
import { valuesOf } from '../battle/values.ts'
import { castOf } from '../contents.ts'
import { points } from '../heads.ts'
import { Mini } from '../ui/bits.tsx'
import { usePart } from '../ui/part.tsx'
import { Seal } from '../ui/seal.tsx'
import { capital, ROBOTS, WORDS } from '../words.ts'
import { OWN } from './steps.ts'

/** What only says why: it stands smaller, under what was done. */
const WHY: readonly string[] = ['robot.clearing', 'robot.party']

/** What the head of a step tells already, or its number of points. */
const LEFT_OUT: readonly string[] = ['robot.step', 'phase.begins', 'scored', 'lost.points', 'kernel.only']

/** The turn of a robot beside the map: what it did so far, what it does now and why, and what comes. */
export const RobotTurn: FC<Pick<BesideProps<RootView>, 'passages' | 'shown' | 'Rule'>> = ({
  passages,
  shown,
  Rule,
}) => {
  const { view, language } = usePart().props
  const seat = passages[shown].seat ?? 0
  const words = ROBOTS[language]
  const [from, to] = runOf(passages, shown)
  const party = castOf(view)[seat]
  return (
    <>
      <header className="rt-beside-head">
        <h2>{words.turnOf(WORDS[language].party[party])}</h2>
        <Seal party={party} size={32} />
      </header>
      <ol className="rt-robot-turn">
        {passages.slice(from, to).map((passage, i) => (
          <Step
            key={passage.key}
            passage={passage}
            Rule={Rule}
            state={from + i < shown ? 'done' : from + i > shown ? 'comes' : 'now'}
          />
        ))}
      </ol>
    </>
  )
}

/** What was done, without who did it; a battle says both. */
const headOf = ({ key, sentence }: Passage, colon: string): string =>
  key.startsWith(OWN) ? capital(sentence.slice(sentence.indexOf(colon) + colon.length)) : sentence

/** The passages around one that are of the same turn: from where to before where. */
function runOf(passages: readonly Passage[], shown: number): readonly [number, number] {
  const { seat } = passages[shown]
  let from = shown
  while (from > 0 && passages[from - 1].seat === seat) from--
  let to = shown + 1
  while (to < passages.length && passages[to].seat === seat) to++
  return [from, to]
}

interface Told {
  readonly passage: Passage
  readonly state: 'done' | 'now' | 'comes'
  readonly Rule: BesideProps<RootView>['Rule']
}

/** A step: what was done, by which criterion and which rule; all that is known of it while it is shown. */
const Step: FC<Told> = ({ passage, state, Rule }) => {
  const { language } = usePart().props
  const { reports, name, rule, ruleName, why: criterion } = passage
  const at = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (state === 'now') at.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  if (state === 'comes') return <li className="is-to-come">{capital(name)}</li>
  const scored = reports.flatMap(report => points(report) ?? [])
  const done = reports.filter(({ id }) => !WHY.includes(id) && !LEFT_OUT.includes(id))
  const why = reports.filter(({ id }) => WHY.includes(id))
  const order = reports.find(({ id }) => id === 'robot.order')
  return (
    <li ref={at} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <p className="rt-step-head">
        <b>{headOf(passage, WORDS[language].colon)}</b>
        {scored.map(one => (
          <em key={one.seat}>{one.points > 0 ? `+${one.points}` : `−${-one.points}`}</em>
        ))}
      </p>
      {state === 'now' && (
        <>
          {order && <Mini card={valuesOf<{ card: CardId }>(order).card} />}
          <Lines reports={done} />
          <Lines reports={why} why />
        </>
      )}
      <p className="rt-step-rule">
        {state === 'done' && criterion && `${criterion}, `}
        {rule && <Rule rule={rule} name={ruleName} />}
      </p>
    </li>
  )
}

const Lines: FC<{ readonly reports: readonly Message[]; readonly why?: boolean }> = ({ reports, why }) => {
  const { say } = usePart().props
  return reports.map((report, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the tale.
    <p key={i} className={why ? 'rt-step-why' : undefined}>
      {say(report)}
    </p>
  ))
}
