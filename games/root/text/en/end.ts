/** The words of the reckoning at the end. */
export interface EndWords {
  readonly source: {
    readonly own: string
    readonly battles: string
    readonly items: string
    readonly cards: string
    readonly lost: string
  }
  /** What each faction scores by itself. */
  readonly own: { readonly [faction: string]: string }
}

/** The reckoning at the end, in English. */
export const end: EndWords = {
  source: { own: 'Own', battles: 'Battles', items: 'Items', cards: 'Cards', lost: 'Lost' },
  own: { marquise: 'Buildings', eyrie: 'Roosts', alliance: 'Sympathy', vagabond: 'Quests, aid, ruins' },
}
