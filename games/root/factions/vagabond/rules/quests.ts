import { choose, maybe, type Objection, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { ITEMS, type Item } from '../../../data/items.ts'
import { isForest } from '../../../data/map.ts'
import { drawCards } from '../../../rules/cards.ts'
import { score } from '../../../rules/score.ts'
import { hasSuit } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { QUESTS, type Quest, type QuestId } from '../data.ts'
import { damage, exhaustOne, hasReady, readyCount } from './items.ts'
import { vagabondAt } from './state.ts'

/** The cards drawn as a reward. */
const REWARD_CARDS = 2

/** How an Adventurer improvises: an item that stands for one of the quest's. D.7.2 */
interface Improvisation {
  readonly wanted: Item
  readonly item: Item
}

/** Whether he has the two items of a quest to exhaust. */
function payable(state: RootState, seat: Seat, { items: [one, other] }: Quest): boolean {
  const vagabond = vagabondAt(state, seat)
  return one === other ? readyCount(vagabond, one) > 1 : hasReady(vagabond, one) && hasReady(vagabond, other)
}

/** The ways to improvise for a quest: once a turn, any ready item for either of the two. D.7.2 */
function improvisations(state: RootState, seat: Seat, { items }: Quest): Improvisation[] {
  const vagabond = vagabondAt(state, seat)
  const found: Improvisation[] = []
  if (vagabond.character !== 'adventurer' || state.turn.notes.improvised) return found
  for (let place = 0; place < 2; place++) {
    const wanted = items[place]
    const other = items[1 - place]
    if ((place === 1 && wanted === other) || !hasReady(vagabond, other)) continue
    for (const item of ITEMS)
      if (item !== wanted && readyCount(vagabond, item) > (item === other ? 1 : 0))
        found.push({ wanted, item })
  }
  return found
}

const OTHER_SUIT: ObjectionTo<QuestId> = {
  why: id => say('vagabond.why.questSuit', { suit: QUESTS[id].suit }),
  rule: '9.5.5.a',
}
const NO_ITEMS: ObjectionTo<QuestId> = {
  why: id => say('vagabond.why.questItems', { items: QUESTS[id].items }),
  rule: '9.5.5.a',
}
const NO_QUEST: Objection = { why: say('vagabond.why.noQuest'), rule: '9.5.5.a' }

/** What speaks against a quest: one of another suit, or without its items. 9.5.5 */
function against(state: RootState, seat: Seat, id: QuestId): ObjectionTo<QuestId> | null {
  const { pawn } = state.players[seat]
  const quest = QUESTS[id]
  if (isForest(pawn) || !hasSuit(state, pawn, quest.suit)) return OTHER_SUIT
  return payable(state, seat, quest) || improvisations(state, seat, quest).length > 0 ? null : NO_ITEMS
}

/** What speaks against every quest: there is none of the suit, or he lacks what the first of them wants. */
export function againstQuests(state: RootState, seat: Seat): Objection | null {
  let lacking: QuestId | undefined
  for (const id of state.quests) {
    const objection = against(state, seat, id)
    if (objection === null) return null
    if (objection === NO_ITEMS) lacking ??= id
  }
  return lacking === undefined ? NO_QUEST : LACKING[lacking]
}

/** The items that each quest wants. */
const LACKING: readonly Objection[] = QUESTS.map((_, id) => ({
  why: NO_ITEMS.why(id as QuestId),
  rule: NO_ITEMS.rule,
}))

const questNaming = {
  key: (id: QuestId) => QUESTS[id].key,
  say: (id: QuestId) => say('vagabond.quest', { quest: id }),
  at: (id: QuestId) => `quest:${QUESTS[id].key}`,
} as const

/** Quest: two items for a quest of the clearing's suit, then a new one, then points or cards. 9.5.5 */
export function* quest(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const { quests, questDeck } = state
  const open = sift(quests, one => against(state, seat, one))
  const id = yield* choose(t, seat, 'vagabond.quest.which', open.free, {
    like: questNaming,
    rule: '9.5.5.a',
    waits: true,
    refused: open,
  })
  yield* pay(t, seat, QUESTS[id])
  quests.splice(quests.indexOf(id), 1)
  vagabondAt(state, seat).completed.push(id)
  t.say('vagabond.quested', { seat, quest: id })
  const next = t.draw(questDeck)
  if (next !== undefined) {
    quests.push(next)
    t.say('vagabond.quest.new', { quest: next })
  }
  yield* reward(t, seat, QUESTS[id])
}

const improvisationNaming = {
  key: ({ wanted, item }: Improvisation) => `${item}>${wanted}`,
  say: ({ wanted, item }: Improvisation) => say('vagabond.quest.standIn', { wanted, item }),
  at: ({ item }: Improvisation) => `item:${item}`,
  pass: say('vagabond.quest.plain'),
  rule: 'D.7.2.a',
} as const

/** Exhausts the two items; an Adventurer may improvise, and must if he lacks one. */
function* pay(t: RootTable, seat: Seat, quest: Quest): Rule {
  const ways = improvisations(t.state, seat, quest)
  const ask = payable(t.state, seat, quest) ? maybe : choose
  const way = yield* ask(t, seat, 'vagabond.quest.improvise', ways, improvisationNaming)
  const [one, other] = quest.items
  if (way === null) {
    exhaustOne(t, seat, one)
    exhaustOne(t, seat, other)
    return
  }
  t.state.turn.notes.improvised = 1
  exhaustOne(t, seat, way.wanted === one ? other : one)
  damage(t, seat, exhaustOne(t, seat, way.item), 'improvisation') // D.7.2
}

/** A point for each completed quest of the suit, or two cards. 9.5.5 */
function* reward(t: RootTable, seat: Seat, { suit }: Quest): Rule {
  const { completed } = vagabondAt(t.state, seat)
  const points = completed.filter(one => QUESTS[one].suit === suit).length
  const taken = yield* choose(t, seat, 'vagabond.quest.reward', ['points', 'cards'] as const, {
    say: one => (one === 'points' ? say('vagabond.reward.points', { points }) : say('vagabond.reward.cards')),
    rule: '9.5.5.b',
    final: one => one === 'cards',
  })
  if (taken === 'points') score(t, seat, points, 'quests')
  else drawCards(t, seat, REWARD_CARDS)
}
