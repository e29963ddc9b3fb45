/** What things are worth, in gold. */
export const TUNING = {
  craft: 1.3,
  weapons: 0.5,
  strength: 0.7,
  /** Food, up to so much: more finds no use. */
  food: 0.4,
  enoughFood: 4,
  card: 1.5,
  /** What a settler on an island brings in a round to come, and for how many rounds that is counted at most. */
  settler: { food: 0.14, craft: 0.4, weapons: 0.18, ruins: 0.05 },
  rounds: 6,
  /** A tile that one has explored, by how many slots are free there. */
  slot: 0.12,
  explored: 0.3,
  /** A monster that one could beat now, as a share of what it pays. */
  monster: 0.35,
  /** What the rival gains in a round once it has no settler, or no marker, left to place. */
  missing: 2.4,
  /** How much of each pile goes in a round, for each seat, and besides for each settler that harvests of it. */
  drain: 0.3,
  harvest: 0.3,
  /** How much gold goes in a round of a scenario. */
  spending: 3.5,
} as const

/** What makes a scenario likely to be won, on a scale of chances (log odds). */
export const ODDS = {
  start: -3.4,
  goal: 6,
  /** The second best goal. */
  other: 0.8,
  green: 0.35,
  lead: 0.14,
  /** Beyond this lead more gold is of no use. */
  enough: 7,
  /** A round that is left, and one that a goal will take and that is not; so many for a goal that is not begun. */
  round: 0.08,
  short: 0.3,
  pace: 12,
  /** The rival's Warship gets to your City in one action, in two. */
  next: -2.2,
  near: -0.7,
  /** A goal that is met: with more gold, and without. */
  met: 7,
  poorer: -3.5,
  /** No goal is met and no round is left. */
  late: -2,
} as const
