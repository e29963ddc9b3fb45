import { take } from '@tablee/common/piles.ts'
import { maybe, type Rule } from '@tablee/kernel'
import { OBJECTIVES } from '../../data/tokens.ts'
import { drawCard } from '../../rules/cards.ts'
import { placeAt, rivalOf, settlersAt, settlersOn, spotOf } from '../../rules/query.ts'
import { type Scenario, storyIn } from '../../rules/scenario.ts'
import type { DiluviumTable, Island, Place } from '../../state.ts'
import { RIVAL } from '../../state.ts'
import { say } from '../../text/say.ts'

const CARDS_IN_HAND = 5
const GOLD_GIVEN = 12
/** What a rival settler takes for going home. */
const BRIBE = 2

/** Les vestiges de la discorde. */
export const s07: Scenario = {
  id: 's07',
  special: ['s07.6', 's07.9', 's07.10', 's07.11', 's07.14', 's07.15', 's07.16', 's07.17'],
  story: () => ({ id: 's07', tokens: OBJECTIVES.length, given: 0 }),
  goals: [
    {
      outcome: 'pilleuse',
      have: ({ players }) => players[0].hand.length,
      of: () => CARDS_IN_HAND,
      rule: 's07.20',
    },
    { outcome: 'mecene', have: state => storyIn(state, 's07').given, of: () => GOLD_GIVEN, rule: 's07.21' },
  ],
  column(column) {
    column.unshift(...column.splice(column.indexOf('ruins'), 1)) // s07.6, s07.8
  },
  *gains(t, _, place, island): Rule<boolean> {
    if (island.type !== 'ruins') return false
    const story = storyIn(t.state, 's07')
    if (island.pillaged) {
      t.say('pillage.bare', { place: spotOf(place) }) // s07.10
      return true
    }
    if (story.tokens === 0) return false // s07.11
    drawCard(t, 0)
    island.pillaged = true
    story.tokens--
    t.say('pillage.token', { place: spotOf(place), left: story.tokens })
    return true
  },
  *stops(t, ship, place) {
    if (ship !== 'explorer' || settlersAt(place, RIVAL) === 0) return
    if (t.state.flags.bribeAllOrNothing) yield* bribeAll(t, place)
    else yield* bribeSome(t, place)
  },
}

/** s07.14, s07.18: 2 gold for each rival settler of the tile, or nothing. */
function* bribeAll(t: DiluviumTable, place: Place): Rule {
  const settlers = settlersAt(place, RIVAL)
  const gold = BRIBE * settlers
  if (t.state.players[0].gold < gold) return t.say('bribe.poor', { gold })
  const bribes = yield* maybe(t, 0, 'bribe', ['all'], {
    say: () => say('bribe.all', { settlers, gold }),
    at: () => `place:${place.at}`,
    values: () => ({ place: spotOf(place) }),
    pass: say('bribe.none'),
    rule: 's07.14',
  })
  if (bribes === null) return
  for (const island of place.islands) while (settlersOn(island, RIVAL) > 0) bribe(t, place, island)
}

/** The same, one settler after the other. */
function* bribeSome(t: DiluviumTable, place: Place): Rule {
  while (t.state.players[0].gold >= BRIBE) {
    const there = place.islands.filter(island => settlersOn(island, RIVAL) > 0)
    const island = yield* maybe(t, 0, 'bribe', there, {
      key: ({ type }) => type,
      say: ({ type }) => say('bribe.one', { type, gold: BRIBE }),
      at: ({ type }) => `island:${place.at}:${type}`,
      values: () => ({ place: spotOf(place) }),
      pass: say('bribe.none'),
      rule: 's07.18',
    })
    if (island === null) return
    bribe(t, place, island)
  }
}

/** s07.15, s07.16: a settler goes back to the rival's reserve, the gold to its City. */
function bribe(t: DiluviumTable, place: Place, island: Island): void {
  const { state } = t
  const rival = rivalOf(state)
  take(island.settlers, RIVAL)
  rival.reserve.push(RIVAL)
  state.players[0].gold -= BRIBE
  rival.stored += BRIBE
  storyIn(state, 's07').given += BRIBE
  t.say('bribed', {
    place: spotOf(place),
    type: island.type,
    gold: BRIBE,
    city: spotOf(placeAt(state, rival.city)),
  })
}
