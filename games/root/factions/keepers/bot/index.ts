import type { FactionBot } from '../../../bot/faction.ts'
import { COLUMNS, RELIC, RELICS } from '../data.ts'
import { keepersAt, relicsIn } from '../rules/state.ts'
import { movesHome, shareOf, touches } from './measures.ts'
import { opinions } from './opinions.ts'
import { CARD, worth } from './worth.ts'

/** What each card of the Retinue that has yet to act this turn may bring. */
const TO_ACT = 0.25

/** What a point of relics that come nearer to their waystations weighs for a move. */
const LOAD = 12

/** What a bot thinks of the Keepers. */
export const bot: FactionBot = {
  worth,
  promise: -5,
  pending: (state, seat) => {
    const { turn } = state
    const { retinue, acted } = keepersAt(state, seat)
    let left = 0
    for (let column = turn.notes.column ?? 0; column < COLUMNS.length; column++)
      for (const card of retinue[COLUMNS[column]]) if (!acted.includes(card)) left++
    return TO_ACT * left
  },
  card: CARD,
  opinions,
  lure: (state, party, to, wins) => {
    const player = state.players[party]
    let pull = 0
    for (const { forest } of keepersAt(state, party).buried) if (touches(state, forest, to)) pull += 0.5
    // A waystation for what lies elsewhere is worth going to.
    for (const { kind, type } of RELICS) {
      const lying = player.tokens[kind]
      let home = -1
      for (let from = 1; from <= 12; from++) {
        if (lying[from] === 0 || from === to) continue
        if (home < 0) home = movesHome(state, player, to, type)
        if (home < movesHome(state, player, from, type)) pull += 0.4
      }
    }
    return wins ? Math.min(3, pull) : 0.3 * Math.min(3, pull)
  },
  carries: (state, party, from, to) => {
    const player = state.players[party]
    let sum = 0
    for (const kind of relicsIn(player, from)) {
      const { type, value } = RELIC[kind]
      sum += value * (shareOf(state, player, to, type) - shareOf(state, player, from, type))
    }
    return LOAD * Math.max(0, sum)
  },
  sheds: { figure1: 0.6, tablet1: 0.6, jewelry1: 0.6, figure3: 0.3, tablet3: 0.3, jewelry3: 0.3 },
}
