import { choose, type Rule } from '@tablee/kernel'
import { assault } from '../../rules/combat.ts'
import { placesOf, rivalOf, settlersOn, spotOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import type { Diluvium, DiluviumTable, Place } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { say } from '../../text/say.ts'

/** The Craft that buys the rival, and all that can be given to it (s05.24). */
const CRAFT = 10

const OUTPOST = { why: say('no.outpost'), rule: 's05.9' }

/** Recours tardif. */
export const s05: Scenario = {
  id: 's05',
  special: ['s05.5', 's05.6', 's05.7', 's05.9', 's05.10', 's05.12', 's05.13', 's05.14', 's05.17', 's05.22'],
  story: () => ({ id: 's05', destroyed: 0 }),
  setup(state, chance) {
    chance.shuffle(state.objectives)
    for (const place of placesOf(state))
      if (place.green) place.token = { n: state.objectives.pop() as number, up: false } // s05.4
  },
  goals: [
    {
      outcome: 'belliciste',
      have: state => storyIn(state, 's05').destroyed,
      of: ({ data }) => data.scenarios.s05.greens.length,
      rule: 's05.26',
    },
    { outcome: 'corruptrice', have: state => rivalOf(state).craft, of: () => CRAFT, rule: 's05.27' },
  ],
  *revealed(t, by, place) {
    if (by === 0) turnOver(t, place) // s05.5, s05.7
  },
  *enters(t, _, place) {
    turnOver(t, place) // s05.6
  },
  passing: (_, { token }) => token !== null && !token.up,
  exploreObjection: (_, { token }) => (token === null ? null : OUTPOST),
  *stops(t, ship, place) {
    if (ship === 'explorer' && place.token) t.say('outpost.bars', { place: spotOf(place) })
  },
  *arrives(t, place): Rule<boolean> {
    const { token } = place
    if (!token) return true
    if (!(yield* assault(t, 0, place.at, { strength: token.n, ties: true }))) return false // s05.17, s05.19
    place.token = null
    storyIn(t.state, 's05').destroyed++
    t.say('outpost.destroyed', { place: spotOf(place) })
    return true
  },
  exploitDeeds: state => (isSharing(state) && mostCraft(state) > 0 ? ['giveCraft'] : []),
  exploitDeed: t => giveCraft(t),
}

function turnOver(t: DiluviumTable, place: Place): void {
  const { token } = place
  if (!token || token.up) return
  token.up = true
  t.reveal()
  t.say('outpost.seen', { place: spotOf(place), strength: token.n })
}

/** s05.22: whether a settler of yours shares an island with one of the rival's. */
const isSharing = (state: Diluvium): boolean =>
  placesOf(state).some(({ islands }) =>
    islands.some(island => settlersOn(island, 0) > 0 && settlersOn(island, RIVAL) > 0),
  )

/** How much Craft can be given now. */
const mostCraft = (state: Diluvium): number =>
  Math.min(state.players[0].resources.craft, CRAFT - rivalOf(state).craft)

function* giveCraft(t: DiluviumTable): Rule {
  const { state } = t
  const amounts = Array.from({ length: mostCraft(state) }, (_, less) => less + 1)
  const craft = yield* choose(t, 0, 'craft.give', amounts, {
    say: count => say('craft.count', { count }),
    at: () => 'rack:craft',
    rule: 's05.22',
  })
  state.players[0].resources.craft -= craft
  rivalOf(state).craft += craft // s05.23
  t.say('craft.given', { party: RIVAL, count: craft, total: rivalOf(state).craft })
}
