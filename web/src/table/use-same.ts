import { useRef } from 'react'

/** The same object as long as all that it holds is the same. */
export function useSame<V extends object>(value: V): V {
  const last = useRef(value)
  const names = Object.keys(value) as (keyof V)[]
  if (names.some(name => !Object.is(last.current[name], value[name]))) last.current = value
  return last.current
}
