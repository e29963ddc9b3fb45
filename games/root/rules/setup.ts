import {
  type Chance,
  choose,
  type Next,
  type Options,
  type Rule,
  type Seat,
  type Setup,
} from '@tablee/kernel'
import { CARDS, DECKS, type DeckName } from '../data/cards.ts'
import { ITEM_SUPPLY } from '../data/items.ts'
import { CLEARINGS, type Clearing, clearingOf, MAPS, type MapData, ownLandmarks } from '../data/map.ts'
import { type RootData, reconstructed } from '../data/reconstructed.ts'
import { type ClearingSuit, SUITS } from '../data/suits.ts'
import type { FactionId, Party, Player, RootState, RootTable } from '../state.ts'
import { type Start, startCorners } from './corners.ts'
import { type FactionRules, factionAt, factionOf, type PartyRules, rulesOf } from './faction.ts'
import { dealLandmarks, landmarkChoice, landmarksToPlace } from './landmarks.ts'
import { peopleIn } from './party.ts'
import { clearingNaming } from './pieces.ts'
import { adviseOnReach } from './reach.ts'
import { type Level, levelOption, robotCardOf, traitsOption } from './robots/card.ts'
import { hasRobots, isRobot } from './robots/robot.ts'
import { newTurn } from './turn.ts'

/** Cards dealt to each seat; more of which it keeps as many in the advanced set-up. 5.1.3, A.7 */
export const STARTING_HAND = 3
export const ADVANCED_HAND = 5

/** A seat that has not chosen its faction yet: it owns nothing, crafts nothing, draws nothing. */
export const UNDECIDED: PartyRules & Pick<FactionRules, 'craftsWith' | 'cardsToDraw'> = {
  id: 'undecided',
  warriors: 0,
  buildings: {},
  tokens: {},
  craftsWith: [],
  cardsToDraw: () => 0,
}

/** The table before the factions set up. 5.1.1 to 5.1.6 */
export function startState(
  { seats, options }: Setup,
  chance: Chance,
  data: RootData = reconstructed.usual,
): RootState {
  const map = MAPS[options.map as string]
  const deckName = options.deck as DeckName
  const advanced = isAdvanced(options)
  const drafted = options.setup === 'draft'
  const boxes = (options.factions as readonly FactionId[]).map(id => (drafted ? UNDECIDED : factionOf(id)))
  const { robots = [] } = options as { robots?: readonly string[] }
  const order = Array.from({ length: seats + robots.length }, (_, party) => party)
  if (options.seating === 'random') chance.shuffle(order)
  const coop = robots.length > 0 && options.coop === true
  const withoutDominance = seats <= 2 || coop // 5.1.3, robot.3.4, robot.coop.1
  const deck = DECKS[deckName].filter(card => !(withoutDominance && CARDS[card].kind === 'dominance'))
  chance.shuffle(deck)
  const players = [...boxes.map(box => newParty(box)), ...robots.map(id => newRobot(id, options))]
  const people = order.filter(party => party < seats)
  if (!advanced) for (const seat of people) players[seat].hand.push(...deck.splice(-STARTING_HAND).reverse())
  const { from: _, ...supply } = ITEM_SUPPLY
  return {
    map: map.id,
    deckName,
    partisansKeepBirds: options.partisansKeepBirds === true,
    coalitionAnyScore: options.coalitionAnyScore === true,
    ...(coop && { coop }),
    ...(advanced && { advanced: { drafted, insurgents: options.insurgents === true, cards: [] } }),
    suits: dealSuits(map, suitsOf(options), chance, data),
    ...(map.closed && { closedPaths: map.closed.map((_, place) => place) }),
    ...dealLandmarks(landmarkChoice(options), ownLandmarks(map.id), chance),
    ruins: [null, ...map.clearings.map(clearing => (clearing.ruin ? [] : null))],
    scorched: [],
    supply: { ...supply },
    deck,
    discard: [],
    available: [],
    questDeck: [],
    quests: [],
    players,
    order,
    crafting: -1,
    turn: newTurn(order[0]),
    round: 1,
  }
}

/** A party as its box is opened; one that no seat plays names who controls it. */
export function newParty(
  { id, warriors, buildings, tokens, start }: PartyRules,
  controller?: Seat | null,
): Player {
  const counts = (supply: number): number[] => [supply, ...CLEARINGS.map(() => 0)]
  const player: Player = {
    faction: id as FactionId,
    score: 0,
    hand: [],
    effects: [],
    dominance: null,
    coalition: -1,
    items: [],
    warriors: counts(warriors),
    buildings: Object.fromEntries(Object.entries(buildings).map(([kind, n]) => [kind, counts(n)])),
    built: counts(0),
    tokens: Object.fromEntries(Object.entries(tokens).map(([kind, n]) => [kind, counts(n)])),
    pawn: 0,
    corner: 0,
    coffins: 0,
    leaving: 0,
    seen: [],
  }
  if (controller !== undefined) player.controller = controller
  start?.(player)
  return player
}

