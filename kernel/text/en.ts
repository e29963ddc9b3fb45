import type { Text } from '../message.ts'

/** What the kernel itself says, in English. */
export const en = {
  'kernel.pass': () => 'Pass',
  'kernel.only': (v: { prompt: string; key: string }) => `Only one possibility: ${v.key}.`,
  'kernel.over': () => 'The game is over: there is nothing left to choose.',
  'kernel.notYours': (v: { seat: number }) => `It is not for seat ${v.seat + 1} to choose now.`,
  'kernel.unknownPick': (v: { key: string }) => `“${v.key}” is not among the choices offered now.`,
  'kernel.notOneGesture': (v: { key: string }) => `After “${v.key}” nothing more can be chosen in one go.`,
  'kernel.nothingToUndo': () => 'There is nothing that you can take back.',
  'kernel.nothingToRedo': () => 'There is nothing to do again.',
  'kernel.noSuchPick': (v: { at: number; last: number }) =>
    `Pick ${v.at} does not exist: this game has picks 0 to ${v.last}.`,
  'kernel.seats': (v: { game: string; min: number; max: number; got: number }) =>
    v.min === v.max
      ? `${v.game} is for ${v.min} seats, not ${v.got}.`
      : `${v.game} is for ${v.min} to ${v.max} seats, not ${v.got}.`,
  'kernel.seed': (v: { seed: string }) =>
    `“${v.seed}” is not a seed: give a whole number between 0 and 9007199254740991.`,
  'kernel.unknownOption': (v: { option: string; known: string }) =>
    `There is no option “${v.option}”; the options are: ${v.known || 'none'}.`,
  'kernel.optionValue': (v: { option: string; value: string; allowed: string }) =>
    `“${v.value}” is not possible for the option “${v.option}”: choose ${v.allowed}.`,
  'kernel.notASave': () => 'This is not a game saved by Tablée, or it is damaged.',
  'kernel.foreignSave': (v: { game: string; got: string }) =>
    `This save is of the game ${v.got}, not of ${v.game}.`,
  'kernel.newerSave': (v: { version: number; known: number }) =>
    `This save was made with rules version ${v.version}; this Tablée knows version ${v.known} at most.`,
  'kernel.noWayBack': (v: { at: number }) =>
    `The rules were corrected since this game was saved: it cannot go back to before choice ${v.at}.`,
  'kernel.resumedEarlier': (v: { dropped: number }) =>
    `The rules were corrected since this game was saved: its last ${v.dropped} choices no longer fit and are to be made again.`,
} satisfies Text

/** The kernel's messages and their values. */
export type KernelText = typeof en
