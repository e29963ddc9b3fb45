import type { Options } from '@tablee/kernel'
import type { TableRow } from './schema.ts'

/** Options as they are kept, and as they are read. */
interface Known {
  readonly text: string
  readonly options: Options
}

/** So many different options are known at once. */
const MOST = 256

/** Most tables have options that others have too: they are held once. */
const known = new Map<string, Known>()

function know(text: string): Known {
  const found = known.get(text)
  if (found) return found
  if (known.size >= MOST) known.clear()
  const fresh = { text, options: JSON.parse(text) as Options }
  known.set(text, fresh)
  return fresh
}

/** A row whose options are those that other tables hold. */
export const withKnownOptions = (row: TableRow): TableRow => ({ ...row, options: know(row.options).text })

/** The options of a table, with what was drawn once it has started; nobody changes them. */
export const optionsOf = ({ options, drawn }: Pick<TableRow, 'options' | 'drawn'>): Options =>
  drawn === null ? know(options).options : JSON.parse(drawn)
