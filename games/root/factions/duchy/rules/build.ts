import { choose, type ObjectionTo, type Rule, type Seat, type Sifted, sift } from '@tablee/kernel'
import type { CardId } from '../../../data/cards.ts'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import { handNaming } from '../../../rules/cards.ts'
import { buildIn, clearingNaming, whyNotBuildIn } from '../../../rules/pieces.ts'
import { rules } from '../../../rules/ruler.ts'
import { fitting, hasFitting } from '../../../rules/suits.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { BUILDINGS, type Building } from '../data.ts'
import { reveal } from './reveal.ts'

const NOT_RULED: ObjectionTo<Clearing> = {
  why: clearing => say('duchy.why.notRuled', { clearing }),
  rule: '12.5.1.I',
}
const NO_CARD: ObjectionTo<Clearing> = {
  why: clearing => say('duchy.why.noCard', { clearing }),
  rule: '12.5.1.I',
}

/** The clearings, sifted by what speaks against a building there: for a card of their suit, or for `any` card. */
function sites(state: RootState, seat: Seat, any: boolean): Sifted<Clearing> {
  const { hand } = state.players[seat]
  return sift(CLEARINGS, clearing => {
    if (!rules(state, seat, clearing)) return NOT_RULED
    return whyNotBuildIn(state, seat, clearing) ?? (any || hasFitting(state, hand, clearing) ? null : NO_CARD)
  })
}

/** The kinds that are left to build. */
const left = (state: RootState, seat: Seat): Building[] =>
  BUILDINGS.filter(kind => state.players[seat].buildings[kind][0] > 0)

/** Whether a building can be placed anywhere. */
export function canBuild(state: RootState, seat: Seat, any = false): boolean {
  if (state.players[seat].hand.length === 0 || left(state, seat).length === 0) return false
  return sites(state, seat, any).free.length > 0
}

/** A card is revealed, and a citadel or market placed where the Duchy rules. 12.5.1.I, 12.5.2.I */
export function* build(t: RootTable, seat: Seat, any = false): Rule {
  const { state } = t
  const rule = any ? '12.5.2.I' : '12.5.1.I'
  const found = sites(state, seat, any)
  const clearing = yield* choose(t, seat, 'duchy.build', found.free, {
    like: clearingNaming,
    rule,
    always: !any, // Which clearings there are tells of the hand.
    leads: 'duchy.build.kind',
    refused: found,
  })
  const kind = yield* choose(t, seat, 'duchy.build.kind', left(state, seat), {
    say: one => say('piece', { seat, kind: one }),
    values: () => ({ clearing }),
    rule,
  })
  const { hand } = state.players[seat]
  const card = yield* revealing(t, seat, any ? hand.slice() : fitting(state, hand, clearing), rule)
  reveal(t, seat, [card])
  yield* buildIn(t, seat, kind, clearing)
}

function revealing(t: RootTable, seat: Seat, cards: readonly CardId[], rule: string): Rule<CardId> {
  return choose(t, seat, 'duchy.reveal', cards, { like: handNaming, rule })
}
