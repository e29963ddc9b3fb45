import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../data/map.ts'
import { canBattleIn } from '../../rules/battlefields.ts'
import { atOrNear, battleInEach, chooseWay, isAway } from '../../rules/hirelings/deeds.ts'
import { side } from '../../rules/hirelings/side.ts'
import { maybeFor, seatOf } from '../../rules/party.ts'
import {
  buildIn,
  canBuildIn,
  canPlace,
  clearingNaming,
  onMap,
  placeInEach,
  placeWarriors,
} from '../../rules/pieces.ts'
import type { Party, RootState, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { VAULTS } from './data.ts'

/** The Vault Keepers. */
export const promoted = side({
  id: 'vaults',
  warriors: VAULTS.warriors,
  buildings: { vault: VAULTS.vaults },
  setUp: (t, party, seat) => arrive(t, seat, party),
  *hired(t, party) {
    if (isAway(t.state, party) && onMap(t.state.players[party].buildings.vault) === 0)
      yield* arrive(t, seatOf(t.state, party), party)
  },
  day: {
    can: (state, party) =>
      sites(state, party).length > 0 || battles(state, party) || reinforces(state, party),
    run: day,
  },
})

const slots = (state: RootState, party: Party, clearings: readonly Clearing[]): Clearing[] =>
  clearings.filter(clearing => canBuildIn(state, party, clearing))

const vaultsOf = ({ players }: RootState, party: Party): Clearing[] =>
  CLEARINGS.flatMap(clearing => Array<Clearing>(players[party].buildings.vault[clearing]).fill(clearing))

/** Two warriors and a vault come to a clearing with a free slot. */
function* arrive(t: RootTable, seat: Seat, party: Party): Rule {
  const free = slots(t.state, party, CLEARINGS)
  if (free.length === 0) return
  const clearing = yield* choose(t, seat, 'vaults.where', free, {
    like: clearingNaming,
    rule: 'hireling.vault-keepers.promoted.a',
  })
  yield* buildIn(t, party, 'vault', clearing)
  placeWarriors(t, party, clearing, VAULTS.arriving)
}

/** Where a vault can be placed: at or beside another, or anywhere when that is impossible. */
function sites(state: RootState, party: Party): Clearing[] {
  if (state.players[party].buildings.vault[0] === 0) return []
  const near = slots(state, party, atOrNear(state, party, vaultsOf(state, party)))
  return near.length > 0 ? near : slots(state, party, CLEARINGS)
}

const battles = (state: RootState, party: Party): boolean =>
  vaultsOf(state, party).some(clearing => canBattleIn(state, party, clearing))

const reinforces = (state: RootState, party: Party): boolean =>
  state.players[party].warriors[0] > 0 &&
  vaultsOf(state, party).some(clearing => canPlace(state, party, clearing))

/** A vault; then a battle at each, or a warrior at each. */
function* day(t: RootTable, party: Party): Rule {
  yield* mayBuild(t, party)
  const vaults = vaultsOf(t.state, party)
  const fights = {
    key: 'battle',
    say: say('vaults.battles'),
    run: () => battleInEach(t, party, [...new Set(vaults)]),
  }
  const grows = { key: 'grow', say: say('vaults.grows'), run: () => placeInEach(t, party, vaults) }
  const nothing = { key: 'pass', say: say('vaults.nothing'), *run(): Rule {} }
  const ways = [...(battles(t.state, party) ? [fights] : []), ...(reinforces(t.state, party) ? [grows] : [])]
  if (ways.length > 0) yield* chooseWay(t, party, [...ways, nothing], 'hireling.vault-keepers.promoted.c')
}

function* mayBuild(t: RootTable, party: Party): Rule {
  const near = slots(t.state, party, atOrNear(t.state, party, vaultsOf(t.state, party)))
  const clearing = yield* maybeFor(t, party, 'vaults.where', sites(t.state, party), {
    like: clearingNaming,
    pass: say('hireling.noMore'),
    rule: 'hireling.vault-keepers.promoted.b',
  })
  if (clearing === null) return
  yield* buildIn(t, party, 'vault', clearing)
  if (near.length === 0) placeWarriors(t, party, clearing, 1)
}
