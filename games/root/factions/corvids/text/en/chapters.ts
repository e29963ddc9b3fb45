/** The chapter of the Corvids. */
export const chapters = {
  13: 'Corvid Conspiracy',
}

/** What its rules are about. */
export const topics = {
  '13.2': 'plots, Nimble and Embedded Agents',
  '13.2.4': 'Exposure',
  '13.4': 'Birdsong of the Corvids',
  '13.4.2': 'flipping plots',
  '13.4.3': 'recruiting',
  '13.5': 'Daylight of the Corvids',
  '13.5.2': 'placing plots',
  '13.5.4': 'Trick',
  '13.6': 'Evening of the Corvids',
  '13.6.1': 'Exert',
  '13.7': 'the four plots',
}
