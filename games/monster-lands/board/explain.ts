import type { Language, Ref } from '@tablee/kernel'
import type { MonsterView } from '../view.ts'

/** What a piece, card or place is, in a line or two. */
export function explain(_ref: Ref, _view: MonsterView, _language: Language): string | null {
  return null
}
