import type { Ref } from '@tablee/kernel'
import { useSettings } from '../settings.tsx'
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
  const { point, open, board, look } = useMarks()
  const { language } = useSettings()
  const Drawn = board?.Mark
  const opens = (board?.sheet?.(at, look() as never, language) ?? null) !== null
  return (
    <button
      type="button"
      className={opens ? 'mark opens' : 'mark'}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={opens ? () => open(at) : undefined}
      onMouseEnter={() => point(at)}
      onMouseLeave={() => point(null)}
      onFocus={() => point(at)}
      onBlur={() => point(null)}
    >
      {Drawn ? <Drawn at={at} words={words} view={look() as never} /> : words}
    </button>
  )
}
