import { LOOT, LOOT_IDS, type LootId } from '../../data/loot.ts'
import { COLOURS, type Colour } from '../../data/types.ts'
import type { Source } from '../../state.ts'

/** What lets dice be rolled again: a talent, a piece of equipment, the expedition's advantage, loot. */
export type Reroller = Source | 'path' | LootId

/** What the owner of an expedition does as it rolls. */
export type Step =
  | { readonly do: 'roll'; readonly colour: Colour }
  | { readonly do: 'all' }
  | { readonly do: 'reroll'; readonly by: Reroller; readonly colour: Colour; readonly value: number }
  | { readonly do: 'venom' }
  | { readonly do: 'loot'; readonly loot: LootId }
  | { readonly do: 'stop' }

// Steps are offered in every playout: each is made once.

export const ALL: Step = { do: 'all' }
export const STOP: Step = { do: 'stop' }
export const VENOM: Step = { do: 'venom' }

const ofEach = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as { readonly [key in K]: V }

export const ROLL = ofEach<Colour, Step>(COLOURS, colour => ({ do: 'roll', colour }))

export const USE = ofEach<LootId, Step>(LOOT_IDS, loot => ({ do: 'loot', loot }))

const REROLLERS: readonly Reroller[] = [
  'talent',
  'weapon',
  'clothing',
  'spell',
  'path',
  ...LOOT_IDS.filter(id => LOOT[id].effect.verb === 'reroll'),
]

/** By what, the colour of the die, and what it shows. */
export const REROLL = ofEach<Reroller, { readonly [C in Colour]: readonly Step[] }>(REROLLERS, by =>
  ofEach(COLOURS, colour =>
    [0, 1, 2, 3, 4, 5, 6].map((value): Step => ({ do: 'reroll', by, colour, value })),
  ),
)

/** The key of a step. */
export function stepKey(step: Step): string {
  switch (step.do) {
    case 'roll':
      return `roll:${step.colour}`
    case 'all':
      return 'roll:all'
    case 'reroll':
      return `reroll:${step.by}:${step.colour}:${step.value}`
    case 'loot':
      return `loot:${step.loot}`
    default:
      return step.do
  }
}

/** Whether a step rolls dice: it is never taken back. */
export const rolls = (step: Step | null): boolean =>
  step?.do === 'roll' || step?.do === 'all' || step?.do === 'reroll'

/** What a step lights on the board. */
export function stepAt(step: Step): string {
  switch (step.do) {
    case 'roll':
    case 'reroll':
      return `die:${step.colour}`
    case 'loot':
      return `loot:${step.loot}`
    case 'venom':
      return 'venom'
    default:
      return 'dice'
  }
}
