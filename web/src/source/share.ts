type Plain = { [key: string]: unknown }

/**
 * The next plain value, with everything in it that equals the last one replaced by what the last one holds: what is
 * drawn from an unchanged part need not be drawn again. The next value is ours alone and is changed in place.
 */
export function share<V>(last: unknown, next: V): V {
  if (!isPlain(last) || !isPlain(next) || Array.isArray(last) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  let same = keys.length === Object.keys(last).length
  for (const key of keys) {
    const value = share(last[key], next[key])
    ;(next as Plain)[key] = value
    same &&= Object.is(value, last[key]) && key in last
  }
  return same ? (last as V) : next
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}
