import type { SameMessages } from '@tablee/kernel'
import type { WebText } from './en.ts'
import { pages } from './fr/pages.ts'
import { setup } from './fr/setup.ts'
import { table } from './fr/table.ts'

/** Every word of the browser app, in French. */
export const fr: SameMessages<WebText> = { ...pages, ...setup, ...table }
