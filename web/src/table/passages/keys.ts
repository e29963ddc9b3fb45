import { useEffect } from 'react'
import { useTable } from '../context.tsx'
import { isElsewhere } from '../keys.ts'

/** The keys of what passes: Enter and the space bar go on, Escape skips the rest. */
export function usePassageKeys(): void {
  const { passages } = useTable()
  const { next, skip } = passages
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event) || event.ctrlKey || event.altKey || event.metaKey) return
      const onButton = event.target instanceof Element && event.target.closest('button, a, summary') !== null
      if (event.key === 'Escape') skip()
      else if (!onButton && (event.key === 'Enter' || event.key === ' ')) next()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [next, skip])
}
