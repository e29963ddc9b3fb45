import type { ScenarioId } from '../data/scenarios.ts'
import type { Civ, Hex } from '../data/types.ts'

/** What a scenario keeps besides the pieces on the map; all of it is known to everybody. */
export type Story =
  | { id: 's01' /** Combats won against the rival's Warship. */; won: number }
  | { id: 's02' }
  | { id: 's03' /** Objective tokens placed. */; placed: number }
  | {
      id: 's04' /** Objective tokens won. */
      won: number /** Whether one was won in this turn. */
      traded: boolean
    }
  | { id: 's05' /** Outposts destroyed. */; destroyed: number }
  | { id: 's06' /** Exiles met; where the next one is. */; met: number; exile: Hex | null; city: Hex | null }
  | { id: 's07' /** Pillage tokens left; gold given. */; tokens: number; given: number }
  | { id: 's08' }
  | { id: 's09'; conquered: Civ[] }
  | { id: 's10'; conquered: boolean }
  | { id: 's11' }
  | { id: 's12'; lifted: boolean }
  | { id: 's13'; armed: boolean }
  | { id: 's14' }
  | { id: 's15' /** Heads cut; whether the rival was paid for the Hydra. */; heads: number; paid: boolean }
  | { id: 'i01' }
  | { id: 'i02'; delivered: boolean }

/** The story of one scenario. */
export type StoryOf<S extends ScenarioId> = Extract<Story, { id: S }>
