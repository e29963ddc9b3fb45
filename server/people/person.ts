import type { Language } from '@tablee/kernel'
import type { PersonRow } from '../database/schema.ts'

/** Somebody known to the server: a guest, or an account. */
export interface Person {
  readonly id: string
  /** What others see. */
  readonly name: string
  /** What one signs in with; null for a guest. */
  readonly account: string | null
  readonly language: Language
}

/** A person as the database keeps them, without what nobody else needs. */
export function personFrom({
  id,
  name,
  account,
  language,
}: Pick<PersonRow, 'id' | 'name' | 'account' | 'language'>): Person {
  return { id, name, account, language: language === 'en' ? 'en' : 'fr' }
}
