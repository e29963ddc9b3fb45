import { type Language, type Message, render } from '@tablee/kernel'
import { en, type ServerText } from '../text/en.ts'
import { fr } from '../text/fr.ts'

/** What people can be told about. */
export type NoticeKind = 'turn' | 'invited' | 'joined' | 'over'

/** A notice in the words of who gets it. */
export interface Notice {
  readonly kind: NoticeKind
  readonly table: string
  readonly title: string
  readonly body: string
  /** Where to look. */
  readonly link: string
}

/** A sentence of the server in a language. */
export function sentenceOf(language: Language, message: Message & { readonly id: keyof ServerText }): string {
  return render(language === 'en' ? en : fr, message)
}
