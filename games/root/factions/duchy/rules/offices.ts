import { choose, maybe, type Objection, type Rule, type Seat } from '@tablee/kernel'
import { battleIn } from '../../../rules/battle.ts'
import { battlefields, canBattle } from '../../../rules/battlefields.ts'
import { canMove, origins } from '../../../rules/may-move.ts'
import { mayMoveFrom, moveFromOneOf } from '../../../rules/move.ts'
import { clearingNaming, onMap } from '../../../rules/pieces.ts'
import { score } from '../../../rules/score.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { type Building, DUCHY, type Minister } from '../data.ts'
import { battle, move } from './assembly.ts'
import { banks } from './banker.ts'
import { build, canBuild } from './build.ts'

/** What a minister does, and what speaks against it now. */
interface Office {
  against(state: RootState, seat: Seat): Objection | null
  acts(t: RootTable, seat: Seat): Rule
  /** The questions it leads to, where it is one gesture with them. */
  readonly leads?: readonly string[]
}

const NO_BUILDING: Objection = { why: say('duchy.why.foremole'), rule: '12.5.2.I' }
const NO_MOVE: Objection = { why: say('why.cannotMove'), rule: '12.5.2.III' }
const NO_BATTLE: Objection = { why: say('why.cannotBattle'), rule: '12.5.2.II' }
const NEITHER: Objection = { why: say('duchy.why.brigadier'), rule: '12.5.2.IV' }
const NO_CARD: Objection = { why: say('duchy.why.noCards'), rule: '12.5.2.V' }
const NO_TUNNELS: Objection = { why: say('duchy.why.duchess'), rule: '12.5.2.VII' }
const NO_MARKET: Objection = { why: say('duchy.why.baron'), rule: '12.5.2.VIII' }
const NO_CITADEL: Objection = { why: say('duchy.why.earl'), rule: '12.5.2.IX' }

const MOVES = ['move.from', 'move.to'] as const
const BATTLES = ['battle.where', 'battle.defender'] as const

/** The ministers' actions; the Mayor takes those of others. 12.5.2 */
export const OFFICES: { readonly [M in Exclude<Minister, 'mayor'>]: Office } = {
  foremole: {
    against: (state, seat) => (canBuild(state, seat, true) ? null : NO_BUILDING),
    acts: (t, seat) => build(t, seat, true),
  },
  captain: {
    against: (state, seat) => (canBattle(state, seat) ? null : NO_BATTLE),
    acts: battle,
    leads: BATTLES,
  },
  marshal: {
    against: (state, seat) => (canMove(state, seat) ? null : NO_MOVE),
    acts: move,
    leads: MOVES,
  },
  brigadier: {
    against: (state, seat) => (canMove(state, seat) || canBattle(state, seat) ? null : NEITHER),
    acts: leads,
  },
  banker: {
    against: ({ players }, seat) => (players[seat].hand.length > 0 ? null : NO_CARD),
    acts: banks,
  },
  duchess: {
    against: ({ players }, seat) =>
      onMap(players[seat].tokens.tunnel) === DUCHY.tunnels ? null : NO_TUNNELS,
    acts: (t, seat) => scores(t, seat, DUCHY.duchess),
  },
  baron: {
    against: (state, seat) => (standing(state, seat, 'market') > 0 ? null : NO_MARKET),
    acts: (t, seat) => scores(t, seat, standing(t.state, seat, 'market')),
  },
  earl: {
    against: (state, seat) => (standing(state, seat, 'citadel') > 0 ? null : NO_CITADEL),
    acts: (t, seat) => scores(t, seat, standing(t.state, seat, 'citadel')),
  },
}

const standing = ({ players }: RootState, seat: Seat, kind: Building): number =>
  onMap(players[seat].buildings[kind])

function* scores(t: RootTable, seat: Seat, points: number): Rule {
  score(t, seat, points, 'ministers')
}

/** The Brigadier: up to two moves, or up to two battles. 12.5.2.IV */
function* leads(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const ways: ('move' | 'battle')[] = []
  if (canMove(state, seat)) ways.push('move')
  if (canBattle(state, seat)) ways.push('battle')
  const way = yield* choose(t, seat, 'duchy.brigadier', ways, {
    say: one => say(one === 'move' ? 'duchy.brigadier.moves' : 'duchy.brigadier.battles'),
    rule: '12.5.2.IV',
    leads: one => (one === 'move' ? MOVES : BATTLES),
  })
  if (way === 'move') {
    yield* moveFromOneOf(t, seat, origins(state, seat), 1)
    yield* mayMoveFrom(t, seat, origins(state, seat), 2, say('duchy.brigadier.end'))
    return
  }
  yield* battle(t, seat)
  const clearing = yield* maybe(t, seat, 'battle.where', battlefields(state, seat), {
    like: clearingNaming,
    rule: '12.5.2.IV',
    leads: 'battle.defender',
    pass: say('duchy.brigadier.end'),
  })
  if (clearing !== null) yield* battleIn(t, seat, clearing)
}
