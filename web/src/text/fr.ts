import type { SameMessages } from '@tablee/kernel'
import type { WebText } from './en.ts'
import { campaign } from './fr/campaign.ts'
import { guide } from './fr/guide.ts'
import { history } from './fr/history.ts'
import { invitation } from './fr/invitation.ts'
import { online } from './fr/online.ts'
import { pages } from './fr/pages.ts'
import { problem } from './fr/problem.ts'
import { settings } from './fr/settings.ts'
import { setup } from './fr/setup.ts'
import { table } from './fr/table.ts'

/** Every word of the browser app, in French. */
export const fr: SameMessages<WebText> = {
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
}
