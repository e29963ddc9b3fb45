import { BadArgument, readArguments } from './arguments.ts'
import { table } from './report.ts'
import { machine, type Numbers, sections } from './sections.ts'

const EACH = { rounds: 5, games: 32, tables: 400, moments: 200 }

async function main(args: readonly string[]): Promise<void> {
  const { json, only, seconds } = readArguments(
    args,
    sections.map(section => section.name),
  )
  const pace = { seconds, ...EACH }
  const on = machine(pace)
  if (!json) console.log(`Node ${on.node}, ${on.cpu}; medians of ${EACH.rounds} rounds of ${seconds} s\n`)
  const all: { [section: string]: Numbers } = {}
  for (const { name, measure } of sections) {
    if (!only.includes(name)) continue
    all[name] = await measure(pace)
    if (!json) console.log(table(name, all[name]))
  }
  if (json) console.log(JSON.stringify({ ...all, machine: on }, shortened, 2))
}

/** Six digits are more than any clock is good for. */
function shortened(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadArgument)) throw error
  console.error(error.message)
  process.exitCode = 2
}
