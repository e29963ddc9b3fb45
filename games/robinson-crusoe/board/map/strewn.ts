import { seeded } from '@tablee/board/seeded.ts'
import { short } from '../art/hex.ts'

/** The whole of a hex. */
export const FULL = 'M-60-70H60V70H-60Z'

/** Tufts of grass or grains of sand, strewn over a hex. */
export function strewn(seed: number, n: number, mark: string): string {
  const next = seeded(seed)
  return Array.from(
    { length: n },
    () => `M${short(next() * 108 - 54)} ${short(next() * 118 - 59)}${mark}`,
  ).join('')
}
