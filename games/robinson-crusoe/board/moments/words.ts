import type { Language } from '@tablee/kernel'
import { moment as en, type MomentWords } from '../../text/en/moment.ts'
import { moment as fr } from '../../text/fr/moment.ts'

/** The words of a resolution; they come with what draws it. */
export const MOMENT: { readonly [L in Language]: MomentWords } = { en, fr }
