/** An option as people read it: its name, a line about it, and its values. */
interface OptionWords {
  readonly name: string
  readonly line?: string
  readonly values?: { readonly [value: string]: string }
}

/** The options of the game, in English. */
export const options = {
  scenario: { name: 'Scenario', line: 'Seven stories, from Castaways, the first to play, to King Kong.' },
  characters: { name: 'Character', values: { random: 'At random' } },
  versions: { name: 'Side', values: { woman: 'Woman’s side', man: 'Man’s side' } },
  firstPlayer: {
    name: 'First player',
    line: 'Has the last word, and gains or loses what morale brings; then everybody in turn.',
    values: { random: 'At random', firstSeat: 'The first seat' },
  },
  equipment: {
    name: 'Starting equipment',
    line: 'How many pieces are drawn: two as usual; with more the game is easier.',
  },
  books: {
    name: 'Book events',
    line: 'How many events set off the scenario’s effect: more make it harder, and Castaways easier.',
    values: { '-1': 'Half of them' },
  },
  wreckage: {
    name: 'Wreck',
    line: 'The card that lies in wait in the first round.',
    values: { random: 'At random' },
  },
  friday: {
    name: 'Friday',
    line: 'One more pawn, with hearts of his own; usual for one or two.',
    values: { usual: 'As usual', yes: 'With', no: 'Without' },
  },
  dog: {
    name: 'The Dog',
    line: 'One more pawn to hunt or explore; usual for one.',
    values: { usual: 'As usual', yes: 'With', no: 'Without' },
  },
  hungryCrew: {
    name: 'Hungry crew',
    line: 'King Kong: a harder rule, hunger costs a member of the film crew.',
  },
} as { readonly [name: string]: OptionWords | undefined }

/** The options in every language. */
export type OptionsWords = typeof options
