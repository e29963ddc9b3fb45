import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Volcano Island, in English. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Explore tiles', line: 'not the volcano, nor the first' },
    { name: 'Search totem locations', line: 'each of them once' },
    { name: 'Build the Jolly Boat', line: 'Rope and 3 wood, when all else is done' },
  ],
  lose: ['if lava takes the camp'],
  comes: {},
  book: 'Ash falls on two spaces of your choice, never on the volcano. An action there takes one pawn more, on top of everything else.',
  totem:
    'Each is a location to be explored once, drawing every mystery card it has: 3, 4, 4, then 5. The last two take one pawn more.',
  rules: [
    { name: 'Explore: one pawn more', line: 'All game long, every exploration takes one pawn more.' },
    {
      name: 'Fur for wood',
      line: 'For shelter, roof and palisade, fur may stand for wood, piece by piece.',
    },
    { name: 'First tools', line: 'Shovel and Knife are built from the start, and weapons are at 1.' },
  ],
}

/** The lava as the sheet tells it, in English. */
export const lava = {
  title: 'The lava, round by round',
  now: (where: string): string => `This round lava has taken: ${where}.`,
  next: (rounds: number, where: string): string =>
    `${rounds === 1 ? 'Next round' : `In ${rounds} rounds`}: ${where}.`,
  camp: 'The camp has to leave, or all is lost.',
}
