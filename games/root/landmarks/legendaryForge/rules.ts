import type { Objection } from '@tablee/kernel'
import { ITEMS, type Item } from '../../data/items.ts'
import { drawCards } from '../../rules/cards.ts'
import type { LandmarkRules } from '../../rules/landmark.ts'
import { hasPiece } from '../../rules/ruler.ts'
import { score } from '../../rules/score.ts'
import type { RootState } from '../../state.ts'
import { say } from '../../text/say.ts'
import { clearingsThat } from '../sites.ts'
import { FORGED } from './data.ts'

declare module '../../state.ts' {
  interface RootState {
    /** The items that lie on the Legendary Forge. */
    forge?: { [I in Item]?: number }
  }
}

const ABSENT: Objection = { why: say('legendaryForge.why.absent'), rule: 'landmark.legendary-forge.c' }

/** How many of an item lie on the Forge. */
const forged = ({ forge }: RootState, item: Item): number => forge?.[item] ?? 0

/** The Legendary Forge: some items are crafted only with a piece there, for a card and a point more. */
export const rules: LandmarkRules = {
  id: 'legendaryForge',
  sites: clearingsThat(() => true),

  setUp({ state }, clearing) {
    const wanted = FORGED[state.suits[clearing]]
    state.forge = {}
    for (const item of ITEMS) {
      const moved = Math.min(wanted[item] ?? 0, state.supply[item])
      if (moved === 0) continue
      state.forge[item] = moved
      state.supply[item] -= moved
    }
  },

  holds: forged,

  whyNotLent(state, seat, clearing) {
    return hasPiece(state.players[seat], clearing) ? null : ABSENT
  },

  lend({ state }, item) {
    state.forge = { ...state.forge, [item]: forged(state, item) - 1 }
  },

  crafted(t, seat) {
    score(t, seat, 1, 'landmarks')
    drawCards(t, seat, 1)
  },
}
