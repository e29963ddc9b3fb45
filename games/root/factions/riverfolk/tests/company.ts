import type { RootState } from '../../../state.ts'
import { type Position, position, type RootMatch } from '../../../tests/position.ts'
import type { Service } from '../data.ts'
import { owners, type Purse, put } from '../rules/purse.ts'
import { companyAt, type RiverfolkState } from '../rules/state.ts'

/** The seats at the usual table of these tests. */
export const MARQUISE = 0
export const RIVERFOLK = 1
export const EYRIE = 2

/** Three seats, the Riverfolk second. */
export const three = (): Position => position('marquise', 'riverfolk', 'eyrie')

/** Warriors by their owner. */
type Owned = { readonly [owner: number]: number }

/** Puts warriors of their owners' supplies into the boxes of the Company, and sets prices. */
export function company(
  boxes: {
    readonly funds?: Owned
    readonly payments?: Owned
    readonly committed?: Owned
    readonly prices?: { readonly [S in Service]?: number }
  },
  seat = RIVERFOLK,
): (state: RootState) => void {
  return state => {
    const own = companyAt(state, seat)
    for (const box of ['funds', 'payments', 'committed'] as const)
      for (const [owner, count] of Object.entries(boxes[box] ?? {})) {
        state.players[Number(owner)].warriors[0] -= count
        put(own[box], Number(owner), count)
      }
    Object.assign(own.prices, boxes.prices)
  }
}

/** The Company's own part. */
export const own = ({ state }: RootMatch, seat = RIVERFOLK): RiverfolkState => companyAt(state, seat)

/** A purse by its owners. */
export const held = (purse: Purse): { [owner: number]: number } =>
  Object.fromEntries(owners(purse).map(owner => [owner, purse[owner]]))
