import type { GameOptions } from '@tablee/board'
import { outline as en } from '../text/en/outline.ts'
import { outline as fr } from '../text/fr/outline.ts'
import { WORDS } from './words.ts'

const OWN = { en, fr } as const

/** A coalition takes this many seats. 9.2.8 */
const COALITION_SEATS = 4

/** The options of Root as people read them. */
export const options: GameOptions = {
  applies(name, { deck, factions }) {
    const seated = factions as readonly string[]
    if (name === 'partisansKeepBirds') return deck === 'exiles'
    if (name === 'coalitionAnyScore') return seated.length >= COALITION_SEATS && seated.includes('vagabond')
    return true
  },

  option(name, language) {
    const words = OWN[language].option[name] ?? null
    return name === 'factions' && words ? { ...words, values: WORDS[language].party } : words
  },

  brief({ map, deck }, language) {
    const { option } = OWN[language]
    const place = option.map?.values?.[String(map)]
    return [place ?? [], deck === 'exiles' ? (option.deck?.values?.exiles ?? []) : []].flat()
  },
}
