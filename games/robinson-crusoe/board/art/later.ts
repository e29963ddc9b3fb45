/** The symbols that no game shows at its start: tokens, cards, what the other scenarios have. Fetched when one is. */
export const LATER = [
  'totem',
  'cave',
  'danger',
  'parrot',
  'slow',
  'reroll',
  'trap',
  'candles',
  'thorns',
  'goat',
  'leaves',
  'larvae',
  'poison',
  'chest',
  'machete',
  'volcano',
  'gorilla',
  'temple',
  'bell',
  'ladder',
  'ballista',
  'carrot',
  'dart',
  'snow',
  'stack',
  'discovery',
] as const

/** A symbol that is fetched when it is shown. */
export type LaterName = (typeof LATER)[number]
