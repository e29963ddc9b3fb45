import type { TerminalWords } from '../en/terminal.ts'

/** What only the picture of the terminal says, in French. */
export const terminal: TerminalWords = {
  turn: (n, all) => `Tour ${n}/${all}`,
  tile: roman => `assemblée ${roman}`,
  breaches: (n, limit) => `brèches ${n}/${limit}`,
  glory: (yours, theirs) => `gloire ${yours} contre ${theirs}`,
  zones: 'Zones',
  columns: ['', 'sentier, vague', 'unités', 'dés', 'présence', 'officier'],
  ship: 'Navire',
  shipColumns: ['', 'recycleurs', 'marins', 'chirurgiens', 'techniciens', 'voyage'],
  pool: 'Dés',
  you: 'vous',
  dissenters: 'Dissidents',
  seats: 'Sièges',
  reserve: n => `réserve ${n}`,
  rally: n => `ralliement ${n}`,
  combat: 'combat !',
}
