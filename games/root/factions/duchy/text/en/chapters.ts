/** The chapter of the Duchy. */
export const chapters = {
  12: 'Underground Duchy',
}

/** What its rules are about. */
export const topics = {
  '12.2': 'the Burrow, tunnels and the Price of Failure',
  '12.2.3': 'the Price of Failure',
  '12.4': 'Birdsong of the Duchy',
  '12.5': 'Daylight of the Duchy',
  '12.5.1': 'the Assembly',
  '12.5.2': 'Parliament',
  '12.5.3': 'swaying ministers',
  '12.6': 'Evening of the Duchy',
}
