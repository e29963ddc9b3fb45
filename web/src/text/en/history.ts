import type { Text } from '@tablee/kernel'
import { duration, list, type RoundOf, round } from './phrase.ts'

const ORDER = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

/** What one has played, with whom, and what one asks of others at a table, in English. */
export const history = {
  'history.line': (v: { going: number; waiting: number; over: number }) =>
    [
      v.going > 0 && `${v.going} going on${v.waiting > 0 ? `, ${v.waiting} waiting for you` : ''}`,
      v.over > 0 && `${v.over} over`,
    ]
      .filter(Boolean)
      .join('; '),
  'history.going': () => 'Going on',
  'history.goingLine': () => 'yours first',
  'history.here': () => 'in this browser',
  'history.play': () => 'Play',
  'history.goOn': () => 'Go on',
  'history.open': () => 'Open',
  'history.paused': () => 'Paused',
  'history.over': () => 'Over',
  'history.search': () => 'Find a name, a title',
  'history.date': () => 'Date',
  'history.game': () => 'Game',
  'history.as': () => 'Side and scenario',
  'history.result': () => 'Result',
  'history.points': () => 'Points',
  'history.with': () => 'With',
  'history.look': () => 'Look at it again',
  'history.lookAt': (v: { game: string }) => `Look at ${v.game} again`,
  'history.more': (v: { count: number }) => (v.count === 1 ? 'One more' : `${v.count} more`),
  'history.won': () => 'Won',
  'history.lost': (v: RoundOf) => (v.round > 0 ? `Lost, ${round(v)}` : 'Lost'),
  'history.left': () => 'Left',
  'history.ended': () => 'Ended early',
  'history.rank': (v: { rank: number; of: number }) =>
    v.rank === v.of ? `Last of ${v.of}` : `${ORDER[v.rank] ?? v.rank} of ${v.of}`,
  'history.none.title': () => 'No game is over yet',
  'history.none.line': () => 'Those you finish, and those you leave, are kept here with their result.',
  'history.none.out': () => 'Choose a game',
  'history.statistics': () => 'Statistics',
  'history.nothing.title': () => 'Nothing to count yet',
  'history.nothing.line': () => 'After a first finished game: wins, points and sides played.',
  'history.nothing.out': (v: { game: string }) => `Guided game of ${v.game}, 10 min`,
  'history.count': (v: { count: number; game: string }) =>
    v.count === 1 ? `1 game of ${v.game}` : `${v.count} games of ${v.game}`,
  'history.scenarios': () => 'Scenarios',
  'history.played': () => 'Played',
  'history.wonShare': () => 'Won',
  'history.mean': () => 'Mean',
  'history.share': (v: { share: number }) => `${v.share}%`,
  'history.companions': () => 'Recent companions',
  'history.allCompanions': () => 'All',
  'history.seen': (v: { ms: number }) => `seen ${duration(v.ms)} ago`,
  'history.together': (v: { games: number }) => (v.games === 1 ? '1 game' : `${v.games} games`),
  'history.inviteWho': (v: { name: string }) => `Invite ${v.name}`,
  'history.asked': (v: { table: string }) => `Asked to ${v.table}.`,
  'history.publicPage': () => 'Public page',
  'history.edit': () => 'Change',

  'profile.since': (v: { date: string; games: number }) =>
    `since ${v.date}, ${v.games === 1 ? '1 public game' : `${v.games} public games`}`,
  'profile.none.title': () => 'Nobody goes by this address',
  'profile.none.line': () => 'The person left, or the link is not whole.',
  'profile.mute': () => 'Mute',
  'profile.mute.off': () => 'Hear again',
  'profile.mute.line': (v: { name: string }) => `You no longer see what ${v.name} writes.`,
  'profile.block': () => 'Block',
  'profile.block.off': () => 'Unblock',
  'profile.block.line': (v: { name: string }) =>
    `${v.name} can neither join your tables, nor write there, nor invite you.`,
  'profile.report': () => 'Report',
  'profile.reportLine': (v: { name: string }) => `What did ${v.name} do? The owner of this server reads it.`,
  'profile.reported': () => 'The owner of this server has it.',

  'wish.pause': () => 'Ask for a pause',
  'wish.time': () => 'Ask for more time',
  'wish.pause.asks': (v: { name: string; ms: number }) => `${v.name} asks to pause the game.`,
  'wish.time.asks': (v: { name: string; ms: number }) => `${v.name} asks for ${duration(v.ms)} more.`,
  'wish.pause.mine': (v: { ms: number; names: readonly string[] }) =>
    `You ask for a pause. Waiting for ${list(v.names)}.`,
  'wish.time.mine': (v: { ms: number; names: readonly string[] }) =>
    `You ask for ${duration(v.ms)} more. Waiting for ${list(v.names)}.`,
  'wish.paused': () => 'The game is paused: no clock runs.',
  'wish.resume': () => 'Take it up again',
} as const satisfies Text
