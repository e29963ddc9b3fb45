import type { Rule } from '@tablee/kernel'
import { BATTLE_DIE } from '../data/dice.ts'
import type { Clearing } from '../data/map.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { ambush } from './ambush.ts'
import { battleOptionsOf } from './battle-options.ts'
import { defendersIn } from './battlefields.ts'
import { useBattleEffect } from './effect.ts'
import { partyAt } from './faction.ts'
import { forecast } from './forecast.ts'
import { defendsHigh, extraHits, rolledCap } from './hits.ts'
import { takeHits } from './losses.ts'
import { chooseFor, maybeFor } from './party.ts'
import { clearingNaming, partyNaming } from './pieces.ts'
import { type Loss, remove } from './remove.ts'
import { hasPiece } from './ruler.ts'

/** The two sides of a battle. */
export type Side = 'attacker' | 'defender'

/** A battle as it is fought. */
export interface Battle {
  readonly attacker: Party
  readonly defender: Party
  readonly clearing: Clearing
  /** The party whose warriors the attacker treats as his own, or -1. 9.2.9.II.c */
  ally: Party
  /** The Arbiter enlisted by the defender, or -1. D.5.2 */
  enlisted: Party
  /** The Vagrant who started it, or -1. D.4.2 */
  readonly instigator: Party
  /** The attacker deals no hits with its die. 14.2.5 */
  withholds: boolean
  /** The defender takes the higher die by an effect used in this battle. */
  defendsHigh: boolean
  /** Hits that each side deals. */
  readonly rolled: { attacker: number; defender: number }
  readonly extra: { attacker: number; defender: number }
  /** The sides that have taken hits: the first is behind them. */
  readonly struck: { attacker: boolean; defender: boolean }
  /** Optional effects used in this battle, by key and side. */
  readonly usedOptions: string[]
  /** Warriors that each side lost to the hits. */
  readonly fallen: { attacker: number; defender: number }
  /** Hits taken by allied warriors and by items, for 9.2.9.II.d. */
  allyHits: number
  itemHits: number
}

/** The other side. */
export const opposite = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** The side of a party in a battle, or null. */
export function sideOf(battle: Battle, party: Party): Side | null {
  if (party === battle.attacker) return 'attacker'
  return party === battle.defender ? 'defender' : null
}

/** A party starts a battle in one of the given clearings. 4.3 */
export function* battleInOneOf(t: RootTable, attacker: Party, clearings: readonly Clearing[]): Rule {
  const clearing = yield* chooseFor(t, attacker, 'battle.where', clearings, {
    like: clearingNaming,
    rule: '4.3.a',
    leads: 'battle.defender',
  })
  yield* battleIn(t, attacker, clearing)
}

/** A party starts a battle in a clearing, against an enemy of its choice. 4.3 */
export function* battleIn(t: RootTable, attacker: Party, clearing: Clearing): Rule {
  const defender = yield* chooseFor(
    t,
    attacker,
    'battle.defender',
    defendersIn(t.state, attacker, clearing),
    {
      like: partyNaming,
      values: () => ({ clearing }),
      rule: '4.3.b',
    },
  )
  yield* battle(t, attacker, defender, clearing)
}

/** A battle. 4.3 */
export function* battle(
  t: RootTable,
  attacker: Party,
  defender: Party,
  clearing: Clearing,
  instigator: Party = -1,
): Rule {
  const b: Battle = {
    attacker,
    defender,
    clearing,
    ally: -1,
    enlisted: -1,
    instigator,
    withholds: false,
    defendsHigh: false,
    rolled: { attacker: 0, defender: 0 },
    extra: { attacker: 0, defender: 0 },
    struck: { attacker: false, defender: false },
    usedOptions: [],
    fallen: { attacker: 0, defender: 0 },
    allyHits: 0,
    itemHits: 0,
  }
  yield* partyAt(t.state, defender).attacked?.(t, b, defender) ?? []
  t.say('battle.starts', { attacker, defender, clearing })
  const attacking = partyAt(t.state, attacker)
  if (attacking.battleStarts) yield* attacking.battleStarts(t, b, attacker)
  yield* begin(t, b)
  if (!(yield* ambush(t, b))) {
    yield* beforeRoll(t, b)
    if (hasPiece(t.state.players[defender], clearing)) yield* strike(t, b)
  }
  for (let party = 0; party < t.state.players.length; party++) {
    const ends = partyAt(t.state, party).battleEnds
    if (ends) yield* ends(t, b, party)
  }
}

/** The dice, what is done about them, and the hits. 4.3.2 to 4.3.4 */
function* strike(t: RootTable, b: Battle): Rule {
  rollDice(t, b)
  yield* useEffects(t, b)
  yield* dealHits(t, b)
}

