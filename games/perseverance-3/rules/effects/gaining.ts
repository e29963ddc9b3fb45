import { choose, type Rule, type Seat } from '@tablee/kernel'
import { gain, gainFollowers, gainUntamed } from '@tablee/perseverance/assets.ts'
import { SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { byResource, bySpecies } from '@tablee/perseverance/naming.ts'
import { AREAS, type Area, CITY_ZONES, type CityZone } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { canSwap, gainArtefact, swapDie } from '../artefacts.ts'
import { areaShelters, count, zoneShelters, zoneStructures } from '../count.ts'
import { freeRows, gainCrates, rowOf } from '../crates.ts'
import { canHeal, gainRangers, heal } from '../infirmary.ts'
import { influence, officersFor } from '../influence.ts'
import { byArea, byArtefact, byCityZone } from '../naming.ts'
import { templeExplored } from '../query.ts'
import { canSaddle, gainTamed } from '../saddles.ts'
import { tame, tameable } from '../taming.ts'
import type { EffectOf, Verb } from './verb.ts'

const always = () => true

/** The species of which a dino may be gained untamed. */
const gainable = (state: Perseverance3, which: Species | 'any' | 'exploredTemple'): Species[] =>
  SPECIES.filter(species => {
    if (state.supply[species] === 0) return false // asset.6
    if (which === 'exploredTemple') return templeExplored(state, species)
    return which === 'any' || which === species
  })

/** ranch-tile.6: own shelters of an area; Ancient Portal counts in the hills (erratum 6). */
const shelteredIn = (state: Perseverance3, seat: Seat, area: Area): number =>
  areaShelters(state, seat, area) + (area === 'hills' && state.portal === seat ? 1 : 0)

/** ranch-tile.7 */
const builtIn = (state: Perseverance3, seat: Seat, zone: CityZone): number =>
  zoneShelters(state, seat, zone) + zoneStructures(state, seat, zone)

const areasWith = (state: Perseverance3, seat: Seat): Area[] =>
  AREAS.filter(area => shelteredIn(state, seat, area) > 0)

const zonesWith = (state: Perseverance3, seat: Seat): CityZone[] =>
  CITY_ZONES.filter(zone => builtIn(state, seat, zone) > 0)

/** ranch-tile.6, ranch-tile.7: for what stands in one place of the player's choice. */
function* followersAt(t: Perseverance3Table, seat: Seat, among: 'areas' | 'cityZones'): Rule {
  const { state } = t
  if (among === 'areas') {
    const area = yield* choose(t, seat, 'followers.area', areasWith(state, seat), {
      like: byArea,
      rule: 'ranch-tile.6',
    })
    gainFollowers(t, seat, shelteredIn(state, seat, area))
  } else {
    const zone = yield* choose(t, seat, 'followers.zone', zonesWith(state, seat), {
      like: byCityZone,
      rule: 'ranch-tile.7',
    })
    gainFollowers(t, seat, builtIn(state, seat, zone))
  }
}

/** Verbs that give something. */
export const VERBS: { readonly [V in Gaining]: Verb<EffectOf<V>> } = {
  gain: {
    can: always,
    *resolve(t, { seat }, { what }) {
      gain(t, seat, what)
    },
  },
  gainMix: {
    can: always,
    *resolve(t, { seat }, { n, of }) {
      for (let left = n; left > 0; left--) {
        const resource = yield* choose(t, seat, 'gain.mix', of, {
          like: byResource,
          values: () => ({ left }),
          rule: 'market.1',
        })
        gain(t, seat, { [resource]: 1 })
      }
    },
  },
  followers: {
    can: always,
    *resolve(t, { seat }, { n }) {
      gainFollowers(t, seat, n)
    },
  },
  followersPer: {
    can: (state, { seat }, effect) => count(state, seat, effect.count) > 0,
    *resolve(t, { seat }, effect) {
      gainFollowers(t, seat, count(t.state, seat, effect.count) * effect.n)
    },
  },
  followersAt: {
    can: (state, { seat }, { among }) => (among === 'areas' ? areasWith : zonesWith)(state, seat).length > 0,
    *resolve(t, { seat }, { among }) {
      yield* followersAt(t, seat, among)
    },
  },
  glowberriesPer: {
    can: (state, { seat }, effect) => count(state, seat, effect.count) > 0,
    *resolve(t, { seat }, effect) {
      gain(t, seat, { glowberry: count(t.state, seat, effect.count) })
    },
  },
  healPer: {
    can: (state, { seat }, effect) => canHeal(state, seat, count(state, seat, effect.count)),
    *resolve(t, { seat }, effect) {
      yield* heal(t, seat, count(t.state, seat, effect.count))
    },
  },
  rangers: {
    can: ({ players }, { seat }) => players[seat].reserve + players[seat].infirmary.ranger > 0,
    *resolve(t, { seat }, { n }) {
      yield* gainRangers(t, seat, n)
    },
  },
  heal: {
    can: (state, { seat }, { n }) => canHeal(state, seat, n),
    *resolve(t, { seat }, { n }) {
      yield* heal(t, seat, n)
    },
  },
  crates: {
    can: ({ players }, { seat, cell }, { otherRow }) =>
      freeRows(players[seat], otherRow && cell !== null ? rowOf(cell) : null).length > 0,
    *resolve(t, { seat, cell }, { n, otherRow }) {
      yield* gainCrates(t, seat, n, otherRow && cell !== null ? rowOf(cell) : null)
    },
  },
  untamed: {
    can: (state, _context, { species }) => gainable(state, species).length > 0,
    *resolve(t, { seat }, { species }) {
      const one = yield* choose(t, seat, 'untamed', gainable(t.state, species), {
        like: bySpecies,
        rule: 'asset.4',
      })
      gainUntamed(t, seat, one)
    },
  },
  tamed: {
    can: ({ supply, players }, { seat }, { species }) =>
      supply[species] > 0 && canSaddle(players[seat], species),
    *resolve(t, { seat }, { species, wounded = false }) {
      yield* gainTamed(t, seat, species, wounded)
    },
  },
  tame: {
    can: (state, { seat }, { free = false, only }) => tameable(state, seat, free, only).length > 0,
    *resolve(t, { seat }, effect) {
      yield* tame(t, seat, effect.n, effect)
    },
  },
  influence: {
    can: (state, { seat }, { on }) => officersFor(state, seat, on).length > 0,
    *resolve(t, { seat }, { n, on, officers }) {
      yield* influence(t, seat, n, on, officers)
    },
  },
  artefact: {
    can: always, // artefact.2: one that is owned gives followers.
    *resolve(t, { seat }, { of }, resolver) {
      const artefact = yield* choose(t, seat, 'artefact.which', of, { like: byArtefact, rule: 'artefact.1' })
      yield* gainArtefact(t, seat, artefact, resolver)
    },
  },
  mount: {
    can: always,
    *resolve(t, { seat }) {
      t.say('mounted', { seat }) // mounted.1: who has the artefact is mounted.
    },
  },
  openInfirmary: {
    can: ({ players }, { seat }) => !players[seat].opened,
    *resolve(t, { seat }) {
      t.state.players[seat].opened = true
      t.say('infirmary.opened', { seat })
    },
  },
  swapDie: {
    can: (state, { seat }) => canSwap(state, seat),
    *resolve(t, { seat }) {
      yield* swapDie(t, seat)
    },
  },
}

type Gaining =
  | 'gain'
  | 'gainMix'
  | 'followers'
  | 'followersPer'
  | 'followersAt'
  | 'glowberriesPer'
  | 'healPer'
  | 'rangers'
  | 'heal'
  | 'crates'
  | 'untamed'
  | 'tamed'
  | 'tame'
  | 'influence'
  | 'artefact'
  | 'mount'
  | 'openInfirmary'
  | 'swapDie'
