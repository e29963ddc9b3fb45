import type { Seat } from '@tablee/kernel'
import { weighCommon } from '../../../bot/cards.ts'
import { bestProspect, cardboardIn } from '../../../bot/fights.ts'
import type { Opinions, Scene } from '../../../bot/opinion.ts'
import { CARDS, type CardId } from '../../../data/cards.ts'
import type { Item } from '../../../data/items.ts'
import { isForest, type Region } from '../../../data/map.ts'
import type { Act } from '../../../rules/acts.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { hasFitting, hasSuit } from '../../../rules/suits.ts'
import type { RootState } from '../../../state.ts'
import { QUESTS, type QuestId } from '../data.ts'
import { hasReady, readyCount } from '../rules/items.ts'
import { relation } from '../rules/relationships.ts'
import { type VagabondItem, vagabondAt } from '../rules/state.ts'
import { ITEM } from './worth.ts'

/** What there is to do for him in a region. */
function attraction({ state, seat }: Scene, region: Region): number {
  const vagabond = vagabondAt(state, seat)
  if (isForest(region)) {
    let damaged = 0
    for (const one of vagabond.items) if (one.damaged) damaged++
    return damaged >= 3 ? 0.5 * damaged : 0.1
  }
  let sum = 0.5
  if ((state.ruins[region]?.length ?? 0) > 0 && hasReady(vagabond, 'torch')) sum += 4
  for (const id of state.quests)
    if (hasSuit(state, region, QUESTS[id].suit) && payable(state, seat, id)) sum += 3
  if (hasFitting(state, state.players[seat].hand, region)) sum += bestFriend(state, seat, region)
  if (hasReady(vagabond, 'sword')) sum += Math.max(0, bestProspect(state, seat, region))
  return sum
}

function payable(state: RootState, seat: Seat, id: QuestId): boolean {
  const vagabond = vagabondAt(state, seat)
  const [one, other] = QUESTS[id].items
  return one === other ? readyCount(vagabond, one) > 1 : hasReady(vagabond, one) && hasReady(vagabond, other)
}

const FRIEND = { hostile: 0.1, indifferent: 1.5, amiable: 1.2, friendly: 1.2, allied: 3 }

function friendship(state: RootState, seat: Seat, other: Seat): number {
  const how = relation(state, seat, other)
  return (how === null ? 0.1 : FRIEND[how]) + Math.min(2, state.players[other].items.length) * 1.2
}

function bestFriend(state: RootState, seat: Seat, region: Region): number {
  let best = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && hasPiece(state.players[other], region))
      best = Math.max(best, friendship(state, seat, other))
  return best
}

function weighAct(scene: Scene, act: Act): number {
  const { state, seat } = scene
  const { pawn } = state.players[seat]
  switch (act.do) {
    case 'explore':
      return 25
    case 'quest':
      return 20
    case 'aid':
      return 1 + 3 * bestFriend(state, seat, pawn)
    case 'battle':
      return 0.1 + 5 * Math.max(0, bestProspect(state, seat, pawn))
    case 'strike':
      return strikes(state, seat)
    case 'move':
      return 4
    case 'repair':
      return 5
    case 'steal':
    case 'dayLabor':
      return 6
    case 'hideout':
      return vagabondAt(state, seat).items.filter(one => one.damaged).length >= 3 ? 2 : 0.1
    case 'scorch':
      return 0.3
    case 'instigate':
    case 'glide':
      return 2
    default:
      return weighCommon(scene, act) * 2
  }
}

function strikes(state: RootState, seat: Seat): number {
  let best = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) best = Math.max(best, struck(state, seat, other))
  return best
}

function struck(state: RootState, seat: Seat, other: Seat): number {
  const { pawn } = state.players[seat]
  if (state.players[other].warriors[pawn] > 0) return relation(state, seat, other) === 'hostile' ? 1.5 : 0.3
  return cardboardIn(state.players[other], pawn) > 0 ? 6 : 0.1
}

const precious = (_: Scene, { item, exhausted }: VagabondItem): number =>
  ITEM[item] * 10 * (exhausted ? 0.7 : 1)
const cheap = (_: Scene, { item, exhausted }: VagabondItem): number =>
  (exhausted ? 3 : 1) / (ITEM[item] * 3) ** 2

export const opinions: Opinions = {
  'vagabond.day': { weigh: weighAct, pass: () => 0.8 },
  'vagabond.move.to': { weigh: attraction },
  'vagabond.slip': {
    weigh: attraction,
    pass: scene => 0.8 * attraction(scene, scene.state.players[scene.seat].pawn),
  },
  'vagabond.glide.to': { weigh: attraction },
  'vagabond.aid.whom': {
    weigh: ({ state, seat }: Scene, other: Seat) => friendship(state, seat, other) ** 1.5,
  },
  'vagabond.aid.item': { weigh: cheap },
  'vagabond.pay': { weigh: cheap },
  'vagabond.aid.take': { weigh: (_: Scene, { item }: { item: Item }) => ITEM[item] * 20, pass: () => 0.05 },
  'vagabond.refresh': {
    weigh: (_: Scene, one: VagabondItem) => (one.damaged ? 0.2 : 1) * ITEM[one.item] ** 2 * 30,
  },
  'vagabond.damage': {
    weigh: (scene: Scene, one: VagabondItem | 'ally') => (one === 'ally' ? 1 : cheap(scene, one)),
  },
  'vagabond.repair': { weigh: precious },
  'vagabond.limit': { weigh: cheap },
  'vagabond.strike.whom': { weigh: ({ state, seat }: Scene, other: Seat) => struck(state, seat, other) },
  'vagabond.quest.which': {
    weigh: ({ state, seat }: Scene, id: QuestId) =>
      1 + vagabondAt(state, seat).completed.filter(one => QUESTS[one].suit === QUESTS[id].suit).length,
  },
  'vagabond.quest.reward': {
    weigh: ({ state, seat }: Scene, reward: string) => {
      const done = vagabondAt(state, seat).completed
      const { suit } = QUESTS[done[done.length - 1]]
      const points = done.filter(one => QUESTS[one].suit === suit).length
      return reward === 'points' ? points * 2.5 : 2
    },
  },
  'vagabond.dayLabor.card': { weigh: (_: Scene, card: CardId) => (CARDS[card].suit === 'bird' ? 2 : 1) },
}
