import type { Text } from '@tablee/kernel'

/** Playing with people far away, in English. */
export const online = {
  'online.title': () => 'Play online',
  'online.nav': () => 'Online',
  'online.navWaiting': (v: { count: number }) =>
    v.count === 1 ? '1 table waits for you' : `${v.count} tables wait for you`,
  'online.line': () => 'With friends in other places, live or by turns over days. A name is enough.',
  'online.none': () => 'This page was opened without a server: online tables are not to be had here.',
  'online.away': () => 'The server cannot be reached. What is played in this browser goes on without it.',
  'online.lost': () => 'The connection was lost. Look whether it was done, and try again.',
  'online.closed': () => 'This table was closed before its game began.',
  'online.retry': () => 'Try again',

  'online.mine': () => 'My tables',
  'online.mineNone': () => 'You sit at no table yet. Open one, or take a seat at an open table.',
  'online.public': () => 'Open tables',
  'online.publicNone': () => 'No open table has a free seat at the moment.',
  'online.finished': () => 'Finished games',
  'online.new': () => 'New table',
  'online.join': () => 'Invited to a table?',
  'online.joinPaste': () => 'Paste the link',
  'online.joinGo': () => 'Join',
  'online.joinBad': () => 'This is not the link of an invitation.',
  'online.all': () => 'All my tables',

  'online.state.yours': () => 'Your turn',
  'online.state.start': () => 'Ready to start',
  'online.state.turnOf': (v: { names: readonly string[] }) => `${list(v.names)} to play`,
  'online.state.bot': () => 'A bot is thinking',
  'online.state.free': (v: { count: number }) => (v.count === 1 ? '1 free seat' : `${v.count} free seats`),
  'online.state.ready': () => 'About to start',
  'online.state.over': () => 'Over',
  'online.with': (v: { names: readonly string[]; bots: number }) => {
    const bots = v.bots === 0 ? [] : [v.bots === 1 ? 'a bot' : `${v.bots} bots`]
    const all = [...v.names, ...bots]
    return all.length === 0 ? '' : `with ${list(all)}`
  },
  'online.round': (v: { round: number }) => `round ${v.round}`,
  'online.leftToYou': (v: { ms: number }) => `${duration(v.ms)} left`,
  'online.left': (v: { ms: number }) => duration(v.ms),
  'online.openSeat': () => 'free seat',

  'who.title': () => 'What shall the others call you?',
  'who.line': () => 'A name is all it takes. This browser is remembered; an account is optional.',
  'who.name': () => 'Your name',
  'who.watch': () => 'Watch without a name',
  'who.go': () => 'Go on',
  'who.have': () => 'You have an account?',
  'who.signIn': () => 'Sign in',
  'who.asGuest': () => 'Play as a guest',
  'who.you': (v: { name: string }) => `You are ${v.name}`,

  'account.title': () => 'My page',
  'account.name': () => 'Name',
  'account.nameLine': () => 'What the others see at the table.',
  'account.save': () => 'Save',
  'account.saved': () => 'Saved.',
  'account.account': () => 'Account',
  'account.guestLine': () =>
    'You play as a guest: only this browser knows you. With an account, your games are yours on every device.',
  'account.isLine': (v: { account: string }) => `You sign in as “${v.account}”.`,
  'account.user': () => 'Account name',
  'account.password': () => 'Password',
  'account.passwordLine': (v: { shortest: number }) => `${v.shortest} characters at least.`,
  'account.make': () => 'Create an account',
  'account.change': () => 'Change the password',
  'account.old': () => 'Present password',
  'account.new': () => 'New password',
  'account.changed': () => 'The password is changed. Other browsers have been signed out.',
  'account.out': () => 'Sign out',
  'account.outLine': () => 'As a guest you cannot come back: your tables would be lost to you.',
  'account.outSure': () => 'Sign out and leave my tables',
  'account.outAll': () => 'Sign out everywhere',
  'account.data': () => 'My data',
  'account.export': () => 'Export my data',
  'account.delete': () => 'Delete my account and my data',
  'account.deleteLine': () =>
    'Your name, your messages and your sessions go. Games that others still play go on with a bot in your seat.',
  'account.deleteSure': () => 'Delete everything for good?',
  'account.deleteYes': () => 'Delete for good',
  'account.cancel': () => 'Cancel',

  'notices.title': () => 'Notices',
  'notices.line': () => 'To be told while you are away from a table that is played by turns.',
  'notices.none': () => 'This server sends no notices.',
  'notices.turn': () => 'when it is my turn',
  'notices.joined': () => 'when somebody takes a seat at a table of mine',
  'notices.over': () => 'when a game of mine is over',
  'notices.email': () => 'By e-mail',
  'notices.emailWaits': () =>
    'Follow the link in the letter that was sent there: nothing else is sent before.',
  'notices.webhook': () => 'By webhook',
  'notices.webhookLine': () => 'An address that is called with a signed message.',
  'notices.secret': () => 'The secret that signs it',
  'notices.push': () => 'In this browser',
  'notices.pushOn': () => 'Tell me in this browser',
  'notices.pushDone': () => 'This browser will tell you.',
  'notices.pushNo': () => 'This browser does not allow it: look at its settings for this site.',

  'newTable.title': () => 'A new online table',
  'newTable.game': () => 'Game',
  'newTable.name': () => 'Title',
  'newTable.namePlaceholder': () => 'Thursday evening',
  'newTable.nameLine': () => 'Optional: how the table is called in lists.',
  'newTable.seatsLine': () => 'Who sits where: you, people who take a free seat, and bots.',
  'newTable.me': () => 'Me',
  'newTable.open': () => 'A free seat',
  'newTable.how': () => 'How it is played',
  'newTable.access': () => 'Who may come',
  'newTable.access.invitation': () => 'Only with the link',
  'newTable.access.public': () => 'Everybody',
  'newTable.access.line': () => 'Whoever has the link can take a free seat, or watch.',
  'newTable.clock': () => 'Pace',
  'newTable.clock.live': () => 'Live, without a clock',
  'newTable.clock.evening': () => 'Live: 1 h each, 30 s more per turn',
  'newTable.clock.day': () => 'By turns: 24 h, 4 h more per turn',
  'newTable.clock.days': () => 'By turns: 3 days, 12 h more per turn',
  'newTable.clock.week': () => 'By turns: 7 days, 24 h more per turn',
  'newTable.clock.line': () => 'With a clock, each has time in all, and some more with every turn.',
  'newTable.late': () => 'When time runs out',
  'newTable.late.bot': () => 'A bot plays that turn',
  'newTable.late.forfeit': () => 'The seat goes to a bot for good',
  'newTable.late.line': () => 'Decided now, the same for everybody.',
  'newTable.hints': () => 'Hints',
  'newTable.hints.line': () => 'Whether players may ask a bot what it would do.',
  'newTable.make': () => 'Open the table',
  'newTable.needsMe': () => 'Take a seat yourself, or leave one free: a table is for people.',

  'lobby.title': (v: { title: string }) => `${v.title}, before the game`,
  'lobby.by': (v: { owner: string }) => `Table of ${v.owner}`,
  'lobby.seats': () => 'Seats',
  'lobby.free': () => 'Free',
  'lobby.sit': () => 'Sit here',
  'lobby.sitAt': (v: { seat: number }) => `Take seat ${v.seat}`,
  'lobby.rise': () => 'Stand up',
  'lobby.you': (v: { name: string }) => `${v.name} (you)`,
  'lobby.here': () => 'connected',
  'lobby.gone': () => 'away',
  'lobby.giveTo': (v: { seat: number }) => `Seat ${v.seat} goes to`,
  'lobby.leaveFree': () => 'Leave it free',
  'lobby.invite': () => 'Invite',
  'lobby.inviteLine': () => 'Whoever opens this link can take a free seat.',
  'lobby.link': () => 'Link of the invitation',
  'lobby.copy': () => 'Copy',
  'lobby.copied': () => 'Copied',
  'lobby.share': () => 'Share',
  'lobby.shareText': (v: { game: string }) => `A game of ${v.game}?`,
  'lobby.start': () => 'Start the game',
  'lobby.waitSeats': () => 'The game can start when no seat is free.',
  'lobby.waitOwner': (v: { owner: string }) => `${v.owner} starts the game.`,
  'lobby.cancel': () => 'Close the table',
  'lobby.leave': () => 'Leave the table',
  'lobby.facts': () => 'The table',
  'lobby.late.bot': () => 'When time runs out, a bot plays the turn.',
  'lobby.late.forfeit': () => 'When time runs out, the seat goes to a bot for good.',
  'lobby.clockOwn': (v: { bank: number; more: number }) =>
    `By turns: ${duration(v.bank)}, ${duration(v.more)} more per turn`,
  'lobby.hints.yes': () => 'Hints are allowed.',
  'lobby.hints.no': () => 'Without hints.',

  'chat.title': () => 'Chat',
  'chat.open': (v: { unread: number }) => (v.unread === 0 ? 'Chat' : `Chat, ${v.unread} unread`),
  'chat.empty': () => 'Nobody has written yet.',
  'chat.write': () => 'Write to the table',
  'chat.send': () => 'Send',
  'chat.close': () => 'Close the chat',
  'chat.line': (v: { name: string; text: string }) => `${v.name}: ${v.text}`,
  'chat.watcher': (v: { name: string }) => `${v.name}, watching`,

  'strip.label': () => 'Who is here',
  'strip.lost': () => 'Reconnecting…',
  'strip.lostPending': () => 'Reconnecting… your choice will be sent.',
  'strip.sending': () => 'Sending…',
  'strip.watching': () => 'You are watching: what is shown is what everybody may know.',
  'strip.watchers': (v: { count: number }) => (v.count === 1 ? '1 watching' : `${v.count} watching`),
  'strip.acts': () => 'This table',
  'strip.gone': () => 'replaced by a bot',
  'strip.takeOver': () => 'Take over',
  'strip.takeOverFor': (v: { name: string }) => `Take over from the bot that plays for ${v.name}`,
  'strip.list': () => 'My tables',
  'strip.back': () => 'Propose to go back…',
  'strip.backHere': () => 'Propose to go back to here',
  'strip.backLine': () => 'Find the moment with the arrows; all at the table must agree.',
  'strip.proposes': (v: { name: string; count: number }) =>
    v.count === 1
      ? `${v.name} proposes to go back by one choice.`
      : `${v.name} proposes to go back by ${v.count} choices.`,
  'strip.proposed': (v: { count: number; names: readonly string[] }) =>
    `You propose to go back by ${v.count === 1 ? 'one choice' : `${v.count} choices`}. Waiting for ${list(v.names)}.`,
  'strip.agreed': (v: { names: readonly string[] }) => `You agree. Waiting for ${list(v.names)}.`,
  'strip.look': () => 'Look at it',
  'strip.agree': () => 'Agree',
  'strip.refuse': () => 'Refuse',
  'strip.withdraw': () => 'Withdraw',
  'strip.leave': () => 'Leave: a bot takes over',
  'strip.leaveSure': () => 'Leave this game? A bot goes on in your place, until somebody takes it over.',
  'strip.leaveYes': () => 'Leave the game',
  'strip.replace': (v: { name: string }) => `Replace ${v.name} by a bot`,
  'strip.replaceSure': (v: { name: string }) =>
    `${v.name} is away. Let a bot go on in their place, until somebody takes it over?`,
  'strip.replaceYes': () => 'Replace',
  'strip.end': () => 'End the game for all',
  'strip.endSure': () => 'End the game now, for everybody, without a winner?',
  'strip.endYes': () => 'End the game',
  'strip.ended': () => 'The game was ended before its end.',
  'strip.rematch': () => 'Rematch',
  'strip.rematchJoin': () => 'To the rematch',
} as const satisfies Text

function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}

/** A time in its two largest units. */
function duration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return both(`${days} d`, hours % 24, 'h')
  if (hours > 0) return both(`${hours} h`, minutes % 60, 'min')
  if (minutes >= 10) return `${minutes} min`
  return minutes > 0 ? both(`${minutes} min`, seconds % 60, 's') : `${seconds} s`
}

function both(large: string, rest: number, unit: string): string {
  return rest === 0 ? large : `${large} ${rest} ${unit}`
}
