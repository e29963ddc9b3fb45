import { choose, maybe, type Rule } from '@tablee/kernel'
import type { TrapId } from '../../data/traps.ts'
import type { Colour, Space } from '../../data/types.ts'
import { type Die, type Expedition, MADHALA, type MonsterTable, type Token, type Zone } from '../../state.ts'
import { say } from '../../text/say.ts'
import { putAway } from '../clan.ts'
import { isManned, neighbours, shields, takes } from './expedition.ts'

/** ambush.9: an ambush that was turned up falls on a neighbour; any other trap does not. */
export function* ambush(t: MonsterTable, zone: Zone, path: number, token: Token): Rule {
  const { effect, kind } = t.state.data.traps[token.id as TrapId]
  if (kind !== 'ambush') return
  const target = yield* targetOf(t, zone, path, token.id as TrapId)
  if (target < 0) {
    t.say('ambush.fizzles', { trap: token.id as TrapId })
    return
  }
  t.say('ambush.aimed', { trap: token.id as TrapId, zone: zone.id, path: target })
  if (yield* cancelled(t, zone, path, target, token)) return
  if (effect.verb === 'redirectAttack')
    (zone.paths[path] as Expedition).redirects.push(target) // ambush.12
  else if (effect.verb === 'steal') yield* steal(t, zone, path, target, token, effect)
}

/** ambush.9, ambush.25: either neighbour, one's own too; Madhala takes the player's, the left one first (scenario.30). */
function* targetOf(t: MonsterTable, zone: Zone, path: number, trap: TrapId): Rule<number> {
  const { owner } = zone.paths[path] as Expedition
  const targets = neighbours(zone, path)
  if (owner === MADHALA) return targets.find(one => isManned(zone.paths[one])) ?? -1
  if (targets.length === 0) return -1 // ambush.24
  return yield* choose(t, owner, 'ambush.target', targets, {
    say: one => say('path', { zone: zone.id, path: one }),
    at: one => `path:${zone.id}:${one}`,
    values: () => ({ trap }),
    rule: 'ambush.9',
  })
}

const CANCEL = ['cancel'] as const

/** ambush.10, ambush.11: a Defense token of the target stops it, and both are discarded. */
function* cancelled(t: MonsterTable, zone: Zone, path: number, target: number, token: Token): Rule<boolean> {
  const { state } = t
  const aimed = zone.paths[target] as Expedition
  const expedition = zone.paths[path] as Expedition
  if (!isManned(aimed) || shields(aimed) === 0) return false
  const trap = token.id as TrapId
  const answer = yield* maybe(t, aimed.owner, 'ambush.cancel', CANCEL, {
    say: () => say('ambush.defend'),
    at: () => `path:${zone.id}:${target}`,
    values: () => ({ seat: expedition.owner, trap, zone: zone.id, path: target }),
    pass: say('ambush.suffer'),
    rule: 'ambush.10',
  })
  if (answer === null) return false
  aimed.tokens.splice(
    aimed.tokens.findIndex(({ id }) => id === 'defense'),
    1,
  )
  state.supply.defense++
  expedition.tokens.splice(expedition.tokens.indexOf(token), 1)
  if (expedition.owner === MADHALA) state.madhala?.used.push(trap)
  else putAway(state, trap)
  t.say('ambush.cancelled', { seat: aimed.owner, trap })
  return true
}

/** ambush.15 to ambush.17: dice of the target, but those on reinforced traps, go on the ambush. */
function* steal(
  t: MonsterTable,
  zone: Zone,
  path: number,
  target: number,
  token: Token,
  { dice, n }: { readonly dice: Space; readonly n: number },
): Rule {
  const { owner } = zone.paths[path] as Expedition
  for (let taken = 0; taken < n; taken++) {
    const colours = STEALS.filter(colour => takes(dice, colour) && findDie(t, zone, target, colour) !== null)
    if (colours.length === 0) return
    const colour = owner === MADHALA ? colours[0] : yield* chooseDie(t, zone, path, colours, taken)
    if (colour === null) return
    const pile = findDie(t, zone, target, colour) as Die[]
    const place = pile.findIndex(die => die.colour === colour)
    token.dice.push(...pile.splice(place, 1))
    t.say('ambush.stole', { colour, zone: zone.id, path: target })
  }
}

/** scenario.30: magic before force. */
const STEALS: readonly Colour[] = ['magic', 'force']

/** The first die must be taken, a second may be. */
function* chooseDie(
  t: MonsterTable,
  zone: Zone,
  path: number,
  colours: readonly Colour[],
  taken: number,
): Rule<Colour | null> {
  const { owner } = zone.paths[path] as Expedition
  const naming = {
    say: (one: Colour) => say('steal.die', { colour: one }),
    at: (one: Colour) => `die:${one}`,
    values: () => ({ taken }),
    pass: say('steal.enough'),
    rule: 'ambush.15',
  }
  return taken === 0
    ? yield* choose(t, owner, 'ambush.steal', colours, naming)
    : yield* maybe(t, owner, 'ambush.steal', colours, naming)
}

/** Where a die of a colour lies that can be stolen; null for nowhere. */
function findDie({ state }: MonsterTable, zone: Zone, target: number, colour: Colour): Die[] | null {
  const { dice, tokens } = zone.paths[target] as Expedition
  const has = (pile: readonly Die[]) => pile.some(die => die.colour === colour)
  if (has(dice)) return dice
  for (const { id, dice: on } of tokens) {
    if (id === 'defense' || !has(on)) continue
    const { effect } = state.data.traps[id]
    if (effect.verb !== 'addDice' || !effect.isProtected) return on // ambush.17, ambush.26
  }
  return null
}
