import { take } from '@tablee/common/piles.ts'
import { maybe, type Rule } from '@tablee/kernel'
import { LOOT } from '../../data/loot.ts'
import type { Deed } from '../../data/types.ts'
import type { MonsterTable, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { gain } from '../clan.ts'
import { clearPanic } from '../markets.ts'
import type { Assault } from './attack.ts'
import { suffer } from './defend.ts'
import { abilityOf, isManned, mercenaryOf, SOURCES, whom } from './expedition.ts'
import type { Venture } from './offers.ts'
import { ownBase } from './totals.ts'

/** attack.6: gold and glory; the monster is discarded. */
export function* capture(t: MonsterTable, assault: Assault): Rule {
  const { zone, expedition, monster } = assault
  const { monsters, data } = t.state
  expedition.fate = 'captured'
  expedition.result = ownBase(assault)
  t.say('monster.captured', { ...whom(assault.expedition), monster })
  zone.monster = null
  const escapes = data.monsters[monster].power.verb === 'escape' && zone.id !== 'gates'
  if (escapes)
    monsters.escaped = monster // monster.10, monster.29
  else monsters.discard.push(monster)
  const { captureGold, captureGlory } = data.monsters[monster]
  gain(t, expedition.owner, { gold: captureGold, glory: captureGlory })
  yield* rewarded(t, assault, 'capture')
  if (escapes) t.say('monster.escapes', { monster })
  relieve(t, zone)
}

/** attack.8: glory and a trophy; the last hit comes after the reward (monster.35). */
export function* kill(t: MonsterTable, assault: Assault): Rule {
  const { zone, expedition, monster } = assault
  const { clans, data } = t.state
  expedition.fate = 'killed'
  expedition.result = ownBase(assault)
  t.say('monster.killed', { ...whom(assault.expedition), monster })
  zone.monster = null
  clans[expedition.owner].trophies.push(monster)
  const { killGold, killGlory, power } = data.monsters[monster]
  gain(t, expedition.owner, { gold: killGold, glory: killGlory })
  yield* rewarded(t, assault, 'kill')
  relieve(t, zone)
  if (power.verb === 'lastHit') yield* lastHit(t, assault, power.n)
}

/** gates-fight.6 */
function relieve(t: MonsterTable, { id }: Zone): void {
  if (id === 'gates') clearPanic(t)
}

/** Talents that reward a deed, and loot that is worth glory for it (loot-token.3 to loot-token.5). */
export function* rewarded(t: MonsterTable, venture: Venture, deed: Deed): Rule {
  const { state, expedition } = venture
  const { owner } = expedition
  const mercenary = mercenaryOf(state, expedition)
  for (const source of SOURCES) {
    const ability = abilityOf(state, mercenary, source)
    if (ability.verb !== 'onDeed' || !ability.deeds.includes(deed)) continue
    t.say('talent.works', whom(expedition))
    gain(t, owner, ability.goods)
  }
  for (const id of state.clans[owner].loot.slice()) {
    const { effect } = LOOT[id]
    if (effect.verb !== 'onDeed' || !effect.deeds.includes(deed)) continue
    const used = yield* maybe(t, owner, 'victory.loot', [id], {
      say: one => say('victory.discard', { loot: one }),
      at: one => `loot:${one}`,
      values: () => ({ glory: effect.goods.glory }),
      pass: say('victory.keep'),
      rule: 'loot.3',
    })
    if (used === null) continue
    take(state.clans[owner].loot, id)
    state.loot.discard.push(id)
    t.say('loot.used', { seat: owner, loot: id })
    gain(t, owner, effect.goods)
  }
}

/** monster.3, monster.13: everybody of the zone takes a hit, which can be defended, from left to right. */
function* lastHit(t: MonsterTable, { zone, monster }: Assault, hits: number): Rule {
  t.say('monster.lastHit', { monster })
  for (let path = 0; path < zone.paths.length; path++) {
    if (!isManned(zone.paths[path])) continue
    if (t.state.battle)
      t.state.battle.attack = { path, dice: [], automatic: hits, hits, stopped: 0, wounds: 0 }
    yield* suffer(t, zone, path, monster, hits)
  }
}
