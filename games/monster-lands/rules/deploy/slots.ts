import type { Seat } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import { TAKES } from '../../data/types.ts'
import type { Die, MADHALA, MonsterLands, MonsterTable, PoolDie, Slot } from '../../state.ts'
import { colourOf, diceOf, takeDie } from '../dice.ts'

/** deploy.9: whether a slot is open with so many players. */
export const isOpen = ({ clans, data }: MonsterLands, building: BuildingId, slot: number): boolean =>
  data.buildings[building].slots[slot].players <= Math.max(2, clans.length)

/** citadel.3, citadel.8: the free slots of a building, from the left. */
export function freeSlots(state: MonsterLands, building: BuildingId): number[] {
  const free: number[] = []
  const { slots } = state.citadel[building]
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot].by === null && isOpen(state, building, slot)) free.push(slot)
  return free
}

/** Whether a building has a free slot; the pawnshop always has (pawnshop.2). */
export function hasSlot(state: MonsterLands, building: BuildingId): boolean {
  if (building === 'pawnshop') return true
  const { slots } = state.citadel[building]
  for (let slot = 0; slot < slots.length; slot++)
    if (slots[slot].by === null && isOpen(state, building, slot)) return true
  return false
}

/** citadel.3: the dice of a clan's pool that a building takes. */
export function fittingDice({ clans, data }: MonsterLands, seat: Seat, building: BuildingId): PoolDie[] {
  const takes = TAKES[data.buildings[building].accepts]
  return diceOf(clans[seat].pool).filter(die => takes[colourOf(die)] > 0)
}

/** A clan lays a die on the leftmost free slot of a building, and tells so. */
export function layDie(t: MonsterTable, seat: Seat, building: BuildingId, die: PoolDie, slot = -1): void {
  const { state } = t
  const place = slot < 0 ? freeSlots(state, building)[0] : slot
  lay(state, building, place, [takeDie(state.clans[seat].pool, die)], seat)
  t.say('die.laid', { seat, building, dice: [die] })
}

/** Dice come to lie on a slot; the last persuasion die is remembered (persuasion.4). */
export function lay(
  { citadel }: MonsterLands,
  building: BuildingId,
  place: number,
  dice: readonly Die[],
  by: Seat | typeof MADHALA,
): void {
  const { slots } = citadel[building]
  const slot: Slot = slots[place] ?? { dice: [], by: null }
  if (place >= slots.length) slots.push(slot)
  slot.dice.push(...dice)
  slot.by = by
  for (const { colour, value } of dice) if (colour === 'persuasion') citadel[building].persuasion = value
}
