import { existsSync } from 'node:fs'
import type { Datum, Room } from '@tablee/kernel'
import { packFile, replaceable } from '@tablee/table'
import { type Command, type Desk, openRoom, printJson } from '../desk.ts'
import { writeWhole } from '../files.ts'
import { type FoundPack, findPack, writeTemplate } from '../pack.ts'
import { countData } from '../provenance.ts'
import { aligned } from '../screen.ts'
import { wrong } from '../words.ts'

/** `tablee data`: where every datum comes from, and what an owner's pack writes anew. */
export const data: Command = {
  flags: { check: 'value', template: 'value', output: 'value' },
  words: [1, 1],
  async run(desk, given) {
    const room = await openRoom(desk, given.words[0])
    const template = given.value('template')
    if (template !== undefined) {
      for (const file of writeTemplate(room, template, desk.words))
        desk.out.line(desk.words.say('cli.templateWritten', { file }))
      return 0
    }
    const list = room.data?.() ?? []
    const path = given.value('check')
    const found = path === undefined ? null : findPack(room, path)
    if (desk.json) printJson(desk, asJson(desk, list, found))
    else if (!found) printList(desk, room.game.id, list)
    return found ? report(desk, room, found, given.value('output')) : 0
  },
}

/** Tells what is wrong with a pack, or that it fits; then it is written as one file, if that is wanted. */
function report(desk: Desk, room: Room, { pack, problems }: FoundPack, output: string | undefined): number {
  for (const problem of problems) desk.err.line(told(desk, problem))
  if (problems.length > 0) return 2
  const replaced = Object.keys(pack.data).length
  if (!desk.json) desk.out.line(desk.words.say('cli.packFits', { replaced, data: replaceable(room).length }))
  if (output === undefined) return 0
  if (existsSync(output)) throw wrong('cli.exists', { file: output })
  writeWhole(output, `${JSON.stringify(packFile(room.game.id, pack), null, 2)}\n`)
  return 0
}

const told = ({ words }: Desk, { file, what }: FoundPack['problems'][number]): string =>
  `${file}: ${words.tell(what)}`

function asJson(desk: Desk, list: readonly Datum[], found: FoundPack | null): unknown {
  return {
    ...countData(list),
    items: list,
    ...(found && {
      check: {
        files: found.files,
        replaced: Object.keys(found.pack.data),
        problems: found.problems.map(problem => told(desk, problem)),
      },
    }),
  }
}

function printList({ out, words }: Desk, game: string, list: readonly Datum[]): void {
  if (list.length === 0) {
    out.line(words.say('cli.noData', { game }))
    return
  }
  const rows = list.map(({ id, from, at = '', value }) => {
    const origin = words.say('cli.provenance', { from, at })
    return [
      id,
      from === 'reconstructed' ? out.paint('yellow', origin) : origin,
      out.paint('dim', short(JSON.stringify(value), 60)),
    ]
  })
  for (const line of aligned(rows)) out.line(line)
  out.line()
  out.line(words.say('cli.dataCount', countData(list)))
}

function short(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}
