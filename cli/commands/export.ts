import { existsSync } from 'node:fs'
import { type Match, save } from '@tablee/kernel'
import { packMark } from '@tablee/table'
import { type Command, type Desk, openRoom, titleOf } from '../desk.ts'
import { readSaved, writeWhole } from '../files.ts'
import { Reel } from '../reel.ts'
import { ending, isTold, journalOf, seatName } from '../view.ts'
import { wrong } from '../words.ts'

/** The formats that every game has. */
const formats: { readonly [name: string]: (desk: Desk, reel: Reel) => string } = {
  text: asText,
  json: asJson,
}

/** `tablee export`: writes a saved game for people or other programs to read. */
export const exportGame: Command = {
  flags: { format: 'value', output: 'value' },
  words: [1, 1],
  async run(desk, given) {
    const format = given.value('format') ?? (desk.json ? 'json' : 'text')
    const saved = readSaved(given.words[0])
    const { game, exports = {}, rename } = await openRoom(desk, saved.game)
    const known = [...Object.keys(formats), ...Object.keys(exports)]
    if (!known.includes(format)) throw wrong('cli.unknownFormat', { format, known })
    const reel = Reel.of(game, saved)
    desk.words.speakOf(reel.match)
    rename?.(saved.setup.pack?.data ?? null)
    const text = formats[format]?.(desk, reel) ?? exports[format](save(reel.match))
    const file = given.value('output')
    if (file === undefined) desk.out.write(text)
    else if (existsSync(file)) throw wrong('cli.exists', { file })
    else writeWhole(file, text)
    if (reel.fault) desk.err.line(desk.words.tell(reel.fault.why))
    return 0
  },
}

/** The journal in sentences, what only some seats knew marked as theirs. */
function asText(desk: Desk, { match, saved }: Reel): string {
  const { seats, seed, options } = saved.setup
  const { words, out } = desk
  const title = titleOf(desk, saved.game)
  const lines = [words.say('cli.exportTitle', { title, seats, seed, version: saved.rules })]
  const { pack } = saved.setup
  if (pack) lines.push(words.say('cli.withPack', { name: pack.name, mark: packMark(pack) }))
  for (const [option, value] of Object.entries(options)) lines.push(`${option} = ${String(value)}`)
  lines.push('')
  for (const report of journalOf(match, 'everything').filter(isTold)) {
    const told = words.tell(report)
    lines.push(report.to ? words.say('cli.onlyTo', { names: namesOf(words, match, report.to), told }) : told)
  }
  lines.push('', ...ending(words, match, out))
  if (!match.outcome) lines.push(words.say('cli.unfinished', { picks: match.picks }))
  return `${lines.join('\n')}\n`
}

function namesOf(words: Desk['words'], match: Match, seats: readonly number[]): string[] {
  return seats.map(seat => seatName(words, match, seat))
}

function asJson({ words }: Desk, { match, saved }: Reel): string {
  const { game, rules, setup, picks } = saved
  const value = {
    game,
    rules,
    setup,
    picks,
    journal: journalOf(match, 'everything').map(report => ({ ...report, text: words.tell(report) })),
    outcome: match.outcome && { ...match.outcome, text: words.tell(match.outcome.why) },
    scores: match.game.scores?.(match.state) ?? null,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}
