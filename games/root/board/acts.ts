import type { FactionId } from '../state.ts'
import type { IconName } from './art/icons.ts'

/** The actions that the board of each faction lists, with their symbols. */
export const ACTS: { readonly [F in FactionId]?: readonly (readonly [name: string, icon: IconName])[] } = {
  marquise: [
    ['battle', 'battle'],
    ['march', 'march'],
    ['recruit', 'recruiter'],
    ['build', 'workshop'],
    ['overwork', 'sawmill'],
    ['bird', 'crown'],
  ],
  alliance: [
    ['move', 'march'],
    ['battle', 'battle'],
    ['recruit', 'recruiter'],
    ['organize', 'sympathy'],
  ],
  vagabond: [
    ['move', 'boots'],
    ['battle', 'sword'],
    ['explore', 'torch'],
    ['aid', 'bag'],
    ['quest', 'coins'],
    ['strike', 'crossbow'],
    ['repair', 'hammer'],
  ],
}
