import { useEffect, useRef } from 'react'
import { agreeingIn, candidatesOf, useTable } from './context.tsx'
import { typeDigit } from './number-key.ts'
import { useIsBeside } from './passages/is-beside.ts'

/** How long a second digit is waited for, in milliseconds. */
const PATIENCE = 900

/** Whether a key press belongs to a field or a sheet, not to the table. */
export function isElsewhere({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, [contenteditable], dialog') !== null
  )
}

/** Whether the key would press what has the focus. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role=button], fieldset') !== null
}

/** Does something at a key, wherever the focus is, while it means anything. */
export function useKey(wanted: string, act: () => void, on = true): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== wanted || isElsewhere(event)) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [wanted, on])
}

/** The keys of the table: Z, Y, R, Enter and Escape; each candidate has its number. */
export function useTableKeys(): void {
  const table = useTable()
  const { scene, source, chosen, made, confirm, waive, undo, redo } = table
  const numbers = useNumberKeys()
  const canConfirm = chosen !== null || table.ready !== null || agreeingIn(scene) !== undefined
  // The space bar throws dice that wait beside the table.
  const waits = useIsBeside() && chosen === null && table.ready !== null
  useEffect(() => {
    const isConfirming = (key: string) => (key === 'enter' && canConfirm) || (key === ' ' && waits)
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      const { can } = scene
      if (key === 'z' && !event.shiftKey && can.undo) undo()
      else if ((key === 'y' || (key === 'z' && event.shiftKey)) && can.redo) redo()
      else if (event.ctrlKey || event.metaKey) return
      else if (key === 'r' && can.restart) source.restart()
      else if (key === 'escape' && (chosen !== null || made.length > 0)) waive()
      else if (key === 'enter' && numbers.complete()) event.stopPropagation()
      else if (isConfirming(key) && !isOnButton(event)) confirm()
      else if (!/^\d$/.test(key) || !numbers.type(Number(key))) return
      event.preventDefault()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [scene, source, chosen, made, confirm, waive, undo, redo, numbers, canConfirm, waits])
}

/** Chooses by number: at once where no longer number is possible, else when nothing more is typed. */
function useNumberKeys() {
  const { scene, choose } = useTable()
  const candidates = candidatesOf(scene)
  const state = useRef({ typed: 0, timer: 0, candidates, choose })
  // What else the table tells meanwhile, such as what is refused, leaves a number half typed.
  if (state.current.candidates !== candidates) {
    clearTimeout(state.current.timer)
    state.current.typed = 0
  }
  state.current.candidates = candidates
  state.current.choose = choose
  const numbers = useRef({
    /** Takes a digit; tells whether it meant anything. */
    type(digit: number): boolean {
      const now = state.current
      clearTimeout(now.timer)
      const result = typeDigit(now.typed, digit, now.candidates.length)
      if (result.wait !== undefined) {
        now.typed = result.wait
        now.timer = window.setTimeout(() => this.complete(), PATIENCE)
        return true
      }
      now.typed = result.choose ?? 0
      return this.complete()
    },
    /** Chooses what was typed; tells whether there was anything. */
    complete(): boolean {
      const now = state.current
      clearTimeout(now.timer)
      const candidate = now.candidates[now.typed - 1]
      now.typed = 0
      if (candidate) now.choose(candidate.key)
      return candidate !== undefined
    },
  })
  return numbers.current
}
