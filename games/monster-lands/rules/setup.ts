import { take } from '@tablee/common/piles.ts'
import {
  type Chance,
  choose,
  hang,
  type Next,
  type Options,
  type Rule,
  type Seat,
  type Setup,
} from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import { BUILDING_IDS, type BuildingId, DISPLAYS, SUPPLY } from '../data/board.ts'
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts'
import { LOOT_IDS } from '../data/loot.ts'
import type { MemberId } from '../data/members.ts'
import { MISSION_TILES } from '../data/missions.ts'
import type { MonsterId } from '../data/monsters.ts'
import { type FaceId, TILES } from '../data/paths.ts'
import type { RegionId } from '../data/regions.ts'
import { MADHALA_TOKENS, SCENARIOS, type ScenarioId } from '../data/solo.ts'
import { DIFFICULTIES, type Difficulty, OPENING_REPUTATION, START } from '../data/tracks.ts'
import { TRAP_IDS, type TrapId, type TrapKind } from '../data/traps.ts'
import { AFFINITIES, type Affinity } from '../data/types.ts'
import type { Building, Clan, Market, MonsterLands, MonsterTable, Zone, ZoneId } from '../state.ts'
import { say } from '../text/say.ts'
import { newMember } from './clan.ts'
import { emptyPool } from './dice.ts'
import { seatsFrom } from './seats.ts'

/** setup.1 to setup.26; clans are chosen in the first step. */
export function startState({ seats, options }: Setup, chance: Chance, data: GameData): MonsterLands {
  const solo = seats === 1
  const scenario = solo ? (options.scenario as ScenarioId) : null
  const difficulty = options.difficulty as Difficulty
  const ambushes = !solo && (options.ambushes as boolean)
  const state: Omit<MonsterLands, 'data'> = {
    difficulty,
    ambushes,
    favor: !solo && (options.favor as boolean), // solo.12
    moreMonsters: options.moreMonsters as boolean,
    scenario,
    turn: 1,
    phase: 'preparation',
    firstPlayer: chance.below(seats),
    clans: settled(options, scenario).map(newClan),
    citadel: newCitadel(data),
    lair: market(chance, DISPLAYS.lair, trapsOf(data, ambushes ? MODULE : ['classic'])),
    tavern: { ...openTavern(chance, data, seats, scenario), novices: data.novice.copies },
    bazaar: market(chance, DISPLAYS.bazaar, copiesOf(data)),
    loot: market(chance, DISPLAYS.loot, [...LOOT_IDS]),
    monsters: { deck: [], discard: [], escaped: null },
    regions: { deck: chance.shuffle(Object.keys(data.regions) as RegionId[]), discard: [] },
    tiles: { deck: chance.shuffle([...TILES]), discard: [] },
    missions: { bag: chance.shuffle(MISSION_TILES.map((_, tile) => tile)), discard: [] },
    panic: chance.shuffle([...BUILDING_IDS]),
    gone: { members: [], traps: [] },
    supply: { ...SUPPLY },
    zones: zonesFor(seats),
    battle: null,
    madhala: solo ? newMadhala(chance, data, scenario) : null,
  }
  populate(state, chance, data)
  return hang<MonsterLands>(state, data)
}

// The Citadel

const MODULE: readonly TrapKind[] = ['classic', 'reinforced', 'ambush']

/** All tokens of some kinds. */
const trapsOf = ({ traps }: GameData, kinds: readonly TrapKind[]): TrapId[] =>
  TRAP_IDS.filter(id => kinds.includes(traps[id].kind)).flatMap(id => Array(traps[id].copies).fill(id))

const copiesOf = ({ equipment }: GameData): EquipmentId[] =>
  (Object.keys(EQUIPMENT) as EquipmentId[]).flatMap(id => Array(equipment[id].copies).fill(id))

/** A shuffled deck, of which some lie open. */
function market<Card>(chance: Chance, open: number, cards: Card[]): Market<Card> {
  const deck = chance.shuffle(cards)
  return { display: deck.splice(-open), deck, discard: [] }
}

/** setup.5 to setup.9: as many mercenaries of a low reputation as there are players are on display. */
function openTavern(
  chance: Chance,
  { members, mercenaries }: GameData,
  seats: number,
  scenario: ScenarioId | null,
): Market<MemberId> {
  const persuades = scenario !== null && SCENARIOS[scenario].rules.some(rule => rule === 'persuasionDeck')
  const cards = persuades ? mercenaries.filter(id => members[id].dice.persuasion > 0) : [...mercenaries]
  const { display, deck } = market(chance, seats === 1 ? DISPLAYS.tavernSolo : DISPLAYS.tavern, cards)
  const shown = display as MemberId[]
  const aside: MemberId[] = []
  const worth = (id: MemberId) => 100 * members[id].reputation + members[id].cost
  while (shown.filter(id => members[id].reputation <= OPENING_REPUTATION).length < seats) {
    let dearest = 0
    for (let place = 1; place < shown.length; place++)
      if (worth(shown[place]) > worth(shown[dearest])) dearest = place
    aside.push(shown[dearest])
    shown[dearest] = deck.pop() as MemberId
  }
  deck.push(...aside)
  if (aside.length > 0) chance.shuffle(deck) // setup.8
  return { display: shown, deck, discard: [] }
}

function newCitadel({ buildings }: GameData): { [building in BuildingId]: Building } {
  const citadel: Partial<{ [building in BuildingId]: Building }> = {}
  for (const id of BUILDING_IDS)
    citadel[id] = {
      slots: buildings[id].slots.map(() => ({ dice: [], by: null })),
      panic: false,
      persuasion: 0,
    }
  return citadel as { [building in BuildingId]: Building }
}

