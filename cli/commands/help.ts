import type { Command, Desk } from '../desk.ts'
import { wrong } from '../words.ts'

/** The commands, in the order in which help lists them. */
export const commandNames = [
  'play',
  'games',
  'simulate',
  'replay',
  'export',
  'rules',
  'data',
  'help',
] as const

/** The name of a command. */
export type CommandName = (typeof commandNames)[number]

/** Whether a word is the name of a command. */
export function isCommand(word: string): word is CommandName {
  return (commandNames as readonly string[]).includes(word)
}

/** `tablee help [command]`. */
export const help: Command = {
  flags: {},
  words: [0, 1],
  async run(desk, given) {
    const [word] = given.words
    if (word !== undefined && !isCommand(word))
      throw wrong('cli.unknownCommand', { command: word, known: [...commandNames] })
    printHelp(desk, word)
    return 0
  },
}

/** Prints what a command does, or what all of them do. */
export function printHelp({ out, words }: Desk, command?: CommandName): void {
  out.line(command && command !== 'help' ? words.say(`cli.help.${command}`) : words.say('cli.help'))
}
