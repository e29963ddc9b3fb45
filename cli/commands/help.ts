import { type SettingName, settingNames, standardOf, variableOf } from '@tablee/server/settings.ts'
import type { Command, Desk } from '../desk.ts'
import { type Words, wrong } from '../words.ts'

/** The commands, in the order in which help lists them. */
export const commandNames = [
  'play',
  'campaign',
  'games',
  'simulate',
  'replay',
  'export',
  'import',
  'rules',
  'data',
  'serve',
  'backup',
  'restore',
  'owner',
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
  if (command === 'serve') for (const name of settingNames) out.line(settingLine(words, name))
}

function settingLine(words: Words, name: SettingName): string {
  const line = words.say(`cli.setting.${name}`)
  return words.say('cli.setting', {
    flag: name,
    variable: variableOf(name),
    standard: standardOf(name),
    line,
  })
}
