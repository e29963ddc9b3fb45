import { fewest, most, type Preference, prefer } from '@tablee/common/prefer.ts'
import type { Seat } from '@tablee/kernel'
import { everybody, fromHelm, type Harbour, type HarbourTable } from './state.ts'

/** What the harbour master does at low tide, and how low that is. He never chooses, and he gives his reasons. */
const MANNERS = {
  mild: { lowTide: 2, customs: 4 },
  strict: { lowTide: 3, customs: 3 },
} as const

const manners = ({ master }: Harbour) => (master.strict ? MANNERS.strict : MANNERS.mild)

/** master.1, master.2: at low tide he seizes a crate, whichever comes to hand, from the fullest warehouse. */
export function inspect(t: HarbourTable, die: number): void {
  const { merchants, master } = t.state
  if (die > manners(t.state).lowTide) {
    t.say('master.highTide', { die })
    return
  }
  const preference = fullest(t.state)
  if (!preference) {
    t.say('master.nothingToSeize')
    return
  }
  tellTie(t, preference)
  const seat = preference.choice
  const { warehouse } = merchants[seat]
  const crates = warehouse.length
  const [good] = warehouse.splice(t.random(crates), 1)
  master.customs.push(good)
  t.say('master.seizes', { seat, crates, good })
}

/** master.3: his boat goes where the most is stored. */
export function patrol(t: HarbourTable): void {
  const { master, merchants } = t.state
  const preference = fullest(t.state)
  if (!preference || preference.choice === master.patrol) return
  tellTie(t, preference)
  const seat = preference.choice
  master.patrol = seat
  t.say('master.patrols', { seat, crates: merchants[seat].warehouse.length })
}

/** The fullest warehouse, the first from the helm on among equals; null when all are empty. */
function fullest(state: Harbour): Preference<Seat> | null {
  const stored = (seat: Seat): number => state.merchants[seat].warehouse.length
  return prefer(
    everybody(state).filter(seat => stored(seat) > 0),
    [most('crates', stored), fewest('fromHelm', seat => fromHelm(state, seat))],
  )
}

/** He says whom he could have taken as well. */
function tellTie(t: HarbourTable, { decided, findings }: Preference<Seat>): void {
  if (decided === 'fromHelm') t.say('master.tied', { seats: findings[0].left })
}

/** win.4 */
export const customsAreFull = (state: Harbour): boolean =>
  state.master.customs.length >= manners(state).customs
