/** Whether a plain value holds a text with a NUL in it, at any depth: PostgreSQL keeps none, and nobody types one. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inside]) => name.includes('\0') || holdsNul(inside))
}
