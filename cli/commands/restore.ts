import { existsSync } from 'node:fs'
import { type Command, printJson } from '../desk.ts'
import { storeFlags, withStore } from '../server.ts'
import { wrong } from '../words.ts'

/** `tablee restore`: fills an empty database from a backup. */
export const restore: Command = {
  flags: storeFlags,
  words: [1, 1],
  async run(desk, given) {
    const [file] = given.words
    if (!existsSync(file)) throw wrong('cli.noFile', { file })
    const server = await import('@tablee/server')
    const rows = await withStore(given, store => server.restore(store, file))
    if (desk.json) printJson(desk, { rows })
    else desk.out.line(desk.words.say('cli.restored', { rows }))
    return 0
  },
}
