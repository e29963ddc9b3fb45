import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import type { RegionId } from '../../data/regions.ts'
import type { Expedition, MonsterTable, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { gain } from '../clan.ts'
import { memberNames } from '../deploy/citadel.ts'
import { managersFor } from '../free/deeds.ts'
import { takeRegion } from '../markets.ts'
import type { Trial } from './effects.ts'
import { allDice, whom } from './expedition.ts'
import { helpOdds, reachOdds } from './odds.ts'
import { offerHelp, type Venture } from './offers.ts'
import { perform, rollDice } from './perform.ts'
import { rolls, type Step, stepAt, stepKey } from './steps.ts'
import { conquestTotal } from './totals.ts'
import { rewarded } from './victory.ts'

/** conquest.2 to conquest.5: the mercenary of a path tries to conquer the region. */
export function* conquer(t: MonsterTable, zone: Zone, path: number, region: RegionId): Rule {
  const { state } = t
  const expedition = zone.paths[path] as Expedition
  const carry = state.battle?.carry ?? 0
  const venture: Venture = { state, zone, path, expedition, deed: 'conquest', monster: null }
  const totalOf = (trial: Trial) => conquestTotal(trial, carry)
  const total = () => totalOf(venture)
  const { conquest, glory } = state.data.regions[region]
  t.say('faces.region', { ...whom(expedition), region, zone: zone.id, path, carry })
  yield* choose(t, expedition.owner, 'conquest.roll', ROLL, {
    say: () => say('roll.all', { dice: allDice(expedition).length }),
    at: () => `region:${region}`,
    values: () => ({
      ...whom(venture.expedition),
      region,
      target: conquest,
      carry,
      bonus: conquestTotal(venture, 0),
      chance: reachOdds(venture, conquest - conquestTotal(venture, carry)),
      dice: allDice(expedition).length,
    }),
    rule: 'conquest.2',
    waits: true,
    final: true,
  })
  rollDice(t, venture, allDice(expedition), total)
  yield* help(t, venture, 'conquest.step', conquest, totalOf)
  expedition.result = total() - carry
  if (total() < conquest) {
    expedition.fate = 'failed'
    if (state.battle) state.battle.carry = total()
    t.say('conquest.failed', { ...whom(venture.expedition), region, total: total() })
    return
  }
  expedition.fate = 'conquered'
  state.clans[expedition.owner].lands.push({ id: takeRegion(state, zone), dice: [] })
  t.say('region.conquered', { ...whom(venture.expedition), region, total: total() })
  gain(t, expedition.owner, { glory })
  yield* rewarded(t, venture, 'conquest')
  yield* settle(t, expedition.owner, region)
}

/** manage.1, manage.5: the region may be given to any member of its affinity at once. */
function* settle(t: MonsterTable, seat: Seat, region: RegionId): Rule {
  const { state } = t
  const manager = yield* maybe(t, seat, 'conquest.manager', managersFor(state, state.clans[seat], region), {
    like: memberNames,
    values: () => ({ region }),
    pass: say('manage.later'),
    rule: 'manage.1',
  })
  if (manager === null) return
  manager.manages = region
  t.say('manage.taken', { seat, member: manager.id, region })
}

const ROLL = ['roll'] as const

/** After the roll, rerolls and loot as long as the owner likes. */
export function* help(
  t: MonsterTable,
  venture: Venture,
  prompt: 'conquest.step' | 'mission.step',
  target: number,
  totalOf: (trial: Trial) => number,
): Rule {
  const total = () => totalOf(venture)
  for (;;) {
    const offers: Step[] = []
    offerHelp(venture, offers)
    const step = yield* maybe(t, venture.expedition.owner, prompt, offers, {
      key: stepKey,
      say: one => say('step', { step: one, chance: helpOdds(venture, target, totalOf, one) }),
      at: stepAt,
      values: () => ({ ...whom(venture.expedition), total: total(), target }),
      pass: say('step.done', { total: total() }),
      rule: prompt === 'mission.step' ? 'adventure.5' : 'conquest.2',
      final: rolls,
    })
    if (step === null) return
    perform(t, venture, step, total)
  }
}
