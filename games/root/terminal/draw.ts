import type { Language } from '@tablee/kernel'
import type { RootView } from '../view.ts'
import { drawMap } from './map.ts'
import { drawSeats } from './seats.ts'
import { WORDS } from './words.ts'

/** The table for the terminal: the map, then the seats. */
export function draw(view: RootView, language: Language): string {
  const words = WORDS[language]
  return `${drawMap(view, words, language)}\n\n${drawSeats(view, words, language)}`
}
