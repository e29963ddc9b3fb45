import { pickRef } from '@tablee/board'
import type { Face } from '@tablee/kernel'
import { lazy, Suspense, useState } from 'react'
import { RuleLink } from '../rules/link.tsx'
import { type Settings, useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { type Answers, answersOf, BRIEFLY, classesOf, type Shown } from './answers.ts'
import { useAround } from './around.tsx'
import { Commands } from './commands.tsx'
import {
  candidatesOf,
  isOnBoard,
  isPosed,
  labelAt,
  onlyOf,
  type TableValue,
  useLit,
  useTable,
} from './context.tsx'
import { useHints } from './hints.ts'
import { useKey } from './keys.ts'
import { CandidateList } from './list.tsx'
import { PassageBar } from './passages/bar.tsx'
import { PastBar } from './past-bar.tsx'
import { Phases } from './phases.tsx'
import { useRefocus } from './refocus.ts'
import { halves, Sentence, whatIsAsked } from './sentence.tsx'
import { Accord } from './slots.tsx'
import { Stepper } from './stepper.tsx'
import './prompt.css'

// What is seen while others choose comes when they do.
const meanwhile = () => import('./meanwhile.tsx')
const MeanwhileNote = lazy(async () => ({ default: (await meanwhile()).MeanwhileNote }))
const MeanwhileCommands = lazy(async () => ({ default: (await meanwhile()).MeanwhileCommands }))

/** How many places a question offers. */
function placesOf({ parts, scene }: TableValue, face: Face): number {
  return parts.board?.counts?.(face, scene.view as never) ?? face.candidates.length
}

/** The bar that says who must do what, with the buttons that the board cannot replace. */
export function Prompt(props: Shown) {
  const table = useTable()
  const { past, passages, scene, made } = table
  const settings = useSettings()
  const { tell } = settings
  const { lost } = useAround()
  useRefocus('prompt')
  if (past.scene) return <PastBar />
  const { passing } = passages
  const seat = passing
    ? (passing.passage.seat ?? scene.seat)
    : scene.face
      ? scene.seat
      : scene.waiting?.seats[0]
  // Who only watches, or is cut off, has no turn: the bar takes nobody's colours.
  const party = !lost && scene.seat !== null && typeof seat === 'number' && scene.cast[seat]
  const answers = answersOf(table, settings, props)
  return (
    <section
      id="prompt"
      tabIndex={-1}
      data-made={made.join(' ')}
      className={[
        'prompt',
        passing && 'passing',
        isPosed(table) && 'is-posed',
        props.inRow && 'in-row',
        (lost || scene.seat === null) && 'aloof',
        party && `f-${party}`,
        ...(passing ? [] : classesOf(answers)),
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={tell('prompt.label')}
    >
      {passing ? <PassageBar passing={passing} /> : <Asking {...props} answers={answers} />}
    </section>
  )
}

function Asking({ answers, elsewhere = [], inRow = false }: Shown & { readonly answers: Answers }) {
  const table = useTable()
  const settings = useSettings()
  const { scene, choose, chosen, passages, moment } = table
  const { tell } = settings
  const [toggled, setToggled] = useState<{ readonly open: boolean; readonly at: number } | null>(null)
  const { hints, hinting, canAsk, ask } = useHints()
  const lit = useLit()
  const { picks, face } = scene
  const { counts, offers, labels, many, toggle } = answers
  const candidates = candidatesOf(scene)
  const only = onlyOf(scene)
  const words = inRow && offers.length > BRIEFLY ? briefly(labels) : labels
  // A new question closes the list of the last one.
  const hidden = many && offers.some(one => !isOnBoard(table, one, elsewhere))
  const { lost } = useAround()
  const idle = face === null && scene.outcome === null
  const listed = toggled?.at === picks ? toggled.open : hidden || hints !== null
  const setOpen = (open: boolean) => setToggled({ open, at: picks })
  // Whoever closed the list sees what is advised all the same.
  const advise = () => {
    setToggled(null)
    void ask()
  }
  useKey('l', () => candidates.length > 0 && setOpen(!listed))
  return (
    <>
      {listed && candidates.length > 0 && <CandidateList hints={hints} onClose={() => setOpen(false)} />}
      <span className="grab" aria-hidden="true" />
      {(lost || scene.seat === null) && (
        <span className={lost ? 'aloof-sign turning' : 'aloof-sign'} aria-hidden="true">
          <Glyph name={lost ? 'restart' : 'eye'} />
        </span>
      )}
      <Phases />
      <div className="ask">
        <Sentence />
        {idle && !lost && (
          <p className="ask-details meanwhile-note">
            {scene.waiting?.rule && <RuleLink game={scene.game} rule={scene.waiting.rule} />}
            <Suspense>
              <MeanwhileNote />
            </Suspense>
          </p>
        )}
        {lost && <p className="ask-details meanwhile-note">{whatIsKept(table, settings)}</p>}
        {face && !lost && (
          <p className="ask-details">
            {!only && <span>{tell('prompt.candidates', { count: placesOf(table, face) })}</span>}
            {face.rule && <RuleLink game={scene.game} rule={face.rule} />}
            {passages.again && (
              <button type="button" className="as-link" onClick={passages.again}>
                {tell('passage.again')}
              </button>
            )}
            {canAsk && (
              <button type="button" className="as-link" aria-busy={hinting} onClick={advise}>
                {hinting ? tell('prompt.hinting') : tell('prompt.hint')}
              </button>
            )}
            {candidates.length > 1 && !counts && (
              <button
                type="button"
                className="as-link list-link"
                aria-expanded={listed}
                onClick={() => setOpen(!listed)}
              >
                {tell(listed ? 'prompt.listClose' : 'prompt.list')}
              </button>
            )}
          </p>
        )}
      </div>
      <div className="offers">
        {counts && <Stepper key={moment} counts={counts} />}
        {!many &&
          offers.map((candidate, index) => (
            <button
              key={candidate.key}
              type="button"
              className={lit.has(pickRef(candidate.key)) ? 'offer best' : 'offer'}
              data-key={candidate.key}
              aria-label={words[index] === labels[index] ? undefined : labels[index]}
              aria-pressed={chosen === candidate.key || undefined}
              onClick={() => choose(candidate.key)}
            >
              <span className="key" aria-hidden="true">
                {candidates.indexOf(candidate) + 1}
              </span>
              {words[index]}
            </button>
          ))}
        {toggle && (
          <button
            type="button"
            className="offer list-toggle"
            aria-expanded={listed}
            onClick={() => setOpen(!listed)}
          >
            <span className="key" aria-hidden="true">
              L
            </span>
            {tell(listed ? 'prompt.listClose' : 'prompt.list')}
          </button>
        )}
      </div>
      <Accord size={inRow ? 'phone' : 'desktop'} />
      <div className={idle ? 'commands meanwhile' : 'commands'}>
        {idle && !lost && (
          <Suspense>
            <MeanwhileCommands />
          </Suspense>
        )}
        {/* Who only watches has nothing to take back. */}
        {scene.seat !== null && <Commands lost={lost !== null} />}
      </div>
    </>
  )
}

/** What waits for the connection: what was chosen, or else what is asked. */
function whatIsKept(table: TableValue, settings: Settings): string {
  const kept = candidatesOf(table.scene).find(({ key }) => key === table.chosen)
  return kept ? labelAt(table, settings, kept.say) : whatIsAsked(table, settings)
}

/** What stands before the colon of each label, where that tells them apart. */
function briefly(labels: readonly string[]): readonly string[] {
  const heads = labels.map(label => halves(label)[0].replace(/\s*:$/, ''))
  return new Set(heads).size === heads.length ? heads : labels
}
