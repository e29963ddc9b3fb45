import { maybe, type Rule, type Seat } from '@tablee/kernel'
import type { CardId } from '../../data/cards.ts'
import { side } from '../../rules/hirelings/side.ts'
import { seatOf } from '../../rules/party.ts'
import type { Party, Player, RootTable } from '../../state.ts'
import { say } from '../../text/say.ts'

declare module '../../state.ts' {
  interface HirelingCard {
    /** Item cards that the controller of the Mole Artisans shows until the end of Evening. */
    shown?: CardId[]
  }
}

const shownOn = ({ hireling }: Player): readonly CardId[] => hireling?.shown ?? []

/** The Mole Artisans. */
export const demoted = side({
  id: 'artisans',
  lendsCraft,
  cards: shownOn,
  shownCards: shownOn,
  eveningEnds,
})

const KEEP = ['keep'] as const

/** A crafted item card may be shown instead of discarded. */
function* lendsCraft(t: RootTable, party: Party, seat: Seat, card: CardId): Rule<boolean> {
  const kept = yield* maybe(t, seat, 'artisans.keep', KEEP, {
    say: () => say('artisans.show'),
    values: () => ({ card }),
    pass: say('artisans.discard'),
    rule: 'hireling.sunward-expedition.demoted',
  })
  const { hireling } = t.state.players[party]
  if (kept === null || !hireling) return false
  hireling.shown = [...(hireling.shown ?? []), card]
  t.say('artisans.shown', { seat, card })
  return true
}

/** What was shown returns to the hand, whatever its limit. */
function eveningEnds(t: RootTable, party: Party): void {
  const { hireling } = t.state.players[party]
  if (!hireling?.shown?.length) return
  const seat = seatOf(t.state, party)
  t.state.players[seat].hand.push(...hireling.shown)
  t.say('artisans.back', { seat, cards: hireling.shown })
  hireling.shown = []
}
