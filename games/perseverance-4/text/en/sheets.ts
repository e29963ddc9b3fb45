import { count } from '@tablee/common/words/en.ts'

/** What sheets explain, in English. */
export const sheets = {
  label: 'Explanation',
  book: 'The rules',
  seatLine: 'What this leader begins with, can do and has now',
  ability: {
    tamer: 'The first dino tamed in a turn costs 1 glowberry less.',
    persuader: 'Changing the face of a die costs 1 glowberry less.',
    builder: 'Every cabin brings 1 more follower.',
    healer: 'Every heal heals 1 dino more.',
  },
  abilityHead: 'Ability',
  begins: 'Begins with',
  now: 'Now',
  nothing: 'nothing besides what all have',
  glowberries: (n: number) => `${n > 0 ? '+' : '−'}${count(Math.abs(n), 'glowberry', 'glowberries')}`,
  tamed: (species: string) => `a tamed ${species}`,
  untamed: (species: string) => `an untamed ${species}`,
  dissenterLine: 'An automaton: it follows its cards and chooses nothing',
  program: 'Program',
  howHead: 'How a zone is chosen',
  how: [
    'The zone that the card names, unless it is full or 2 own pieces more than yours are there.',
    'Otherwise, of the zones that are not avoided, the one with the fewest own pieces.',
    'A tie goes to the zone of the program, then to the opposed zone, then along the loop from there.',
  ],
  order: 'Order of dice',
  zoneLine: (section: string) => `With the ${section} of the ship below`,
  danger: 'Dangers of the die spaces',
  options: 'Options',
  bonus: 'For whoever starts here',
  units: 'Battlefield',
  officerLine: (zone: string) => `Stands in ${zone}`,
  memoirs: 'Memoirs, at the end',
  atAssembly: 'At an assembly',
  places: 'All of it for the first place, half rounded down for the second.',
}

/** The same words in another language. */
export type SheetWords = typeof sheets
