import { type Language, Mistake } from '@tablee/kernel'
import { type Given, readArguments } from './arguments.ts'
import { commandNames, isCommand, printHelp } from './commands/help.ts'
import { commands } from './commands/index.ts'
import type { Desk } from './desk.ts'
import { rootOf, versionOf } from './files.ts'
import { Screen } from './screen.ts'
import { languageOf, Words, wrong } from './words.ts'

/** The flags that every command takes. */
const COMMON = { json: 'switch', lang: 'value', help: 'switch', version: 'switch' } as const

/** Runs the command line; gives the exit code: 0 fine, 2 bad input, 1 a fault of ours. */
export async function run(program: string, args: readonly string[]): Promise<number> {
  const out = new Screen(process.stdout, process.env)
  const err = new Screen(process.stderr, process.env)
  const asked = languageAsked(args)
  const words = new Words(isLanguage(asked) ? asked : languageOf(process.env))
  try {
    if (asked !== undefined && !isLanguage(asked)) throw wrong('cli.unknownLanguage', { language: asked })
    const { name, given } = read(args)
    const desk: Desk = { program, root: rootOf(program), words, out, err, json: given.has('json') }
    return await dispatch(desk, name, given)
  } catch (error) {
    if (error instanceof Mistake) {
      err.line(words.mistake(error))
      return 2
    }
    const reason = error instanceof Error ? error.message : String(error)
    err.line(words.say('cli.fault', { reason }))
    if (error instanceof Error && error.stack) err.line(error.stack)
    return 1
  }
}

/** The command, wherever its name stands among the flags, and what it was given. */
function read(args: readonly string[]): { name: string | undefined; given: Given } {
  const at = args.findIndex(arg => !arg.startsWith('-'))
  // The language may come before the command: `tablee --lang fr games`.
  const place =
    at > 0 && args[at - 1] === '--lang' ? args.findIndex((arg, i) => i > at && !arg.startsWith('-')) : at
  const name = place < 0 ? undefined : args[place]
  if (name === undefined) return { name, given: readArguments(args, COMMON) }
  if (!isCommand(name)) throw wrong('cli.unknownCommand', { command: name, known: [...commandNames] })
  const rest = args.filter((_, index) => index !== place)
  return { name, given: readArguments(rest, { ...commands[name].flags, ...COMMON }) }
}

async function dispatch(desk: Desk, name: string | undefined, given: Given): Promise<number> {
  if (given.has('version')) {
    desk.out.line(versionOf(desk.root))
    return 0
  }
  if (name === undefined || !isCommand(name) || given.has('help')) {
    printHelp(desk, name !== undefined && isCommand(name) ? name : undefined)
    return 0
  }
  const command = commands[name]
  const [min, max] = command.words
  if (given.words.length < min) throw wrong('cli.missingWord', { command: name })
  if (given.words.length > max) throw wrong('cli.needlessWord', { command: name, word: given.words[max] })
  return command.run(desk, given)
}

/** The language asked for: known before all the rest, so that a mistake there is told in it. */
function languageAsked(args: readonly string[]): string | undefined {
  const joined = args.findLast(arg => arg.startsWith('--lang='))
  if (joined !== undefined) return joined.slice('--lang='.length)
  const at = args.lastIndexOf('--lang')
  return at < 0 ? undefined : args[at + 1]
}

function isLanguage(text: string | undefined): text is Language {
  return text === 'fr' || text === 'en'
}
