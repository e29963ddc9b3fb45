/** The columns of the reckoning at the end, in English. */
export const end = {
  source: { own: 'Own', battles: 'Battles', items: 'Items', cards: 'Cards', lost: 'Lost' },
}

/** The words of the reckoning at the end. */
export type EndWords = typeof end
