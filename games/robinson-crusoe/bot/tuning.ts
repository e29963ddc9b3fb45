/** What things are worth, in points: about one for a wood. Found by playing many games. */
export const TUNING = {
  /** A wound: always, by the rounds left for each heart, and before the last hearts. */
  wound: 0.2,
  woundRate: 0.6,
  woundPower: 1.6,
  lastHearts: 10,
  /** Food that is missing tonight, and food that would rot. */
  food: 0.4,
  hunger: 2.2,
  spareFood: 0.15,
  /** Wood that is wanted, that tonight's clouds would take from nobody, that nobody wants. */
  wood: 1.1,
  woodTonight: 0.6,
  spareWood: 0.35,
  fur: 0.9,
  determination: 0.22,
  discovery: 0.7,
  treasure: 1,
  /** Morale: once, each round, when it is low; and each time more than once in a round. */
  morale: 0.25,
  moraleRound: 0.1,
  moraleLow: 0.4,
  again: 0.5,
  /** An adventure, by its deck. */
  build: 0.4,
  gather: 0.25,
  explore: 0.3,
  /** A cloud that comes through the roof; attacks on the palisade each round; weapons. */
  cloud: 1.9,
  attacks: 0.12,
  weapons: 1,
  /** A new tile: the first, less for each that is known, next to the camp. */
  tile: 2.6,
  tileKnown: 0.4,
  tileNear: 0.5,
  tileRounds: 6,
  shelter: 2.5,
  shelterRound: 0.85,
  /** Items, and what they make possible. */
  item: 1,
  enables: 0.45,
  rest: 0.95,
  threatLeft: 0.9,
  threatRight: 0.4,
  /** Sources next to a camp against those of its own tile. */
  campNear: 0.22,
  campMove: 0.5,
  /** How much certainty is liked. */
  sure: 1,
  /** The woodpile of Castaways: what is due, what is due next, what may wait. */
  pileDue: 1.6,
  pileSoon: 0.9,
  pileEarly: 0.35,
  fire: 2,
  hatchet: 0.7,
  mountains: 1.2,
}
