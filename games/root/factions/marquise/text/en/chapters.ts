/** The chapter of the Marquise. */
export const chapters = {
  6: 'Marquise de Cat',
}

/** What its rules are about. */
export const topics = {
  '6.2': 'keep and Field Hospitals',
  '6.3': 'setup of the Marquise',
  '6.4': 'wood',
  '6.5': 'actions of the Marquise',
  '6.5.1': 'battle of the Marquise',
  '6.5.2': 'marching',
  '6.5.3': 'recruiting',
  '6.5.4': 'building',
  '6.5.5': 'overworking',
  '6.5.c': 'an action more',
  '6.6': 'Evening of the Marquise',
}
