import type { FC, ReactNode } from 'react'
import './course.css'

/** A step of the course: its number, what stands over it, and how it looks (`is-past`, `is-now`, `is-aim`). */
export interface Step {
  readonly n: number
  readonly state?: string
  readonly over?: ReactNode
  /** What the element of the step is besides: its ref, its place. */
  readonly attributes?: object
  /** What the element of its number is besides. */
  readonly number?: object
}

/** The course of a game in a line over the map: points to a goal, rounds to the last. */
export const Course: FC<{ readonly steps: readonly Step[] }> = ({ steps }) => (
  <ol className="kit-course">
    {steps.map(({ n, state = '', over, attributes, number }) => (
      <li key={n} className={state} {...attributes}>
        {over}
        <i />
        <span className="kit-course-n" {...number}>
          {n}
        </span>
      </li>
    ))}
  </ol>
)
