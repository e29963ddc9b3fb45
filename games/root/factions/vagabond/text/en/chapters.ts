/** The chapter of the Vagabond. */
export const chapters = {
  9: 'Vagabond',
  D: 'Vagabond characters',
}

/** What its rules are about. */
export const topics = {
  '9.2': 'the Vagabond',
  '9.2.7': 'items',
  '9.2.8': 'coalition',
  '9.2.9': 'relationships',
  '9.3': 'setup of the Vagabond',
  '9.4': 'slipping',
  '9.5': 'actions of the Vagabond',
  '9.5.1': 'moving of the Vagabond',
  '9.5.2': 'battle of the Vagabond',
  '9.5.3': 'exploring',
  '9.5.4': 'aiding',
  '9.5.5': 'quests',
  '9.5.6': 'striking',
  '9.5.7': 'repairing',
  '9.5.9': 'special action',
  '9.6': 'Evening of the Vagabond',
  '9.7': 'two Vagabonds',
}
