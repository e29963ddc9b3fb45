/** The chapter of the Eyrie. */
export const chapters = {
  7: 'Eyrie Dynasties',
}

/** What its rules are about. */
export const topics = {
  '7.3': 'setup of the Eyrie',
  '7.4': 'Birdsong of the Eyrie',
  '7.4.2': 'adding to the Decree',
  '7.4.3': 'a new roost',
  '7.5': 'the Decree',
  '7.5.1': 'crafting of the Eyrie',
  '7.6': 'Evening of the Eyrie',
  '7.7': 'turmoil',
}
