/** What each of some keys has, by what tells it of a key and its place. */
export const byKey = <K extends string, V>(
  keys: readonly K[],
  value: (key: K, place: number) => V,
): { [key in K]: V } =>
  Object.fromEntries(keys.map((key, place) => [key, value(key, place)])) as { [key in K]: V }
