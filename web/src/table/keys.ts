import { useEffect } from 'react'
import { candidatesOf, useTable } from './context.tsx'

/** Whether a key press belongs to a field, not to the table. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable]')
}

/** The keys of the table: Z, Y, R and Enter; with numbers, each candidate has its own. */
export function useTableKeys({ numbers = false }: { readonly numbers?: boolean } = {}): void {
  const { scene, source, choose, chosen, confirm } = useTable()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.altKey) return
      const key = event.key.toLowerCase()
      const { can } = scene
      if (key === 'z' && !event.shiftKey && can.undo) source.undo()
      else if ((key === 'y' || (key === 'z' && event.shiftKey)) && can.redo) source.redo()
      else if (event.ctrlKey || event.metaKey) return
      else if (key === 'r' && can.restart) source.restart()
      else if (key === 'enter' && chosen !== null && !(event.target instanceof HTMLButtonElement)) confirm()
      else if (numbers && /^[1-9]$/.test(key)) {
        const candidate = candidatesOf(scene)[Number(key) - 1]
        if (!candidate) return
        choose(candidate.key)
      } else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [scene, source, choose, chosen, confirm, numbers])
}
