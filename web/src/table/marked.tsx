import type { Ref } from '@tablee/kernel'
import { useMarks } from './context.tsx'

/** A sentence whose words about places and pieces light them up on the board. */
export function Marked({ sentence }: { readonly sentence: string }) {
  let at = 0
  return sentence.split(/(\[\[[^|\]]*\|[^\]]*\]\][.,;:)…]*)/).map(part => {
    const [, ref, words, end] = /^\[\[([^|\]]*)\|([^\]]*)\]\](.*)$/.exec(part) ?? []
    at += part.length
    if (ref === undefined) return part
    const mark = <Mark key={at} at={ref} words={words} />
    // A full stop stays with the word it ends.
    return end ? (
      <span key={at} className={words.length < 24 ? 'mark-end' : undefined}>
        {mark}
        {end}
      </span>
    ) : (
      mark
    )
  })
}

function Mark({ at, words }: { readonly at: Ref; readonly words: string }) {
  const { point, board, look } = useMarks()
  const Drawn = board?.Mark
  return (
    <button
      type="button"
      className="mark"
      onMouseEnter={() => point(at)}
      onMouseLeave={() => point(null)}
      onFocus={() => point(at)}
      onBlur={() => point(null)}
    >
      {Drawn ? <Drawn at={at} words={words} view={look() as never} /> : words}
    </button>
  )
}
