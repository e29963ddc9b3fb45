import type { Language } from '@tablee/kernel'
import { SHEETS as EN } from '../../scenarios/text/en-sheets.ts'
import { SHEETS as FR } from '../../scenarios/text/fr-sheets.ts'
import { sheet as en } from '../../text/en/sheet.ts'
import { sheet as fr } from '../../text/fr/sheet.ts'

/** The words around a scenario sheet, and those of each; they come with what draws it. */
export const SHEET = { en, fr } as const satisfies { readonly [L in Language]: typeof en }
export const SHEETS = { en: EN, fr: FR } as const satisfies { readonly [L in Language]: typeof EN }
