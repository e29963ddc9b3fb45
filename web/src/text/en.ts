import type { Text } from '@tablee/kernel'
import { campaign } from './en/campaign.ts'
import { guide } from './en/guide.ts'
import { history } from './en/history.ts'
import { invitation } from './en/invitation.ts'
import { online } from './en/online.ts'
import { pages } from './en/pages.ts'
import { problem } from './en/problem.ts'
import { settings } from './en/settings.ts'
import { setup } from './en/setup.ts'
import { table } from './en/table.ts'

/** Every word of the browser app, in English. */
export const en = {
  ...pages,
  ...online,
  ...invitation,
  ...history,
  ...problem,
  ...setup,
  ...campaign,
  ...settings,
  ...table,
  ...guide,
} as const satisfies Text

/** The messages of the browser app. */
export type WebText = typeof en
