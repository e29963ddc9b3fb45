import type { Language } from '@tablee/kernel'
import { useEffect } from 'react'

/** The places of the table in text, each with the letter that leads there. */
export const PLACES = [
  { name: 'decision', key: { fr: 'd', en: 'd' } },
  { name: 'hand', key: { fr: 'm', en: 'h' } },
  { name: 'board', key: { fr: 'p', en: 'b' } },
  { name: 'seats', key: { fr: 's', en: 's' } },
  { name: 'journal', key: { fr: 'j', en: 'j' } },
] as const satisfies readonly { readonly name: string; readonly key: { readonly [L in Language]: string } }[]

/** Leads to a place by its letter. */
export function usePlaceKeys(language: Language): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (event.target instanceof Element && event.target.matches('input, select, textarea')) return
      const place = PLACES.find(({ key }) => key[language] === event.key.toLowerCase())
      const element = place && document.getElementById(place.name)
      if (!element) return
      event.preventDefault()
      element.focus()
      element.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [language])
}
