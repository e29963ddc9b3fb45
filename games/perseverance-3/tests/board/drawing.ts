import { propsIn } from '@tablee/board/testing/drawing.ts'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import type { Perseverance3View } from '../../view.ts'
import '../../board/words/en.ts'
import '../../board/words/fr.ts'

export { draw } from '@tablee/board/testing/drawing.ts'

/** What a part of the board is given for a seat that looks. */
export const propsOf = propsIn<Perseverance3View>({ en, fr })
