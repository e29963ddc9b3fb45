import { dealAgain } from '@tablee/common/piles.ts'
import { type Chance, clone, type Message, type Seat } from '@tablee/kernel'
import type { Node, Terrain } from './data/board.ts'
import type { WeatherDie } from './data/dice.ts'
import { INVENTION_IDS, type InventionId } from './data/inventions.ts'
import { adventureCard, eventCard, isAdventure, isEvent, isMystery } from './rules/cards/resolve-card.ts'
import { futureResources } from './rules/gains.ts'
import { distances, exploredTerrains, isSheltered } from './rules/island.ts'
import { hasItem } from './rules/items.ts'
import { mealsTonight } from './rules/phases/night.ts'
import { weatherDice } from './rules/phases/weather.ts'
import { planObjection } from './rules/plan/legal.ts'
import { type Destinations, destinations, type Outlook, outlooks } from './rules/plan/outlook.ts'
import { type Supply, unplaced } from './rules/plan/pawns.ts'
import { scenarioOf } from './scenarios/scenario.ts'
import type { DeckName, EventDeckCard, Resources, Robinson } from './state.ts'

/** The back of a card of the event deck. L540 */
const backOf = (card: EventDeckCard): string =>
  isAdventure(card) ? adventureCard(card).deck : isMystery(card) ? 'mystery' : 'event'

function deckView({ decks, seen }: Robinson, name: DeckName): DeckView {
  const cards: readonly (string | number)[] = decks[name]
  const known = cards.map(card => (seen[name].includes(card) ? card : null)).toReversed()
  while (known.length > 0 && known.at(-1) === null) known.pop()
  return { size: cards.length, known }
}

/** What everybody knows of a deck: its size, and the cards that were looked at, from the top; null for the others. */
export interface DeckView {
  readonly size: number
  readonly known: readonly (string | number | null)[]
}

/** What all may know of a game of Robinson Crusoe, with what follows from it. */
export interface RobinsonView extends Omit<Robinson, 'decks' | 'seen' | 'unusedEvents' | 'asideBeast'> {
  readonly decks: { readonly [D in DeckName]: DeckView }
  /** The back of the top card of the event deck; '' when there is none. */
  readonly nextBack: string
  readonly nextInvention: InventionId | ''
  readonly asideBeast: boolean
  /** Cards that were shuffled into the event deck, in no order. */
  readonly coming: readonly string[]
  /** The seat that looks, null for a spectator. */
  readonly viewer: Seat | null
  readonly goal: Message
  /** The terrains and items that count. */
  readonly explored: readonly Terrain[]
  readonly usable: readonly InventionId[]
  readonly sheltered: boolean
  /** How far each space is from the camp; -1 where no path leads. */
  readonly far: { readonly [N in Node]: number }
  readonly dice: readonly WeatherDie[]
  /** How many meals the night asks for. */
  readonly meals: number
  /** What the actions of this round have brought, for the end of the action phase. */
  readonly future: { readonly resources: Resources }
  readonly outlooks: readonly Outlook[]
  readonly supply: readonly Supply[]
  readonly destinations: Destinations
  /** What keeps the plan from being carried out. */
  readonly planWrong: Message | null
}

/** What all may know: everything but the order and the faces of the decks. L1528 */
export function view(state: Robinson, viewer: Seat | null): RobinsonView {
  const { decks, seen, unusedEvents, asideBeast, ...open } = state
  const names = Object.keys(decks) as DeckName[]
  const top = decks.event.at(-1)
  const planned = state.phase === 'planning' || state.plan.actions.length > 0
  return clone({
    ...open,
    decks: Object.fromEntries(names.map(name => [name, deckView(state, name)])) as RobinsonView['decks'],
    nextBack: top === undefined ? '' : backOf(top),
    nextInvention: decks.invention.at(-1) ?? '',
    asideBeast: asideBeast !== '',
    coming: decks.event.filter(card => !isEvent(card)).sort(),
    viewer,
    goal: scenarioOf(state).goal(state),
    explored: exploredTerrains(state),
    usable: INVENTION_IDS.filter(id => hasItem(state, id)),
    sheltered: isSheltered(state),
    far: distances(state),
    dice: weatherDice(state),
    meals: mealsTonight(state),
    future: { resources: futureResources(state) },
    outlooks: planned ? outlooks(state) : [],
    supply: unplaced(state),
    destinations: destinations(state, viewer),
    planWrong: state.phase === 'planning' ? (planObjection(state)?.why ?? null) : null,
  })
}

/** Puts what nobody has seen in another order, in place; what was looked at stays. */
export function redeal(state: Robinson, _seat: Seat | null, chance: Chance): void {
  const { decks, seen } = state
  redealEvents(state, chance)
  redealBeasts(state, chance)
  for (const name of ['build', 'gather', 'explore', 'mystery', 'discovery', 'equipment', 'tiles'] as const)
    dealUnseen(decks[name], seen[name], chance)
  const top = decks.invention.pop() // Its face is public. L266
  dealUnseen(decks.invention, seen.invention, chance)
  if (top !== undefined) decks.invention.push(top)
}

const dealUnseen = (cards: (string | number)[], seen: readonly (string | number)[], chance: Chance): void =>
  dealAgain([cards], chance, card => seen.includes(card))

/** Hunted or not, set aside or not: an unseen beast could be any unseen beast. */
function redealBeasts(state: Robinson, chance: Chance): void {
  const { decks, seen, notes, asideBeast } = state
  const aside = asideBeast === '' || notes.seenBeast?.includes(asideBeast) ? [] : [asideBeast]
  dealAgain([decks.hunting, decks.beast, aside], chance, id => seen.hunting.includes(id))
  for (const id of aside) state.asideBeast = id
}

/** An event could be any that left the game unseen, of its kind; the back of the top card is known. */
function redealEvents(state: Robinson, chance: Chance): void {
  const { event } = state.decks
  const seen = state.seen.event
  for (const isBook of [true, false]) {
    const belongs = (card: EventDeckCard): boolean =>
      isEvent(card) && !seen.includes(card) && (eventCard(card).symbol === 'book') === isBook
    dealAgain<EventDeckCard>([event, state.unusedEvents], chance, card => !belongs(card))
  }
  const back = event.length > 0 ? backOf(event[event.length - 1]) : ''
  dealUnseen(event, seen, chance)
  const place = event.findLastIndex(card => backOf(card) === back && !seen.includes(card))
  const last = event.length - 1
  if (place < 0 || seen.includes(event[last]) || backOf(event[last]) === back) return
  const top = event[last]
  event[last] = event[place]
  event[place] = top
}
