import { roundOf } from '@tablee/games/shelf.ts'
import type { Text } from '@tablee/kernel'

const and = new Intl.ListFormat('en', { type: 'conjunction' })
const quoted = (file: string) => (/\s/.test(file) ? `"${file}"` : file)
const percent = (share: number) => `${Math.round(100 * share)} %`

/** What is said at the table. */
export const table = {
  'cli.menu': () => 'What do you play?',
  'cli.menuAgain': (v: { last: number }) => `Type a number from 1 to ${v.last}, or q to leave.`,
  'cli.whoPlays': () =>
    'Who plays? One name per seat: you, random, greedy, search:easy, search:medium, search:hard.',
  'cli.started': (v: { game: string; seats: readonly string[]; seed: number }) =>
    `${v.game}: ${v.seats.join(', ')}. Seed ${v.seed}. Type ? for help.`,
  'cli.withPack': (v: { name: string; mark: string }) => `Played with the data pack “${v.name}” (${v.mark}).`,
  'cli.resumed': (v: { game: string; seats: readonly string[]; picks: number }) =>
    `${v.game}, after ${v.picks} picks: ${v.seats.join(', ')}. Type ? for help.`,
  'cli.heading': (v: { title: string; game: string; round: number; picks: number }) =>
    `${v.title} · ${roundOf(v.game, 'en')} ${v.round} · ${v.picks} ${v.picks === 1 ? 'pick' : 'picks'} · ? help`,
  'cli.seat': (v: { seat: number }) => `Seat ${v.seat + 1}`,
  'cli.moreNews': (v: { more: number }) => `… ${v.more} more before (j for all)`,
  'cli.thinking': (v: { bot: string }) => `${v.bot} is thinking…`,
  'cli.handOver': (v: { who: string }) => `${v.who} is next. Hand over the screen, then press Enter. `,
  'cli.group': (v: { others: readonly string[] }) =>
    `Any of the group may answer: ${v.others.join(', ')} ${v.others.length === 1 ? 'gives' : 'give'} the word.`,
  'cli.sure': () => 'This commits you. Sure? (y/n)',
  'cli.rule': (v: { rule: string; statement: string }) =>
    v.statement === '' ? `Rule ${v.rule}` : `Rule ${v.rule}: ${v.statement}`,
  'cli.refused': (v: { what: string; why: string; rule: string }) =>
    `${v.what}: ${v.why}${v.rule === '' ? '' : ` (rule ${v.rule})`}`,
  'cli.hint': (v: { place: number; what: string; value: number; visits: number }) =>
    `  ${v.place}  ${v.what}: ${percent(v.value)} to win (tried ${v.visits} times)`,
  'cli.hintOnly': (v: { place: number; what: string }) => `  ${v.place}  ${v.what}: nothing to weigh.`,
  'cli.playKeys': () =>
    `Type a number, a key (=key if it looks like a number), or words to narrow the list.
u undo · r redo · restart your turn · h hint · j journal · ? this help
s file save · @2 let seat 2 answer for the group · q leave (the game is kept)`,
  'cli.overKeys': () => 's file save · u undo · j journal · Enter leave',
  'cli.saved': (v: { file: string }) => `Saved in ${v.file}.`,
  'cli.left': (v: { file: string }) =>
    `The game is kept in ${v.file}\nGo on with: tablee play --resume ${quoted(v.file)}`,
  'cli.winners': (v: { names: readonly string[] }) =>
    v.names.length === 0
      ? 'Nobody wins.'
      : `${and.format(v.names)} ${v.names.length === 1 ? 'wins' : 'win'}.`,
  'cli.scores': (v: { scores: readonly { readonly name: string; readonly score: number | string }[] }) =>
    `Scores: ${v.scores.map(({ name, score }) => `${name} ${score}`).join(', ')}.`,
  'cli.position': (v: { at: number; last: number }) => `Pick ${v.at} of ${v.last}`,
  'cli.chosen': (v: { who: string; what: string }) => `${v.who} chose “${v.what}”.`,
  'cli.replayKeys': () => 'n next · p previous · a number · q quit',
} satisfies Text
