import type { Entry } from '@tablee/games'
import { type OptionSpec, RANDOM, type Room } from '@tablee/kernel'
import { coverageOf, hasReport, hasRules } from '../coverage.ts'
import { type Command, type Desk, offered, openRoom, printJson, titleOf } from '../desk.ts'
import { countData } from '../provenance.ts'

/** `tablee games`: what can be played. */
export const games: Command = {
  flags: { all: 'switch' },
  words: [0, 0],
  async run(desk, given) {
    const found = []
    for (const entry of offered(given.has('all')))
      found.push(describe(desk, entry, await openRoom(desk, entry.id)))
    if (desk.json) printJson(desk, found)
    else for (const one of found) print(desk, one)
    return 0
  },
}

type Described = ReturnType<typeof describe>

function describe(desk: Desk, { id, offered }: Entry, { game, data, brain }: Room) {
  const { root } = desk
  const coverage = hasRules(root, id) && hasReport(root) ? coverageOf(root, id) : null
  const origin = countData(data?.() ?? [])
  return {
    id,
    title: titleOf(desk, id),
    offered,
    version: game.version,
    seats: game.seats,
    options: Object.entries(game.options).map(([name, spec]) => describeOption(name, spec, game.seats.min)),
    thinks: brain !== undefined,
    rules: coverage && {
      rules: coverage.rules,
      covered: coverage.covered,
      share: share(coverage.covered, coverage.rules),
    },
    data: { ...origin, share: share(origin.reconstructed, origin.data) },
  }
}

function describeOption(name: string, spec: OptionSpec, seats: number) {
  switch (spec.kind) {
    case 'flag':
      return { name, kind: spec.kind, values: ['true', 'false'], default: spec.default }
    case 'number':
      return { name, kind: spec.kind, min: spec.min, max: spec.max, default: spec.default }
    case 'choice':
    case 'several':
      return { name, kind: spec.kind, values: spec.values, default: spec.default }
    case 'perSeat':
      return {
        name,
        kind: spec.kind,
        values: spec.drawn ? [...spec.values, RANDOM] : spec.values,
        default: spec.default(seats),
      }
  }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

function print({ out, words }: Desk, { id, title, seats, options, rules, data }: Described): void {
  const name = title === id ? '' : `  ${title}`
  out.line(`${out.paint('bold', id)}${name}  ${words.say('cli.seatRange', seats)}`)
  for (const option of options) {
    const values = option.values ? option.values.join(', ') : `${option.min}–${option.max}`
    const line = words.say('cli.optionLine', {
      option: option.name,
      values,
      perSeat: option.kind === 'perSeat',
      standard: String(option.default),
    })
    out.line(`  ${line}`)
  }
  out.line(`  ${rules ? words.say('cli.rulesShare', rules) : words.say('cli.rulesUncounted')}`)
  if (data.data > 0) out.line(`  ${words.say('cli.dataShare', data)}`)
  out.line()
}
