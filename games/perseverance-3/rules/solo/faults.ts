import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { spacesLeft } from '@tablee/perseverance/dissenters/reserve.ts'
import { deckFaults } from '@tablee/perseverance/dissenters/unseen.ts'
import { OFFICERS, SADDLE, type SaddleSize, SPECIES } from '@tablee/perseverance/ids.ts'
import { ACTION_CARD_IDS, RESHUFFLE_CARD } from '../../data/solo/actions.ts'
import { LAST_RESERVE } from '../../data/solo/levels.ts'
import { CITY_ZONES } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
import { LOCATIONS } from '../query.ts'
import { cratesDue } from './artefacts.ts'
import { automatonOf, ownerOf, programOf, stockOf } from './query.ts'
import type { Solo } from './state.ts'

/** What is wrong with the game alone, for developers (spec 9.2). */
export function soloFaults(state: Perseverance3, solo: Solo): string[] {
  const { cards, artefacts, crates } = solo
  const wrong = deckFaults(cards, ACTION_CARD_IDS, RESHUFFLE_CARD)
  const check = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  check(new Set(artefacts).size === artefacts.length, 'the Dissenters have an artefact twice')
  check(crates === cratesDue(solo), `${crates} crates lie on the reserve tracks`)
  const shown = [
    ...solo.objectives.map(id => state.data.objectives[id].officer),
    ...DISSENTERS.map(dissenter => programOf(state, dissenter).officer),
  ]
  check(new Set(shown).size === OFFICERS.length, 'objectives and programs do not show all officers')
  const yours = state.phase === 'primary' || state.phase === 'secondary' || state.phase === 'stage'
  if (yours) {
    check(!cards.row.includes(null), 'the row is not filled')
    check(cards.slots.narek === null && cards.slots.camilla === null, 'a Dissenter still has a card')
    check(cards.deck.length > 0, 'the action deck is empty')
  }
  for (const dissenter of DISSENTERS) {
    const { marker } = automatonOf(state, dissenter)
    check(
      marker.onProgram || (marker.space >= 0 && marker.space < spacesLeft({ last: LAST_RESERVE, crates })),
      `${dissenter}'s reserve marker is off the track`,
    )
    for (const size of ['large', 'small'] as const) {
      const left = stockOf(state, dissenter).saddles[size]
      check(
        left >= 0 && left + saddled(state, ownerOf(dissenter), size) === state.data.pieces[size],
        `${dissenter}'s ${size} saddles do not add up`,
      )
    }
  }
  return wrong
}

/** The tamed dinos of a Dissenter that bear a saddle of a size, wherever they are. */
function saddled(state: Perseverance3, owner: number, size: SaddleSize): number {
  const { tamed } = automatonOf(state, DISSENTERS[owner - 1])
  let n = 0
  for (const species of SPECIES) if (SADDLE[species] === size) n += tamed[species]
  for (const id of LOCATIONS) {
    const { rider } = state.locations[id]
    if (rider?.owner === owner && SADDLE[rider.species] === size) n++
  }
  if (size === 'large') for (const zone of CITY_ZONES) if (state.city[zone].companion?.owner === owner) n++
  return n
}
