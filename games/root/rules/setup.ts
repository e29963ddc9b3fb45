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
import type { FactionId, Player, RootState, RootTable } from '../state.ts'
import { type FactionRules, factionAt, factionOf, type PartyRules } from './faction.ts'
import { dealLandmarks, landmarkChoice, landmarksToPlace } from './landmarks.ts'
import { canBuildIn, canPlace, clearingNaming } from './pieces.ts'
import { adviseOnReach } from './reach.ts'
import { newTurn } from './turn.ts'

/** Cards dealt to each seat; more of which it keeps as many in the advanced set-up. 5.1.3, A.7 */
export const STARTING_HAND = 3
const ADVANCED_HAND = 5

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
  const order = Array.from({ length: seats }, (_, seat) => seat)
  if (options.seating === 'random') chance.shuffle(order)
  const withoutDominance = seats === 2 // 5.1.3
  const deck = DECKS[deckName].filter(card => !(withoutDominance && CARDS[card].kind === 'dominance'))
  chance.shuffle(deck)
  const players = boxes.map(box => newParty(box))
  if (!advanced) for (const seat of order) players[seat].hand.push(...deck.splice(-STARTING_HAND).reverse())
  const { from: _, ...supply } = ITEM_SUPPLY
  return {
    map: map.id,
    deckName,
    partisansKeepBirds: options.partisansKeepBirds === true,
    coalitionAnyScore: options.coalitionAnyScore === true,
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
export function* setup(t: RootTable, done: number, given?: readonly Seat[]): Rule<Next> {
  if (landmarksToPlace(t.state).length > 0) return ['landmarks', 0]
  if (t.state.hirelings && t.state.hirelings.toSetUp.length > 0) return 'hirelings'
  const { advanced } = t.state
  if (advanced && done === 0) dealHands(t)
  if (advanced?.drafted) return ['draft', 0]
  const order = given ?? setupOrder(t)
  if (done === 0 && !advanced) adviseOnReach(t)
  if (done === order.length) return advanced ? 'hands' : ['turn', t.state.order[0]]
  yield* factionAt(t.state, order[done]).setup(t, order[done])
  return ['setup', done + 1, [...order]]
}

/** After landmarks and hirelings have come, each seat draws. A.7 */
function dealHands({ state: { players, order, deck } }: RootTable): void {
  for (const seat of order) players[seat].hand.push(...deck.splice(-ADVANCED_HAND).reverse())
}

/** Seats in the order of their letters; which of two with the same comes first is random, wherever they sit. 9.7.1.b */
function setupOrder(t: RootTable): Seat[] {
  const { order } = t.state
  const letterOf = (seat: Seat): string => factionAt(t.state, seat).letter
  return [...new Set(order.map(letterOf))].sort().flatMap(letter => {
    const seats = order.filter(seat => letterOf(seat) === letter)
    t.shuffle(seats)
    return seats
  })
}

/** What a faction places in its starting corner: pieces, or a building among them. */
type Start = 'pieces' | 'building'

/** A faction takes its starting corner: nobody else's, and opposite to one if it can. 7.3.2 */
export function* chooseCorner(
  t: RootTable,
  seat: Seat,
  rule: string,
  start: Start = 'pieces',
): Rule<Clearing> {
  const map = MAPS[t.state.map]
  const taken = t.state.players.map(player => player.corner)
  const free = freeCorners(t.state, seat, taken, start)
  const facing = free.filter(corner =>
    map.opposite.some(
      pair => pair.includes(corner) && pair.some(one => one !== corner && taken.includes(one)),
    ),
  )
  const corner = yield* choose(t, seat, 'setup.corner', (facing.length > 0 ? facing : free).sort(byNumber), {
    like: clearingNaming,
    rule,
  })
  t.state.players[seat].corner = corner
  return corner
}

/** The corners where a faction can start; where hirelings fill all that are left, other clearings of the map's edge. */
function freeCorners(state: RootState, seat: Seat, taken: readonly Clearing[], start: Start): Clearing[] {
  const { opposite, clearings } = MAPS[state.map]
  const fits = start === 'building' ? canBuildIn : canPlace
  const open = (one: Clearing): boolean => !taken.includes(one) && fits(state, seat, one)
  const corners = opposite.flat().filter(open)
  if (corners.length > 0 || !state.hirelings) return corners
  return clearings.flatMap(({ id, kind }) => (kind === 'edge' && open(id) ? id : []))
}

const byNumber = (a: number, b: number): number => a - b
