/** The chapter of the Alliance. */
export const chapters = {
  8: 'Woodland Alliance',
}

/** What its rules are about. */
export const topics = {
  '8.2': 'supporters and outrage',
  '8.4': 'Birdsong of the Alliance',
  '8.4.1': 'revolt',
  '8.4.2': 'spreading sympathy',
  '8.5': 'Daylight of the Alliance',
  '8.6': 'military operations',
  '8.6.2': 'Evening of the Alliance',
}
