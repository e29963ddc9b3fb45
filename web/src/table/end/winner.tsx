import { useSettings } from '../../settings.tsx'
import { partyAt, sayAt, useTable } from '../context.tsx'
import { lastScores, partiesOf, victorsOf } from './parties.ts'
import { useTook } from './use-took.ts'

/** Who won, in a picture and a sentence or two. */
export function Winner() {
  const table = useTable()
  const settings = useSettings()
  const { scene, parts } = table
  const { tell, language } = settings
  const { outcome, cast, round } = scene
  const took = useTook()
  if (!outcome) return null
  const winners = victorsOf(scene)
  const scores = lastScores(scene)
  const Finale = parts.board?.Finale
  const epilogue = parts.outline?.epilogue?.(scene.view as never, scene, language)
  const farewell = parts.outline?.farewell?.(outcome, language)
  const first = winners.length === 1 ? winners[0] : null
  const next = first === null ? null : runnerUp(scores, first)
  const party = first === null ? '' : `f-${cast[first]}`
  return (
    <section className={`panel end-winner ${party}`} aria-labelledby="end-title">
      {Finale && (
        <Finale
          winners={winners.map(seat => cast[seat])}
          others={partiesOf(scene).flatMap(party => (winners.includes(party) ? [] : cast[party]))}
          score={first === null ? null : (scores[first] ?? null)}
        />
      )}
      <div className="end-words">
        <p className="end-when">{tell('end.when', { game: scene.game, round, ms: took })}</p>
        <h2 id="end-title">{epilogue?.title ?? sayAt(table, settings, outcome.why)}</h2>
        <p>
          {epilogue
            ? sayAt(table, settings, outcome.why)
            : first !== null &&
              next !== null &&
              tell('end.second', {
                party: partyAt(table, settings, next),
                points: (scores[first] ?? 0) - (scores[next] ?? 0),
              })}
        </p>
        {farewell && <p>{farewell}</p>}
      </div>
    </section>
  )
}

/** Who came nearest to the winner, where both have scores. */
function runnerUp(scores: readonly (number | null)[], first: number): number | null {
  if (typeof scores[first] !== 'number') return null
  let next: number | null = null
  for (const [seat, score] of scores.entries())
    if (seat !== first && score !== null && (next === null || score > (scores[next] ?? 0))) next = seat
  return next
}
