import { BEGINNING, type Progress } from '@tablee/board'

const keyOf = (table: string): string => `tablee guide ${table}`

/** How far the learner at a table has come; null at a table without a guide. */
export function progressAt(table: string): Progress | null {
  try {
    const kept = localStorage.getItem(keyOf(table))
    return kept === null ? null : { ...BEGINNING, ...(JSON.parse(kept) as Partial<Progress>) }
  } catch {
    return null
  }
}

/** Keeps how far the learner at a table has come, for the next time it is opened. */
export function keepProgress(table: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(progress))
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Forgets the guide of a table that is deleted. */
export function forgetProgress(table: string): void {
  try {
    localStorage.removeItem(keyOf(table))
  } catch {
    // There is nothing to forget.
  }
}
