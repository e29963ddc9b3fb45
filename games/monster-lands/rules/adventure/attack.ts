import { choose, type Refusal, type Rule } from '@tablee/kernel'
import type { MonsterId } from '../../data/monsters.ts'
import type { Expedition, MonsterTable, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { forbids, unrolled, whom } from './expedition.ts'
import { NO } from './objections.ts'
import { stepOdds, stepRange } from './odds.ts'
import { offerHelp, type Venture } from './offers.ts'
import { perform } from './perform.ts'
import { standing } from './standing.ts'
import { ALL, ROLL, rolls, STOP, type Step, stepAt, stepKey, VENOM } from './steps.ts'
import { type Attack, base, mayCapture, mayKill, ownBase } from './totals.ts'
import { capture, kill } from './victory.ts'

/** A mercenary who attacks a monster, and where. */
export type Assault = Venture & Attack

/** attack.1 to attack.9: the mercenary of a path strikes back. Tells whether the monster is beaten. */
export function* attack(t: MonsterTable, zone: Zone, path: number, monster: MonsterId): Rule<boolean> {
  const { state } = t
  const carry = state.battle?.carry ?? 0
  const assault: Assault = {
    state,
    zone,
    path,
    expedition: zone.paths[path] as Expedition,
    deed: 'kill',
    monster,
  }
  yield* attackSteps(t, assault, carry)
  const canCapture = mayCapture(assault, carry)
  const canKill = mayKill(assault, carry)
  if (!canCapture && !canKill) return fail(t, assault, carry)
  const end = !canKill ? 'capture' : !canCapture ? 'kill' : yield* chooseEnd(t, assault)
  yield* end === 'kill' ? kill(t, assault) : capture(t, assault)
  return true
}

/** attack.9: dice one by one or all at once, rerolls, venoms and loot, until the owner stops. */
function* attackSteps(t: MonsterTable, assault: Assault, carry: number): Rule {
  const total = () => base(assault, carry)
  for (;;) {
    const step = yield* choose(t, assault.expedition.owner, 'attack.step', stepsOf(assault), {
      key: stepKey,
      say: one =>
        say('attack.do', {
          step: one,
          odds: stepOdds(assault, carry, one),
          range: stepRange(assault, carry, one),
        }),
      at: stepAt,
      values: () => standing(assault, carry),
      refused: () => refusals(assault),
      rule: 'attack.9',
      final: rolls,
      commits: one => one === STOP && givesUp(assault, carry),
    })
    if (step === STOP) return
    perform(t, assault, step, total)
  }
}

/** What the attacker may do next. */
export function stepsOf(assault: Assault): Step[] {
  const { state, expedition, monster } = assault
  const steps: Step[] = []
  const force = unrolled(expedition, 'force')
  const magic = unrolled(expedition, 'magic')
  if (force > 0) steps.push(ROLL.force)
  if (magic > 0) steps.push(ROLL.magic)
  if (force + magic > 1) steps.push(ALL)
  offerHelp(assault, steps)
  if (expedition.venom > 0 && !forbids(state, monster, 'brews')) steps.push(VENOM) // attack.3
  steps.push(STOP)
  return steps
}

/** monster.4 */
function refusals({ state, expedition, monster }: Assault): Refusal[] {
  if (expedition.venom === 0 || !forbids(state, monster, 'brews')) return []
  return [{ key: stepKey(VENOM), say: say('step', { step: VENOM, chance: null }), ...NO.brews }]
}

/** Whether to stop now gives up dice that could still beat the monster. */
const givesUp = (assault: Assault, carry: number): boolean =>
  unrolled(assault.expedition, 'force') + unrolled(assault.expedition, 'magic') > 0 &&
  !mayCapture(assault, carry) &&
  !mayKill(assault, carry)

/** attack.11, attack.12: what was rolled stays for the next. */
function fail(t: MonsterTable, assault: Assault, carry: number): false {
  const { expedition, monster } = assault
  expedition.fate = 'failed'
  expedition.result = ownBase(assault)
  if (t.state.battle) t.state.battle.carry = carry + expedition.result
  t.say('attack.failed', { ...whom(assault.expedition), monster, total: carry + expedition.result })
  return false
}

const ENDS = ['capture', 'kill'] as const

/** attack.16 */
function* chooseEnd(t: MonsterTable, { expedition, monster }: Assault): Rule<(typeof ENDS)[number]> {
  return yield* choose(t, expedition.owner, 'capture.or.kill', ENDS, {
    say: one => say('attack.end', { end: one, monster }),
    at: () => `monster:${monster}`,
    values: () => ({ monster }),
    rule: 'attack.16',
  })
}
