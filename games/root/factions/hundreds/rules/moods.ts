import { choose, maybe, type Objection, type ObjectionTo, type Rule, type Seat, sift } from '@tablee/kernel'
import { placeWarriors } from '../../../rules/pieces.ts'
import { enemyPieces } from '../../../rules/remove.ts'
import { enemies } from '../../../rules/ruler.ts'
import type { Player, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { HUNDREDS, MOODS, type Mood } from '../data.ts'
import { drop, hoardNaming, kindsOf } from './hoard.ts'
import { hundredsOf, isInMood, warlordOf } from './state.ts'

const ALL = MOODS.map(({ id }) => id)

const SAME: Objection = { why: say('hundreds.why.sameMood'), rule: '14.4.4.a' }
const BLOCKED: { readonly [M in Mood]?: Objection } = Object.fromEntries(
  MOODS.flatMap(({ id, blockedBy }) =>
    blockedBy === null
      ? []
      : [[id, { why: say('hundreds.why.blocked', { item: blockedBy }), rule: '14.4.4.a' }]],
  ),
)

/** What speaks against a mood: it is the present one, or its item lies in the Hoard. 14.4.4 */
export function againstMood(player: Player, mood: Mood): Objection | ObjectionTo<Mood> | null {
  const own = hundredsOf(player)
  if (own.mood === mood) return SAME
  const item = MOODS.find(({ id }) => id === mood)?.blockedBy
  return item && own.hoard.some(one => one.item === item) ? (BLOCKED[mood] ?? null) : null
}

/** Another mood whose item is not in the Hoard; Lavish stays if there is none. 14.4.4 */
export function* chooseMood(t: RootTable, seat: Seat): Rule<boolean> {
  const player = t.state.players[seat]
  const moods = sift(ALL, mood => againstMood(player, mood))
  if (moods.free.length === 0) {
    t.say('hundreds.staysLavish', { seat })
    return false
  }
  const mood = yield* choose(t, seat, 'hundreds.mood', moods.free, {
    say: one => say('hundreds.mood.name', { mood: one }),
    at: one => `mood:${one}`,
    rule: '14.4.4.a',
    refused: moods,
  })
  hundredsOf(player).mood = mood
  t.say('hundreds.mooded', { seat, mood })
  return false
}

/** Lavish: items leave the game for two warriors each where the warlord is. 14.7.4 */
export const lavish = {
  may: (state: RootState, seat: Seat): boolean =>
    isInMood(state, seat, 'lavish') && hundredsOf(state.players[seat]).hoard.length > 0,
  *run(t: RootTable, seat: Seat): Rule {
    const { hoard } = hundredsOf(t.state.players[seat])
    for (;;) {
      const one = yield* maybe(t, seat, 'hundreds.lavish', kindsOf(hoard), {
        like: hoardNaming,
        pass: say('hundreds.lavish.end'),
        rule: '14.7.4.a',
      })
      if (one === null) return
      drop(t, seat, one)
      const clearing = warlordOf(t.state, seat)
      if (clearing > 0) placeWarriors(t, seat, clearing, HUNDREDS.lavishWarriors)
    }
  },
}

/** Cards in Evening: one, and a Rowdy warlord draws more, most among enemies. 14.6.3, 14.7.6 */
export function cardsToDraw(state: RootState, seat: Seat): number {
  const { draw, rowdyCards, rowdyCrowd } = HUNDREDS
  if (!isInMood(state, seat, 'rowdy')) return draw
  return draw + (crowdAround(state, seat) >= rowdyCrowd ? 2 * rowdyCards : rowdyCards)
}

/** The enemy pieces where the warlord is, whoever's they are. */
function crowdAround(state: RootState, seat: Seat): number {
  const clearing = warlordOf(state, seat)
  if (clearing === 0) return 0
  let count = 0
  for (const loss of enemyPieces(state, seat, [clearing])) count += loss.count
  for (let other = 0; other < state.players.length; other++)
    if (state.players[other].pawn === clearing && enemies(state, seat, other)) count++
  return count
}
