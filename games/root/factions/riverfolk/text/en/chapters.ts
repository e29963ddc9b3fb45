/** The chapter of the Riverfolk. */
export const chapters = {
  11: 'Riverfolk Company',
}

/** What its rules are about. */
export const topics = {
  '11.2': 'funds and trade posts',
  '11.2.6': 'buying services',
  '11.2.7': 'services of the Riverfolk',
  '11.4': 'Birdsong of the Riverfolk',
  '11.5': 'Daylight of the Riverfolk',
  '11.5.3': 'crafting and exporting',
  '11.5.6': 'trade posts',
  '11.6': 'Evening of the Riverfolk',
}
