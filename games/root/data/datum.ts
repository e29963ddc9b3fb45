import type { Datum, Json, Provenance } from '@tablee/kernel'

/** A datum from a record that tells its own provenance. */
export function datum<R extends { readonly from: Provenance }>(id: string, record: R): Datum {
  const { from, ...value } = record
  return { id, from, value: JSON.parse(JSON.stringify(value)) as Json }
}
