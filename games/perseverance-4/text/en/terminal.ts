/** What only the picture of the terminal says, in English. */
export const terminal = {
  turn: (n: number, all: number) => `Turn ${n}/${all}`,
  tile: (roman: string) => `assembly ${roman}`,
  breaches: (n: number, limit: number) => `breaches ${n}/${limit}`,
  glory: (yours: number, theirs: number) => `glory ${yours} against ${theirs}`,
  zones: 'Zones',
  columns: ['', 'trail, wave', 'units', 'dice', 'presence', 'officer'],
  ship: 'Ship',
  shipColumns: ['', 'salvagers', 'sailors', 'surgeons', 'technicians', 'voyage'],
  pool: 'Dice',
  you: 'you',
  dissenters: 'Dissenters',
  seats: 'Seats',
  reserve: (n: string) => `reserve ${n}`,
  rally: (n: number) => `rally ${n}`,
  combat: 'combat!',
}

/** The same words in another language. */
export type TerminalWords = typeof terminal
