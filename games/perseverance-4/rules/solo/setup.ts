import type { Chance } from '@tablee/kernel'
import { DISSENTERS, type Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { coloursBut } from '@tablee/perseverance/dissenters/colours.ts'
import { stacked } from '@tablee/perseverance/dissenters/deck.ts'
import { startApart } from '@tablee/perseverance/dissenters/who.ts'
import type { Colour } from '@tablee/perseverance/ids.ts'
import type { GameData } from '../../data/shape.ts'
import { ACTION_CARDS, RESHUFFLE } from '../../data/solo/actions.ts'
import { DISSENTER_PIECES, type Level, RESERVE_START, SHARED_CRATES } from '../../data/solo/levels.ts'
import { PROGRAMS, type ProgramId } from '../../data/solo/programs.ts'
import { OFFICERS, ZONES, type Zone } from '../../data/types.ts'
import type { DissenterState, P4Table, Perseverance4, Solo } from '../../state.ts'
import { ownerOf } from '../query.ts'

/** Reserve and rally markers are cubes (s4.setup.8): these are not left for officers. */
const MARKERS = 2

/** s4.setup.5 to s4.setup.15 */
export function meetDissenters(
  { rallyTrack }: GameData,
  chance: Chance,
  level: Level,
  taken: readonly Colour[],
): Solo {
  const colours = coloursBut(taken)
  const programs = chance.shuffle([...PROGRAMS])
  const dissenter = (program: ProgramId, colour: Colour): DissenterState => ({
    colour,
    program,
    reserve: { space: RESERVE_START, onProgram: false },
    rally: rallyTrack.units.raider, // L2164
    cabins: DISSENTER_PIECES.cabins,
    cubes: DISSENTER_PIECES.cubes - MARKERS,
    fortifications: DISSENTER_PIECES.fortifications,
    large: DISSENTER_PIECES.large,
  })
  return {
    level,
    cards: stacked(chance, ACTION_CARDS, RESHUFFLE),
    dissenters: { narek: dissenter(programs[0], colours[0]), camilla: dissenter(programs[1], colours[1]) },
    followers: 0,
    artefacts: [],
    crates: SHARED_CRATES - 1, // L2165: one of them marks the breaches
  }
}

/** s4.setup.16 to s4.setup.18: the zones of the left and the right card of the row; where they clash Camilla goes on. */
function startZones(state: Perseverance4, solo: Solo): { [D in Dissenter]: Zone } {
  const zoneOn = (dissenter: Dissenter, place: number): Zone => {
    const card = solo.cards.row[place]
    const zone = card === null ? 'program' : state.data.actions[card].zone
    return zone === 'program' || zone === 'none'
      ? state.data.programs[solo.dissenters[dissenter].program].zone
      : zone
  }
  const narek = zoneOn('narek', 0)
  return { narek, camilla: startApart(ZONES, narek, zoneOn('camilla', 2)) }
}

/** s4.setup.16 to s4.setup.20: a cabin on the start space, and cubes on all officers. */
export function settleDissenters(t: P4Table, solo: Solo): void {
  const { state } = t
  const { here, elsewhere } = state.data.start
  const zones = startZones(state, solo)
  for (const dissenter of DISSENTERS) {
    const one = solo.dissenters[dissenter]
    const owner = ownerOf(dissenter)
    const zone = zones[dissenter]
    t.say('start.chosen', { owner, zone })
    state.zones[zone].section[state.data.zones[zone].crew].push(owner)
    one.cabins--
    for (const officer of OFFICERS) {
      const n = state.zones[zone].officer === officer ? here : elsewhere
      state.influence[officer][owner] += n
      one.cubes -= n
    }
  }
}
