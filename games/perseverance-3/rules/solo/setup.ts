import type { Chance } from '@tablee/kernel'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { coloursBut } from '@tablee/perseverance/dissenters/colours.ts'
import { stacked } from '@tablee/perseverance/dissenters/deck.ts'
import { SADDLE } from '@tablee/perseverance/ids.ts'
import type { GameData } from '../../data/shape.ts'
import { ACTION_CARD_IDS, RESHUFFLE_CARD } from '../../data/solo/actions.ts'
import { type Adjustment, LEVELS, type Level, STARTING_DINOS } from '../../data/solo/levels.ts'
import { PROGRAM_IDS, type ProgramId } from '../../data/solo/programs.ts'
import { OBJECTIVES, type ObjectiveId } from '../../data/types.ts'
import type { Perseverance3 } from '../../state.ts'
import { newDissenter, rolled } from '../setup/pieces.ts'
import type { Automaton, Solo } from './state.ts'

/** What the host chose of the game alone (s3.level.9). */
export interface Difficulty {
  readonly level: Level
  readonly adjustment: Adjustment
  readonly needPresence: boolean
}

/** s3.setup.5 to s3.setup.29: Narek and Camilla come to the table. */
export function meetDissenters(
  state: Omit<Perseverance3, 'data'>,
  data: GameData,
  chance: Chance,
  difficulty: Difficulty,
): void {
  const { players, pool } = state
  const free = coloursBut(players.map(({ colour }) => colour)) // solo.gen.3, solo.gen.4
  for (const [place] of DISSENTERS.entries()) {
    const owner = players.length + place
    pool.push(rolled(data, chance, owner), rolled(data, chance, owner)) // s3.setup.2
    state.dissenters.push(newDissenter(data, free[place]))
  }
  const objectives = drawObjectives(data, chance)
  state.aside = OBJECTIVES.filter(id => !objectives.includes(id))
  const shown = objectives.map(id => data.objectives[id].officer)
  const [narek, camilla] = chance.shuffle(
    PROGRAM_IDS.filter(id => !shown.includes(data.dissenters.programs[id].officer)), // s3.setup.23
  )
  state.solo = newSolo(data, chance, difficulty, objectives, [narek, camilla])
  for (const dissenter of state.dissenters) {
    dissenter.cubes-- // s3.setup.12
    for (const species of STARTING_DINOS) {
      dissenter.saddles[SADDLE[species]]--
      state.supply[species]--
    }
  }
}

/** s3.setup.14 to s3.setup.20: one of each letter, of different officers; what has an officer again is drawn anew. */
export function drawObjectives(data: GameData, chance: Chance): ObjectiveId[] {
  const drawn: ObjectiveId[] = []
  for (const letter of ['A', 'B', 'C'] as const) {
    const pile = chance.shuffle(OBJECTIVES.filter(id => data.objectives[id].letter === letter))
    const officers = drawn.map(id => data.objectives[id].officer)
    const card = pile.find(id => !officers.includes(data.objectives[id].officer))
    if (card !== undefined) drawn.push(card)
  }
  return drawn
}

function newSolo(
  data: GameData,
  chance: Chance,
  { level, adjustment, needPresence }: Difficulty,
  objectives: ObjectiveId[],
  [narek, camilla]: readonly [ProgramId, ProgramId],
): Solo {
  const none = () => ({ shieldhead: 0, raptor: 0, thunderhorn: 0, ironjaw: 0 })
  const automaton = (program: ProgramId): Automaton => {
    const tamed = none()
    for (const species of STARTING_DINOS) tamed[species]++ // s3.setup.25
    const space = adjustment === 'easier' ? 0 : data.dissenters.reserveStart // s3.level.6
    return { program, marker: { space, onProgram: false }, tamed, untamed: none(), start: null }
  }
  return {
    level,
    adjustment,
    needPresence,
    followers: LEVELS[level],
    artefacts: [],
    crates: adjustment === 'harder' ? 1 : 0, // s3.level.8
    cards: stacked(chance, ACTION_CARD_IDS, RESHUFFLE_CARD),
    automata: { narek: automaton(narek), camilla: automaton(camilla) },
    acting: null,
    objectives,
    chosen: null,
    temples: [],
  }
}
