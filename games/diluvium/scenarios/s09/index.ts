import { assault } from '../../rules/combat.ts'
import { layObjectives } from '../../rules/objectives.ts'
import { hasRoom, isOwnCity, placesOf, rivalOf, spotOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import type { Diluvium, Place } from '../../state.ts'
import { RIVAL } from '../../state.ts'

/** The Cities of the rival: its own, and that of its second fleet. */
const rivalCities = (state: Diluvium): Place[] =>
  placesOf(state).filter(place => place.city !== null && !isOwnCity(state, 0, place))

const isSecond = ({ city }: Place): boolean => city === 'chinese'

/** L'étau en eaux troubles. */
export const s09: Scenario = {
  id: 's09',
  special: [
    's09.4',
    's09.5',
    's09.6',
    's09.7',
    's09.8',
    's09.10',
    's09.11',
    's09.12',
    's09.14',
    's09.15',
    's09.16',
    's09.17',
  ],
  story: () => ({ id: 's09', conquered: [] }),
  setup(state, chance) {
    const cities = rivalCities(state)
    layObjectives(state, cities, chance)
    for (const { at } of cities.filter(isSecond))
      rivalOf(state).warships.push({ civ: 'chinese', at, home: at }) // s09.9, s09.14
    const [{ city, warships }] = state.players
    warships.push({ civ: 'aztec', at: city, home: city }) // s10.26
  },
  goals: [
    {
      outcome: 'pacificatrice',
      have: state => storyIn(state, 's09').conquered.length,
      of: state => rivalCities(state).length,
      rule: 's09.21',
    },
  ],
  mayStop: (state, ship, place) => ship === 'warship' && rivalCities(state).includes(place), // s09.5
  *arrives(t, place) {
    const { state } = t
    const { conquered } = storyIn(state, 's09')
    const { city, token } = place
    if (!token || city === null || conquered.includes(city)) return true
    token.up = true
    t.reveal()
    if (!(yield* assault(t, 0, place.at, { strength: token.n, ties: false }))) return false // s09.6, s09.7, s09.18
    conquered.push(city)
    const rival = rivalOf(state)
    rival.warships = rival.warships.filter(({ home }) => home !== place.at) // s09.8, s09.17
    t.say('city.conquered', { place: spotOf(place) })
    return true
  },
  settles: (_, party, place) => party === RIVAL && isSecond(place), // s09.12, s09.13
  rivalShelter: state => rivalCities(state).filter(isSecond)[0].islands.find(hasRoom) ?? null, // s09.11
}
