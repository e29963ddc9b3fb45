import { choose, type ObjectionTo, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing, clearingOf, MAPS, oppositeCorner } from '../../../data/map.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import {
  buildIn,
  canBuildIn,
  canPlace,
  clearingNaming,
  onMap,
  placeToken,
  placeWarriors,
} from '../../../rules/pieces.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { card } from '../card.ts'
import { INDUSTRIES, MARQUISE_TRACKS } from '../data.ts'
import { beginDay, craftThenAct } from './day.ts'
import { fieldHospitals, foreseeHospitals } from './hospitals.ts'
import { settles } from './settle.ts'

/** The Keep leaves its clearing to her alone. 6.2.2 */
const KEPT: ObjectionTo<Clearing> = { why: clearing => say('why.kept', { clearing }), rule: '6.2.2.a' }

/** The Marquise de Cat. Law 6 */
export const rules: FactionRules = {
  warriors: 25,
  buildings: { sawmill: 6, workshop: 6, recruiter: 6 },
  tokens: { wood: 8, keep: 1 },
  neverReturn: ['keep'],
  craftsWith: ['workshop'],
  setup,
  settles,
  phases: { birdsong: [placeWood], daylight: [beginDay, craftThenAct], evening: [endTurn, drawInEvening] },
  limitRule: '6.6.b',
  cardsToDraw: (state, seat) => {
    const recruiters = onMap(state.players[seat].buildings.recruiter)
    return 1 + MARQUISE_TRACKS.cards.filter(needed => recruiters >= needed).length
  },
  barsPlacing: (state, seat, _, clearing) => (state.players[seat].tokens.keep[clearing] > 0 ? KEPT : null),
  triggers: fieldHospitals,
  foresees: foreseeHospitals,
  ...card,
}

/** 6.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  const map = MAPS[t.state.map]
  const corner = yield* chooseCorner(t, seat, '6.3.2')
  placeToken(t, seat, 'keep', corner)
  for (const clearing of CLEARINGS)
    if (clearing !== oppositeCorner(map, corner)) placeWarriors(t, seat, clearing, 1)
  const near = [corner, ...clearingOf(map, corner).paths]
  for (const kind of INDUSTRIES) {
    const clearing = yield* choose(
      t,
      seat,
      'marquise.setup.building',
      near.filter(one => canBuildIn(t.state, seat, one)),
      { like: clearingNaming, values: () => ({ kind }), rule: '6.3.4' },
    )
    yield* buildIn(t, seat, kind, clearing)
  }
}

/** 6.4 */
function* placeWood(t: RootTable, seat: Seat): Rule<boolean> {
  const { tokens, buildings } = t.state.players[seat]
  const mills: Clearing[] = []
  for (const clearing of CLEARINGS)
    if (buildings.sawmill[clearing] > 0 && canPlace(t.state, seat, clearing))
      for (let mill = 0; mill < buildings.sawmill[clearing]; mill++) mills.push(clearing)
  if (mills.length <= tokens.wood[0]) {
    for (const clearing of mills) placeToken(t, seat, 'wood', clearing)
    return false
  }
  while (tokens.wood[0] > 0) {
    const clearing = yield* choose(t, seat, 'marquise.wood', [...new Set(mills)], {
      like: clearingNaming,
      rule: '6.4',
    })
    mills.splice(mills.indexOf(clearing), 1)
    placeToken(t, seat, 'wood', clearing)
  }
  return false
}
