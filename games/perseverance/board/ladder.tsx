import type { FC } from 'react'
import type { Choice } from '../dissenters/place.ts'
import './css/ladder.css'

/** One test of those that led a Dissenter to a place. */
export interface Rung {
  readonly why: string
  readonly what: string
  readonly mark: 'yes' | 'no' | 'same'
}

/** What tests are called, and why a place is avoided. */
export interface RungWords<A extends string> {
  readonly named: string
  readonly minority: string
  readonly program: string
  readonly opposed: string
  readonly next: string
  readonly chosen: string
  readonly none: string
  fewest(n: number): string
  avoided(why: A): string
}

/** Every test of a choice in its order: the place that is named, those that are avoided, what told the others apart. */
export function rungsOf<P extends string, A extends string>(
  { named, place, avoided, findings }: Choice<P, A>,
  words: RungWords<A>,
  name: (place: P) => string,
): Rung[] {
  const rungs: Rung[] = [
    {
      why: named === null ? words.minority : words.named,
      what: named === null ? '' : name(named),
      mark: named === null ? 'same' : named === place ? 'yes' : 'no',
    },
    ...avoided.map(({ place: one, why }) => ({
      why: words.avoided(why),
      what: name(one),
      mark: 'no' as const,
    })),
  ]
  const telling = findings.filter(({ by, value }) => (by !== 'program' && by !== 'opposed') || value > 0)
  for (const [nth, { by, value, left }] of telling.entries())
    rungs.push({
      why: by === 'fewest' ? words.fewest(value) : words[by],
      what: left.map(name).join(', '),
      mark: nth === telling.length - 1 ? 'yes' : 'same',
    })
  if (place === null) rungs.push({ why: words.none, what: '', mark: 'no' })
  // Where one was left, nothing was to be told apart.
  else if (rungs.at(-1)?.mark !== 'yes') rungs.push({ why: words.chosen, what: name(place), mark: 'yes' })
  return rungs
}

const SIGNS = { yes: '✓', no: '✗', same: '=' } as const

/** Why a Dissenter chose a place, test by test. */
export const Ladder: FC<{ readonly title: string; readonly rungs: readonly Rung[] }> = ({ title, rungs }) => (
  <section className="pv-ladder">
    <h3>{title}</h3>
    <ol>
      {rungs.map(({ why, what, mark }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rungs of a choice never change places
        <li key={nth} className={`is-${mark}`}>
          <span>{why}</span>
          <b>{what}</b>
          <i aria-hidden="true">{SIGNS[mark]}</i>
        </li>
      ))}
    </ol>
  </section>
)
