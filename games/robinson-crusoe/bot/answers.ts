import type { Node } from '../data/board.ts'
import type { Effect } from '../data/effects.ts'
import type { InventionId } from '../data/inventions.ts'
import { TILES } from '../data/tiles.ts'
import type { CharacterId } from '../data/types.ts'
import { characterOf, firstCharacter } from '../rules/characters.ts'
import { around, bareSources, givenBy, isExplored, isOpen, sourceAt, tileAt } from '../rules/island.ts'
import type { SourceOf } from '../rules/names.ts'
import { countActing } from '../rules/pieces.ts'
import type { Deed, PlanAction } from '../state.ts'
import { deedWorth } from './deeds.ts'
import { effectsWorth, moraleWorth } from './effects.ts'
import { inventionWorth } from './inventions.ts'
import { levelWorth } from './levels.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import type { Survey } from './survey.ts'
import { TUNING } from './tuning.ts'

/** What a source gives for its worth in this game. */
function sourceWorth({ state }: Survey, { node, source }: SourceOf): number {
  const what = givenBy(sourceAt(state, node, source))
  return (
    (what === 'wood' ? 1 : TUNING.campFood) *
    (1 + 0.6 * countActing(state, what === 'wood' ? 'extraWood' : 'extraFood', node))
  )
}

/** What a camp on a tile would be worth, round by round. */
function campWorth(seen: Survey, node: Node): number {
  const { state, left } = seen
  let sum = 0
  for (const source of bareSources(state, 'acting', node)) sum += sourceWorth(seen, { node, source })
  for (const next of around(node))
    if (isOpen(state, next))
      for (const source of bareSources(state, 'acting', next))
        sum += TUNING.campNear * sourceWorth(seen, { node: next, source })
    else if (state.island[next].tile === 0 && !state.island[next].closed) sum += 0.08
  const shelter = !state.shelter && tileAt(state, node).shelter ? TUNING.campShelter * seen.hurtAll : 0
  return (sum + shelter) * Math.max(0, left - 1) + (seen.goal.camp?.(seen, node) ?? 0)
}

function moveWorth(scene: Scene, to: Node | 'stay'): number {
  const { seen, state } = scene
  if (to === 'stay') return campWorth(seen, state.camp)
  const roof = state.shelter ? Math.floor(state.roof / 2) : state.roof
  const palisade = state.shelter ? Math.floor(state.palisade / 2) : state.palisade
  const lost = roof * levelWorth(seen, 'roof', 0) + palisade * levelWorth(seen, 'palisade', 0)
  const shortcut = state.items.includes('shortcut') ? 1.5 : 0
  return campWorth(seen, to) - lost - shortcut - TUNING.campMove
}

const tileWorth = ({ state }: Survey, tile: number): number => {
  const { sources, discoveries, terrain, shelter } = TILES[tile]
  return (
    sources.length +
    0.5 * discoveries +
    (isExplored(state, terrain) ? 0 : terrain === 'mountains' ? 2 : 0.6) +
    (shelter && !state.shelter ? 1 : 0)
  )
}

const keep = ({ seen }: Scene, id: InventionId): number => inventionWorth(seen, id)
const giveUp = ({ seen }: Scene, id: InventionId): number => -lossOf(seen, id)

/** What it costs to lose an invention or an item; the Fire may be the goal itself. */
function lossOf(seen: Survey, id: InventionId): number {
  const deed: Deed = { type: 'build', what: id, node: seen.state.camp, source: -1, pay: 0 }
  return inventionWorth(seen, id) + (seen.goal.deed?.(seen, deed) ?? 0)
}

/** Whom to heal: who is hurt most. Whom to harm: who is hurt least. Determination to who can use it. */
function chosen({ seen, state }: Scene, who: CharacterId): number {
  const cost = seen.hurt[who] ?? 0
  return state.phase === 'night' || characterOf(state, who).wounds > 0 ? cost : 0
}

