import type { Rule } from '@tablee/kernel'
import type { Party, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import type { Battle, Side } from './battle.ts'
import { partyAt } from './faction.ts'
import { hiredBy, hiredWarriors, ignoresFirstHit } from './hits.ts'
import { chooseFor } from './party.ts'
import { cardboard, distinct, fallen, type Loss, lossNaming, lostWarriors } from './remove.ts'

/** Who takes hits chooses what to lose: warriors first, then buildings and tokens. 4.3.4 */
export function* takeHits(t: RootTable, b: Battle, side: Side, hits: number): Rule<Loss[]> {
  if (hits === 0) return []
  const party = b[side]
  t.say('battle.hits', { seat: party, hits })
  const own = partyAt(t.state, party)
  const left = hits - ignored(t, b, side)
  if (left === 0) return []
  if (own.takeHits) return yield* own.takeHits(t, b, party, left)
  return yield* losePieces(t, b, party, left)
}

/** How many of the hits that a side takes are ignored: the first of a battle, by who can. 15.2.4 */
function ignored(t: RootTable, b: Battle, side: Side): number {
  const party = b[side]
  const first = !b.struck[side]
  b.struck[side] = true
  if (!first || !ignoresFirstHit(t.state, b, party)) return 0
  t.say('battle.firstIgnored', { seat: party })
  return 1
}

/** Loses warriors; where not all fall, whoever has a chief among them chooses whether he does. 4.3.4, 14.2.2 */
function* loseWarriors(t: RootTable, b: Battle, party: Party, count: number, by: Party): Rule<Loss[]> {
  const { clearing } = b
  const { chief, warriors } = t.state.players[party]
  if (count === 0 || chief !== clearing || count === warriors[clearing])
    return fallen(t.state, party, clearing, count, by)
  const ranks = [lostWarriors(party, clearing, count, by), ...fallen(t.state, party, clearing, 1, by, true)]
  const { kind } = yield* chooseFor(t, party, 'battle.lose', ranks, {
    key: one => one.kind,
    say: one => say('piece', { seat: party, kind: one.kind }),
    at: () => `clearing:${clearing}`,
    values: () => ({ seat: party }),
    rule: '4.3.4.b',
  })
  return fallen(t.state, party, clearing, count, by, kind === 'chief')
}

/** Loses warriors, its own and those it has hired, then buildings and tokens of the seat's choice. */
export function* losePieces(t: RootTable, b: Battle, party: Party, hits: number): Rule<Loss[]> {
  const by = party === b.attacker ? b.defender : b.attacker
  const { own, hired } = shareHits(
    hits,
    t.state.players[party].warriors[b.clearing],
    hiredWarriors(t.state, b, party),
  )
  const warriors = own + hired
  const losses = yield* loseWarriors(t, b, party, own, by)
  if (hired > 0)
    losses.push({ ...lostWarriors(hiredBy(t.state, b, party), b.clearing, hired, by), as: party })
  if (hits === warriors) return losses
  // D.4.2: in a battle that a Vagrant started, he chooses and removes the buildings and tokens.
  const chooser = b.instigator >= 0 ? b.instigator : party
  const left = cardboard(t.state, party, b.clearing, b.instigator >= 0 ? b.instigator : by)
  const { sturdy, loses = partyAt(t.state, chooser).loses } = partyAt(t.state, party)
  const price = ({ type }: Loss): number => (type === 'building' ? (sturdy?.(t.state, party) ?? 1) : 1)
  let open = hits - warriors
  while (left.some(one => price(one) <= open)) {
    const loss =
      loses?.(t, distinct(left)) ??
      (yield* chooseFor(t, chooser, 'battle.lose', distinct(left), {
        ...lossNaming(t.state),
        values: () => ({ seat: party }),
        rule: '4.3.4.b',
      }))
    left.splice(left.indexOf(loss), 1)
    losses.push(loss)
    open -= price(loss)
  }
  return losses
}

/** Hits are shared evenly between own and hired warriors; an odd one, and what others cannot take, fall on the own first. 11.2.7.III.a */
export function shareHits(hits: number, owned: number, lent: number): { own: number; hired: number } {
  const half = Math.min(lent, Math.floor(hits / 2))
  const own = Math.min(owned, hits - half)
  return { own, hired: Math.min(lent, hits - own) }
}
