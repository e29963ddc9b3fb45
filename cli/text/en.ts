import { help } from './en/help.ts'
import { mistakes } from './en/mistakes.ts'
import { reports } from './en/reports.ts'
import { server } from './en/server.ts'
import { table } from './en/table.ts'

/** What the command line says, in English. */
export const en = { ...mistakes, ...table, ...reports, ...server, ...help }

/** The messages of the command line and their values. */
export type CliText = typeof en
