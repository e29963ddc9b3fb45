import { alliedTiles, alliesAt, alliesLeave, hasMarker, placesOf, spotOf } from '../../rules/query.ts'
import { replaceSettler } from '../../rules/rival/replace.ts'
import type { Scenario } from '../../rules/scenario.ts'
import type { Diluvium, Place } from '../../state.ts'
import { RIVAL } from '../../state.ts'

/** How many settlers of your colour are on places of some kind: the Aztec one is of another (s05.31). */
function greeksOn(state: Diluvium, isMeant: (place: Place) => boolean): number {
  let count = 0
  for (const place of placesOf(state))
    if (isMeant(place))
      for (const { settlers } of place.islands) count += settlers.filter(one => one === 0).length
  return count
}

const atStart = ({ data }: Diluvium): number => data.scenarios.s08.allies.length

/** Face à la fatalité. */
export const s08: Scenario = {
  id: 's08',
  special: ['s08.12', 's08.13', 's08.15', 's08.16', 's08.20', 's08.21', 's08.22'],
  story: () => ({ id: 's08' }),
  needsGold: false,
  goals: [
    {
      outcome: 'meneuse',
      have: state => greeksOn(state, ({ green }) => green),
      of: state => greeksOn(state, () => true) + state.players[0].reserve.filter(one => one === 0).length,
      rule: 's08.10',
    },
    {
      outcome: 'solitaire',
      have: state => placesOf(state).reduce((left, place) => left - alliesAt(place), atStart(state)),
      of: atStart,
      rule: 's08.11',
    },
  ],
  warGoals: alliedTiles,
  alliesFlee(t, place) {
    const count = alliesLeave(place)
    if (count === 0) return
    for (let left = count; left > 0; left--) t.state.gone.push('ally') // s08.22
    t.say('allies.gone', { place: spotOf(place), count })
  },
  // s08.13, s08.14, s08.20; where it finds none, as usual (s08.16).
  cannotPlace: t =>
    replaceSettler(t, {
      places: placesOf(t.state).filter(place => hasMarker(place, RIVAL)),
      isMeant: settler => settler === 'ally',
      leaves({ place, settler }, type) {
        t.state.gone.push(settler)
        t.say('ally.lost', { place: spotOf(place), type })
      },
      prompt: 'ally.replaced',
      rule: 's08.20',
    }),
}
