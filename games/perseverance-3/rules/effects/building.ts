import { maybe } from '@tablee/kernel'
import { canStart, startAdventure } from '../adventure/start.ts'
import { bySite } from '../naming.ts'
import { gainRanchTile, offered, ranchEffects } from '../ranch.ts'
import {
  buildAt,
  canBuildAt,
  harvest,
  harvestable,
  openSites,
  openZones,
  shelterInWild,
  shelterOnAny,
  shelterOnLowest,
} from '../shelters.ts'
import { buildStructure, unbuilt } from '../structures.ts'
import { discover, discoverable } from './discovery.ts'
import type { EffectOf, Verb } from './verb.ts'

const NONE: readonly never[] = []

/** Verbs that build, and those that resolve what lies on the map and the ranch. */
export const VERBS: { readonly [V in Building]: Verb<EffectOf<V>> } = {
  ranchTile: {
    can: state => offered(state).length > 0,
    *resolve(t, { seat }, effect, resolver) {
      yield* gainRanchTile(t, seat, effect, resolver)
    },
  },
  ranch: {
    can: () => true,
    *resolve(t, { seat }, { n }, resolver) {
      yield* ranchEffects(t, seat, n, resolver)
    },
  },
  harvest: {
    can: (state, { seat }, { scope, anySite = false }) =>
      harvestable(state, seat, scope, anySite, NONE).length > 0,
    *resolve(t, context, effect, resolver) {
      yield* harvest(t, context, effect, resolver)
    },
  },
  discovery: {
    can: (state, _context, { scope }) => discoverable(state, scope).length > 0,
    *resolve(t, { seat }, { scope }, resolver) {
      const site = yield* maybe(t, seat, 'discovery', discoverable(t.state, scope), {
        like: bySite,
        rule: 'exploration.11',
      })
      if (site !== null) yield* discover(t, seat, site, resolver)
    },
  },
  shelterCity: {
    can: (state, { seat, built }) => openZones(state, seat, built).length > 0,
    *resolve(t, context, { space }, resolver) {
      if (space === 'lowest') yield* shelterOnLowest(t, context)
      else yield* shelterOnAny(t, context, resolver)
    },
  },
  shelterWild: {
    can: (state, { seat }) => openSites(state, seat).length > 0,
    *resolve(t, context, { n, harvest: withHarvest = false }, resolver) {
      yield* shelterInWild(t, context, n, withHarvest, resolver)
    },
  },
  shelterHere: {
    can: (state, { seat, site }) => site !== null && canBuildAt(state, seat, site),
    *resolve(t, { seat, site }) {
      if (site !== null) buildAt(t, seat, site)
    },
  },
  structure: {
    can: (state, { seat }) => unbuilt(state, seat).length > 0,
    *resolve(t, { seat }, _effect, resolver) {
      yield* buildStructure(t, seat, resolver)
    },
  },
  adventure: {
    can: (state, { seat }) => canStart(state, seat),
    *resolve(t, { seat }) {
      yield* startAdventure(t, seat)
    },
  },
}

type Building =
  | 'ranchTile'
  | 'ranch'
  | 'harvest'
  | 'discovery'
  | 'shelterCity'
  | 'shelterWild'
  | 'shelterHere'
  | 'structure'
  | 'adventure'
