import type { Text } from '@tablee/kernel'
import { pages } from './en/pages.ts'
import { setup } from './en/setup.ts'
import { table } from './en/table.ts'

/** Every word of the browser app, in English. */
export const en = { ...pages, ...setup, ...table } as const satisfies Text

/** The messages of the browser app. */
export type WebText = typeof en
