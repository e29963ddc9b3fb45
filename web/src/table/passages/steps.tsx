import type { Passing } from './use-passages.ts'

/** What passes as a list: done, now, to come. */
export function Steps({ passing }: { readonly passing: Passing }) {
  const { passages, shown } = passing
  return (
    <ol className="passage-steps">
      {passages.map(({ key, name, sentence }, index) => (
        <li
          key={key}
          className={index < shown ? 'done' : index > shown ? 'to-come' : undefined}
          aria-current={index === shown ? 'step' : undefined}
        >
          {index > shown ? name : sentence}
        </li>
      ))}
    </ol>
  )
}
