import type { MessageId } from '@tablee/kernel'
import type { RobinsonText } from '../text/en.ts'

/**
 * The reports from which a screen draws what the rules resolve, in the order in which they come. Their values have
 * their types where their words are (text/en: core, cards, plan).
 *
 * Every number that changes tells `why` (rules/why.ts), the `card` that did it ('' for none), and `from` what `to` what:
 * hearts left for wounds and healing, what is at hand for `gained` and `lost`, what waits for `gained.later`.
 */
export const REPORTS = [
  // The plan: who put which pawn where (where several play), then all actions in the order of their types, with odds.
  'plan.placed', // who (of the seat), pawn, deed
  'plan.taken', // who, pawn, deed
  'plan.confirmed', // who
  'plan.committed', // actions: id, who, helpers, deed, safe, odds

  // An action: who and what, the dice one by one, what came of it.
  'action.begins', // id, who, helpers, deed, safe (no dice but for Confused), odds
  'die', // who, type, die, shows
  'die.again', // who, type, die, before, shows, by: a token, or paid
  'action.succeeds', // who
  'action.fails', // who
  'stake.spent', // staked
  'stake.back', // staked, det
  'adventure.drawn', // who, card
  'threat.faced', // card, who
  'fight', // who, strength, weapons, card
  'fight.wounds', // who, n, bonus
  'tile.revealed', // node, tile
  'outside', // who, node

  // Numbers.
  'wounded', // who, n, why, card, from, to
  'healed', // who, n, why, card, from, to
  'wounded.specially', // who, part, card
  'healed.specially', // who, part, card
  'friday.died',
  'det.gained', // who, n, why, card, from, to
  'det.lost', // who, n, why, card, from, to
  'morale.now', // morale, from, why, card
  'level.now', // level, n, from, why, card
  'gained', // what, n, why, card, from, to
  'gained.later', // what, n, why, card, from, to
  'gained.outside', // who, what, n
  'future.arrives', // what, n, from, to
  'lost', // what, n, why, card, from, to
  'lost.all', // card
  'demand.missing', // n, what, card: the wounds that follow have why: 'missing'
  'camp.moved', // from, to, roof, palisade, before: roof, palisade

  // Phases.
  'event.drawn', // card
  'threat.strikes', // card
  'production.pit', // food
  'weather.die', // die, rain, snow
  'weather.cloud', // kind, card: a token
  'weather.animals', // face
  'weather.helps', // card: Furnace, Old Clothes
  'weather.sky', // rain, snow, roof: what is left to bear
  'weather.leaks', // clouds, roof
  'weather.storm',
  'night.meal', // n, from, to
  'night.ate', // who, left: food is short
  'night.ateOutside', // who
  'food.stored', // n
  'food.rots', // n, left
] as const satisfies readonly MessageId<RobinsonText>[]
