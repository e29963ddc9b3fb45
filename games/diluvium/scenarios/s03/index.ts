import { choose, type Rule } from '@tablee/kernel'
import { OBJECTIVES } from '../../data/tokens.ts'
import { placesOf, settlersOn, spotOf } from '../../rules/query.ts'
import { type Keepsake, type Scenario, storyIn } from '../../rules/scenario.ts'
import type { DiluviumTable } from '../../state.ts'
import { say } from '../../text/say.ts'

/** Ce qui les a tués nous rendra plus forts. */
export const s03: Scenario = {
  id: 's03',
  special: ['s03.5', 's03.6', 's03.8', 's03.9'],
  story: () => ({ id: 's03', placed: 0 }),
  setup({ ruins }) {
    ruins.aside = ruins.deck.pop() ?? null // s03.6
  },
  goals: [
    {
      outcome: 'archeologue',
      have: state =>
        placesOf(state).filter(
          ({ green, islands }) =>
            green && islands.some(island => island.type === 'ruins' && settlersOn(island, 0) > 0),
        ).length,
      of: state => placesOf(state).filter(({ green }) => green).length,
      rule: 's03.11',
    },
    {
      outcome: 'navigatrice',
      have: state => storyIn(state, 's03').placed,
      of: () => OBJECTIVES.length,
      rule: 's03.12',
    },
  ],
  *explored(t, place, turned) {
    if (!turned) return // s03.9
    const n = t.state.objectives.shift()
    if (n === undefined) return
    place.token = { n, up: true }
    storyIn(t.state, 's03').placed++
    t.say('objective.placed', { place: spotOf(place) })
  },
  *epilogue(t, outcome): Rule<Keepsake> {
    return outcome === 'archeologue' ? taken(t) : { home: yield* chosenHome(t) }
  },
}

/** s03.13: the card beside the map, which nobody has seen yet. */
function taken({ state }: DiluviumTable): Keepsake {
  const { aside } = state.ruins
  return aside === null ? {} : { card: aside }
}

/** s03.16 */
function* chosenHome(t: DiluviumTable): Rule<number> {
  const marked = placesOf(t.state).filter(({ token }) => token !== null)
  const { tile } = yield* choose(t, 0, 'home.chosen', marked, {
    key: ({ tile: number }) => String(number),
    say: place => say('home.tile', { place: spotOf(place), tile: place.tile }),
    at: ({ at }) => `place:${at}`,
    rule: 's03.16',
    waits: true,
  })
  return tile
}
