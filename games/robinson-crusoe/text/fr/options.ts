import type { OptionsWords } from '../en/options.ts'

/** The options of the game, in French. */
export const options: OptionsWords = {
  scenario: { name: 'Scénario', line: 'Sept histoires, des Naufragés, à jouer d’abord, à King Kong.' },
  characters: { name: 'Personnage', values: { random: 'Au hasard' } },
  versions: { name: 'Côté', values: { woman: 'Côté femme', man: 'Côté homme' } },
  firstPlayer: {
    name: 'Premier joueur',
    line: 'Il tranche, et reçoit ou perd ce que donne le moral ; puis chacun à son tour.',
    values: { random: 'Au hasard', firstSeat: 'Le premier siège' },
  },
  equipment: {
    name: 'Équipement de départ',
    line: 'Nombre de cartes piochées : deux d’habitude, davantage pour une partie plus facile.',
  },
  books: {
    name: 'Événements Livre',
    line: 'Combien déclenchent l’effet du scénario : plus il y en a, plus c’est difficile, sauf aux Naufragés.',
    values: { '-1': 'La moitié' },
  },
  wreckage: {
    name: 'Épave',
    line: 'La carte qui attend dès le premier tour.',
    values: { random: 'Au hasard' },
  },
  friday: {
    name: 'Vendredi',
    line: 'Un pion de plus, avec ses propres cœurs ; d’habitude seul ou à deux.',
    values: { usual: 'Comme d’habitude', yes: 'Avec', no: 'Sans' },
  },
  dog: {
    name: 'Le chien',
    line: 'Un pion de plus pour chasser ou explorer ; d’habitude seul.',
    values: { usual: 'Comme d’habitude', yes: 'Avec', no: 'Sans' },
  },
  hungryCrew: {
    name: 'Équipe affamée',
    line: 'King Kong : règle plus dure, la faim coûte un membre de l’équipe du film.',
  },
}
