/** So many words are known at once, and so long they may be. */
const MOST = 10_000
const LONGEST = 40

/** A database gives a copy of each word with each row: ids, names, kinds. They are held once. */
const known = new Map<string, string>()

function wordOf(text: string): string {
  const word = known.get(text)
  if (word !== undefined) return word
  if (known.size >= MOST) known.clear()
  known.set(text, text)
  return text
}

/** Has a row that was just read share its words with others. */
export function shareWords(row: object): void {
  const fields = row as { [name: string]: unknown }
  for (const [name, value] of Object.entries(row))
    if (typeof value === 'string' && value.length <= LONGEST) fields[name] = wordOf(value)
}
