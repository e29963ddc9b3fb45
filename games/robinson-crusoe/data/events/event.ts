import type { Effect } from '../effects.ts'
import type { AdventureType, EventCard } from '../types.ts'

/** An event card: its symbol, the event, the action against the threat, and the threat if nobody acts. */
export const event = (
  symbol: 'book' | AdventureType,
  effects: readonly Effect[],
  action: EventCard['action'],
  threat: readonly Effect[],
  rest: Partial<Pick<EventCard, 'src' | 'copies'>> = {},
): EventCard => ({ src: 'public', symbol, event: effects, action, threat, ...rest })

/** An action that just takes a pawn. */
export const justAct = (...result: readonly Effect[]): EventCard['action'] => ({ pawns: 1, result })
/** An action that takes two pawns. */
export const twoPawns = (...result: readonly Effect[]): EventCard['action'] => ({ pawns: 2, result })
/** An action that takes the Shovel. */
export const withShovel = (...result: readonly Effect[]): EventCard['action'] => ({
  pawns: 1,
  needs: { items: ['shovel'] },
  result,
})
/** An action that takes the Fire. */
export const withFire = (...result: readonly Effect[]): EventCard['action'] => ({
  pawns: 1,
  needs: { items: ['fire'] },
  result,
})
/** An action that takes weapons. */
export const armed = (weapons: number, ...result: readonly Effect[]): EventCard['action'] => ({
  pawns: 1,
  needs: { weapons },
  result,
})
/** An action that costs one wood. */
export const forWood = (...result: readonly Effect[]): EventCard['action'] => ({
  pawns: 1,
  pay: [{ wood: 1 }],
  result,
})
/** An action that costs one food. */
export const forFood = (...result: readonly Effect[]): EventCard['action'] => ({
  pawns: 1,
  pay: [{ food: 1 }],
  result,
})
/** An action that costs one fur. */
export const forFur = (...result: readonly Effect[]): EventCard['action'] => ({
  pawns: 1,
  pay: [{ fur: 1 }],
  result,
})
/** An action that costs one wood or one fur. */
export const forWoodOrFur = (...result: readonly Effect[]): EventCard['action'] => ({
  pawns: 1,
  pay: [{ wood: 1 }, { fur: 1 }],
  result,
})
