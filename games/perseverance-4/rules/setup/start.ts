import { byKey } from '@tablee/common/records.ts'
import { type Chance, hang, type Setup } from '@tablee/kernel'
import {
  type Colour,
  type LeaderId,
  SADDLE,
  type Side,
  SPECIALISTS,
  SPECIES,
} from '@tablee/perseverance/ids.ts'
import { type Die, NEUTRAL } from '@tablee/perseverance/owners.ts'
import { PIECES, SUPPLY } from '../../data/numbers.ts'
import type { GameData } from '../../data/shape.ts'
import type { Level } from '../../data/solo/levels.ts'
import {
  ARTEFACTS,
  type ArtefactId,
  MEMOIR_SIDES,
  OFFICERS,
  type OfficerId,
  PREPARATIONS,
  REPAIRS,
  VOYAGES,
  type VoyageId,
  ZONES,
} from '../../data/types.ts'
import type { Perseverance4, Player, ZoneState } from '../../state.ts'
import { noHerd } from '../query.ts'
import { meetDissenters } from '../solo/setup.ts'

/** How many preparations are offered (e4.prep.1), and how many repair cards are dealt (e4.setup.3). */
const OFFERED = 3
const DEALT = 2

/** e4.setup.1 to e4.setup.3, s4.setup.1 to s4.setup.15; repair cards and start zones are chosen in the first steps. */
export function startState({ seats, options }: Setup, chance: Chance, data: GameData): Perseverance4 {
  const side: Side = seats === 4 ? 'many' : 'few'
  const leaders = options.leaders as readonly LeaderId[]
  const colours = options.colours as readonly Colour[]
  const first = chance.below(seats)
  const officers = chance.shuffle([...OFFICERS])
  const voyages = chance.shuffle([...VOYAGES])
  const artefacts = chance.shuffle([...ARTEFACTS, ...ARTEFACTS])
  const deck = chance.shuffle([...PREPARATIONS])
  const repairs = chance.shuffle([...REPAIRS])
  const players = leaders.map((leader, seat) => newPlayer(data, leader, colours[seat]))
  for (const player of players) player.repairs = repairs.splice(-DEALT)
  const state: Omit<Perseverance4, 'data'> = {
    side,
    first,
    active: first,
    turnOf: first,
    phase: 'start',
    players,
    pool: newPool(data, chance, seats),
    zones: byKey(ZONES, (_, place) =>
      newZone(data, side, officers[place], voyages[place], artefacts.splice(-2)),
    ),
    memoirs: byKey(OFFICERS, () => MEMOIR_SIDES[chance.below(MEMOIR_SIDES.length)]),
    influence: byKey(OFFICERS, () => Array<number>(seats === 1 ? 3 : seats).fill(0)),
    supply: { ...SUPPLY },
    preparations: { open: deck.splice(-OFFERED).reverse(), deck },
    aside: repairs,
    assemblies: 0,
    breaches: 0,
    coming: null,
    solo: seats === 1 ? meetDissenters(data, chance, options.level as Level, colours) : null,
  }
  takeFromSupply(state)
  return hang<Perseverance4>(state, data)
}

/** s4.setup.3, e4.seats.1: neutral dice, those of each colour, and with two seats those of a colour that nobody plays. */
function newPool(data: GameData, chance: Chance, seats: number): Die[] {
  const { neutralDice, ownDice, spareDice } = data.seats[seats as 1 | 2 | 3 | 4]
  const owners: number[] = Array(neutralDice).fill(NEUTRAL)
  const colours = seats === 1 ? 3 : seats
  for (let owner = 0; owner < colours; owner++) owners.push(...Array<number>(ownDice).fill(owner))
  owners.push(...Array<number>(spareDice).fill(seats))
  return owners.map(owner => ({ owner, face: SPECIALISTS[chance.below(SPECIALISTS.length)] }))
}

/** e4.setup.1, e4.setup.2 */
function newZone(
  data: GameData,
  side: Side,
  officer: OfficerId,
  voyage: VoyageId,
  artefacts: ArtefactId[],
): ZoneState {
  const { units, tops } = data.boards[side]
  return {
    dice: [null, null, null, null],
    leaders: [],
    costs: { a: null, b: null, c: null, d: null },
    section: { salvager: [], sailor: [], surgeon: [], technician: [] },
    units: tops.map((_, slot) =>
      slot < units.length ? { kind: units[slot], owner: null, dinos: [] } : null,
    ),
    crates: [],
    voyage,
    shipped: [],
    trail: data.warpath.start,
    fortifications: Array<null>(data.warpath.fortified).fill(null),
    artefacts,
    officer,
    flagged: false,
  }
}

/** e4.leader.1 to e4.leader.3 */
function newPlayer(data: GameData, leader: LeaderId, colour: Colour): Player {
  const { start } = data
  const { untamed, tamed, glowberries } = data.leaders[leader]
  const player: Player = {
    leader,
    colour,
    followers: start.followers,
    resources: { ...start.resources, glowberry: start.resources.glowberry + glowberries },
    home: { ...start.tamed },
    infirmary: noHerd(),
    untamed: noHerd(),
    saddles: { large: PIECES.large, small: PIECES.small },
    crates: start.crates,
    crateSupply: PIECES.crates - start.crates,
    cabins: PIECES.cabins,
    cubes: PIECES.cubes,
    fortifications: PIECES.fortifications,
    artefacts: [],
    rescue: 0,
    defeated: 0,
    preparation: null,
    repairs: [],
    turns: 0,
    start: null,
    tamed: false,
  }
  if (untamed !== 'none') player.untamed[untamed]++
  if (tamed !== 'none') player.home[tamed]++
  for (const species of SPECIES) player.saddles[SADDLE[species]] -= player.home[species]
  return player
}

/** What players begin with comes from the supply. */
function takeFromSupply({ players, supply }: Omit<Perseverance4, 'data'>): void {
  for (const { home, untamed } of players)
    for (const species of SPECIES) supply[species] -= home[species] + untamed[species]
}
