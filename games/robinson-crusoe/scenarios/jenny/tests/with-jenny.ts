import type { CharacterId } from '../../../data/types.ts'
import { newCharacter } from '../../../rules/setup.ts'
import { type Tale, tale } from '../../../tests/scenarios/tale.ts'
import { storyIn } from '../../scenario.ts'

/** The rescue. */
export const RAFT = { type: 'explore', what: 'rescue' } as const

/** The Raft is built. */
export const afloat = (): Tale =>
  tale('jenny').with(state => {
    state.built.push('raftRescue')
  })

/** Jenny is at the camp, with some wounds. */
export const together = (cast?: readonly CharacterId[], options = {}): Tale =>
  tale('jenny', cast, options).with(state => {
    storyIn(state, 'jenny').rescued = true
    state.characters.push({ ...newCharacter('jenny'), wounds: 4 })
  })