export const answerOpinions: Opinions = {
  'camp.move': { weigh: moveWorth },
  'camp.forced': { weigh: moveWorth },
  // Those eat for whom a wound costs most.
  'night.eat': { weigh: ({ seen }: Scene, who: CharacterId) => seen.hurt[who] ?? 0 },
  who: { weigh: chosen },
  arrange: {
    weigh: ({ seen, state }: Scene, one: 'det' | 'morale') =>
      one === 'morale' ? (state.morale < 3 ? moraleWorth(seen) : 0) : 0.45,
  },
  'morale.top': {
    weigh: ({ seen, state }: Scene, one: 'det' | 'heal') =>
      one === 'det'
        ? 0.44
        : characterOf(state, firstCharacter(state)).wounds > 0
          ? (seen.hurt[firstCharacter(state)] ?? 0)
          : 0,
  },
  branch: {
    weigh: ({ seen, state }: Scene, { branch }: { branch: readonly Effect[] }) =>
      effectsWorth(seen, branch, state.act?.actor ?? firstCharacter(state)),
  },
  reroll: {
    weigh(scene: Scene, die: 'success' | 'wound' | 'adventure') {
      const { shown } = context<{ shown: { [die: string]: boolean | null } }>(scene)
      if (die === 'success') return shown.success ? -2 : 2
      if (die === 'wound')
        return shown.wound ? (scene.seen.hurt[scene.state.act?.actor ?? 'cook'] ?? 0) - 0.6 : -2
      return shown.adventure ? -0.2 : -2
    },
  },
  thrift: { weigh: ({ seen }: Scene) => (seen.wood > 0.5 ? 1 : -1) },
  bible: {
    weigh: ({ state }: Scene) => (characterOf(state, state.act?.actor ?? 'cook').wounds > 0 ? 1 : -1),
  },
  'discard.invention': { weigh: giveUp },
  'flip.item': { weigh: giveUp },
  'discard.item': { weigh: giveUp },
  idea: { weigh: keep },
  brainstorm: { weigh: keep },
  'build.free': { weigh: keep },
  'end.order': { weigh: () => 0 },
  exhaust: {
    weigh: ({ seen, state }: Scene, source: SourceOf) =>
      -sourceWorth(seen, source) - (source.node === state.camp ? 2 : 0),
  },
  corral: { weigh: ({ seen }: Scene, source: SourceOf) => -sourceWorth(seen, source) },
  'production.shortcut': {
    weigh: ({ seen, state }: Scene, { node, source }: SourceOf) =>
      seen[givenBy(sourceAt(state, node, source))],
  },
  shortcut: { weigh: ({ state }: Scene, node: Node) => bareSources(state, 'acting', node).length },
  'exhaust.tile': { weigh: ({ seen }: Scene, node: Node) => -campWorth(seen, node) },
  turnTile: { weigh: ({ seen }: Scene, node: Node) => -campWorth(seen, node) },
  'production.half': {
    weigh: ({ seen }: Scene, { wood, food }: { wood: number; food: number }) =>
      wood * seen.wood + food * seen.food,
  },
  'tiles.top': { weigh: ({ seen }: Scene, tile: number) => tileWorth(seen, tile) },
  'tiles.lowest': { weigh: ({ seen }: Scene, tile: number) => -tileWorth(seen, tile) },
  canoe: { weigh: ({ seen }: Scene, tile: number) => tileWorth(seen, tile) },
  roofOrPalisade: {
    weigh: ({ seen }: Scene, level: 'roof' | 'palisade') => -levelWorth(seen, level, 0),
  },
  'mystery.more': { weigh: (_: Scene, one: 'continue' | 'stop') => (one === 'stop' ? 0.2 : 0) },
  fastWork: {
    weigh: ({ seen, state }: Scene, deed: Deed) => deedWorth(seen, deed, state.act?.actor ?? 'cook') - 0.8,
    pass: () => 0,
  },
  'hunting.where': { weigh: (_: Scene, one: 'top' | 'bottom') => (one === 'top' ? 0.1 : 0) },
  'action.next': { weigh: (_: Scene, { id }: PlanAction) => -id },
  'rest.where': { weigh: (_: Scene, bed: string) => (bed === 'bed' ? 1 : 0) },
}
