/** The chapter of the Cult. */
export const chapters = {
  10: 'Lizard Cult',
}

/** What its rules are about. */
export const topics = {
  '10.2': 'gardens and Lost Souls',
  '10.4': 'Birdsong of the Cult',
  '10.4.3': 'conspiracies',
  '10.5': 'rituals',
  '10.6': 'Evening of the Cult',
}
