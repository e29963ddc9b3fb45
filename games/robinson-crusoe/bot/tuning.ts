/** What things are worth, in points: about one for a wood. Found by playing many games. */
export const TUNING = {
  /** A wound: always, by the rounds left for each heart, and before the last hearts. */
  wound: 0.28,
  woundRate: 0.11,
  woundPower: 2,
  lastHearts: 16,
  lastPower: 2.2,
  /** Food that is missing tonight, and food that would rot. */
  food: 0.26,
  hunger: 2.9,
  spareFood: 0.62,
  /** Wood that is wanted, that tonight's clouds would take from nobody, that nobody wants. */
  wood: 1.5,
  woodTonight: 0.75,
  spareWood: 1.3,
  fur: 0.47,
  determination: 0.32,
  /** How much determination that is spent, and things that are used, are missed. */
  spend: 0.5,
  keep: 1,
  discovery: 0.19,
  treasure: 1.9,
  /** Morale: once, and by the rounds left; and each time more than once in a round. */
  morale: 0.1,
  moraleRound: 1,
  again: 0.17,
  /** An adventure, by its deck. */
  build: 0.13,
  gather: 0.15,
  explore: 0.13,
  /** A cloud that comes through the roof; attacks on the palisade each round; weapons. */
  cloud: 2.2,
  attacks: 0.11,
  weapons: 0.33,
  /** A new tile: the first, less for each that is known, next to the camp. */
  tile: 2.7,
  tileKnown: 0.17,
  tileNear: 0.82,
  /** … and by how many fewer sources than enough are in reach; each time more than once in a round. */
  scarce: 0.5,
  enough: 5,
  tileAgain: 0.9,
  tileRounds: 12,
  shelter: 0.53,
  shelterRound: 1.5,
  /** Items, and what they make possible. */
  item: 0.45,
  enables: 0.12,
  rest: 0.64,
  threatLeft: 0.48,
  threatRight: 1.4,
  /** Sources next to a camp against those of its own tile. */
  campNear: 0.2,
  campFood: 0.9,
  campShelter: 0.8,
  campMove: 0.35,
  /** How much certainty is liked. */
  sure: 0.49,
  /** A woodpile: what is due, what is due next, what may wait. */
  pileDue: 1.4,
  pileSoon: 1.1,
  pileEarly: 0.56,
  pileFull: 1.9,
  pileCamp: 1.3,
  pileGathers: 1.4,
  fire: 1.4,
  hatchet: 0.76,
  mountains: 0.66,
}
