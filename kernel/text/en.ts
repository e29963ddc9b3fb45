import type { Text } from '../message.ts'
import type { Clash, Must } from '../pack.ts'

/** What the kernel itself says, in English. */
export const en = {
  'kernel.pass': () => 'Pass',
  'kernel.done': () => 'Done',
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
  'kernel.noDraw': () => 'No draw completes this table: give one seat something else.',
  'kernel.notASave': () => 'This is not a game saved by Tablée, or it is damaged.',
  'kernel.foreignSave': (v: { game: string; got: string }) =>
    `This save is of the game ${v.got}, not of ${v.game}.`,
  'kernel.newerSave': (v: { version: number; known: number }) =>
    `This save was made with rules version ${v.version}; this Tablée knows version ${v.known} at most.`,
  'kernel.noWayBack': (v: { at: number }) =>
    `The rules were corrected since this game was saved: it cannot go back to before choice ${v.at}.`,
  'kernel.resumedEarlier': (v: { dropped: number }) =>
    `The rules were corrected since this game was saved: its last ${v.dropped} choices no longer fit and are to be made again.`,
  'kernel.notACampaign': () => 'This is not a campaign kept by Tablée, or it is damaged.',
  'kernel.packForm': () =>
    'This is not a data pack of Tablée: it has the form { "tablee": "pack", "game": "…", "name": "…", "data": { … } }.',
  'kernel.packGame': (v: { game: string; got: string }) =>
    `This data pack is for the game ${v.got}, not for ${v.game}.`,
  'kernel.packName': (v: { most: number }) => `A data pack has a name of 1 to ${v.most} characters.`,
  'kernel.packLarge': (v: { most: number }) => `A data pack has ${v.most} kB at most.`,
  'kernel.packEmpty': () => 'This data pack replaces nothing.',
  'kernel.packUnknown': (v: { datum: string }) =>
    `The game has no reconstructed datum “${v.datum}” that a pack could replace.`,
  'kernel.packFixed': (v: { datum: string; from: 'rulebook' | 'public' }) =>
    v.from === 'rulebook'
      ? `“${v.datum}” stands in the rulebook: a pack replaces only what is reconstructed.`
      : `“${v.datum}” is publicly known: a pack replaces only what is reconstructed.`,
  'kernel.packValue': (v: { datum: string; path: string; must: Must; got: string }) =>
    `“${v.datum}”${v.path && `, at ${v.path},`} must be ${mustEn(v.must)}; the pack has ${v.got || 'nothing'}.`,
  'kernel.packClash': ({ data, value, min, max, got }: Clash) =>
    value === null
      ? `“${data}” must come to ${rangeEn(min, max)} in all; with this pack it is ${got}.`
      : `Of “${data}”, ${rangeEn(min, max)} must be “${value}”; with this pack it is ${got}.`,
  'kernel.must': (v: { must: Must }) => mustEn(v.must),
} satisfies Text

function rangeEn(min: number, max: number | null): string {
  if (max === null) return `${min} at least`
  if (min === max) return String(min)
  return min > 0 ? `${min} to ${max}` : `${max} at most`
}

function mustEn(must: Must): string {
  switch (must.kind) {
    case 'number':
      return `a whole number from ${must.min} to ${must.max}`
    case 'text':
      return `a text of 1 to ${must.max} characters`
    case 'flag':
      return 'true or false'
    case 'choice':
      return `one of ${must.values.join(', ')}`
    case 'list':
      return `a list of ${must.min} to ${must.max}, each ${mustEn(must.of)}`
    case 'record':
      return `a record with ${Object.keys(must.fields).join(', ')}`
  }
}

/** The kernel's messages and their values. */
export type KernelText = typeof en
