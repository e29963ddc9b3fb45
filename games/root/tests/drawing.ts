import { propsIn } from '@tablee/board/testing/drawing.ts'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'
import type { RootView } from '../view.ts'
import { pick, position, type RootMatch } from './position.ts'
import './opened.ts'

export { draw } from '@tablee/board/testing/drawing.ts'

/** What a part of the board is given for a seat that looks. */
export const propsOf = propsIn<RootView>({ en, fr })

/** The Marquise is about to march, among the three others. */
export function march(): RootMatch {
  const match = position('marquise', 'eyrie', 'alliance', 'vagabond')
    .warriors('marquise', 3, 1, 5)
    .building('marquise', 'sawmill', 1)
    .token('marquise', 'wood', 1, 1)
    .token('marquise', 'keep', 1)
    .warriors('eyrie', 12, 2)
    .building('eyrie', 'roost', 2)
    .token('alliance', 'sympathy', 4)
    .building('alliance', 'foxBase', 12)
    .pawn('vagabond', 22)
    .hand('marquise', 'anvil', 'ambushBird')
    .noting({ actions: 3 })
    .turn('marquise', 'daylight', 1)
  pick(match, 'march')
  return match
}
