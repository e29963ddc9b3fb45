import { take } from '@tablee/common/piles.ts'
import type { Chance, Setup } from '@tablee/kernel'
import { ADVENTURE_IDS, type AdventureId } from '../data/adventures.ts'
import { BEAST_IDS } from '../data/beasts.ts'
import { NODES } from '../data/board.ts'
import { PLAYABLE } from '../data/characters.ts'
import { DISCOVERIES, DISCOVERY_IDS, type DiscoveryId, specialTokens } from '../data/discoveries.ts'
import { EQUIPMENT_IDS, EQUIPMENT_USES, type EquipmentId } from '../data/equipment.ts'
import { EVENT_IDS, type EventId } from '../data/events.ts'
import { INVENTION_IDS, INVENTIONS } from '../data/inventions.ts'
import { MYSTERY_IDS } from '../data/mysteries.ts'
import { TILE_NUMBERS } from '../data/tiles.ts'
import type { AdventureType, CharacterId, Discovery } from '../data/types.ts'
import { WRECKAGE_IDS, type WreckageId } from '../data/wreckage.ts'
import { FIRST, SCENARIOS, type ScenarioId } from '../scenarios/data.ts'
import { scenarioCalled } from '../scenarios/scenario.ts'
import type { Character, Decks, Plan, Robinson, RoundNotes, Space } from '../state.ts'
import { adventureCard, eventCard } from './cards/resolve-card.ts'
import { nothing } from './resources.ts'

/** The tile of the beach, and where it lies. L286 */
const BEACH = { tile: 8, node: 'M1' } as const

/** How many inventions are drawn, unless the scenario says otherwise. L267 */
const INVENTIONS_DRAWN = 5

/** The state before round 1. §5 */
export function startState({ seats, options }: Setup, chance: Chance): Robinson {
  const scenario = options.scenario as ScenarioId
  const hooks = scenarioCalled(scenario)
  const cast = castOf(options.characters as readonly string[], chance)
  const { rounds } = SCENARIOS[scenario]
  const decks = newDecks(scenario, cast, chance)
  const events = eventDeck(rounds, options.books as number, chance)
  decks.event = events.deck
  const state: Robinson = {
    ...emptyState(),
    scenario,
    story: hooks.story(),
    players: seats,
    rounds,
    firstPlayer: seats === 1 ? 0 : options.firstPlayer === 'random' ? chance.below(seats) : 0,
    characters: cast.map(newCharacter),
    women: (options.versions as readonly string[]).map(version => version === 'woman'),
    dog: isOn(options.dog, seats === 1),
    asking: cast.map(() => 'matters'),
    decks,
    unusedEvents: events.unused,
    threats: { left: '', right: wreckage(options.wreckage as string, chance) },
    inventions: INVENTION_IDS.filter(id => INVENTIONS[id].kind === 'base'),
    personal: INVENTION_IDS.filter(id => cast.includes(INVENTIONS[id].owner ?? 'friday')),
  }
  if (isOn(options.friday, seats <= 2)) state.characters.push(newCharacter('friday'))
  layTiles(state, chance)
  dealInventions(state, hooks.inventions ?? INVENTIONS_DRAWN)
  dealEquipment(state, options.equipment as number, hooks.equipment ?? {}, chance)
  hooks.setup?.(state, chance, options)
  return state
}

/** Friday and the Dog come by the number of players, unless the table says otherwise. */
const isOn = (option: unknown, usually: boolean): boolean => (option === 'usual' ? usually : option === 'yes')

/** The characters of the seats; where chance decides, among those that nobody chose. L259 */
function castOf(chosen: readonly string[], chance: Chance): CharacterId[] {
  const drawn = chosen.length === 2 ? PLAYABLE.filter(id => id !== 'soldier') : PLAYABLE // L1624
  const free = chance.shuffle(drawn.filter(id => !chosen.includes(id)))
  return chosen.map(id => (id === 'random' ? (free.pop() as CharacterId) : (id as CharacterId)))
}

/** A character before the game. */
export const newCharacter = (id: CharacterId): Character => ({
  id,
  alive: true,
  wounds: 0,
  det: 0,
  coveredArrows: [],
  specialWounds: [],
  skillsUsed: [],
  limits: [],
  bowl: 0,
  confused: 0,
  disease: 0,
  outside: '',
})

/** Nothing has happened in this round yet. */
export const newRoundNotes = (): RoundNotes => ({
  production: [],
  argument: false,
  itemsAway: false,
  shortcut: '',
  used: [],
  flipped: [],
  tried: [],
  pawns: [],
})

/** An empty plan. */
export const newPlan = (): Plan => ({
  actions: [],
  edits: 0,
  confirmed: [],
  proposed: [],
  nextId: 1,
  thriftLater: false,
})

const newSpace = (): Space => ({ tile: 0, faceDown: false, turnedBy: '', closed: false })

