import { layObjectives } from '../../rules/objectives.ts'
import { isOcean, placeAt, placesOf } from '../../rules/query.ts'
import type { Scenario } from '../../rules/scenario.ts'
import { RIVAL } from '../../state.ts'
import { harbour } from './harbour.ts'
import { arms, gather, spoil, stock } from './stock.ts'

const PROMISED = 1

/** Les terres condamnées. */
export const s11: Scenario = {
  id: 's11',
  special: [
    's11.6',
    's11.8',
    's11.9',
    's11.10',
    's11.12',
    's11.13',
    's11.14',
    's11.15',
    's11.16',
    's11.18',
    's11.19',
    's11.22',
    's11.23',
    's11.24',
    's11.25',
    's11.26',
  ],
  story: () => ({ id: 's11' }),
  setup(state, chance) {
    layObjectives(
      state,
      placesOf(state).filter(({ green }) => green),
      chance,
    )
    for (const place of placesOf(state)) if (place.up && isOcean(place)) stock(state, place) // s11.5
  },
  goals: [
    {
      outcome: 'decouvreuse',
      have(state) {
        const { token } = placeAt(state, state.players[0].explorer)
        return token?.up && token.n === PROMISED ? 1 : 0
      },
      of: () => 1,
      rule: 's11.29',
    },
  ],
  needsGold: false,
  clock: ['food', 'craft'], // s11.9, s11.27
  cityStands: true,
  rivalEntersHome: true,
  settlersFlee: 'reserve',
  shipHome: harbour,
  warGoals: ({ players }) => [players[0].explorer], // s11.13
  *revealed(t, by, place) {
    if (by !== RIVAL && place.token) place.token.up = true // s11.6, s11.7
    yield* arms(t, place, stock(t.state, place))
  },
  *stops(t, ship, { token }) {
    if (ship !== 'explorer' || !token || token.up) return
    token.up = true // s11.7
    t.reveal()
  },
  gains: gather,
  stock: (_, place, island) => (isOcean(place) ? island.stock : null), // s11.24; s11.25: a home tile is no Ocean tile.
  *rivalSettled(t, place, island) {
    spoil(t, place, island)
  },
}
