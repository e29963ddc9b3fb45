import { maybe, type Rule } from '@tablee/kernel'
import type { MonsterId } from '../../data/monsters.ts'
import type { Expedition, MonsterLands, MonsterTable, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { attackDice } from './attack-dice.ts'
import { abilityOf, isOccupied, mercenaryOf, neighbours } from './expedition.ts'
import { strike } from './strike.ts'

/** battle.6: the monster attacks the mercenary of a path. */
export function* monsterAttack(t: MonsterTable, zone: Zone, path: number, monster: MonsterId): Rule {
  const parts = attackDice(t.state, zone, monster)
  const sent = yield* redirect(t, zone, path, monster, parts.total - parts.splash)
  yield* strike(t, { zone, path, monster, dice: parts.total - sent, parts, sent })
  if (parts.splash === 0) return
  // monster.2, monster.33: the others from left to right, deaths taking effect in between.
  for (let other = 0; other < zone.paths.length; other++)
    if (other !== path)
      yield* strike(t, { zone, path: other, monster, dice: parts.splash, parts: null, sent: 0 })
}

/** Attack dice that fall on a neighbour instead. */
interface Redirection {
  readonly by: 'talent' | 'ambush'
  readonly target: number
  readonly dice: number
}

/** merc.14, ambush.13, ambush.29: attack dice are sent to neighbours and rolled there at once. Tells how many. */
function* redirect(
  t: MonsterTable,
  zone: Zone,
  path: number,
  monster: MonsterId,
  dice: number,
): Rule<number> {
  const expedition = zone.paths[path] as Expedition
  for (let sent = 0; ; ) {
    const left = dice - sent
    const way = yield* maybe(t, expedition.owner, 'redirect', redirections(t.state, zone, path, left), {
      key: one => `${one.by}:${one.target}:${one.dice}`,
      say: one => say('redirect.to', { by: one.by, dice: one.dice, zone: zone.id, path: one.target }),
      at: one => `path:${zone.id}:${one.target}`,
      values: () => ({ monster, dice: left }),
      pass: say('redirect.not'),
      rule: expedition.redirects.length > 0 ? 'ambush.13' : 'merc.14',
    })
    if (way === null) return sent
    if (way.by === 'talent') mercenaryOf(t.state, expedition).spent.talent++
    else expedition.redirects.splice(expedition.redirects.indexOf(way.target), 1)
    sent += way.dice
    t.say('redirected', { seat: expedition.owner, dice: way.dice, zone: zone.id, path: way.target })
    yield* strike(t, { zone, path: way.target, monster, dice: way.dice, parts: null, sent: 0 })
  }
}

function redirections(state: MonsterLands, zone: Zone, path: number, most: number): Redirection[] {
  const expedition = zone.paths[path] as Expedition
  const ways: Redirection[] = []
  const add = (by: Redirection['by'], target: number, n: number) => {
    for (let dice = 1; dice <= Math.min(n, most); dice++) ways.push({ by, target, dice })
  }
  const { redirects } = expedition
  for (const [place, target] of redirects.entries())
    if (isOccupied(zone.paths[target]) && redirects.indexOf(target) === place) add('ambush', target, AMBUSHED)
  const mercenary = mercenaryOf(state, expedition)
  const ability = abilityOf(state, mercenary, 'talent')
  if (ability.verb === 'redirectAttack' && mercenary.spent.talent === 0)
    for (const target of neighbours(zone, path)) add('talent', target, ability.n)
  return ways
}

/** ambush-token.7: what a redirecting ambush sends at most. */
export const AMBUSHED = 2
