import type { Text } from '@tablee/kernel'

/** Setting up a table, in English. */
export const setup = {
  'setup.title': (v: { game: string }) => `Set up a table of ${v.game}`,
  'setup.seats': () => 'Seats',
  'setup.seatsLine': () => 'Who sits where: people at this screen, and bots.',
  'setup.seat': (v: { seat: number }) => `Seat ${v.seat}`,
  'setup.who': (v: { seat: number }) => `Who plays seat ${v.seat}`,
  'setup.name': (v: { seat: number }) => `Name of the player in seat ${v.seat}`,
  'setup.faction': (v: { seat: number; option: string }) => `${v.option}, seat ${v.seat}`,
  'setup.person': () => 'A person',
  'setup.add': () => 'Add a seat',
  'setup.draw': () => 'Draw for all seats',
  'setup.leave': () => 'Everybody chooses for themselves',
  'setup.random': () => 'At random',
  'setup.remove': (v: { seat: number }) => `Remove seat ${v.seat}`,
  'setup.seatCount': (v: { seats: number }) => (v.seats === 1 ? '1 seat' : `${v.seats} seats`),
  'setup.options': () => 'Options',
  'setup.seed': () => 'Seed',
  'setup.seedLine': () =>
    'The same seed and the same choices give the same game. Leave it as it is for a new one.',
  'setup.go': () => 'Start the game',
  'setup.number': (v: { option: string; min: number; max: number }) =>
    `${v.option}: choose a number from ${v.min} to ${v.max}.`,
  'setup.yes': () => 'Yes',
  'setup.no': () => 'No',

  'pack.title': () => 'Data pack',
  'pack.line': () =>
    'Own the box? A data pack puts what it says in the place of what we had to reconstruct. The game is played with it, and saved with it.',
  'pack.choose': () => 'Data pack to play with',
  'pack.none': () => 'None: the data of Tablée',
  'pack.named': (v: { name: string; mark: string }) => `${v.name} (${v.mark})`,
  'pack.file': () => 'Choose a file…',
  'pack.forget': () => 'Delete this pack',
  'pack.forgetSure': (v: { name: string }) =>
    `Delete “${v.name}” from this browser? Games that are played with it keep it.`,
  'pack.forgetYes': () => 'Delete the pack',
  'pack.replaces': (v: { count: number }) =>
    v.count === 1 ? 'It replaces one datum' : `It replaces ${v.count} data`,
  'pack.badge': () => 'Data pack: ',
  'pack.badgeLine': (v: { count: number }) =>
    v.count === 1 ? 'One reconstructed datum is replaced' : `${v.count} reconstructed data are replaced`,

  'player.you': () => 'You',
  'player.person': (v: { seat: number }) => `Player ${v.seat}`,
  'player.bot': () => 'Bot',
  'bot.random': () => 'Bot, at random',
  'bot.search:easy': () => 'Bot, easy',
  'bot.search:medium': () => 'Bot, medium',
  'bot.search:hard': () => 'Bot, hard',
} as const satisfies Text
