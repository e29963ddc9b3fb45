/** What the map says. */
export interface MapWords {
  readonly label: string
}

/** What the map says in English. */
export const map: MapWords = { label: 'The Citadel and the lands around it' }