/** A robot as its box is opened, with the cards that lie beside its board. robot.3.3 */
function newRobot(id: string, options: Options): Player {
  const robot = newParty(rulesOf(id), null)
  robot.robot = {
    level: options[levelOption(id)] as Level,
    traits: [...(options[traitsOption(id)] as readonly string[])],
    order: -1,
    suit: 'bird',
    ...((options.advancedServices as readonly string[]).includes(id) && { advanced: true as const }),
    ...chosenFor(id, options),
  }
  return robot
}

/** What a table chose by the options that a robot has beside those of all. */
function chosenFor(id: string, options: Options): { chosen?: Options } {
  const own = Object.keys(robotCardOf(id)?.options ?? {})
  return own.length === 0 ? {} : { chosen: Object.fromEntries(own.map(name => [name, options[name]])) }
}

/** In the advanced set-up markers cover what is printed. A.1 */
const suitsOf = (options: Options): string =>
  isAdvanced(options) && options.suits === 'printed' ? 'random' : (options.suits as string)

const isAdvanced = ({ setup }: Options): boolean => setup === 'advanced' || setup === 'draft'

/** The suits of the clearings: as the map tells them, at random, or at random with no equal neighbours. A.1, R-126 */
function dealSuits(map: MapData, mode: string, chance: Chance, data: RootData): ClearingSuit[] {
  const { suited } = map
  if (suited !== null && (mode === 'suggested' || mode === suited))
    return ['fox', ...(data.suits[map.id] ?? map.clearings.map(({ suit }) => suit as ClearingSuit))]
  const markers = SUITS.flatMap(suit => [suit, suit, suit, suit])
  for (;;) {
    const suits: ClearingSuit[] = ['fox', ...chance.shuffle(markers.slice())]
    const equal = CLEARINGS.some(one => clearingOf(map, one).paths.some(other => suits[one] === suits[other]))
    if (mode !== 'balanced' || !equal) return suits
  }
}

/** One faction sets up, in the order of letters; then the first turn begins. 5.1.7 */
export function* setup(t: RootTable, done: number, given?: readonly Party[]): Rule<Next> {
  if (landmarksToPlace(t.state).length > 0) return ['landmarks', 0]
  if (t.state.hirelings && t.state.hirelings.toSetUp.length > 0) return 'hirelings'
  const { advanced } = t.state
  if (advanced && done === 0) dealHands(t)
  const order = given ?? setupOrder(t)
  if (done === 0 && !advanced && !hasRobots(t.state)) adviseOnReach(t)
  if (done === order.length) return afterSetup(t.state)
  yield* factionAt(t.state, order[done]).setup(t, order[done])
  return ['setup', done + 1, [...order]]
}

/** What follows once all that need no draft have set up. A.8, A.10 */
function afterSetup({ advanced, order }: RootState): Next {
  if (advanced?.drafted) return ['draft', 0]
  return advanced ? 'hands' : ['turn', order[0]]
}

/** After landmarks and hirelings have come, each seat draws. A.7 */
function dealHands(t: RootTable): void {
  const { players, deck } = t.state
  for (const seat of peopleIn(t.state)) players[seat].hand.push(...deck.splice(-ADVANCED_HAND).reverse())
  t.reveal() // Whoever set up the last landmark or hireling does not set it up again.
}

/** Seats and robots in the order of their letters; before a draft robots alone. A.3 Which of two with the same comes first is random, wherever they sit. 9.7.1.b */
function setupOrder(t: RootTable): Party[] {
  const { advanced, players } = t.state
  const order = t.state.order.filter(party => !advanced?.drafted || isRobot(players[party]))
  const letterOf = (seat: Seat): string => factionAt(t.state, seat).letter
  return [...new Set(order.map(letterOf))].sort().flatMap(letter => {
    const seats = order.filter(seat => letterOf(seat) === letter)
    t.shuffle(seats)
    return seats
  })
}

/** A faction takes its starting corner: nobody else's, and opposite to one if it can. 7.3.2 */
export function* chooseCorner(
  t: RootTable,
  seat: Seat,
  rule: string,
  start: Start = 'pieces',
): Rule<Clearing> {
  const corners = startCorners(t.state, seat, 'facing', start)
  const corner = yield* choose(t, seat, 'setup.corner', corners.sort(byNumber), {
    like: clearingNaming,
    rule,
  })
  t.state.players[seat].corner = corner
  return corner
}

const byNumber = (a: number, b: number): number => a - b
