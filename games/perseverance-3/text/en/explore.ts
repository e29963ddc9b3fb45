import type { Cast, Text } from '@tablee/kernel'
import type { Species } from '@tablee/perseverance/ids.ts'
import type { CombatSlot, Effect, UnitSlot } from '../../data/effects.ts'
import type { Area, ArtefactId, CardId, LocationId, TempleId, TileId } from '../../data/types.ts'
import { UNITS, type Unit, type Units } from '../../state.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { things } from './things.ts'
import { area, card, count, Does, list, location, unit, unitsOf } from './words.ts'

const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Exploring, combat, adventures and their stages. */
export const explore = {
  'explore.where': () => 'Which location do you explore?',
  'explore.dino': (v: { location: LocationId }) => `Whom do you place on ${location(v.location)}?`,
  'explore.placed': (v: { seat: number; unit: Unit; location: LocationId }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} ${unit(v.unit)} on ${location(v.location)}.`,
  'adventures.unlocked': (v: { area: Area }) => `The adventures of ${area(v.area)} are open now.`,
  'combat.group': (v: { wild: Species }) => `Which group captures the wild ${names.species[v.wild]}?`,
  'combat.as': (v: {
    group: 'infantry' | 'mounted'
    slots: readonly CombatSlot[]
    prize: readonly Effect[]
  }) =>
    v.group === 'infantry'
      ? `Infantry group: ${things.group(v.slots)}`
      : `Mounted group: ${things.group(v.slots)}. Prize: ${things.effects(v.prize)}`,
  'combat.unit': (v: { slot: UnitSlot; fate: 'tired' | 'wounded' | 'defeated' }) =>
    `Who fights as ${things.requires([v.slot]).toLowerCase()} and is ${names.fate[v.fate]}?`,
  'combat.captured': (v: { seat: number; wild: Species; group: 'infantry' | 'mounted' }, cast: Cast) =>
    `${Does(cast, v.seat, 'captures', 'capture')} a wild ${names.species[v.wild]} with ${v.group === 'infantry' ? 'infantry' : 'a mounted group'}.`,
  'explore.drawn': (v: { tiles: readonly TileId[] }) =>
    `Two tiles are turned up: ${list(v.tiles.map(tile => PROPER[tile]))}.`,
  'explore.which': (v: { location: LocationId }) => `Which tile do you place on ${location(v.location)}?`,
  'explore.tile': (v: { seat: number; tile: TileId; location: LocationId }, cast: Cast) =>
    `${Does(cast, v.seat, 'places', 'place')} ${PROPER[v.tile]} on ${location(v.location)}.`,
  'explore.returned': (v: { tile: TileId }) => `${PROPER[v.tile]} goes under its stack.`,
  'explore.flipped': (v: { location: LocationId; tile: TileId }) =>
    `The tile of ${location(v.location)} is turned up: ${PROPER[v.tile]}.`,
  'explore.reward': (v: { location: LocationId }) =>
    `Do you build a shelter on ${location(v.location)} and harvest, or do you take the discovery?`,
  'explore.as': (v: {
    reward: 'harvest' | 'discovery'
    location: LocationId
    artefact: ArtefactId
    effects: readonly Effect[]
  }) =>
    v.reward === 'harvest'
      ? `A shelter and the harvest: ${things.effects(v.effects)}`
      : `The discovery: ${names.artefact[v.artefact]}; ${things.effects(v.effects)}`,
  'temple.explored': (v: { seat: number; temple: TempleId }, cast: Cast) =>
    `${Does(cast, v.seat, 'explores', 'explore')} ${location(v.temple)}.`,
  'assembly.due': (v: { area: Area }) => `At the end of this turn there is an assembly in ${area(v.area)}.`,

  'adventure.card': () => 'Which adventure do you start?',
  'adventure.units': (v: { card: CardId; enough: boolean; requires: readonly UnitSlot[] }) =>
    v.enough
      ? `Does anybody else go on ${card(v.card)}?`
      : `Who goes on ${card(v.card)}? It takes ${uncapital(things.requires(v.requires))}.`,
  'adventure.done': () => 'Nobody else',
  'adventure.started': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'starts', 'start')} ${card(v.card)}.`,
  'adventure.sent': (v: { seat: number; card: CardId; units: Units }, cast: Cast) =>
    `${Does(cast, v.seat, 'sends', 'send')} ${list(UNITS.filter(one => v.units[one] > 0).map(one => unitsOf(v.units[one], one)))}.`,
  stage: (v: { seat: number; card: CardId; stage: 1 | 2 }, cast: Cast) =>
    `${Does(cast, v.seat, 'resolves', 'resolve')} stage ${v.stage} of ${card(v.card)}.`,
  'threat.roll': (v: { threat: number }) => `Threat ${v.threat}: a lower roll wounds one of your units.`,
  'threat.now': () => 'Roll the threat die',
  'threat.rolled': (v: { seat: number; rolled: number; threat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'rolls', 'roll')} ${v.rolled} against a threat of ${v.threat}.`,
  'threat.advanced': (v: { seat: number; steps: number; total: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'advances', 'advance')} the threat marker by ${count(v.steps, 'space')}.`,
  'threat.wound': () => 'Who on the adventure is wounded?',
  'leader.prone': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} the leader lie down on the card.`,
  'adventure.completed': (v: { seat: number; card: CardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'completes', 'complete')} ${card(v.card)}.`,
} satisfies Text
