import type { Text } from '@tablee/kernel'

const list = (items: readonly string[]) => items.join(', ')

/** What is said of bad input. */
export const mistakes = {
  // The command line
  'cli.unknownCommand': (v: { command: string; known: readonly string[] }) =>
    `There is no command “${v.command}”; the commands are: ${list(v.known)}.`,
  'cli.unknownFlag': (v: { flag: string; known: readonly string[] }) =>
    `There is no flag “${v.flag}” here; the flags are: ${list(v.known)}.`,
  'cli.missingValue': (v: { flag: string }) => `${v.flag} needs a value.`,
  'cli.needlessValue': (v: { flag: string }) => `${v.flag} takes no value.`,
  'cli.notANumber': (v: { flag: string; value: string; min: number; max: number }) =>
    `“${v.value}” is not possible for ${v.flag}: give a whole number from ${v.min} to ${v.max}.`,
  'cli.optionForm': (v: { value: string }) => `“${v.value}” is not an option: write --option name=value.`,
  'cli.unknownLanguage': (v: { language: string }) =>
    `“${v.language}” is not a language spoken here: choose fr or en.`,
  'cli.missingWord': (v: { command: string }) =>
    `Something is missing: “tablee help ${v.command}” shows what ${v.command} needs.`,
  'cli.needlessWord': (v: { command: string; word: string }) =>
    `“${v.word}” is one word too many: “tablee help ${v.command}” shows what ${v.command} takes.`,
  'cli.noJson': () => 'A game is played by people: “play” has no JSON; “simulate” and “replay” have.',
  'cli.unknownFormat': (v: { format: string; known: readonly string[] }) =>
    `There is no format “${v.format}” for this game; the formats are: ${list(v.known)}.`,

  // Games and seats
  'cli.unknownGame': (v: { game: string; known: readonly string[] }) =>
    `There is no game “${v.game}”; the games are: ${list(v.known)}.`,
  'cli.seats': (v: { game: string; min: number; max: number; got: number }) =>
    `${v.game} is for ${v.min === v.max ? v.min : `${v.min} to ${v.max}`} seats here, not ${v.got}.`,
  'cli.noPeople': () => 'Nobody sits at a simulation: “you” is for “tablee play”.',
  'cli.resumeAlone': (v: { flag: string }) =>
    `A game that is resumed keeps its setup: ${v.flag} cannot change it.`,
  'cli.nothingLeft': (v: { dir: string }) => `There is no game to resume in ${v.dir}.`,
  'cli.saveWhere': () => 'Say where to save it: s and the name of a file.',

  // Files
  'cli.noFile': (v: { file: string }) => `There is no file ${v.file}.`,
  'cli.cannotRead': (v: { file: string; reason: string }) => `${v.file} cannot be read (${v.reason}).`,
  'cli.cannotWrite': (v: { file: string; reason: string }) => `${v.file} cannot be written (${v.reason}).`,
  'cli.notOurs': (v: { file: string }) =>
    `${v.file} is there already and is not a save of this game: choose another name.`,
  'cli.noNotation': (v: { file: string; known: readonly string[] }) =>
    `${v.file} is in no notation that is known here; files are known by how their names end: ${list(v.known)}.`,
  'cli.exists': (v: { file: string }) => `${v.file} is there already: choose another name.`,

  // Replays
  'cli.unknownKey': (v: { key: string }) =>
    `“${v.key}” says nothing here: n next, p previous, a number, q quit.`,
  'cli.pickMisfits': (v: { at: number; seat: number; key: string }) =>
    `Pick ${v.at}, “${v.key}” by seat ${v.seat + 1}, does not fit the rules as they are now.`,
  'cli.pickFails': (v: { at: number; seat: number; key: string; reason: string }) =>
    `Pick ${v.at}, “${v.key}” by seat ${v.seat + 1}, makes the rules fail: ${v.reason}`,

  // Rules and data
  'cli.noRules': (v: { game: string; file: string }) => `${v.game} has no rule index (${v.file}).`,
  'cli.noReport': () => 'There is no report of the tests yet (reports/tests.json): run “npm test” first.',
  'cli.badReport': () => 'The report of the tests (reports/tests.json) cannot be read: run “npm test” again.',
  'cli.emptyPack': (v: { dir: string }) => `There is no .json file in ${v.dir}: this is not a data pack.`,
  'cli.packTwice': (v: { id: string; before: string }) => `“${v.id}” is already replaced by ${v.before}.`,
  'cli.noCampaign': (v: { game: string }) => `${v.game} has no campaign.`,
  'cli.noStage': (v: { stage: string; open: readonly string[] }) =>
    `“${v.stage}” cannot be played now; these can: ${v.open.join(', ') || 'none'}.`,
  'cli.nothingToReplace': (v: { game: string }) =>
    `Nothing of ${v.game} is reconstructed: there is nothing for a data pack to replace.`,
} satisfies Text
