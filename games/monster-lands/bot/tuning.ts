/** What things are worth, in victory points, while there are turns to come. */
export const TUNING = {
  /** A die that is deployed: now, and in each turn to come. */
  die: { force: 0.37, magic: 0.57, persuasion: 0.29 },
  /** What each pip of a persuasion die adds. */
  pip: 0.07,
  /** What shifting a piece of equipment must be better by. */
  shift: 0.25,
  /** A die when nobody is left to go outside. */
  idleDie: 0.35,
  coming: { force: 0.44, magic: 0.7, persuasion: 0.36 },
  gold: 0.37,
  /** Gold in the last turn, where it only pays wages and whoever is still recruited. */
  lastGold: 0.1,
  /** The gold beyond which more of it is worth less, and by how much. */
  plenty: 12,
  spare: 0.5,
  trapPerGold: 0.12,
  defense: 0.42,
  potion: 0.5,
  venom: 0.45,
  /** Each further thing of a kind is worth this share of the one before. */
  again: 0.85,
  equipmentPerGold: 0.045,
  talent: 0.12,
  wound: 0.6,
  surplus: 0.12,
  /** An action of a region, each turn. */
  land: 0.7,
  /** What is looted outside, while there is time to use it, and at the end. */
  loot: 2,
  lastLoot: 0.3,
  /** How much of a stock counts in the last turn, as long as somebody may still leave with it. */
  lastStock: 0.5,
  /** How much of its worth at home is given up with a die that an expedition takes along, and with a thing. */
  takenDie: 0.6,
  taken: 0.62,
  /** How much more than at home a trap is worth that is bought to be used. */
  bought: 1.3,
  /** What reaching the target of a mission or a region is worth, about. */
  reached: 3.5,
  /** The glory to expect of each expedition under way, and in each turn to come, when wages are reckoned. */
  hoped: 2,
  rising: 3,
} as const
