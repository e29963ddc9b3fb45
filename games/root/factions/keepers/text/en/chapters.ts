/** The chapter of the Keepers. */
export const chapters = {
  15: 'Keepers in Iron',
}

/** What its rules are about. */
export const topics = {
  '15.2': 'relics and waystations',
  '15.2.4': 'Devout Knights',
  '15.2.5': 'Prized Trophies',
  '15.3': 'setup of the Keepers',
  '15.4': 'Birdsong of the Keepers',
  '15.4.1': 'encamping',
  '15.4.2': 'decamping',
  '15.4.3': 'recruiting of the Keepers',
  '15.5': 'Daylight of the Keepers',
  '15.5.2': 'acting with the Retinue',
  '15.5.2.II': 'battle, then delve',
  '15.5.2.III': 'move or recover',
  '15.6': 'Evening of the Keepers',
  '15.6.1': 'living off the land',
  '15.6.2': 'gathering the Retinue',
}
