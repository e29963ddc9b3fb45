import type { TerminalWords } from '../en/terminal.ts'

/** The picture of the terminal in French. */
export const terminal: TerminalWords = {
  legend:
    '▒2 : face cachée, 2 Nourriture pour explorer. * : verte. ! : monstre. ? : Objectif. @ : Astrolabe. > : Navire d’Exploration, # : Navire de Guerre, avec l’initiale de leur peuple ; une petite initiale : il y a exploré.',
  places: ['Lieu', 'Îles (· libre)', 'Exploration (+ Colon)', 'S’y trouve'],
  goals: 'Buts',
  special: rules => `Règles spéciales : ${rules}.`,
}
