import { type FC, type ReactNode, useEffect, useRef } from 'react'
import './steps.css'

const REASONS = / \(([^()]*(?:\([^()]*\)[^()]*)*)\)\.$/

/** The reasons in brackets at the end of a sentence stand below, as a ladder. */
export const shortly = (sentence: string): string => sentence.replace(REASONS, '.')

/** The reasons in brackets at the end of a sentence, by themselves. */
export function reasonsIn(sentence: string): string | undefined {
  const reasons = REASONS.exec(sentence)?.[1]
  return reasons && `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`
}

/** What was told of a step, a line each. */
export const Tale: FC<{ readonly lines: readonly string[] }> = ({ lines }) => (
  <ul className="pv-tale">
    {lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a tale never change places.
      <li key={i}>{shortly(line)}</li>
    ))}
  </ul>
)

interface Step {
  readonly key: string
  readonly name: string
  readonly sentence: string
  readonly owner: number | null
}

/** All steps as a list: done, now, to come; the one that is shown is in sight. */
export const Steps: FC<{
  readonly title: string
  readonly steps: readonly Step[]
  readonly shown: number
  /** Whose doing a step is, as a picture. */
  readonly face: (owner: number) => ReactNode
}> = ({ title, steps, shown, face }) => {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it
    <section className="pv-steps" tabIndex={0} aria-label={title}>
      <h3>{title}</h3>
      <ol ref={list}>
        {steps.map(({ key, name, sentence, owner }, n) => (
          <li
            key={key}
            className={n < shown ? 'is-done' : n > shown ? 'is-to-come' : undefined}
            aria-current={n === shown ? 'step' : undefined}
          >
            {owner === null ? <i /> : face(owner)}
            <span>{n > shown ? name : shortly(sentence)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The steps of what is resolved, by number: done, now, to come. */
export const Course: FC<{ readonly steps: readonly string[]; readonly now: number }> = ({ steps, now }) => (
  <ol className="pv-course">
    {steps.map((name, n) => (
      <li
        key={name}
        className={n < now ? 'is-done' : n > now ? 'is-to-come' : undefined}
        aria-current={n === now ? 'step' : undefined}
      >
        <i>{n < now ? '✓' : n + 1}</i>
        <span>{name}</span>
      </li>
    ))}
  </ol>
)
