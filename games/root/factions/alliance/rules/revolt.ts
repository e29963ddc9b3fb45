import { type Against, choose, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { type Act, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { buildIn, canBuildIn, placeWarriors } from '../../../rules/pieces.ts'
import { removeAllEnemies } from '../../../rules/remove.ts'
import { hasSuit, suitsOf } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { ALLIANCE, BASE_OF, type Base, PRINTED_SUIT } from '../data.ts'
import { siteNaming, tooFew } from './sites.ts'
import { addOfficer, allianceOf, spendSupporters, supportIn } from './supporters.ts'

const REVOLT: TurnChoice = { prompt: 'alliance.revolt', end: say('alliance.revolt.end'), rule: '8.4.1' }

const revoltNaming = siteNaming('revolt')

/** One revolt, then one more if the Alliance likes. 8.4.1 */
export function* revolt(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { supporters } = allianceOf(state.players[seat])
  // What everybody knows tells that there is nothing to ask.
  if (supporters.length < ALLIANCE.revoltCost || !hasRevoltSite(state, seat)) return false
  const sites = sift(CLEARINGS, againstRevolt(state, seat))
  const acts: Act[] = sites.free.map(clearing => ({ do: 'revolt', clearing }))
  const act = yield* chooseAct(t, seat, REVOLT, acts, { refused: () => sites.refusals(revoltNaming) })
  if (act === null) return false
  if (act.clearing !== undefined) yield* revoltIn(t, seat, act.clearing)
  return true
}

/** Whether there is a sympathetic clearing whose base is not on the map. 8.4.1.I */
function hasRevoltSite(state: RootState, seat: Seat): boolean {
  for (const clearing of CLEARINGS) if (whyNoSite(state, seat, clearing) === null) return true
  return false
}

const INDIFFERENT: ObjectionTo<Clearing> = {
  why: clearing => say('alliance.why.indifferent', { clearing }),
  rule: '8.4.1.I',
}

/** What everybody sees to speak against a revolt in a clearing. 8.4.1.I */
function whyNoSite(state: RootState, seat: Seat, clearing: Clearing): ObjectionTo<Clearing> | null {
  if (state.players[seat].tokens.sympathy[clearing] === 0) return INDIFFERENT
  for (const suit of suitsOf(state, clearing)) if (isLeft(state, seat, BASE_OF[suit])) return null
  const base = BASE_OF[suitsOf(state, clearing)[0]]
  return { why: () => say('alliance.why.baseStands', { base }), rule: '8.4.1.I' }
}

const isLeft = (state: RootState, seat: Seat, base: Base): boolean =>
  state.players[seat].buildings[base][0] > 0

function againstRevolt(state: RootState, seat: Seat): Against<Clearing> {
  const { supporters } = allianceOf(state.players[seat])
  const needed = ALLIANCE.revoltCost
  const TOO_FEW = tooFew(state, () => needed, '8.4.1.II')
  return clearing =>
    whyNoSite(state, seat, clearing) ?? (supportIn(state, supporters, clearing) < needed ? TOO_FEW : null)
}

/** 8.4.1.III */
function* revoltIn(t: RootTable, seat: Seat, clearing: Clearing): Rule {
  const { state } = t
  const base = yield* chooseBase(t, seat, clearing)
  yield* spendSupporters(t, seat, clearing, ALLIANCE.revoltCost, '8.4.1.II')
  t.say('alliance.revolted', { seat, clearing })
  yield* removeAllEnemies(t, seat, [clearing])
  if (canBuildIn(state, seat, clearing)) yield* buildIn(t, seat, base, clearing)
  const { sympathy } = state.players[seat].tokens
  let sympathetic = 0
  for (const one of CLEARINGS) if (sympathy[one] > 0 && hasSuit(state, one, PRINTED_SUIT[base])) sympathetic++
  placeWarriors(t, seat, clearing, sympathetic)
  addOfficer(t, seat)
}

/** The base of the clearing's suit; of the Alliance's choice where it has several. 8.4.1.III */
function chooseBase(t: RootTable, seat: Seat, clearing: Clearing): Rule<Base> {
  const bases = suitsOf(t.state, clearing).map(suit => BASE_OF[suit])
  return choose(
    t,
    seat,
    'alliance.revolt.base',
    bases.filter(base => isLeft(t.state, seat, base)),
    { say: kind => say('piece', { seat, kind }), values: () => ({ clearing }), rule: '8.4.1.III.b' },
  )
}
