import type { Rule } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { InventionId } from '../../data/inventions.ts'
import type { RobinsonTable } from '../../state.ts'
import { askGroup, askOwner } from '../ask.ts'
import { byActor, type Cause } from '../cause.ts'
import { firstCharacter } from '../characters.ts'
import { drawInvention } from '../decks.ts'
import { exhaust } from '../effects/board.ts'
import { bareSources, openAroundCamp, sourceAt } from '../island.ts'
import { drawMysteries } from '../mystery.ts'
import { inventionNames, nodeNames, sourceNames } from '../names.ts'
import { rollSky, weatherDice } from '../phases/weather.ts'
import { place } from '../pieces.ts'
import type { Specials } from './special.ts'

/** How many inventions a new idea looks at. */
const IDEAS = 5

/** Draws five inventions, puts one on the board; the others wait aside. L2087 */
function* aNewIdea(t: RobinsonTable, { actor }: Cause): Rule {
  const { state } = t
  const drawn: InventionId[] = []
  for (let i = 0; i < IDEAS; i++) {
    const id = drawInvention(t)
    if (id !== undefined) drawn.push(id)
  }
  if (drawn.length === 0) return
  state.inventionDiscard.push(...drawn)
  const id = yield* askOwner(t, actor, 'idea', drawn, {
    like: inventionNames,
    rule: 'skill.a-new-idea.1',
  })
  state.inventionDiscard.splice(state.inventionDiscard.lastIndexOf(id), 1)
  state.inventions.push(id)
  t.say('invention.drawn', { item: id })
}

/** The Shortcut leads to a tile next to the camp. L2325 */
function* shortcut(t: RobinsonTable): Rule {
  const nodes: Node[] = openAroundCamp(t.state)
  if (nodes.length === 0) return
  const node = yield* askGroup(t, 'shortcut', nodes, { like: nodeNames, rule: 'card.invention.shortcut.8' })
  place(t.state, 'shortcut', node, 'shortcut')
}

/** The Corral takes the parrots of a tile next to the camp, if there are some without a marker. L2245 */
function* corral(t: RobinsonTable, cause: Cause): Rule {
  const { state } = t
  const parrots = openAroundCamp(state)
    .flatMap(node => bareSources(state, 'lying', node).map(source => ({ node, source })))
    .filter(({ node, source }) => sourceAt(state, node, source) === 'parrot')
  if (parrots.length === 0) return
  const naming = { like: sourceNames(state), rule: 'card.invention.corral.2' }
  exhaust(t, yield* askGroup(t, 'corral', parrots, naming), cause)
}

/** Irregular powers. */
export const powers: Specials = {
  aNewIdea,
  shortcut,
  corral,

  handyman(t) {
    t.state.thisRound.pawns.push({ id: 'handyman', colour: 'brown' })
  },

  stormGlass(t) {
    t.state.forecast = rollSky(t, weatherDice(t.state))
  },

  *treasureToken(t) {
    yield* drawMysteries(t, byActor('treasureToken', firstCharacter(t.state)), { treasures: 1 })
  },
}
