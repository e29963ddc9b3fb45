import { choose, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { CLEARINGS } from '../../../data/map.ts'
import { type Act, actNaming, chooseAct, type TurnChoice } from '../../../rules/acts.ts'
import { take } from '../../../rules/cards.ts'
import { lostWarriors, remove } from '../../../rules/remove.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { COLUMNS, type Column, KEEPERS } from '../data.ts'
import { keepersAt, retinueOf, retinueSize } from './state.ts'

/** A warrior leaves each clearing with four or more. 15.6.1 */
export function* liveOffTheLand(t: RootTable, seat: Seat): Rule<boolean> {
  const { warriors } = t.state.players[seat]
  const crowded = CLEARINGS.filter(clearing => warriors[clearing] >= KEEPERS.livesOff)
  if (crowded.length > 0) t.say('keepers.livesOff', { seat })
  yield* remove(t, { losses: crowded.map(clearing => lostWarriors(seat, clearing, 1, seat)), battle: null })
  return false
}

liveOffTheLand.idle = ({ players }: RootState, seat: Seat): boolean =>
  CLEARINGS.every(clearing => players[seat].warriors[clearing] < KEEPERS.livesOff)

/** The acts with a card, made once. */
const LEADS = ['keepers.column']
const GATHER: readonly Act[] = CARDS.map((_, card) => ({ do: 'gather', card, leads: LEADS }))
const SHIFT: readonly Act[] = CARDS.map((_, card) => ({ do: 'shift', card, leads: LEADS }))

const namingOf = (acts: readonly Act[]) => ({
  key: (card: CardId) => actNaming.key(acts[card]),
  say: (card: CardId) => actNaming.say(acts[card]),
  at: (card: CardId) => actNaming.at(acts[card]),
})

const FULL: Objection = { why: say('keepers.why.retinueFull'), rule: '15.6.2.b' }
const GATHERED: Objection = { why: say('keepers.why.gathered'), rule: 'booklet.keepers.10' }

const EVENING: TurnChoice = {
  prompt: 'keepers.gather',
  end: say('keepers.gather.end'),
  rule: '15.6.2.a',
  endsTurn: true,
}

/** Cards of the hand join the Retinue, ten in all at most; or else one card goes to another column. 15.6.2 */
export function* gather(t: RootTable, seat: Seat): Rule<boolean> {
  const { state } = t
  const { notes } = state.turn
  const player = state.players[seat]
  const full = retinueSize(keepersAt(state, seat)) >= KEEPERS.retinueLimit
  const joining = sift(player.hand, () => (full ? FULL : null))
  const shifting = sift(retinueOf(player), () => (notes.gathered === 1 ? GATHERED : null))
  const acts = [...joining.free.map(card => GATHER[card]), ...shifting.free.map(card => SHIFT[card])]
  const act = yield* chooseAct(t, seat, EVENING, acts, {
    refused: () => [...joining.refusals(namingOf(GATHER)), ...shifting.refusals(namingOf(SHIFT))],
  })
  if (act === null) return false
  if (act.card === undefined) return true
  if (act.do === 'gather') {
    notes.gathered = 1
    yield* join(t, seat, act.card)
    return true
  }
  yield* shift(t, seat, act.card)
  return false
}

function* join(t: RootTable, seat: Seat, card: CardId): Rule {
  const column = yield* chooseColumn(t, seat, card, COLUMNS)
  take(t.state.players[seat].hand, card)
  keepersAt(t.state, seat).retinue[column].push(card)
  t.say('keepers.gathered', { seat, card, column })
}

function* shift(t: RootTable, seat: Seat, card: CardId): Rule {
  const { retinue } = keepersAt(t.state, seat)
  const from = COLUMNS.find(one => retinue[one].includes(card)) ?? COLUMNS[0]
  const others = COLUMNS.filter(one => one !== from)
  const column = yield* chooseColumn(t, seat, card, others)
  take(retinue[from], card)
  retinue[column].push(card)
  t.say('keepers.shifted', { seat, card, from, column })
}

function chooseColumn(t: RootTable, seat: Seat, card: CardId, columns: readonly Column[]): Rule<Column> {
  return choose(t, seat, 'keepers.column', columns, {
    say: column => say('keepers.columnName', { column }),
    at: column => `retinue:${column}`,
    values: () => ({ card }),
    rule: '15.6.2.a',
  })
}
