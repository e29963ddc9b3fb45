/**
 * Which place each takes by its number, 1 for the first; 0 for whoever has nothing. Those who are tied share a place,
 * and the next place is not skipped (L1265-1269).
 */
export function placesBy(values: readonly number[]): number[] {
  const levels = [...new Set(values)].filter(one => one > 0).sort((a, b) => b - a)
  return values.map(one => levels.indexOf(one) + 1)
}
