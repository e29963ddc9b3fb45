/** What is drawn of a kind, all in one path: a few hundred shapes are then a few paths. */
export interface Drawn {
  [kind: string]: string
}

/** Adds to what is drawn of a kind. */
export function layers(drawn: Drawn, kind: string, d: string): void {
  drawn[kind] = (drawn[kind] ?? '') + d
}

/** A path of a kind; nothing where nothing is drawn of it. */
export const path = (kind: string, d: string | undefined): string =>
  d ? `<path class="gr-${kind}" d="${d}"/>` : ''
