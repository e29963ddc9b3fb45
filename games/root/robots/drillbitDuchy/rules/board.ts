import type { CardId } from '../../../data/cards.ts'
import type { Suit } from '../../../data/suits.ts'
import type { Minister } from '../../../factions/duchy/data.ts'
import type { Party, Player, RootState, RootTable } from '../../../state.ts'
import { MINISTERS, SUIT_OF } from '../data.ts'

/** What only the Drillbit Duchy has. */
export interface DrillbitBoard {
  /** The ministers with a crown, in no order. */
  crowned: Minister[]
  /** Ambushes bought, in front of the board. robot.service.advanced.duchy */
  kept: CardId[]
}

declare module '../../../state.ts' {
  interface Player {
    drillbitDuchy?: DrillbitBoard
  }
}

/** The ministers with a crown. */
export function crownedOf({ drillbitDuchy, faction }: Player): Minister[] {
  if (!drillbitDuchy) throw new Error(`${faction} has no ministers.`)
  return drillbitDuchy.crowned
}

/** The ambushes bought. */
export const keptBy = ({ drillbitDuchy }: Player): CardId[] => drillbitDuchy?.kept ?? []

/** Whether a minister has a crown. */
export const hasCrown = ({ players }: RootState, party: Party, minister: Minister): boolean =>
  crownedOf(players[party]).includes(minister)

/** The ministers of a suit without a crown, from top to bottom; all of them with a bird. */
function uncrowned(player: Player, suit: Suit): Minister[] {
  const crowned = crownedOf(player)
  return MINISTERS.order.filter(one => !crowned.includes(one) && (suit === 'bird' || SUIT_OF[one] === suit))
}

/** The topmost minister of a suit is swayed; tells whether there was one. 10.6.3 */
export function swayTopmost(t: RootTable, party: Party, suit: Suit): boolean {
  const [minister] = uncrowned(t.state.players[party], suit)
  if (minister === undefined) return false
  crown(t, party, minister)
  return true
}

/** The topmost of the suit, and with a bird or where there is none the bottommost of all. 10.6.3, ruling.35 */
export function swayBy(t: RootTable, party: Party, suit: Suit): void {
  if (suit !== 'bird' && swayTopmost(t, party, suit)) return
  const last = uncrowned(t.state.players[party], 'bird').at(-1)
  if (last !== undefined) crown(t, party, last)
}

function crown(t: RootTable, party: Party, minister: Minister): void {
  crownedOf(t.state.players[party]).push(minister)
  t.say('drillbitDuchy.swayed', { seat: party, minister })
}

/** What is wrong with the board. */
export function problems({ players }: RootState, party: Party): string[] {
  const crowned = crownedOf(players[party])
  return new Set(crowned).size < crowned.length ? ['a minister of the Drillbit Duchy has two crowns'] : []
}
