import type { Party, RootState } from '../../../state.ts'

/** Warriors in a box of the Company's board, counted by their owner. */
export type Purse = number[]

/** How many warriors are in a purse. */
export function total(purse: Purse): number {
  let sum = 0
  for (const count of purse) sum += count
  return sum
}

/** Puts warriors of an owner into a purse, or takes them out. */
export function put(purse: Purse, owner: Party, count: number): void {
  while (purse.length <= owner) purse.push(0)
  purse[owner] += count
}

/** Whose warriors are in a purse. */
export function owners(purse: Purse): Party[] {
  const found: Party[] = []
  for (let owner = 0; owner < purse.length; owner++) if (purse[owner] > 0) found.push(owner)
  return found
}

/** Moves all of a purse into another. */
export function pour(from: Purse, into: Purse): void {
  for (const owner of owners(from)) put(into, owner, from[owner])
  from.length = 0
}

/** Takes warriors of the supply of an owner, as many as there are; tells how many. 1.5.4 */
export function fromSupply(state: RootState, owner: Party, into: Purse, count: number): number {
  const { warriors } = state.players[owner]
  const taken = Math.min(count, warriors[0])
  warriors[0] -= taken
  put(into, owner, taken)
  return taken
}