// Outside

const PATHS: { readonly [id in ZoneId]: number } = {
  missionA: 2,
  missionB: 2,
  regionA: 4,
  regionB: 4,
  gates: 2,
}

/** setup.19: with one or two players only region A is open. */
function zonesFor(seats: number): Zone[] {
  const ids: ZoneId[] = ['missionA', 'missionB', 'regionA']
  if (seats > 2) ids.push('regionB')
  ids.push('gates')
  return ids.map(id => ({
    id,
    monster: null,
    region: null,
    face: null,
    mission: null,
    paths: Array(PATHS[id]).fill(null),
  }))
}

/** setup.14 to setup.17, setup.21, scenario.19, scenario.38: what stands outside at the start. */
function populate(state: Omit<MonsterLands, 'data'>, chance: Chance, { monsters }: GameData): void {
  const all = chance.shuffle(Object.keys(monsters) as MonsterId[])
  const { opensWithRankA } = DIFFICULTIES[state.difficulty]
  const isFirst = (id: MonsterId) => monsters[id].rank === 'A'
  const first = opensWithRankA ? all.filter(isFirst) : all
  const gates = state.zones[state.zones.length - 1]
  for (const zone of state.zones) {
    if (zone.id === 'missionA') zone.mission = MISSION_TILES[state.missions.bag.pop() as number].competitive
    if (zone.id === 'missionB') zone.mission = MISSION_TILES[state.missions.bag.pop() as number].contract
    if (zone.id !== 'regionA' && zone.id !== 'regionB') continue
    zone.region = state.regions.deck.pop() as RegionId
    zone.face = `${state.tiles.deck.pop()}${chance.below(2) === 0 ? 'A' : 'B'}` as FaceId
    let monster = first.pop() as MonsterId
    while (monsters[monster].power.verb === 'toGates') {
      gates.monster = monster // monster.31
      monster = first.pop() as MonsterId
    }
    zone.monster = monster
  }
  const out = state.zones.map(zone => zone.monster)
  const deck = all.filter(id => !out.includes(id))
  const { scenario } = state
  if (scenario !== null && SCENARIOS[scenario].rules.some(rule => rule === 'besiegedFromStart')) {
    const rankA = deck.filter(isFirst)
    if (gates.monster !== null) state.monsters.discard.push(gates.monster)
    gates.monster = rankA[chance.below(rankA.length)]
    take(deck, gates.monster)
  }
  state.monsters.deck = chance.shuffle(deck)
}

/** solo.5, scenario.25 */
function newMadhala(chance: Chance, data: GameData, scenario: ScenarioId | null): MonsterLands['madhala'] {
  const ambushes = scenario !== null && SCENARIOS[scenario].rules.some(rule => rule === 'madhalaAmbushes')
  const pile = ambushes ? chance.shuffle(trapsOf(data, ['reinforced', 'ambush'])) : []
  return { tokens: MADHALA_TOKENS, pile, used: [] }
}

// Clans

/** The affinities that are settled before the start: by whoever sets the table up, or by the scenario (solo.3). */
function settled({ clans }: Options, scenario: ScenarioId | null): (Affinity | null)[] {
  const fixed = scenario === null ? null : SCENARIOS[scenario].affinity
  return (clans as readonly string[]).map(one => fixed ?? (one === 'choose' ? null : (one as Affinity)))
}

const newClan = (affinity: Affinity | null): Clan => ({
  affinity,
  gold: 0,
  glory: 0,
  pool: emptyPool(),
  traps: [],
  defense: 0,
  potion: 0,
  venom: 0,
  loot: [],
  trophies: [],
  members: [],
  lands: [],
  passed: false,
  shifts: 0,
  missions: 0,
})

/** setup.27 to setup.29: clans choose from the last in turn order to the first, unless it was settled before. */
export function* clans(t: MonsterTable): Rule<Next> {
  const { state } = t
  for (const seat of seatsFrom(state).reverse()) {
    const free = AFFINITIES.filter(one => !state.clans.some(({ affinity }) => affinity === one))
    const affinity =
      state.clans[seat].affinity ??
      (yield* choose(t, seat, 'clan.choose', free, {
        say: one => say('clan.of', { affinity: one }),
        at: one => `affinity:${one}`,
        rule: 'setup.28',
        waits: true,
      }))
    found(state, seat, affinity)
    t.say('clan.founded', { seat, affinity })
  }
  leaveOthers(state)
  return 'preparation'
}

/** setup.31 to setup.38 */
export function found({ clans, data, scenario, supply }: MonsterLands, seat: Seat, affinity: Affinity): void {
  const { gold, defense } = scenario === null ? START : SCENARIOS[scenario]
  const clan = clans[seat]
  clan.affinity = affinity
  clan.gold = gold
  clan.glory = START.glory
  clan.defense = defense
  supply.defense -= defense
  clan.traps.push('initial')
  clan.members.push(newMember(data.leaders[affinity], true), newMember(data.starters[affinity]))
}

/** setup.30, setup.33: what belongs to clans that do not play leaves the game. */
export function leaveOthers({ clans, data, gone }: MonsterLands): void {
  for (const affinity of AFFINITIES) {
    if (clans.some(clan => clan.affinity === affinity)) continue
    gone.members.push(data.leaders[affinity], data.starters[affinity])
    gone.traps.push('initial')
  }
}
