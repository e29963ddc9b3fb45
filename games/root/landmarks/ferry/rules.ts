import type { Objection } from '@tablee/kernel'
import { clearingOf, MAPS } from '../../data/map.ts'
import { drawCards } from '../../rules/cards.ts'
import type { LandmarkRules } from '../../rules/landmark.ts'
import { NOBODY, playerFor } from '../../rules/party.ts'
import { say } from '../../text/say.ts'
import { clearingsThat, isOnRiver } from '../sites.ts'

const USED: Objection = { why: say('ferry.why.used'), rule: 'C.2.5.a' }

/** The Ferry: once a turn it carries whoever leaves its clearing along the river. C.2.5 */
export const rules: LandmarkRules = {
  id: 'ferry',
  sites: clearingsThat(isOnRiver),

  carries(state, clearing) {
    return state.turn.notes.ferried ? [] : clearingOf(MAPS[state.map], clearing).rivers
  },

  whyNotCarried(state, clearing, to) {
    return state.turn.notes.ferried && clearingOf(MAPS[state.map], clearing).rivers.includes(to) ? USED : null
  },

  /** Each player whose faction's pieces went along draws; for those that nobody plays, who controls them. */
  carried(t, piece, parties, to) {
    t.state.turn.notes.ferried = 1
    t.say('landmark.moved', { landmark: 'ferry', from: piece.clearing, to })
    piece.clearing = to
    for (const party of parties) {
      const seat = playerFor(t.state, party)
      if (seat !== NOBODY) drawCards(t, seat, 1)
    }
  },
}
