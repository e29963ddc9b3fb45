import type { Datum, Json, Must, PackValues } from '@tablee/kernel'

/**
 * Where a field comes from: R stands in the rulebook, P is publicly known, X is reconstructed; then the lines of the
 * rulebook. Xi with lines is reconstructed, and these lines imply it. A bare R means the line of the record.
 */
export type Mark = `R${string}` | `P${string}` | 'X' | `Xi${string}`

/** The fields of a record that are data: the line on which it stands in the rulebook is none. */
type Field<R> = Exclude<keyof R & string, 'line'>

/** A table of records of one kind, which tells of each field where it comes from. */
export interface FieldTable<I extends string, R extends object> {
  readonly family: string
  readonly records: { readonly [id in I]: R }
  /** Whence a field of the records is. */
  readonly from: { readonly [F in Field<R>]: Mark }
  /** Where it is from elsewhere in some of them. */
  readonly but?: { readonly [id in I]?: { readonly [F in Field<R>]?: Mark } }
  /** What a pack's value for a field that is reconstructed must satisfy. */
  readonly must?: { readonly [F in Field<R>]?: Must }
}

const ORIGIN = { R: 'rulebook', P: 'public', X: 'reconstructed' } as const

/** The fields of a table as data, each with its provenance: `monster:abysur.attack`. */
export function fieldData<I extends string, R extends object>(table: FieldTable<I, R>): Datum[] {
  const { family, records, from, but = {}, must = {} } = table as unknown as Loose
  return Object.entries(records).flatMap(([id, record]) =>
    Object.keys(from).map(field => {
      const mark = but[id]?.[field] ?? from[field]
      const origin = ORIGIN[mark[0] as keyof typeof ORIGIN]
      const at = mark.replace(/^(R|P|Xi?)/, '') || (origin === 'rulebook' ? String(record.line) : '')
      return {
        id: `${family}:${id}.${field}`,
        of: `${family}:${id}`,
        from: origin,
        value: JSON.parse(JSON.stringify(record[field])) as Json,
        ...(at && { at }),
        ...(origin === 'reconstructed' && must[field] && { must: must[field] }),
      }
    }),
  )
}

/** A table, as it is read by the names of its fields. */
interface Loose {
  readonly family: string
  readonly records: { readonly [id: string]: { readonly [field: string]: unknown } }
  readonly from: { readonly [field: string]: Mark }
  readonly but?: { readonly [id: string]: { readonly [field: string]: Mark } }
  readonly must?: { readonly [field: string]: Must }
}

/** What a pack may replace in tables, and what it must satisfy there. */
export function fieldMusts(data: readonly Datum[]): { readonly [datum: string]: Must } {
  const ours = data.filter(({ from }) => from === 'reconstructed')
  return Object.fromEntries(ours.flatMap(({ id, must }) => (must ? [[id, must]] : [])))
}

/** The records of a table with the values that a pack has in the place of fields. */
export function replaced<I extends string, R extends object>(
  { family, records }: FieldTable<I, R>,
  values: PackValues,
): { readonly [id in I]: R } {
  const changed: { [id in I]: R } = { ...records }
  for (const [id, record] of Object.entries(records) as [I, R][]) {
    const fields = Object.keys(record).filter(field => `${family}:${id}.${field}` in values)
    if (fields.length > 0)
      changed[id] = {
        ...record,
        ...Object.fromEntries(fields.map(field => [field, values[`${family}:${id}.${field}`]])),
      }
  }
  return changed
}
