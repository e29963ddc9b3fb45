import type { Effect } from './effects.ts'
import type { Invention, Level, Needs, Payment } from './types.ts'

/** The inventions that are cards; those of a scenario stand in its folder. */
export type InventionId =
  | 'bricks'
  | 'dam'
  | 'fire'
  | 'knife'
  | 'map'
  | 'medicine'
  | 'pot'
  | 'rope'
  | 'shovel'
  | 'fireplace'
  | 'shortcut'
  | 'snare'
  | 'spear'
  | 'basket'
  | 'bed'
  | 'belts'
  | 'bow'
  | 'cellar'
  | 'corral'
  | 'diary'
  | 'drums'
  | 'furnace'
  | 'lantern'
  | 'moat'
  | 'pit'
  | 'raft'
  | 'sack'
  | 'shield'
  | 'sling'
  | 'wall'

const level = (of: Level, n: number): Effect => ({ do: 'level', of, n })
const lasting = (id: string): readonly Effect[] => [{ do: 'lasting', id }]
const moreFoodAtCamp: Effect = { do: 'token', kind: 'extraFood', at: 'camp' }
const wood = (n: number): readonly Payment[] => [{ wood: n }]
const fur: readonly Payment[] = [{ fur: 1 }]
const items = (...ids: readonly InventionId[]): Needs => ({ items: ids })

/** A base or other invention: its kind, what it needs, what it does when built, and the rest. */
const card = (
  kind: 'base' | 'other',
  needs: Needs,
  effects: readonly Effect[] = [],
  rest: Pick<Invention, 'pay' | 'pawn' | 'power'> = {},
): Invention => ({ src: 'public', kind, needs, effects, ...rest })

/** A personal invention. */
const personal = (
  owner: NonNullable<Invention['owner']>,
  needs: Needs,
  effects: readonly Effect[],
  rest: Pick<Invention, 'pay' | 'power'> = {},
): Invention => ({ src: 'public', kind: 'personal', owner, needs, effects, ...rest })

/** The invention cards. */
export const INVENTIONS: { readonly [I in InventionId]: Invention } = {
  bricks: card('base', { terrain: ['hills'] }, [level('palisade', 1)]),
  dam: card('base', { terrain: ['river'] }, [{ do: 'gain', what: 'nonPerishable', n: 2 }], { pay: wood(1) }),
  fire: card('base', { terrain: ['mountains'] }, [level('palisade', 1)]),
  knife: card('base', { terrain: ['mountains'] }, [level('weapons', 1)]),
  map: card('base', { terrain: ['river'] }, [], { pawn: 'green' }),
  medicine: card('base', { terrain: ['plains'] }, lasting('medicine')),
  pot: card('base', { terrain: ['hills'] }, [], {
    power: { windows: ['night'], food: 1, perRound: 1, effects: [{ do: 'heal', who: 'chosen', n: 1 }] },
  }),
  rope: card('base', { terrain: ['plains'] }, lasting('needed')),
  shovel: card('base', { terrain: ['beach'] }, lasting('needed')),

  fireplace: personal('cook', items('fire'), [], {
    power: { windows: ['night'], food: 1, perRound: 1, effects: [{ do: 'healShared', n: 2 }] },
  }),
  shortcut: personal('explorer', items('map'), [{ do: 'special', id: 'shortcut' }]),
  snare: personal('carpenter', items('rope'), [moreFoodAtCamp]),
  spear: personal('soldier', items('knife'), [level('weapons', 3)], { pay: wood(1) }),

  basket: card('other', { terrain: ['plains'] }, lasting('oneMore')),
  bed: card('other', { terrain: ['plains'] }, lasting('bed')),
  belts: card('other', items('knife'), [], { pay: fur, pawn: 'grey' }),
  bow: card('other', items('rope', 'knife'), [level('weapons', 3)], { pay: wood(1) }),
  cellar: card('other', items('shovel'), lasting('keepsFood')),
  corral: card('other', items('rope'), [{ do: 'special', id: 'corral' }, moreFoodAtCamp], { pay: wood(1) }),
  diary: card('other', {}, lasting('diary'), { pay: fur }),
  drums: card('other', { terrain: ['hills'] }, lasting('drums'), { pay: fur }),
  furnace: card('other', items('bricks'), lasting('furnace')),
  lantern: card('other', { terrain: ['hills'], items: ['fire'] }, [], { pawn: 'brown' }),
  moat: card('other', items('shovel'), [level('palisade', 2)], { pay: wood(1) }),
  pit: card('other', items('shovel'), lasting('pit'), { pay: wood(1) }),
  raft: card('other', items('rope'), [], { pay: wood(2), pawn: 'greyGreen' }),
  sack: card('other', {}, lasting('oneMore'), { pay: fur }),
  shield: card('other', items('rope'), [], { pay: wood(1), pawn: 'red' }),
  sling: card('other', {}, [level('weapons', 2)], { pay: [{ wood: 1 }, { fur: 1 }] }),
  wall: card('other', items('bricks'), [level('palisade', 2)]),
}

/** The ids of the invention cards. */
export const INVENTION_IDS = Object.keys(INVENTIONS) as readonly InventionId[]
