import type { Message, Rule } from '@tablee/kernel'
import { BEASTS } from '../../data/beasts.ts'
import type { Effect } from '../../data/effects.ts'
import type { Beast } from '../../data/types.ts'
import type { Robinson, RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup, askOwner } from '../ask.ts'
import type { Cause } from '../cause.ts'
import { drawInvention, drawPrey, markSeen } from '../decks.ts'
import { demandLevel, penalty } from '../demand.ts'
import { drawDiscoveries, drawEquipment } from '../discoveries.ts'
import { fight, fightBeast } from '../fight.ts'
import { gainLater, isForLater, isOnItsWay } from '../gains.ts'
import { becomesItem, discardItem, flipItem, takeInvention } from '../items.ts'
import { drawMysteries } from '../mystery.ts'
import { inventionNames } from '../names.ts'
import { gain } from '../resources.ts'
import { because } from '../why.ts'
import { type Doings, runEffects } from './run.ts'
import { lookAtTiles } from './tiles.ts'

const TOP_OR_BOTTOM = ['top', 'bottom'] as const
const topOrBottomNaming = {
  say: (one: (typeof TOP_OR_BOTTOM)[number]): Message => say(`hunting.${one}`),
  rule: 'skill.tracking',
}

/** All look at the top card of the hunting deck. */
function lookAtPrey(t: RobinsonTable): boolean {
  const { state } = t
  const beast = state.decks.hunting.at(-1)
  if (beast === undefined) return false
  markSeen(state, 'hunting', beast)
  t.reveal()
  t.say('hunting.seen', { beast })
  return true
}

function toBottom({ decks }: Robinson): void {
  const top = decks.hunting.pop()
  if (top !== undefined) decks.hunting.unshift(top)
}

/** The prey is taken without a fight: its weapon loss, food, fur and text. L2165 */
function* takePrey(t: RobinsonTable, cause: Cause): Rule {
  const id = drawPrey(t)
  if (id === undefined) return
  const { weapons, food, fur, effects }: Beast = BEASTS[id]
  t.state.open.push(id)
  t.say('beast.shown', { beast: id })
  const why = because('beast', id)
  yield* demandLevel(t, cause, 'weapons', weapons, why)
  gain(t, 'food', food, why)
  gain(t, 'fur', fur, why)
  yield* runEffects(t, effects, cause)
  t.state.open.pop()
  t.state.gone.push(`beast:${id}`)
}

function* hunting(t: RobinsonTable, { op }: Effect & { do: 'hunting' }, cause: Cause): Rule {
  const { state } = t
  const { decks, gone } = state
  switch (op) {
    case 'discardTop': {
      const beast = drawPrey(t)
      if (beast === undefined) return
      gone.push(`beast:${beast}`)
      return t.say('hunting.discarded', { beast })
    }
    case 'lookTop':
      lookAtPrey(t)
      return
    case 'topToBottom':
      return toBottom(state)
    case 'topOrBottom':
      if (!lookAtPrey(t)) return
      if ((yield* askOwner(t, cause.actor, 'hunting.where', TOP_OR_BOTTOM, topOrBottomNaming)) === 'bottom')
        toBottom(state)
      return
    case 'fightTop': {
      const beast = drawPrey(t)
      if (beast !== undefined) yield* fightBeast(t, beast, cause)
      return
    }
    case 'takeTop':
      return yield* takePrey(t, cause)
    case 'addBeast': {
      const beast = decks.beast.pop()
      if (beast === undefined) return
      decks.hunting.push(beast)
      return t.say('beast.joined')
    }
  }
}

/** The group discards inventions of the board, back into their deck. L1522 */
function* discardInventions(t: RobinsonTable, n: number, cause: Cause): Rule {
  const { state } = t
  for (let i = 0; i < n; i++) {
    const free = state.inventions.filter(id => !state.plan.actions.some(({ what }) => what === id))
    if (free.length === 0) {
      penalty(t, cause, n - i)
      break
    }
    const id = yield* askGroup(t, 'discard.invention', free, {
      like: inventionNames,
      rule: 'discard.6',
      values: () => ({ card: cause.card }),
    })
    takeInvention(state, id)
    state.decks.invention.push(id)
    t.say('invention.discarded', { item: id })
  }
  t.shuffle(state.decks.invention)
  state.seen.invention.length = 0
}

const itemsFor = ({ card }: Cause) => ({ like: inventionNames, values: () => ({ card }), rule: 'golden.2' })

/** An invention is built for nothing, at once or at the end of the action phase. */
function* buildFree(t: RobinsonTable, { from }: Effect & { do: 'buildFree' }, cause: Cause): Rule {
  const { state } = t
  const free = from.filter(id => !state.items.includes(id) && !isOnItsWay(state, 'invention', id))
  if (free.length === 0) return
  const id = yield* askGroup(t, 'build.free', free, itemsFor(cause))
  takeInvention(state, id)
  if (isForLater(state)) gainLater(state, 'invention', id)
  else yield* becomesItem(t, id)
}

/** The verbs about fights, decks and items. */
export const decks: Pick<
  Doings,
  | 'fight'
  | 'temporaryWeapons'
  | 'hunting'
  | 'mystery'
  | 'stopDrawing'
  | 'drawDiscoveries'
  | 'drawEquipment'
  | 'drawInvention'
  | 'discardInventions'
  | 'flipItems'
  | 'discardItem'
  | 'buildFree'
  | 'lookTiles'
  | 'lookEvent'
> = {
  fight: (t, foe, cause) => fight(t, foe, cause),
  temporaryWeapons(t, { n }) {
    t.state.bonus += n
  },
  hunting,
  mystery: (t, limits, cause) => drawMysteries(t, cause, limitsOf(limits)),
  stopDrawing(t) {
    if (t.state.drawing) t.state.drawing.stopped = true
  },
  drawDiscoveries: (t, { n, keep }, cause) => drawDiscoveries(t, cause, n, keep ?? n),
  drawEquipment: t => drawEquipment(t),

  drawInvention(t) {
    const id = drawInvention(t)
    if (id === undefined) return
    t.state.inventions.push(id)
    t.say('invention.drawn', { item: id })
  },

  discardInventions: (t, { n }, cause) => discardInventions(t, n, cause),

  *flipItems(t, { n }, cause) {
    for (let i = 0; i < n; i++) {
      const { items } = t.state
      if (items.length === 0) return penalty(t, cause, n - i)
      flipItem(t, yield* askGroup(t, 'flip.item', items.slice(), itemsFor(cause)))
    }
  },

  *discardItem(t, _, cause) {
    const { items } = t.state
    if (items.length === 0) return penalty(t, cause, 1)
    discardItem(t, yield* askGroup(t, 'discard.item', items.slice(), itemsFor(cause)))
  },

  buildFree,
  lookTiles: (t, { n, put }, cause) => lookAtTiles(t, cause.actor, n, put),

  lookEvent(t) {
    const { state } = t
    const card = state.decks.event.at(-1)
    if (card === undefined) return
    markSeen(state, 'event', card)
    t.reveal()
    t.say('event.seen', { card })
  },
}

const limitsOf = ({ treasures, creatures, traps, dangers }: Effect & { do: 'mystery' }) => ({
  treasures,
  creatures,
  traps,
  dangers,
})
