import type { SameMessages } from '@tablee/kernel'
import type { CliText } from './en.ts'
import { help } from './fr/help.ts'
import { mistakes } from './fr/mistakes.ts'
import { reports } from './fr/reports.ts'
import { server } from './fr/server.ts'
import { table } from './fr/table.ts'

/** What the command line says, in French. */
export const fr: SameMessages<CliText> = { ...mistakes, ...table, ...reports, ...server, ...help }
