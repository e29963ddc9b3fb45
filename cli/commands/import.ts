import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { catalogue } from '@tablee/games'
import { load } from '@tablee/kernel'
import { type Command, openRoom, printJson, titleOf } from '../desk.ts'
import { readText, writeSaved } from '../files.ts'
import { wrong } from '../words.ts'

/** `tablee import`: plays a game that was recorded in another notation, and saves it. */
export const importGame: Command = {
  flags: { output: 'value', seed: 'value' },
  words: [1, 1],
  async run(desk, given) {
    const [file] = given.words
    const format = extname(file).slice(1).toLowerCase()
    const entry = catalogue.find(({ meta }) => meta.reads?.includes(format))
    const known = catalogue.flatMap(({ meta }) => meta.reads?.map(one => `.${one}`) ?? [])
    if (!entry) throw wrong('cli.noNotation', { file, known })
    const output = given.value('output') ?? `${file.slice(0, -extname(file).length)}.json`
    if (existsSync(output)) throw wrong('cli.exists', { file: output })
    const room = await openRoom(desk, entry.id)
    const text = readText(file)
    const read = room.imports?.[format]
    if (!read) throw wrong('cli.noNotation', { file, known })
    const { save, stopped } = read(text, given.number('seed', 0) ?? randomInt(2 ** 32))
    writeSaved(output, save)
    const { words } = desk
    words.speakOf(load(room.game, save).match)
    const told = stopped && {
      where: words.tell(stopped.where),
      ...(stopped.why && { why: words.tell(stopped.why) }),
      ...(stopped.rule && { rule: stopped.rule }),
    }
    if (desk.json) printJson(desk, { game: entry.id, output, picks: save.picks.length, stopped: told })
    else {
      const title = titleOf(desk, entry.id)
      desk.out.line(words.say('cli.imported', { title, picks: save.picks.length, file: output }))
      if (told)
        desk.err.line(
          words.say('cli.importStopped', { where: told.where, why: told.why ?? '', rule: told.rule ?? '' }),
        )
    }
    return 0
  },
}
