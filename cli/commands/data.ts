import type { Datum } from '@tablee/kernel'
import { type Command, type Desk, openRoom, printJson } from '../desk.ts'
import { checkPack, type PackCheck } from '../pack.ts'
import { countData } from '../provenance.ts'
import { aligned } from '../screen.ts'

/** `tablee data`: where every datum comes from, and the check of an owner's replacement pack. */
export const data: Command = {
  flags: { check: 'value' },
  words: [1, 1],
  async run(desk, given) {
    const { game, data } = await openRoom(desk, given.words[0])
    const list = data?.() ?? []
    const dir = given.value('check')
    const check = dir === undefined ? null : checkPack(game.id, list, dir)
    if (desk.json) printJson(desk, asJson(desk, list, check))
    else if (!check) printList(desk, game.id, list)
    if (!check) return 0
    for (const problem of check.problems) desk.err.line(desk.words.tell(problem))
    if (check.problems.length > 0) return 2
    if (!desk.json)
      desk.out.line(desk.words.say('cli.packFits', { replaced: check.replaced.length, data: list.length }))
    return 0
  },
}

function asJson({ words }: Desk, list: readonly Datum[], check: PackCheck | null): unknown {
  return {
    ...countData(list),
    items: list,
    ...(check && { check: { ...check, problems: check.problems.map(problem => words.tell(problem)) } }),
  }
}

function printList({ out, words }: Desk, game: string, list: readonly Datum[]): void {
  if (list.length === 0) {
    out.line(words.say('cli.noData', { game }))
    return
  }
  const rows = list.map(({ id, from, value }) => {
    const origin = words.say('cli.provenance', { from })
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
