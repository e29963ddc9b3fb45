import type { Face, Message } from '@tablee/kernel'

/** What somebody at the table wants. */
export type Wish =
  | { readonly do: 'pick'; readonly key: string }
  | { readonly do: 'narrow'; readonly places: readonly number[] }
  | { readonly do: 'save'; readonly file: string }
  | { readonly do: 'as'; readonly seat: number }
  | { readonly do: 'show' | 'undo' | 'redo' | 'restart' | 'explain' | 'hint' | 'journal' | 'quit' }

/** The one-letter wishes and their longer names. */
const WISHES = {
  '': 'show',
  u: 'undo',
  undo: 'undo',
  annuler: 'undo',
  r: 'redo',
  redo: 'redo',
  rétablir: 'redo',
  restart: 'restart',
  recommencer: 'restart',
  '?': 'explain',
  h: 'hint',
  j: 'journal',
  q: 'quit',
} as const

/**
 * Understands a line: a wish, the number of a candidate, `=` and its key, its key, or words that its sentence has.
 * Words that fit several candidates narrow the list; what fits only something refused,
 * or nothing at all, is taken as its key, and the table says why not.
 */
export function understand(
  line: string,
  { candidates, refused }: Pick<Face, 'candidates' | 'refused'>,
  tell: (message: Message) => string,
): Wish {
  if (Object.hasOwn(WISHES, line)) return { do: WISHES[line as keyof typeof WISHES] }
  const [, file] = /^s(?:\s+(.*))?$/.exec(line) ?? []
  if (file !== undefined || line === 's') return { do: 'save', file: file ?? '' }
  const [, seat] = /^@(\d+)$/.exec(line) ?? []
  if (seat !== undefined) return { do: 'as', seat: Number(seat) - 1 }
  if (line.startsWith('=')) return { do: 'pick', key: line.slice(1) }
  if (/^\d+$/.test(line)) {
    const candidate = candidates[Number(line) - 1]
    return { do: 'pick', key: candidate ? candidate.key : line }
  }
  if (candidates.some(({ key }) => key === line)) return { do: 'pick', key: line }
  const places = candidates.flatMap((candidate, place) => (has(tell(candidate.say), line) ? [place] : []))
  if (places.length === 1) return { do: 'pick', key: candidates[places[0]].key }
  if (places.length > 1) return { do: 'narrow', places }
  return { do: 'pick', key: refused.find(({ say }) => has(tell(say), line))?.key ?? line }
}

/** Whether a sentence has all the words, whatever their case and accents. */
function has(sentence: string, words: string): boolean {
  const text = bare(sentence)
  return bare(words)
    .split(/\s+/)
    .every(word => text.includes(word))
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
