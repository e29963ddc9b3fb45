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
  const target = rule ?? (wanted.startsWith(CHAPTER) ? wanted : undefined)
  useEffect(() => {
    if (!target) return
    if (!document.getElementById(target)) hidden.current()
    return bringIntoSight(target)
  }, [target])
  return rule
}

/** What the anchors of chapters begin with. */
const CHAPTER = 'chapter-'
/** What is drawn only when it comes near changes its height then: the place is looked for again, this often. */
const LOOKS = 12

/** Scrolls to an element until it stays where it is; returns how to stop. */
function bringIntoSight(id: string): () => void {
  let frame = 0
  let looks = 0
  let top = Number.NaN
  const look = () => {
    const element = document.getElementById(id)
    element?.scrollIntoView({ block: 'start' })
    const now = element?.getBoundingClientRect().top ?? 0
    if (looks === 0) element?.focus({ preventScroll: true })
    looks++
    if (looks < LOOKS && (looks < 3 || Math.abs(now - top) > 1)) frame = requestAnimationFrame(look)
    top = now
  }
  // What hid it is gone with the next picture.
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
