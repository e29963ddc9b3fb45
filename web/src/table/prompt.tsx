import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import { candidatesOf, isOnBoard, labelAt, useTable } from './context.tsx'
import { useHints } from './hints.ts'
import { CandidateList } from './list.tsx'
import { PastBar } from './past-bar.tsx'
import { useRefocus } from './refocus.ts'
import { Sentence } from './sentence.tsx'
import './prompt.css'

/** More buttons than this, or longer ones, go into the list above the bar. */
const IN_BAR = { buttons: 3, letters: 64 }

/** The bar that says who must do what, with the buttons that the board cannot replace. */
export function Prompt() {
  const table = useTable()
  const { past } = table
  if (past.scene) return <PastBar />
  return <Asking />
}

function Asking() {
  const table = useTable()
  const settings = useSettings()
  const { scene, choose, parts, chosen } = table
  const { tell } = settings
  const [open, setOpen] = useState<boolean | null>(null)
  const { hints, hinting, ask } = useHints()
  useRefocus('prompt')
  const { picks, face } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes the list of the last one
  useEffect(() => setOpen(null), [picks])
  const candidates = candidatesOf(scene)
  const offers = candidates.filter(candidate => !isOnBoard(table, candidate))
  const labels = offers.map(({ say }) => labelAt(table, settings, say))
  const many = offers.length > IN_BAR.buttons || labels.join('').length > IN_BAR.letters
  const listed = open ?? (many || hints !== null)
  const phases = scene.outcome
    ? []
    : (parts.outline?.phases(scene.view as never, scene, settings.language) ?? [])
  const decider = face ? scene.seat : scene.waiting?.seats[0]
  const party = typeof decider === 'number' ? scene.cast[decider] : undefined
  return (
    <section
      id="prompt"
      tabIndex={-1}
      className={`prompt ${party ? `f-${party}` : ''}`}
      aria-label={tell('prompt.label')}
    >
      {listed && candidates.length > 0 && <CandidateList hints={hints} onClose={() => setOpen(false)} />}
      <span className="grab" aria-hidden="true" />
      <ol className="phases">
        {phases.map(({ name, now, note }) => (
          <li key={name} className={now ? 'now' : undefined} aria-current={now ? 'step' : undefined}>
            {note ? `${name}, ${note}` : name}
          </li>
        ))}
      </ol>
      <div className="ask">
        <Sentence />
        {face && (
          <p className="ask-details">
            <span>{tell('prompt.candidates', { count: candidates.length })}</span>
            {face.rule && (
              <Link href={`/rules/${scene.game}#${face.rule}`} target="_blank">
                {tell('prompt.rule', { rule: face.rule })}
              </Link>
            )}
            <button type="button" className="as-link" aria-busy={hinting} onClick={ask}>
              {hinting ? tell('prompt.hinting') : tell('prompt.hint')}
            </button>
          </p>
        )}
      </div>
      <div className="offers">
        {!many &&
          offers.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className="offer"
              aria-pressed={chosen === key || undefined}
              onClick={() => choose(key)}
            >
              {labels[index]}
            </button>
          ))}
        {candidates.length > 0 && (
          <button
            type="button"
            className="offer list-toggle"
            aria-expanded={listed}
            onClick={() => setOpen(!listed)}
          >
            {tell(listed ? 'prompt.listClose' : 'prompt.list')}
          </button>
        )}
      </div>
      <Commands />
    </section>
  )
}

/** Undo, redo, restart, confirm: always in this order, always in this place. */
export function Commands() {
  const { scene, source, chosen, confirm } = useTable()
  const { tell } = useSettings()
  const { can } = scene
  return (
    <div className="commands">
      <button type="button" className="command" disabled={!can.undo} onClick={() => source.undo()}>
        <Glyph name="undo" />
        <span>{tell('prompt.undo')}</span>
      </button>
      <button type="button" className="command" disabled={!can.redo} onClick={() => source.redo()}>
        <Glyph name="redo" />
        <span>{tell('prompt.redo')}</span>
      </button>
      <button type="button" className="command" disabled={!can.restart} onClick={() => source.restart()}>
        <Glyph name="restart" />
        <span>{tell('prompt.restart')}</span>
      </button>
      <button type="button" className="confirm" disabled={chosen === null} onClick={confirm}>
        <Glyph name="check" />
        {tell('prompt.confirm')}
      </button>
    </div>
  )
}
