import { choose, type Rule } from '@tablee/kernel'
import { HIT_FROM } from '../../data/board.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { Expedition, MonsterLands, MonsterTable, Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { hasRule } from '../clan.ts'
import type { AttackDice } from './attack-dice.ts'
import { stoppable, suffer } from './defend.ts'
import { forbids, isManned, mercenaryOf, wards, whom } from './expedition.ts'
import { deathOdds, expectedHits, woundOdds } from './odds.ts'
import { chancesOf } from './plan.ts'
import { type Standing, standing } from './standing.ts'
import { attackOn } from './totals.ts'

/** Attack dice against one path: a whole attack, or a part of one that falls on a neighbour. */
export interface Blow {
  readonly zone: Zone
  readonly path: number
  readonly monster: MonsterId
  readonly dice: number
  /** What a whole attack is made of; null for a part. */
  readonly parts: AttackDice | null
  /** How many of its dice were sent elsewhere. */
  readonly sent: number
}

/** Attack dice are rolled against a path. What falls on Madhala, or where nobody is left, vanishes (madhala.27). */
export function* strike(t: MonsterTable, blow: Blow): Rule {
  const { zone, path, monster, parts } = blow
  const expedition = zone.paths[path]
  if (!isManned(expedition)) return
  const automatic = parts?.automatic ?? 0 // ambush.30: only a whole attack brings it.
  const attack = { path, dice: [] as number[], automatic, hits: 0, stopped: 0, wounds: 0 }
  if (t.state.battle) t.state.battle.attack = attack
  const removed = yield* removeMagic(t, blow, expedition)
  attack.dice = roll(t, blow.dice - removed)
  attack.hits = automatic + attack.dice.filter(value => value >= HIT_FROM).length // battle.11, monster.32
  const { dice, hits } = attack
  t.say('monster.rolled', { ...whom(expedition), monster, zone: zone.id, path, dice, automatic, hits })
  yield* suffer(t, zone, path, monster, hits)
}

/** scenario.36: there, what missed is rolled once more. */
function roll(t: MonsterTable, dice: number): number[] {
  const rolled = t.dice(dice, 6)
  if (hasRule(t.state, 'missesRerolled'))
    for (let place = 0; place < dice; place++) if (rolled[place] < HIT_FROM) rolled[place] = t.roll(6)
  return rolled
}

/** battle.14 to battle.17: before the roll, magic dice of the expedition remove attack dice. Tells how many. */
function* removeMagic(t: MonsterTable, blow: Blow, expedition: Expedition): Rule<number> {
  const { zone, path, monster, dice, parts, sent } = blow
  const { state } = t
  const carry = state.battle?.carry ?? 0
  const most = Math.min(wards(expedition), dice) // battle.16
  const removed = yield* choose(t, expedition.owner, 'monster.attack', upTo(most), {
    key: magic => (magic === 0 ? 'roll' : `magic:${magic}`),
    say: magic =>
      say('monster.attack.roll', {
        magic,
        dice: dice - magic,
        hits: expectedHits(state, blow, magic),
        wound: woundOdds(state, blow, magic, 1),
        death: deathOdds(state, blow, magic),
        after: strikesBack(state, blow)
          ? chancesOf(attackOn(state, expedition, monster), magic, carry)
          : null,
      }),
    at: () => `path:${zone.id}:${path}`,
    values: () => ({
      ...whom(expedition),
      monster,
      zone: zone.id,
      path,
      dice,
      parts,
      sent,
      stoppable: stoppable(state, expedition, monster),
      potions: forbids(state, monster, 'brews') ? 0 : expedition.potion,
      wounded: mercenaryOf(state, expedition).wounded,
      standing: standingOf(state, blow),
    }),
    rule: 'battle.14',
    waits: true,
    final: true,
  })
  for (let left = removed; left > 0; left--) dropMagic(expedition)
  if (removed > 0) t.say('magic.removed', { ...whom(expedition), dice: removed })
  return removed
}

/** Whether whoever is struck strikes back next: it is their turn, and no neighbour's. */
const strikesBack = ({ battle }: MonsterLands, { path }: Blow): boolean =>
  battle?.stage === 'attacked' && battle.path === path

/** Where the attack that follows a blow will begin; null where none does. */
function standingOf(state: MonsterLands, blow: Blow): Standing | null {
  if (!strikesBack(state, blow)) return null
  const expedition = blow.zone.paths[blow.path] as Expedition
  return standing(attackOn(state, expedition, blow.monster), state.battle?.carry ?? 0)
}

const COUNTS: readonly (readonly number[])[] = Array.from({ length: 25 }, (_, most) =>
  Array.from({ length: most + 1 }, (_, n) => n),
)

/** 0 to so many. */
const upTo = (most: number): readonly number[] => COUNTS[most]

/** battle.15: an unrolled magic die leaves the expedition, one that lies on a trap if there is no other. */
function dropMagic({ dice, tokens }: Expedition): void {
  if (dropFrom(dice)) return
  for (const token of tokens) if (dropFrom(token.dice)) return
}

function dropFrom(dice: Expedition['dice']): boolean {
  const place = dice.findIndex(({ colour, value }) => colour === 'magic' && value === 0)
  if (place >= 0) dice.splice(place, 1)
  return place >= 0
}
