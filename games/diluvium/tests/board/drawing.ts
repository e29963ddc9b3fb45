import { contentOf, propsIn } from '@tablee/board/testing/drawing.ts'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import type { DiluviumView } from '../../view.ts'
import '../../board/words/en.ts'
import '../../board/words/fr.ts'

export { draw, tagOf, watch } from '@tablee/board/testing/drawing.ts'

/** What a part of the board is given for a seat that looks. */
export const propsOf = propsIn<DiluviumView>({ en, fr })

/** What is at a ref, up to the next place. */
export const placeOf = (markup: string, at: string): string => contentOf(markup, `place:${at}`, 'place:')
