import { choose } from '@tablee/kernel'
import { gain, gainFollowers, gainUntamed } from '@tablee/perseverance/assets.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import { byOfficer, byResource } from '@tablee/perseverance/naming.ts'
import type { Verb } from '../../data/effects.ts'
import { GOODS, OFFICERS } from '../../data/types.ts'
import { gainCrates, placeCubes, rescue } from '../assets.ts'
import { BELOW, buildCabin, cabinSpaces } from '../cabins.ts'
import { canShip, shipFromSupply } from '../crates.ts'
import { fortify, fortZones } from '../forts.ts'
import { canHeal, canSaddle, gainTamed, heal, tame, tameable } from '../herd.ts'
import { leaderOption, leaderZones } from '../leader.ts'
import { canPrepare, startPreparation } from '../preparing.ts'
import { canRallyAnywhere, rallyAnywhere } from '../rally.ts'
import { liftable, liftTrail } from '../trails.ts'
import { removeSpearman, spearmen } from '../units.ts'
import type { VerbRule } from './verb.ts'

const always = () => true

const gaining = (resource: 'food' | 'debris' | 'islandResource' | 'glowberry'): VerbRule => ({
  can: always,
  *resolve(t, { seat }, n) {
    gain(t, seat, { [resource]: n })
  },
})

/** asset.6 of Episode 3: as many as the supply holds. */
const untamed = (species: Species): VerbRule => ({
  can: ({ supply }) => supply[species] > 0,
  *resolve(t, { seat }, n) {
    for (let i = 0; i < n && t.state.supply[species] > 0; i++) gainUntamed(t, seat, species)
  },
})

const tamed = (species: Species): VerbRule => ({
  can: ({ supply, players }, { seat }) => supply[species] > 0 && canSaddle(players[seat], species),
  *resolve(t, { seat }, n) {
    for (let i = 0; i < n && t.state.supply[species] > 0; i++) yield* gainTamed(t, seat, species)
  },
})

const taming = (free: boolean): VerbRule => ({
  can: (state, { seat }) => tameable(state, seat, free).length > 0,
  *resolve(t, { seat }, n) {
    yield* tame(t, seat, n, free)
  },
})

/** Every verb of the components; one that is missing does not compile. */
export const VERB_RULES: { readonly [V in Verb]: VerbRule } = {
  food: gaining('food'),
  debris: gaining('debris'),
  islandResource: gaining('islandResource'),
  glowberry: gaining('glowberry'),
  goods: {
    can: always,
    *resolve(t, { seat }, n) {
      for (let left = n; left > 0; left--) {
        const resource = yield* choose(t, seat, 'gain.mix', GOODS, {
          like: byResource,
          values: () => ({ left }),
          rule: 'e4.turn.10',
        })
        gain(t, seat, { [resource]: 1 })
      }
    },
  },
  followers: {
    can: always,
    *resolve(t, { seat }, n) {
      gainFollowers(t, seat, n)
    },
  },
  crates: {
    can: ({ players }, { seat }) => players[seat].crateSupply > 0,
    *resolve(t, { seat }, n) {
      gainCrates(t, seat, n)
    },
  },
  heal: {
    can: (state, { seat }) => canHeal(state, seat),
    *resolve(t, { seat }, n) {
      yield* heal(t, seat, n)
    },
  },
  untamedShieldhead: untamed('shieldhead'),
  untamedRaptor: untamed('raptor'),
  untamedThunderhorn: untamed('thunderhorn'),
  untamedIronjaw: untamed('ironjaw'),
  tamedShieldhead: tamed('shieldhead'),
  tamedRaptor: tamed('raptor'),
  tamedThunderhorn: tamed('thunderhorn'),
  tamedIronjaw: tamed('ironjaw'),
  tame: taming(false),
  tameFreely: taming(true),
  influence: {
    can: ({ players }, { seat }) => players[seat].cubes > 0,
    *resolve(t, { seat }, n) {
      for (let left = n; left > 0 && t.state.players[seat].cubes > 0; left--) {
        const officer = yield* choose(t, seat, 'influence', OFFICERS, {
          like: byOfficer,
          values: () => ({ left }),
          rule: 'e4.turn.14',
        })
        placeCubes(t, seat, officer, 1)
      }
    },
  },
  influenceHere: {
    can: ({ players }, { seat, zone }) => zone !== null && players[seat].cubes > 0,
    *resolve(t, { seat, zone }, n) {
      if (zone !== null) placeCubes(t, seat, t.state.zones[zone].officer, n)
    },
  },
  cabin: {
    can: (state, context) => cabinSpaces(state, context, null).length > 0,
    *resolve(t, context, n, resolver) {
      for (let i = 0; i < n; i++) yield* buildCabin(t, context, null, resolver)
    },
  },
  cabinBelow: {
    can: (state, context) => cabinSpaces(state, context, BELOW).length > 0,
    *resolve(t, context, n, resolver) {
      for (let i = 0; i < n; i++) yield* buildCabin(t, context, BELOW, resolver)
    },
  },
  fortification: {
    can: (state, { seat }) => fortZones(state, seat).length > 0,
    *resolve(t, { seat }, n) {
      for (let i = 0; i < n; i++) yield* fortify(t, seat)
    },
  },
  rally: {
    can: (state, { seat }, n) => canRallyAnywhere(state, seat, n),
    *resolve(t, { seat }, n, resolver) {
      yield* rallyAnywhere(t, seat, n, resolver)
    },
  },
  rescue: {
    can: always,
    *resolve(t, { seat }, n) {
      rescue(t, seat, n)
    },
  },
  trailUp: {
    can: state => liftable(state).length > 0,
    *resolve(t, { seat }, n) {
      for (let i = 0; i < n; i++) yield* liftTrail(t, seat)
    },
  },
  preparation: {
    can: (state, { seat }) => canPrepare(state, seat),
    *resolve(t, { seat }) {
      yield* startPreparation(t, seat)
    },
  },
  crateOnVoyage: {
    can: (state, { seat }) => canShip(state, seat),
    *resolve(t, { seat }, n, resolver) {
      for (let i = 0; i < n; i++) yield* shipFromSupply(t, seat, resolver)
    },
  },
  removeSpearman: {
    can: state => spearmen(state).length > 0,
    *resolve(t, { seat }, n) {
      for (let i = 0; i < n; i++) yield* removeSpearman(t, seat)
    },
  },
  leaderOption: {
    can: (state, { seat }) => leaderZones(state, seat).length > 0,
    *resolve(t, { seat }, _n, resolver) {
      yield* leaderOption(t, seat, resolver)
    },
  },
}
