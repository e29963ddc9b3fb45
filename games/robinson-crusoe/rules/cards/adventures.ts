import type { Rule } from '@tablee/kernel'
import type { InventionId } from '../../data/inventions.ts'
import type { RobinsonTable } from '../../state.ts'
import { askGroup, askOwner } from '../ask.ts'
import type { Cause } from '../cause.ts'
import { woundAll } from '../characters.ts'
import { asking, exhaust, nodesOf } from '../effects/board.ts'
import { gainLater, isForLater } from '../gains.ts'
import { givenBy, sourceAt, sourcesOf } from '../island.ts'
import { flipItem, isInvention } from '../items.ts'
import { inventionNames } from '../names.ts'
import { meal } from '../phases/night.ts'
import { pieceAt, place } from '../pieces.ts'
import { gain } from '../resources.ts'
import { turnDown } from '../tiles.ts'
import { byCause } from '../why.ts'
import type { Specials } from './special.ts'

/** How many items an inspection marks, and what a sore throat costs those who eat no more. */
const INSPECTED = 2
const SORE_THROAT = 1

/** Two items are marked, or as many as there are. L2285 */
function* inspect(t: RobinsonTable, { actor, card }: Cause): Rule {
  const { state } = t
  const marked: InventionId[] = []
  for (let i = 0; i < INSPECTED; i++) {
    const left = state.items.filter(id => !marked.includes(id))
    if (left.length === 0) break
    marked.push(
      yield* askOwner(t, actor, 'inspect', left, {
        like: inventionNames,
        rule: 'card.adventure.tools-inspection',
      }),
    )
  }
  state.notes[card] = marked
  for (const item of marked) t.say('item.marked', { item })
}

/** The marked items break; one that was lost meanwhile is ignored. */
function breakMarked(t: RobinsonTable, { card }: Cause): void {
  const { notes } = t.state
  const marked = notes[card] ?? []
  delete notes[card]
  for (const item of marked) if (typeof item === 'string' && isInvention(item)) flipItem(t, item)
}

/** All sources are gone where the flock was, its token too where it was the only food. L2379 */
function allVanished(t: RobinsonTable, { card }: Cause): void {
  const { state } = t
  for (const node of nodesOf(state, card))
    for (const source of sourcesOf(state, node))
      if (!pieceAt(state, 'lying', 'exhausted', node, source)) {
        place(state, 'exhausted', node, card, { source })
        t.say('source.exhausted', { node, what: givenBy(sourceAt(t.state, node, source)) })
      }
}

/** A food source of the camp's tile is lost, or else everybody is wounded. */
function* predatorAtCamp(t: RobinsonTable, cause: Cause): Rule {
  const { state } = t
  const node = state.camp
  const food = sourcesOf(state, node)
    .filter(
      source =>
        sourceAt(state, node, source) !== 'wood' && !pieceAt(state, 'lying', 'exhausted', node, source),
    )
    .map(source => ({ node, source }))
  if (food.length === 0) woundAll(t, 1, byCause(cause))
  else exhaust(t, yield* askGroup(t, 'exhaust', food, asking(state, cause)), cause)
}

/** Irregular adventure cards. */
export const adventures: Specials = {
  toolsInspection: inspect,
  'toolsInspection:lower': breakMarked,
  'newFlock:lower': allVanished,
  'signsOfAPredator:lower': predatorAtCamp,

  /** The tile that the storm had made hard to reach is lost altogether. */
  'afterTheHurricane:lower'(t, { card }) {
    for (const node of nodesOf(t.state, card)) turnDown(t, node, card)
  },

  'flu:night': t => meal(t, SORE_THROAT),

  shortage(t, cause) {
    const { node, source = -1 } = cause
    if (node && source >= 0) gain(t, givenBy(sourceAt(t.state, node, source)), 1, byCause(cause))
  },

  /** What is kept is of use from the end of the action phase on. L1548 */
  surprisingDiscovery({ state }, { card }) {
    if (isForLater(state)) gainLater(state, 'card', card)
    else state.kept.push(card)
    state.fate = 'kept'
  },
}
