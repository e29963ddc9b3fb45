/** The chapter of the Hundreds. */
export const chapters = {
  14: 'Lord of the Hundreds',
}

/** What its rules are about. */
export const topics = {
  '14.2': 'warlord, Hoard and looting',
  '14.3': 'setup of the Hundreds',
  '14.4': 'Birdsong of the Hundreds',
  '14.4.1': 'razing',
  '14.4.2': 'recruiting of the Hundreds',
  '14.4.3': 'anointing',
  '14.4.4': 'the mood',
  '14.5': 'Daylight of the Hundreds',
  '14.5.2': 'commanding the Hundreds',
  '14.5.3': 'advancing the warlord',
  '14.6': 'Evening of the Hundreds',
  '14.6.1': 'inciting',
  '14.6.2': 'oppression',
  '14.7': 'moods',
}
