import { useEffect, useRef, useState } from 'react'
import { type RuleLine, ruleAt } from './index.ts'

/** The words that are searched; they stand in the address, so that a search can be sent. */
export function useQuery(): readonly [words: string, set: (words: string) => void] {
  const [words, setWords] = useState(() => new URLSearchParams(location.search).get('q') ?? '')
  const set = (next: string) => {
    setWords(next)
    const query = next.trim() === '' ? '' : `?${new URLSearchParams({ q: next })}`
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  }
  return [words, set]
}

const hash = () => decodeURIComponent(location.hash.slice(1))

/** The rule that the address names: it comes into sight, lit up; a search that hides it ends. */
export function useHashRule(rules: readonly RuleLine[], onHidden: () => void): string | undefined {
  const [wanted, setWanted] = useState(hash)
  const hidden = useRef(onHidden)
  hidden.current = onHidden
  useEffect(() => {
    const follow = () => setWanted(hash())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const rule = wanted === '' ? undefined : ruleAt(rules, wanted)?.id
  useEffect(() => {
    if (!rule) return
    if (!document.getElementById(rule)) hidden.current()
    // What hid it is gone with the next picture.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(rule)
      row?.scrollIntoView({ block: 'center' })
      row?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [rule])
  return rule
}
