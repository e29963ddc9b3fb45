import type { Candidate } from '@tablee/kernel'
import type { Effect } from '../../data/effects.ts'
import type { BoardWords } from '../../text/en/board.ts'

type Way = keyof BoardWords['choice']

/** What choosing a branch of a card does. */
export const effectsIn = ({ say }: Candidate): readonly Effect[] =>
  ((say.values ?? {}) as { readonly effects?: readonly Effect[] }).effects ?? []

/** The titles of a card's choices, by what each does first; numbers where that does not tell them apart. */
export function choiceTitles(
  choices: readonly (readonly Effect[])[],
  { choice, option }: Pick<BoardWords, 'choice' | 'option'>,
): readonly string[] {
  const ways = choices.map(wayOf)
  const areClear = ways.every((way, i) => way !== null && ways.indexOf(way) === i)
  return ways.map((way, i) => (way !== null && areClear ? choice[way] : option(i + 1)))
}

/** How a choice reads in a word; null where its first effect does not say. */
function wayOf([first]: readonly Effect[]): Way | null {
  switch (first?.do) {
    case undefined:
      return 'nothing'
    case 'wound':
    case 'specialWound':
    case 'nightOutside':
      return 'suffer'
    case 'fight':
    case 'hunting':
      return 'fight'
    case 'lose':
    case 'loseAll':
    case 'loseHalf':
    case 'roofOrPalisade':
    case 'discardItem':
    case 'discardInventions':
    case 'flipItems':
    case 'loseAllDet':
      return 'give'
    case 'det':
    case 'morale':
    case 'level':
      return first.n < 0 ? 'give' : 'take'
    case 'gain':
    case 'heal':
    case 'mystery':
    case 'drawDiscoveries':
    case 'drawEquipment':
    case 'drawInvention':
    case 'buildFree':
      return 'take'
    default:
      return null
  }
}
