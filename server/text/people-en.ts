import type { Text } from '@tablee/kernel'

const hours = (ms: number) => Math.max(1, Math.round(ms / 3_600_000))

/** What the server says to those who come in, in English. */
export const peopleEn = {
  // Requests
  'server.tooLarge': () => 'This is too much at once.',
  'server.tooMany': (v: { seconds: number }) =>
    v.seconds === 1
      ? 'That was too often. Try again in a second.'
      : `That was too often. Try again in ${v.seconds} seconds.`,
  'server.notFound': () => 'There is nothing at this address.',
  'server.foreign': () => 'This request does not come from a page of this server.',
  'server.fault': () => 'Something went wrong on the server. Try again in a moment.',

  // People
  'server.whoAreYou': () => 'Say who you are first.',
  'server.name': () => 'This name cannot be used: give 1 to 24 characters that can be read.',
  'server.account': () => 'An account name has 3 to 32 letters, digits, dots, hyphens or underscores.',
  'server.password': (v: { shortest: number }) =>
    `A password has ${v.shortest} characters at least, and is none of those that everybody tries first.`,
  'server.accountTaken': () => 'This account name is taken: choose another.',
  'server.hasAccount': () => 'You have an account already.',
  'server.noAccount': () => 'You play as a guest: there is no password to change.',
  'server.noEntry': () => 'This account name and this password do not go together.',
  'server.wrongPassword': () => 'This is not your password.',
  'server.banned': () => 'The owner of this server has excluded you.',
  'server.noPerson': () => 'There is no such person.',
  'server.manyTables': (v: { most: number }) =>
    `You have ${v.most} tables that are not over: end or leave one of them first.`,
  'server.manyBots': (v: { most: number }) =>
    `You have ${v.most} tables with bots that are not over: end one of them first, or play with people.`,
  'server.manyBotsHere': () =>
    'Too many games with bots are played from your address: end one of them first, or play with people.',

  'server.noCompanion': () => 'You can ask those you have played with, as long as they wish it.',

  // Problems
  'server.inboxFull': () => 'The owner’s inbox is full: keep the file of your report, and tell them.',
  'server.noProblem': () => 'There is no such report.',

  // Databases and backups
  'server.newerDatabase': () =>
    'This database was made by a newer version of Tablée: run that version, or a later one.',
  'server.alreadyServed': (v: { file: string }) =>
    `Another server uses ${v.file}: a SQLite file is served by one program at a time.`,
  'server.notEmpty': () => 'This database is in use: a backup is restored into an empty one.',
  'server.notABackup': () => 'This is not a backup of Tablée, or it is not whole.',

  // Notices
  'server.email': () => 'This is not an e-mail address.',
  'server.webhook': () => 'A webhook is a public address that begins with https://.',
  'server.channelOff': () => 'This server is not set up for this kind of notice.',
  'server.subscription': () => 'This browser cannot be reached by push.',
  'server.badLink': () => 'This link is no longer good.',
  'server.turn.title': (v: { table: string }) => `Your turn: ${v.table}`,
  'server.turn.body': (v: { left: number | null }) => {
    if (v.left === null) return 'The others are waiting for you.'
    const left = hours(v.left)
    return `The others are waiting for you. You have ${left === 1 ? 'an hour' : `${left} hours`} left.`
  },
  'server.invited.title': (v: { name: string }) => `${v.name} asks you to play`,
  'server.invited.body': (v: { table: string }) => `A seat waits for you: ${v.table}. Take it, or say no.`,
  'server.joined.title': (v: { table: string }) => `A seat is taken: ${v.table}`,
  'server.joined.body': (v: { name: string }) => `${v.name} has joined the table.`,
  'server.over.title': (v: { table: string }) => `The game is over: ${v.table}`,
  'server.over.body': () => 'See how it ended, and go through it again move by move.',
  'server.forgot.title': () => 'A new password for Tablée',
  'server.forgot.body': (v: { name: string; account: string }) =>
    `Hello ${v.name}, somebody, you perhaps, forgot the password of the account ${v.account}. The link below, good for one hour and for one use, lets you choose another. Otherwise do nothing: nothing has changed.`,
  'server.confirm.title': () => 'Tablée: is this your address?',
  'server.confirm.body': (v: { name: string }) =>
    `${v.name} wishes to be told here when it is their turn. If this is you, follow the link. If not, forget this letter: there will be no other.`,
  'server.letterFoot': () => 'You can stop these letters on your page.',
} satisfies Text
