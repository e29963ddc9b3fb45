import { type PartName, pickRef } from '@tablee/board'
import type { Face } from '@tablee/kernel'
import { useState } from 'react'
import { RuleLink } from '../rules/link.tsx'
import { useSettings } from '../settings.tsx'
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
import { countsIn } from './counts.ts'
import { useHints } from './hints.ts'
import { useKey } from './keys.ts'
import { CandidateList } from './list.tsx'
import { PassageBar } from './passages/bar.tsx'
import { PastBar } from './past-bar.tsx'
import { Phases } from './phases.tsx'
import { useRefocus } from './refocus.ts'
import { halves, Sentence } from './sentence.tsx'
import { Accord } from './slots.tsx'
import { Stepper } from './stepper.tsx'
import './prompt.css'

/** More buttons than this, or longer ones, go into the list above the bar. */
const IN_BAR = { buttons: 3, letters: 64 }

/** A phone has a grid of buttons; of more than a few, each shows the words before its colon. */
const IN_GRID = { buttons: 8, briefly: 3 }

interface Shown {
  /** The parts of the board that this screen shows now: what lies on others needs a button. */
  readonly shown: readonly PartName[]
  /** The parts of the board that another pane shows, which is marked: their candidates need no list at once. */
  readonly elsewhere?: readonly PartName[]
  /** The buttons stand in a grid under the sentence, as on a phone. */
  readonly inRow?: boolean
}

/** How many places a question offers. */
function placesOf({ parts, scene }: TableValue, face: Face): number {
  return parts.board?.counts?.(face, scene.view as never) ?? face.candidates.length
}

/** The bar that says who must do what, with the buttons that the board cannot replace. */
export function Prompt(props: Shown) {
  const table = useTable()
  const { past, passages, scene, made } = table
  const { tell } = useSettings()
  useRefocus('prompt')
  if (past.scene) return <PastBar />
  const { passing } = passages
  const seat = passing
    ? (passing.passage.seat ?? scene.seat)
    : scene.face
      ? scene.seat
      : scene.waiting?.seats[0]
  const party = typeof seat === 'number' && scene.cast[seat]
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
        party && `f-${party}`,
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={tell('prompt.label')}
    >
      {passing ? <PassageBar passing={passing} /> : <Asking {...props} />}
    </section>
  )
}

function Asking({ shown, elsewhere = [], inRow = false }: Shown) {
  const table = useTable()
  const settings = useSettings()
  const { scene, choose, chosen, passages, moment } = table
  const { tell } = settings
  const [toggled, setToggled] = useState<{ readonly open: boolean; readonly at: number } | null>(null)
  const { hints, hinting, canAsk, ask } = useHints()
  const lit = useLit()
  const { picks, face } = scene
  const candidates = candidatesOf(scene)
  const counts = countsIn(candidates)
  const only = onlyOf(scene)
  const offers = candidates.filter(
    one => one !== only && !isOnBoard(table, one, shown) && !counts?.candidates.includes(one),
  )
  const labels = offers.map(({ say }) => labelAt(table, settings, say))
  const many = inRow
    ? offers.length > IN_GRID.buttons
    : offers.length > IN_BAR.buttons || labels.join('').length > IN_BAR.letters
  const words = inRow && offers.length > IN_GRID.briefly ? briefly(labels) : labels
  // A new question closes the list of the last one.
  const hidden = many && offers.some(one => !isOnBoard(table, one, elsewhere))
  const listed = toggled?.at === picks ? toggled.open : hidden || hints !== null
  const setOpen = (open: boolean) => setToggled({ open, at: picks })
  useKey('l', () => candidates.length > 0 && setOpen(!listed))
  // All of it stands in a picture: the list is one link away.
  const posed = isPosed(table)
  return (
    <>
      {listed && candidates.length > 0 && <CandidateList hints={hints} onClose={() => setOpen(false)} />}
      <span className="grab" aria-hidden="true" />
      <Phases />
      <div className="ask">
        <Sentence />
        {face && (
          <p className="ask-details">
            {!only && <span>{tell('prompt.candidates', { count: placesOf(table, face) })}</span>}
            {face.rule && <RuleLink game={scene.game} rule={face.rule} />}
            {passages.again && (
              <button type="button" className="as-link" onClick={passages.again}>
                {tell('passage.again')}
              </button>
            )}
            {canAsk && (
              <button type="button" className="as-link" aria-busy={hinting} onClick={ask}>
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
        {candidates.length > 1 && !counts && !posed && (
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
      {/* Who only watches has nothing to confirm. */}
      {scene.seat !== null && <Commands />}
    </>
  )
}

/** What stands before the colon of each label, where that tells them apart. */
function briefly(labels: readonly string[]): readonly string[] {
  const heads = labels.map(label => halves(label)[0].replace(/\s*:$/, ''))
  return new Set(heads).size === heads.length ? heads : labels
}