/** Until whoever started it lets the dice be rolled, a battle can be taken back; all that may come of it is told. */
function* begin(t: RootTable, b: Battle): Rule {
  const { attacker, instigator } = b
  yield* chooseFor(t, instigator >= 0 ? instigator : attacker, 'battle.begin', ROLL, {
    say: sayRoll,
    at: () => `clearing:${b.clearing}`,
    values: () => forecast(t.state, b),
    rule: '4.3.2.a',
    waits: true,
    final: true,
  })
}

const ROLL = ['roll'] as const
const sayRoll = () => say('battle.roll')

/** What may be brought in before the roll, each once; whoever's turn it is says which comes first. 1.1.3 */
function* beforeRoll(t: RootTable, b: Battle): Rule {
  const done: Party[] = []
  for (;;) {
    const waiting = bringersIn(t.state, b, done)
    if (waiting.length === 0) return
    const naming = { like: partyNaming, rule: '1.1.3.a' }
    const party =
      waiting.length === 1
        ? waiting[0]
        : yield* chooseFor(t, t.state.turn.seat, 'trigger.whose', waiting, naming)
    done.push(party)
    yield* partyAt(t.state, party).beforeRoll?.run(t, b, party) ?? []
  }
}

const NOBODY_WAITS: readonly Party[] = []

/** The parties that may still bring something into a battle before the roll. */
function bringersIn(state: RootState, b: Battle, done: readonly Party[]): readonly Party[] {
  let found: Party[] | undefined
  for (let party = 0; party < state.players.length; party++)
    if (partyAt(state, party).beforeRoll?.may(state, b, party) && !done.includes(party)) {
      found ??= []
      found.push(party)
    }
  return found ?? NOBODY_WAITS
}

/** Step 2: the attacker deals the higher die, the defender the lower, each at most its warriors there. 4.3.2 */
function rollDice(t: RootTable, b: Battle): void {
  const one = rollDie(t)
  const other = rollDie(t)
  const high = Math.max(one, other)
  const low = Math.min(one, other)
  const swapped = defendsHigh(t.state, b)
  b.rolled.attacker = Math.min(swapped ? low : high, rolledCap(t.state, b, b.attacker))
  b.rolled.defender = Math.min(swapped ? high : low, rolledCap(t.state, b, b.defender))
  t.say('battle.rolled', { high, low, attacker: b.attacker, defender: b.defender, swapped })
}

const rollDie = (t: RootTable): number => BATTLE_DIE.faces[t.roll(BATTLE_DIE.faces.length) - 1]

/** Step 3: extra hits and optional effects. 4.3.3 */
function* useEffects(t: RootTable, b: Battle): Rule {
  const { state } = t
  const { attacker, defender } = b
  for (const side of ['attacker', 'defender'] as const)
    for (const { reason, hits } of extraHits(state, b, side)) {
      b.extra[side] += hits
      if (reason === 'defenceless') t.say('battle.defenceless', { defender })
      else t.say(`battle.${reason}`, { seat: b[side] })
    }
  let side: Side = 'attacker'
  if (battleOptionsOf(state, b, 'attacker').length > 0 && battleOptionsOf(state, b, 'defender').length > 0)
    side = yield* chooseFor(t, attacker, 'battle.effectsFirst', ['attacker', 'defender'] as Side[], {
      say: one => say('seat', { seat: b[one] }),
      rule: '4.3.3',
    })
  for (let passes = 0; passes < 2; ) {
    const used = yield* useOneEffect(t, b, side)
    passes = used ? 0 : passes + 1
    side = opposite(side)
  }
}

function* useOneEffect(t: RootTable, b: Battle, side: Side): Rule<boolean> {
  const party = b[side]
  const own = partyAt(t.state, party)
  const option = yield* maybeFor(t, party, 'battle.effect', battleOptionsOf(t.state, b, side), {
    say: one => say('battle.option', { option: one }),
    values: () => ({ attacker: b.attacker, defender: b.defender, rolled: b.rolled, extra: b.extra }),
    pass: say('battle.noEffect'),
    rule: '4.3.3',
  })
  if (option === null) return false
  b.usedOptions.push(`${side}:${option}`)
  if (own.battleOptions?.(t.state, b, party).includes(option)) own.useBattleOption?.(t, b, party, option)
  else useBattleEffect(t, b, side, option)
  return true
}

/** Step 4: both sides take their hits at once. 4.3.4 */
function* dealHits(t: RootTable, b: Battle): Rule {
  const { rolled, extra } = b
  const toDefender = yield* takeHits(t, b, 'defender', rolled.attacker + extra.attacker)
  const toAttacker = yield* takeHits(t, b, 'attacker', rolled.defender + extra.defender)
  b.fallen.defender += warriorsOf(b.defender, toDefender)
  b.fallen.attacker += warriorsOf(b.attacker, toAttacker)
  yield* remove(t, { losses: [...toDefender, ...toAttacker], battle: b })
}

/** How many warriors of a party are among losses. */
export const warriorsOf = (party: Party, losses: readonly Loss[]): number =>
  losses.reduce((sum, loss) => sum + (loss.type === 'warrior' && loss.party === party ? loss.count : 0), 0)
