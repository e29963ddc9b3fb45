import type { Clash } from '@tablee/kernel'

/** How much there is of something, and how much there must be: null for no most. */
export const clashing = (
  data: string,
  value: string | null,
  min: number,
  max: number | null,
  got: number,
): Clash => ({
  data,
  value,
  min,
  max,
  got,
})

/** The first thing that does not fit together; null where all of it does. */
export function firstClash<D>(data: D, parts: readonly ((data: D) => Iterable<Clash>)[]): Clash | null {
  for (const part of parts)
    for (const one of part(data)) if (one.got < one.min || (one.max !== null && one.got > one.max)) return one
  return null
}
