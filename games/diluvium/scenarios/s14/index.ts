import { neighbours } from '../../rules/hex.ts'
import { isOcean, placesOf, rivalOf, settlersAt } from '../../rules/query.ts'
import type { Scenario } from '../../rules/scenario.ts'
import type { Diluvium, Place } from '../../state.ts'
import { replaced } from './replace.ts'

/** The tiles beside the rival's City. */
const rampart = (state: Diluvium): Place[] =>
  neighbours(rivalOf(state).city).flatMap(at => {
    const place = state.places[at]
    return place && isOcean(place) ? [place] : []
  })

const slotsOf = ({ islands }: Place): number => islands.reduce((sum, { slots }) => sum + slots, 0)

/** That of the two tiles, face up, on which you lack fewest settlers; undefined while both are face down. */
function fullest(state: Diluvium): Place | undefined {
  const missing = (place: Place) => slotsOf(place) - settlersAt(place, 0)
  return rampart(state)
    .filter(({ up }) => up)
    .sort((a, b) => missing(a) - missing(b))[0]
}

/** How many slots a tile may have: the goal, while none is known. */
const mostSlots = ({ data }: Diluvium): number =>
  Math.max(...Object.values(data.tiles).map(({ islands }) => islands.reduce((n, { slots }) => n + slots, 0)))

/** Le dernier rempart. */
export const s14: Scenario = {
  id: 's14',
  special: ['s14.7', 's14.8', 's14.9', 's14.10', 's14.11', 's14.15', 's14.16'],
  story: () => ({ id: 's14' }),
  goals: [
    {
      outcome: 'inarretable',
      have(state) {
        const place = fullest(state)
        return place ? settlersAt(place, 0) : 0
      },
      of(state) {
        const place = fullest(state)
        return place ? slotsOf(place) : mostSlots(state)
      },
      rule: 's14.19',
    },
  ],
  rivalReplaces: true,
  cannotPlace: t => replaced(t, placesOf(t.state).filter(isOcean)), // s14.7, s14.11
  *rivalStops(t, _, place) {
    // s14.15; s14.17: not without a settler in its reserve.
    if (isOcean(place) && rivalOf(t.state).reserve.length > 0) yield* replaced(t, [place])
  },
}
