import { useMarks } from '../context.tsx'

/** A sentence whose places and pieces are drawn as the game draws them; nothing in it can be pressed. */
export function Told({ sentence }: { readonly sentence: string }) {
  const { board, look } = useMarks()
  const Drawn = board?.Mark
  let at = 0
  return sentence.split(/(\[\[[^|\]]*\|[^\]]*\]\][.,;:)…]*)/).map(part => {
    at += part.length
    const [, ref, words, end] = /^\[\[([^|\]]*)\|([^\]]*)\]\](.*)$/.exec(part) ?? []
    if (ref === undefined) return part
    if (!Drawn) return words + end
    // A full stop stays with what it ends.
    return (
      <span key={at} className={end && words.length < 24 ? 'mark-end' : undefined}>
        <Drawn at={ref} words={words} view={look() as never} />
        {end}
      </span>
    )
  })
}
