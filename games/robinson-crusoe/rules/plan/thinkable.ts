import { NODES, type Node } from '../../data/board.ts'
import { INVENTION_IDS, INVENTIONS, type InventionId } from '../../data/inventions.ts'
import { scenarioOf } from '../../scenarios/scenario.ts'
import type { Deed, Robinson } from '../../state.ts'
import { isOpen, sourcesOf, TOKEN_SOURCE } from '../island.ts'
import { scenarioInventions } from '../items.ts'
import { paymentsFor } from './cost.ts'

const CAMP_PARTS = ['shelter', 'roof', 'palisade', 'weapons'] as const

const deedAt = (type: Deed['type'], what: string, node: Deed['node'], source = -1, pay = 0): Deed => ({
  type,
  what,
  node,
  source,
  pay,
})

/** Tells the right one of two like cards in the threat row: there are two storms. */
export const RIGHT_SLOT = 1

// What can be thought of in every game, made once: a plan looks at all of it with every pawn.
const byNode = <V>(of: (node: Node) => V): { readonly [N in Node]: V } =>
  Object.fromEntries(NODES.map(node => [node, of(node)])) as { [N in Node]: V }
const HUNT = deedAt('hunt', '', '')
const TREASURE_MAP = deedAt('explore', 'treasureMap', '')
const ARRANGE = byNode(node => deedAt('arrange', '', node))

/** To rest, by the space of the camp. */
export const REST = byNode(node => deedAt('rest', '', node))
const EXPLORE = byNode(node => deedAt('explore', '', node))
const GATHER = byNode(node =>
  Array.from({ length: TOKEN_SOURCE + 1 }, (_, n) => deedAt('gather', '', node, n)),
)
const INVENTION_BUILDS = byNode(
  camp =>
    new Map<string, readonly Deed[]>(
      INVENTION_IDS.map(id => [
        id,
        (INVENTIONS[id].pay ?? [0]).map((_, i) => deedAt('build', id, camp, -1, i)),
      ]),
    ),
)

/** All deeds that can be thought of, each in all ways to pay; inventions only if they pass. */
export function thinkable(state: Robinson, passes: (id: InventionId) => boolean = always): Deed[] {
  const all: Deed[] = []
  const { camp, threats, inventions, personal } = state
  const add = (deed: Deed) => {
    all.push(deed)
    const { type, what, node, source } = deed
    if (type !== 'build' && type !== 'threat') return
    const ways = paymentsFor(state, deed).length
    for (let pay = 1; pay < ways; pay++) all.push({ type, what, node, source, pay })
  }
  if (threats.left !== '') add(deedAt('threat', threats.left, ''))
  if (threats.right !== '')
    add(deedAt('threat', threats.right, '', threats.left === threats.right ? RIGHT_SLOT : -1))
  all.push(HUNT)
  for (const part of CAMP_PARTS) add(deedAt('build', part, camp))
  const builds = INVENTION_BUILDS[camp]
  for (const id of inventions) if (passes(id)) addAll(all, builds.get(id))
  for (const id of personal) if (passes(id)) addAll(all, builds.get(id))
  for (const id in scenarioInventions(state)) add(deedAt('build', id, camp))
  addPlaces(state, all)
  all.push(ARRANGE[camp], REST[camp])
  if (state.treasures.some(({ id }) => (id as string) === 'treasureMap')) all.push(TREASURE_MAP)
  scenarioOf(state).deeds?.(state, add)
  return all
}

const always = (): boolean => true

function addAll(all: Deed[], deeds: readonly Deed[] = []): void {
  for (const deed of deeds) all.push(deed)
}

/** What is gathered or explored, space by space. */
function addPlaces(state: Robinson, all: Deed[]): void {
  for (const node of NODES)
    if (isOpen(state, node)) {
      if (node !== state.camp) for (const source of sourcesOf(state, node)) all.push(GATHER[node][source])
    } else if (!state.island[node].closed) all.push(EXPLORE[node])
}
