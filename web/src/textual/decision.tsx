import { refsOf } from '@tablee/board'
import { RuleLink } from '../rules/link.tsx'
import { useSettings } from '../settings.tsx'
import { Advice } from '../table/advice.tsx'
import { useAround } from '../table/around.tsx'
import { candidatesOf, labelAt, partyAt, refusedOf, sayAt, useTable } from '../table/context.tsx'
import { useHints } from '../table/hints.ts'
import { useRefocus } from '../table/refocus.ts'
import { whatIsAsked } from '../table/sentence.tsx'

/** What is to be decided: who, what, every candidate under its number, what is refused and why. */
export function Decision() {
  const table = useTable()
  const settings = useSettings()
  const { hints, hinting, canAsk, ask } = useHints()
  const { meanwhile, lost } = useAround()
  useRefocus('decision')
  const { tell, language } = settings
  const { scene, choose, chosen, point, parts, passages, made } = table
  const { face } = scene
  const asking = face ?? scene.waiting
  const decider = face ? scene.seat : scene.waiting?.seats[0]
  const party = typeof decider === 'number' ? scene.cast[decider] : ''
  const now = parts.outline?.phases(scene.view as never, scene, language).find(phase => phase.now)
  const phase = now && (now.note ? `${now.name}, ${now.note}.` : `${now.name}.`)
  return (
    <section
      id="decision"
      tabIndex={-1}
      data-made={made.join(' ')}
      className={`panel decision f-${party}`}
      aria-label={tell('prompt.label')}
    >
      <p className="decision-step">
        {face && scene.seat !== null && tell('prompt.yours', { party: partyAt(table, settings, scene.seat) })}{' '}
        {phase} {asking?.rule && <RuleLink game={scene.game} rule={asking.rule} />}
      </p>
      <h1 aria-live="polite">{lost ?? whatIsAsked(table, settings)}</h1>
      {scene.mistake && (
        <p className="ask-mistake" role="alert">
          {sayAt(table, settings, scene.mistake)}
        </p>
      )}
      <ol className="decision-list">
        {candidatesOf(scene).map((candidate, index) => {
          const hint = hints?.find(({ key }) => key === candidate.key)
          return (
            <li key={candidate.key}>
              <button
                type="button"
                data-key={candidate.key}
                aria-pressed={chosen === candidate.key || undefined}
                onClick={() => choose(candidate.key)}
                onFocus={() => point(refsOf(candidate))}
                onBlur={() => point(null)}
              >
                <kbd>{index + 1}</kbd>
                <b>{labelAt(table, settings, candidate.say)}</b>
                {hint && <Advice hint={hint} />}
              </button>
            </li>
          )
        })}
      </ol>
      {refusedOf(scene).length > 0 && (
        <ul className="decision-no" aria-label={tell('prompt.refused')}>
          {refusedOf(scene).map(one => (
            <li key={one.key}>
              <b>{labelAt(table, settings, one.say)}</b> {sayAt(table, settings, one.why)}{' '}
              {one.rule && <RuleLink game={scene.game} rule={one.rule} />}
            </li>
          ))}
        </ul>
      )}
      {!face && meanwhile && <p>{meanwhile.note}</p>}
      <TextCommands />
      {passages.again && (
        <button type="button" className="plain" onClick={passages.again}>
          {tell('passage.again')}
        </button>
      )}
      {face && canAsk && (
        <button type="button" className="plain" aria-busy={hinting} onClick={ask}>
          {tell(hinting ? 'prompt.hinting' : 'prompt.hint')}
        </button>
      )}
    </section>
  )
}

function TextCommands() {
  const table = useTable()
  const settings = useSettings()
  const { scene, source, chosen, confirm, undo, redo } = table
  const { tell } = settings
  const ready = chosen === null ? table.ready : null
  const { can } = scene
  // While others choose there is only what may be done all the same.
  const idle = scene.face === null
  // Where the group agrees by a candidate of its own, that one confirms.
  const agrees = [...candidatesOf(scene), ...refusedOf(scene)].some(one => one.agrees)
  return (
    <div className="decision-commands">
      {(!idle || can.undo) && (
        <button type="button" disabled={!can.undo} onClick={undo}>
          <kbd>Z</kbd> {tell('prompt.undo')}
        </button>
      )}
      {(!idle || can.redo) && (
        <button type="button" disabled={!can.redo} onClick={redo}>
          <kbd>Y</kbd> {tell('prompt.redo')}
        </button>
      )}
      {(!idle || can.restart) && (
        <button type="button" disabled={!can.restart} onClick={() => source.restart()}>
          <kbd>R</kbd> {tell('prompt.restart')}
        </button>
      )}
      {!idle && (!agrees || chosen !== null) && (
        <button type="button" disabled={chosen === null && !ready} onClick={confirm}>
          <kbd>{tell('prompt.enter')}</kbd>{' '}
          {ready ? labelAt(table, settings, ready.say) : tell('prompt.confirm')}
        </button>
      )}
    </div>
  )
}
