import type { Text } from '@tablee/kernel'
import { duration, list, some } from './phrase.ts'

const bots = (count: number) => some(count, 'bot', 'bots')

/** Tables to join or to watch, and invitations, in English. */
export const invitation = {
  'lists.counts': (v: { open: number; live: number }) =>
    `${v.open === 1 ? '1 open table' : `${v.open} open tables`}, ${v.live === 1 ? '1 game' : `${v.live} games`} to watch`,
  'lists.link': () => 'I have a link',
  'lists.make': () => 'Open a table',
  'lists.all': () => 'All games',
  'lists.gameFilter': () => 'Which game',
  'lists.seatForMe': () => 'A seat for me',
  'lists.pace': () => 'Pace',
  'lists.pace.any': () => 'Any pace',
  'lists.pace.live': () => 'Live',
  'lists.pace.turns': () => 'By turns',
  'lists.invites': () => 'invites you',
  'lists.here': () => 'online',
  'lists.away': () => 'away',
  'lists.hints.yes': () => 'Hints allowed',
  'lists.hints.no': () => 'No hints',
  'lists.sit': () => 'Sit down',
  'lists.sitAt': (v: { table: string; owner: string }) => `Sit down: ${v.table}, table of ${v.owner}`,
  'lists.look': () => 'Look',
  'lists.untitled': () => 'Untitled',
  'lists.watch': () => 'To watch',
  'lists.watchAll': (v: { count: number }) => `All ${v.count}`,
  'lists.watchNone': () => 'No public game is being played.',
  'lists.spectators': (v: { count: number }) => (v.count === 1 ? '1 spectator' : `${v.count} spectators`),
  'lists.scores': (v: { scores: string }) => `scores ${v.scores}`,
  'lists.none.title': () => 'No open table at this hour',
  'lists.none.line': () => 'Open one: it appears in this list, and you play with bots meanwhile.',
  'lists.filtered.title': () => 'No table like that',
  'lists.filtered.line': () => 'Other games and other paces may have a seat for you.',
  'lists.filtered.out': () => 'Show all tables',

  'pace.live': () => 'Live',
  'pace.turns': () => 'By turns',
  'pace.free': () => 'no clock',
  'pace.line': (v: { bank: number; more: number }) =>
    v.more === 0 ? `${duration(v.bank)} each` : `${duration(v.bank)}, then ${duration(v.more)} a turn`,
  'pace.whole': (v: { bank: number; more: number }) =>
    v.more === 0 ? `${duration(v.bank)} each` : `${duration(v.bank)}, ${duration(v.more)} more each turn`,

  'invitation.by': (v: { name: string }) => `${v.name} invites you`,
  'invitation.byTo': (v: { name: string }) => `${v.name} invites you to`,
  'invitation.watchBy': (v: { name: string }) => `${v.name} invites you to watch`,
  'invitation.title': (v: { game: string; title: string }) =>
    v.title === '' ? v.game : `${v.game}, “${v.title}”`,
  'invitation.quote': (v: { text: string }) => `“${v.text}”`,
  'invitation.seat': () => 'Your seat',
  'invitation.seatNumber': (v: { seat: number }) => `Seat ${v.seat}`,
  'invitation.onlySeat': () => 'the only free seat',
  'invitation.keptSeat': () => 'kept for you',
  'invitation.freeSeat': () => 'free',
  'invitation.anySeat': () => 'one of the free seats',
  'invitation.people': () => 'At the table',
  'invitation.atTable': (v: { names: readonly string[]; bots: number; free: number }) =>
    list(
      [...v.names, bots(v.bots), v.free === 0 ? '' : some(v.free, 'free seat', 'free seats')].filter(Boolean),
    ),
  'invitation.withYou': (v: { seats: number; names: readonly string[]; bots: number; free: number }) =>
    `${v.seats} seats: ${list([...v.names, bots(v.bots), v.free === 0 ? '' : some(v.free, 'free seat', 'free seats'), 'you'].filter(Boolean))}`,
  'invitation.game': () => 'Game',
  'invitation.pace': () => 'Pace',
  'invitation.late': () => 'When time is up',
  'invitation.late.bot': () => 'a bot plays this turn',
  'invitation.late.forfeit': () => 'a bot takes the seat for good',
  'invitation.timeUp': (v: { what: string }) => `Time up: ${v.what}`,
  'invitation.guided': () => 'Never played? A guided first game',
  'invitation.take': () => 'Take the seat',
  'invitation.watch': () => 'Watch',
  'invitation.watchOnly': () => 'Watch only',
  'invitation.decline': () => 'Decline',
  'invitation.declined': (v: { name: string }) => `You said no to ${v.name}.`,
  'invitation.full': () => 'All seats are taken: you can watch.',
  'invitation.begun': () => 'The game has begun: you can watch.',
  'invitation.takeOver': (v: { name: string }) => `Go on for ${v.name}, whom a bot replaces`,
  'invitation.invalid.title': () => 'This invitation is no longer good',
  'invitation.invalid.line': () => 'The table was closed, or its game is over. Ask for a new link.',
  'invitation.invalid.out': () => 'See the open tables',

  'lobby.watchLink': () => 'Link to watch by',
  'lobby.watchLine': () => 'Who opens this one watches, and cannot sit down.',
  'lobby.awaits': (v: { name: string }) => `Waits for ${v.name}`,
  'lobby.again': () => 'The rematch begins when everybody has sat down.',
  'newTable.message': () => 'A word for those you invite',
  'newTable.messagePlaceholder': () => 'We lack a Marquise. We play slowly, a turn a day.',
  'newTable.messageLine': () => 'Optional: shown with the invitation.',
  'notices.invited': () => 'when somebody asks me to play',
} as const satisfies Text
