import type { FactionRules } from '../../../rules/faction.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import { card } from '../card.ts'
import { RELIC_VALUES, RELICS, SIDES } from '../data.ts'
import { decamp, encamp, recruit } from './camp.ts'
import { gather, liveOffTheLand } from './evening.ts'
import { boardProblems, piecesElsewhere } from './invariants.ts'
import { hideFromAll, redealUnknown } from './knowledge.ts'
import { BOUNTY, carries, ignoresFirstHit, triggers } from './relics.ts'
import { actWithRetinue, craftFirst, lastWindow } from './retinue.ts'
import { settles, setup } from './setup.ts'
import { retinueOf, sharedCards, startBoard, waystationsOnMap } from './state.ts'

const copies = (value: number): number => RELIC_VALUES.values.filter(one => one === value).length

/** The Keepers in Iron. Law 15 */
export const rules: FactionRules = {
  warriors: 15,
  /** A waystation has two sides, and shows one: it waits while both do. */
  buildings: Object.fromEntries(SIDES.map(side => [side, 1])),
  tokens: Object.fromEntries(RELICS.map(({ kind, value }) => [kind, copies(value)])),
  craftsWith: SIDES, // 15.2.3
  start: startBoard,
  setup,
  settles,
  phases: {
    birdsong: [encamp, decamp, recruit],
    daylight: [craftFirst, actWithRetinue, lastWindow],
    evening: [liveOffTheLand, gather, endTurn, drawInEvening],
  },
  limitRule: '15.6.3.b',
  cardsToDraw: (state, seat) => 1 + waystationsOnMap(state.players[seat]), // 15.6.3
  ignoresFirstHit,
  carries,
  bounty: BOUNTY,
  triggers,
  hideFromAll,
  redealUnknown,
  cards: sharedCards,
  shownCards: retinueOf,
  piecesElsewhere,
  invariants: boardProblems,
  ...card,
}
