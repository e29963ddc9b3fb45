import { pickRef, refsOf } from '@tablee/board'
import type { Candidate } from '@tablee/kernel'
import { RuleLink } from '../rules/link.tsx'
import { useSettings } from '../settings.tsx'
import { Glyph } from '../shell/glyph.tsx'
import type { Hint } from '../source/source.ts'
import { Advice } from './advice.tsx'
import { candidatesOf, labelAt, refusedOf, sayAt, useLit, useTable } from './context.tsx'
import './list.css'

/** Every candidate as a row, then what is refused, and why; with hints, those alone, with what a bot thinks of them. */
export function CandidateList({
  hints,
  onClose,
}: {
  readonly hints: readonly Hint[] | null
  readonly onClose: () => void
}) {
  const table = useTable()
  const settings = useSettings()
  const { scene, choose, chosen, point } = table
  const { tell } = settings
  const refused = hints ? [] : refusedOf(scene)
  const candidates = candidatesOf(scene)
  // A hint shows what it speaks of, the best first.
  const listed = hints
    ? hints.flatMap(({ key }) => candidates.find(one => one.key === key) ?? [])
    : candidates
  const best = hints?.[0]?.key
  const lit = useLit()
  const classOf = (candidate: Candidate) => {
    const pointed = refsOf(candidate).some(ref => lit.has(ref))
    const advised = candidate.key === best || lit.has(pickRef(candidate.key))
    return [advised && 'best', pointed && 'lit'].filter(Boolean).join(' ')
  }
  return (
    <div className="candidate-list">
      <button type="button" className="close" aria-label={tell('prompt.listClose')} onClick={onClose}>
        <Glyph name="close" />
      </button>
      <ol>
        {listed.map(candidate => {
          const hint = hints?.find(({ key }) => key === candidate.key)
          return (
            <li key={candidate.key}>
              <button
                type="button"
                className={classOf(candidate)}
                data-key={candidate.key}
                aria-pressed={chosen === candidate.key || undefined}
                onClick={() => choose(candidate.key)}
                onMouseEnter={() => point(refsOf(candidate))}
                onMouseLeave={() => point(null)}
                onFocus={() => point(refsOf(candidate))}
                onBlur={() => point(null)}
              >
                <span className="key" aria-hidden="true">
                  {candidates.indexOf(candidate) + 1}
                </span>
                {labelAt(table, settings, candidate.say)}
                {hint && <Advice hint={hint} />}
              </button>
            </li>
          )
        })}
      </ol>
      {refused.length > 0 && (
        <ul className="refusals" aria-label={tell('prompt.refused')}>
          {refused.map(one => (
            <li key={one.key}>
              <b>{labelAt(table, settings, one.say)}</b> {sayAt(table, settings, one.why)}{' '}
              {one.rule && <RuleLink game={scene.game} rule={one.rule} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
