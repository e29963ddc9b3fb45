/** What things are worth, in victory points, while there are turns to come. */
export const TUNING = {
  /** A die that is deployed: now, and in each turn to come. */
  die: { force: 0.6, magic: 0.6, persuasion: 0.28 },
  /** What each pip of a persuasion die adds. */
  pip: 0.07,
  /** A die when nobody is left to go outside. */
  idleDie: 0.35,
  coming: { force: 0.55, magic: 0.55, persuasion: 0.45 },
  gold: 0.3,
  /** The gold beyond which more of it is worth half. */
  plenty: 12,
  trapPerGold: 0.2,
  defense: 0.42,
  potion: 0.5,
  venom: 0.45,
  /** Each further thing of a kind is worth this share of the one before. */
  again: 0.85,
  equipmentPerGold: 0.07,
  talent: 0.12,
  wound: 0.7,
  surplus: 0.12,
  /** An action of a region, each turn. */
  land: 0.7,
  /** What is looted outside, while there is time to use it, and at the end. */
  loot: 2,
  lastLoot: 0.3,
  /** How much of a stock counts in the last turn, as long as somebody may still leave with it. */
  lastStock: 0.5,
} as const
