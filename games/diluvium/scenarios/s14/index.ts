import { neighbours } from '../../rules/hex.ts'
import { isOcean, ownerOf, placesOf, rivalOf, settlersAt, spotOf } from '../../rules/query.ts'
import { replaceSettler } from '../../rules/rival/replace.ts'
import type { Scenario } from '../../rules/scenario.ts'
import type { Diluvium, DiluviumTable, Place } from '../../state.ts'
import { RIVAL } from '../../state.ts'

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

/** One of your settlers on some tiles becomes the rival's and goes back to your reserve (s14.8, s14.10). */
const replaced = (t: DiluviumTable, places: readonly Place[]) =>
  replaceSettler(t, {
    places,
    isMeant: settler => ownerOf(settler) === 0,
    leaves({ place, settler }, type) {
      t.state.players[0].reserve.push(settler)
      t.say('settler.replaced', { party: RIVAL, place: spotOf(place), type })
    },
    prompt: 'replaced',
    rule: 's14.10',
  })

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