/** Every deck but that of events, shuffled. L272 */
function newDecks(scenario: ScenarioId, cast: readonly CharacterId[], chance: Chance): Decks {
  const drawn = INVENTION_IDS.filter(id => {
    const { kind, owner } = INVENTIONS[id]
    return kind === 'other' || (kind === 'personal' && owner && !cast.includes(owner)) // L264
  })
  return {
    event: [],
    build: chance.shuffle(ADVENTURES.build.slice()),
    gather: chance.shuffle(ADVENTURES.gather.slice()),
    explore: chance.shuffle(ADVENTURES.explore.slice()),
    mystery: chance.shuffle(MYSTERY_IDS.slice()),
    beast: chance.shuffle([...BEAST_IDS]),
    hunting: [],
    invention: chance.shuffle(drawn),
    discovery: chance.shuffle([...TOKENS, ...specialTokens(scenario)]),
    equipment: chance.shuffle([...EQUIPMENT_IDS]),
    tiles: [],
  }
}

const copies = <V>(ids: readonly V[], count: (id: V) => number): readonly V[] =>
  ids.flatMap(id => Array<V>(count(id)).fill(id))

// What is in the box, card by card.
const adventures = (type: AdventureType): readonly AdventureId[] =>
  copies(ADVENTURE_IDS, id => (adventureCard(id).deck === type ? (adventureCard(id).copies ?? 1) : 0))
const ADVENTURES = {
  build: adventures('build'),
  gather: adventures('gather'),
  explore: adventures('explore'),
} as const
const TOKENS = copies<DiscoveryId>(
  DISCOVERY_IDS,
  id => (DISCOVERIES as { readonly [id: string]: Discovery })[id].copies ?? 1,
)
const events = (isBook: boolean): readonly EventId[] =>
  copies(EVENT_IDS, id => ((eventCard(id).symbol === 'book') === isBook ? (eventCard(id).copies ?? 1) : 0))
const BOOKS = events(true)
const COLOURED = events(false)

/** Half books, half colours, or as the table likes; the others leave the game unseen. L302 */
function eventDeck(rounds: number, books: number, chance: Chance): { deck: EventId[]; unused: EventId[] } {
  const total = 2 * Math.ceil(rounds / 2)
  const [book, colour] = [chance.shuffle(BOOKS.slice()), chance.shuffle(COLOURED.slice())]
  const wanted = Math.max(0, Math.min(total, books < 0 ? total / 2 : books))
  const deck = chance.shuffle([...book.splice(0, wanted), ...colour.splice(0, total - wanted)])
  return { deck, unused: [...book, ...colour] }
}

const wreckage = (option: string, chance: Chance): WreckageId =>
  option === 'random' ? chance.one(WRECKAGE_IDS) : (option as WreckageId)

/** The beach with the camp, and the stack of the other tiles; scenarios that begin elsewhere change it. L286 */
function layTiles(state: Robinson, chance: Chance): void {
  state.island[BEACH.node].tile = BEACH.tile
  state.island.E1.closed = true
  state.decks.tiles = chance.shuffle(TILE_NUMBERS.filter(tile => tile !== BEACH.tile))
}

function dealInventions({ decks, inventions }: Robinson, n: number): void {
  inventions.push(...decks.invention.splice(-n))
}

/** Some pieces at random, or what the scenario gives. L292 */
function dealEquipment(
  { decks, equipment, gone }: Robinson,
  count: number,
  { without = [], fixed }: { readonly without?: readonly string[]; readonly fixed?: readonly string[] },
  chance: Chance,
): void {
  for (const id of without) {
    take(decks.equipment, id as EquipmentId)
    gone.push(`equipment:${id}`)
  }
  const dealt = fixed
    ? (fixed as readonly EquipmentId[]).flatMap(id => decks.equipment.splice(decks.equipment.indexOf(id), 1))
    : decks.equipment.splice(0, Math.min(count, decks.equipment.length))
  for (const id of dealt) equipment.push({ id, uses: EQUIPMENT_USES })
  chance.shuffle(decks.equipment)
}

/** A table on which nothing lies yet. */
export const emptyState = (): Omit<Robinson, 'story'> => ({
  scenario: FIRST,
  players: 0,
  round: 1,
  rounds: 0,
  phase: 'start',
  firstPlayer: 0,
  characters: [],
  women: [],
  dog: false,
  asking: [],
  morale: 0,
  shelter: false,
  roof: 0,
  palisade: 0,
  weapons: 0,
  available: nothing(),
  barrel: 0,
  gains: [],
  camp: BEACH.node,
  island: Object.fromEntries(NODES.map(node => [node, newSpace()])) as Robinson['island'],
  pieces: [],
  decks: {
    event: [],
    build: [],
    gather: [],
    explore: [],
    mystery: [],
    beast: [],
    hunting: [],
    invention: [],
    discovery: [],
    equipment: [],
    tiles: [],
  },
  seen: {
    event: [],
    build: [],
    gather: [],
    explore: [],
    mystery: [],
    beast: [],
    hunting: [],
    invention: [],
    discovery: [],
    equipment: [],
    tiles: [],
  },
  unusedEvents: [],
  gone: [],
  mysteryDiscard: [],
  inventionDiscard: [],
  threats: { left: '', right: '' },
  asideBeast: '',
  kept: [],
  inventions: [],
  personal: [],
  items: [],
  ungiven: [],
  built: [],
  treasures: [],
  equipment: [],
  discoveries: [],
  discoveriesGone: [],
  plan: newPlan(),
  act: null,
  later: [],
  notes: {},
  thisRound: newRoundNotes(),
  sky: null,
  forecast: null,
  purse: null,
  bonus: 0,
  parry: [],
  usedInFight: [],
  open: [],
  fate: 'gone',
  drawing: null,
  totems: 0,
})
