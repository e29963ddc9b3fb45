import { choose, type Rule, type Seat } from '@tablee/kernel'
import { COMPENSATION, type CompetitiveId } from '../../data/missions.ts'
import { COLOURS, type Colour } from '../../data/types.ts'
import { type Expedition, MADHALA, type MonsterTable, type Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { gain } from '../clan.ts'
import { discardMission } from '../markets.ts'
import { help } from './conquest.ts'
import { isManned, whom } from './expedition.ts'
import { reachOdds } from './odds.ts'
import type { Venture } from './offers.ts'
import { rollDice } from './perform.ts'
import { dieChange, missionTotal } from './totals.ts'

/** adventure.4 to adventure.12: the competitive mission. */
export function* competitive(t: MonsterTable, zone: Zone, mission: CompetitiveId): Rule {
  t.say('mission.begins', { mission })
  // madhala.21, madhala.28
  if (zone.paths[0]?.owner === MADHALA) t.say('madhala.mission')
  else {
    for (let path = 0; path < zone.paths.length; path++)
      if (isManned(zone.paths[path])) yield* attempt(t, zone, path, mission)
    judge(t, zone, mission)
  }
  discardMission(t.state, zone) // adventure.12
}

/** adventure.4, adventure.5 */
function* attempt(t: MonsterTable, zone: Zone, path: number, mission: CompetitiveId): Rule {
  const { state } = t
  const expedition = zone.paths[path] as Expedition
  const { target } = state.data.competitive[mission]
  const venture: Venture = { state, zone, path, expedition, deed: 'mission', monster: null }
  const total = () => missionTotal(venture)
  state.battle = { zone: zone.id, path, stage: 'mission', attack: null, carry: 0 }
  yield* choose(t, expedition.owner, 'mission.roll', ROLL, {
    say: () => say('roll.all', { dice: expedition.dice.length }),
    at: () => `path:${zone.id}:${path}`,
    values: () => ({
      ...whom(venture.expedition),
      mission,
      target,
      chance: reachOdds(venture, target),
      dice: handful(venture),
    }),
    rule: 'adventure.4',
    waits: true,
    final: true,
  })
  rollDice(t, venture, expedition.dice, total)
  yield* help(t, venture, 'mission.step', target, missionTotal)
  expedition.result = total()
}

const ROLL = ['roll'] as const

/** The dice by colour, and what changes each of them. */
function handful(venture: Venture): { colour: Colour; count: number; change: number }[] {
  const { dice } = venture.expedition
  return COLOURS.map(colour => ({
    colour,
    count: dice.filter(die => die.colour === colour).length,
    change: dieChange(venture, colour),
  })).filter(({ count }) => count > 0)
}

/** adventure.6 to adventure.11: the best of those who reach the target, the left one of two equals. */
function judge(t: MonsterTable, zone: Zone, mission: CompetitiveId): void {
  const { target, reward, penalty } = t.state.data.competitive[mission]
  const there = zone.paths.filter(isManned)
  let best: Expedition | null = null
  for (const one of there) if (one.result >= target && (best === null || one.result > best.result)) best = one
  for (const one of there) {
    const seat = one.owner
    const told = { ...whom(one), mission, total: one.result }
    if (one === best) {
      t.say('mission.won', told)
      succeed(t, seat)
      gain(t, seat, reward)
    } else if (one.result >= target) {
      t.say('mission.outdone', told)
      gain(t, seat, { gold: COMPENSATION })
    } else {
      t.say('mission.failed', told)
      gain(t, seat, { glory: -penalty })
    }
  }
}

/** scenario.35: what was rewarded counts. */
export function succeed({ state }: MonsterTable, seat: Seat): void {
  state.clans[seat].missions++
}
