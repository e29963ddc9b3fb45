import { count } from '@tablee/common/words/en.ts'

/** What sheets say: what is printed on a board, a card or a tile, and how it stands now. */
export const sheets = {
  label: 'Explanation',
  book: 'In the rules',
  line: {
    leader: (who: string) => `Leader, ${who}`,
    zone: 'A zone of the city',
    wilderness: 'Outside the city',
    officer: (zone: string) => `Officer of ${zone}`,
    area: 'An area of the wilderness',
    location: (area: string) => `A location, ${area}`,
    adventure: (area: string) => `Adventure, ${area}`,
    temple: 'Adventure of a temple',
    ranchTile: (type: string) => `Ranch tile, ${type}`,
    objective: 'Objective',
    action: 'Action card of the Dissenters',
    program: 'Program card of the Dissenters',
    dissenter: (role: string) => `One of the Dissenters, ${role}`,
  },
  now: 'An assembly now',
  standing: (presence: number, place: string, influence: number, liked: string) =>
    `presence ${presence} (${place}), influence ${influence} (${liked})`,
  pays: (followers: number, crates: number) =>
    `${count(followers, 'follower')}${crates > 0 ? `, ${count(crates, 'crate')}` : ''}`,
  theirs: 'The Dissenters together',
  places: 'Die spaces',
  options: 'Options',
  shelterSpaces: 'Shelter spaces, the lowest first',
  rows: (crates: readonly number[]) => crates.join(' + '),
  inReserve: 'Still to place',
  mount: 'Mount',
  mountOf: (artefact: string, species: string) => `a ${species}, with the ${artefact} artefact`,
  score: 'Pays the first in influence, and the second half',
  cubes: 'Cubes',
  combat: 'To capture its dino',
  onFoot: 'Infantry group',
  mounted: 'Mounted group',
  mountedToo: 'Besides, for a mounted group',
  order: 'Dice by face',
  selects: 'Gives the row to',
  primary: 'Primary action',
  secondary: 'Secondary action',
  reserveAction: 'Reserve action',
  temple: 'Temple that is explored first',
  zoneAndOfficer: 'Zone and officer',
  personal: 'Personal goal, 6 followers',
  zones: 'First in shelters and structures, 4 followers per zone',
  paysToo: 'Officer that is scored',
  shelterAt: (where: string) => `Mapping, with a shelter at ${where}`,
  anyHills: 'any location of the Hills',
  lost: 'Defeated in the first stage',
}

/** The same words in another language. */
export type SheetWords = typeof sheets
