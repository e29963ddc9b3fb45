import { choose, type Rule } from '@tablee/kernel'
import { CARDS, type CardId } from '../data/cards.ts'
import { BATTLE_DIE } from '../data/dice.ts'
import { CLEARINGS, type Clearing } from '../data/map.ts'
import type { Suit } from '../data/suits.ts'
import type { Party, RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { battleOptionsOf } from './battle-options.ts'
import { discardFromHand, handNaming, has } from './cards.ts'
import { useBattleEffect } from './effect.ts'
import { partyAt } from './faction.ts'
import { forecast } from './forecast.ts'
import { defendsHigh, extraHits, hiredBy, hiredWarriors, ignoresFirstHit, rolledCap } from './hits.ts'
import { chooseFor, maybeFor, NOBODY } from './party.ts'
import { clearingNaming, partyNaming } from './pieces.ts'
import { cardboard, distinct, fallen, type Loss, lossNaming, lostWarriors, remove } from './remove.ts'
import { enemies, hasPiece } from './ruler.ts'
import { actsIn, fits } from './suits.ts'

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
  /** Hits taken by allied warriors and by items, for 9.2.9.II.d. */
  allyHits: number
  itemHits: number
}

/** The party of a side. */
export const partyOn = (battle: Battle, side: Side): Party => battle[side]

/** The other side. */
export const opposite = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** The side of a party in a battle, or null. */
export function sideOf(battle: Battle, party: Party): Side | null {
  if (party === battle.attacker) return 'attacker'
  return party === battle.defender ? 'defender' : null
}

/** Whether a party can battle in a clearing: it has warriors there and an enemy is present. 4.3 */
export function canBattleIn(
  state: RootState,
  party: Party,
  clearing: Clearing,
  hired: Party = companyOf(state, party),
): boolean {
  const player = state.players[party]
  const alone = player.warriors[clearing] === 0 && player.pawn !== clearing
  // hired warriors may fight alone, but never their own people.
  if (alone && (hired === NOBODY || state.players[hired].warriors[clearing] === 0)) return false
  for (let other = 0; other < state.players.length; other++)
    if (!(alone && other === hired) && canAttack(state, party, other, clearing)) return true
  return false
}

/** Whether a party may be attacked by another in a clearing: an enemy with pieces there, and nobody forbids it. 4.3 */
function canAttack(state: RootState, attacker: Party, defender: Party, clearing: Clearing): boolean {
  if (!enemies(state, attacker, defender) || !hasPiece(state.players[defender], clearing)) return false
  // Only those that take no turns forbid battles: without any, this costs nothing.
  for (let other = state.order.length; other < state.players.length; other++)
    if (partyAt(state, other).barsBattle?.(state, other, attacker, defender, clearing)) return false
  return true
}

/** The party whose warriors a party may battle with as its own, or -1. 11.2.7.III */
function companyOf(state: RootState, party: Party): Party {
  for (let other = 0; other < state.players.length; other++)
    if (partyAt(state, other).fightsFor?.(state, other) === party) return other
  return NOBODY
}

/** The enemies that a party can battle in a clearing. 4.3 */
export function defendersIn(state: RootState, attacker: Party, clearing: Clearing): Party[] {
  const { warriors, pawn } = state.players[attacker]
  const alone = warriors[clearing] === 0 && pawn !== clearing
  const hired = alone ? companyOf(state, attacker) : NOBODY
  const found: Party[] = []
  for (let other = 0; other < state.players.length; other++)
    if (other !== hired && canAttack(state, attacker, other, clearing)) found.push(other)
  return found
}

/** The clearings where a party can battle, of one suit or of all. */
export function battlefields(state: RootState, party: Party, suit: Suit = 'bird'): Clearing[] {
  const found: Clearing[] = []
  const hired = companyOf(state, party)
  for (const clearing of CLEARINGS)
    if (actsIn(state, clearing, suit) && canBattleIn(state, party, clearing, hired)) found.push(clearing)
  return found
}

/** Whether a party can battle anywhere. */
export function canBattle(state: RootState, party: Party): boolean {
  const hired = companyOf(state, party)
  for (const clearing of CLEARINGS) if (canBattleIn(state, party, clearing, hired)) return true
  return false
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
    rollDice(t, b)
    yield* useEffects(t, b)
    yield* dealHits(t, b)
  }
  for (let party = 0; party < t.state.players.length; party++) {
    const ends = partyAt(t.state, party).battleEnds
    if (ends) yield* ends(t, b, party)
  }
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

/** Step 1: the defender may ambush, the attacker may foil it. Tells whether that ended the battle. 4.3.1 */
function* ambush(t: RootTable, b: Battle): Rule<boolean> {
  const { attacker, defender, clearing } = b
  if (has(t.state.players[attacker], 'scoutingParty')) return false
  const played = yield* playAmbush(t, defender, 'battle.ambush', b)
  if (played === null) return false
  t.say('battle.ambushed', { defender, card: played })
  const foil = yield* playAmbush(t, attacker, 'battle.foil', b)
  if (foil !== null) {
    t.say('battle.foiled', { attacker, card: foil })
    return false
  }
  const losses = yield* takeHits(t, b, 'attacker', 2)
  yield* remove(t, { losses, battle: b })
  const { canFightOn } = partyAt(t.state, attacker)
  const fightsOn =
    (canFightOn ? canFightOn(t.state, b, attacker) : t.state.players[attacker].warriors[clearing] > 0) ||
    hiredWarriors(t.state, b, attacker) > 0
  if (!fightsOn) t.say('battle.overByAmbush', { attacker })
  return !fightsOn
}

function* playAmbush(
  t: RootTable,
  party: Party,
  prompt: 'battle.ambush' | 'battle.foil',
  { attacker, defender, clearing }: Battle,
): Rule<CardId | null> {
  const { hand } = t.state.players[party]
  if (hand.length === 0) return null
  const ambushes = hand.filter(card => CARDS[card].kind === 'ambush' && fits(t.state, card, clearing))
  if (ambushes.length === 0 && partyAt(t.state, party).publicHand) return null // Everybody sees that there is none.
  const card = yield* maybeFor(t, party, prompt, ambushes, {
    like: handNaming,
    values: () => ({ attacker, defender, clearing }),
    rule: prompt === 'battle.ambush' ? '4.3.1' : '4.3.1.I',
    pass: say(prompt === 'battle.ambush' ? 'battle.noAmbush' : 'battle.noFoil'),
  })
  if (card !== null) discardFromHand(t, party, card)
  return card
}

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
        : yield* choose(t, t.state.turn.seat, 'trigger.whose', waiting, naming)
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
      say: one => say('seat', { seat: partyOn(b, one) }),
      rule: '4.3.3',
    })
  for (let passes = 0; passes < 2; ) {
    const used = yield* useOneEffect(t, b, side)
    passes = used ? 0 : passes + 1
    side = opposite(side)
  }
}

function* useOneEffect(t: RootTable, b: Battle, side: Side): Rule<boolean> {
  const party = partyOn(b, side)
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
  yield* remove(t, { losses: [...toDefender, ...toAttacker], battle: b })
}

/** Who takes hits chooses what to lose: warriors first, then buildings and tokens. 4.3.4 */
function* takeHits(t: RootTable, b: Battle, side: Side, hits: number): Rule<Loss[]> {
  if (hits === 0) return []
  const party = partyOn(b, side)
  t.say('battle.hits', { seat: party, hits })
  const own = partyAt(t.state, party)
  const left = hits - ignored(t, b, side)
  if (left === 0) return []
  if (own.takeHits) return yield* own.takeHits(t, b, party, left)
  return yield* losePieces(t, b, party, left)
}

/** How many of the hits that a side takes are ignored: the first of a battle, by who can. 15.2.4 */
function ignored(t: RootTable, b: Battle, side: Side): number {
  const party = partyOn(b, side)
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
  for (let hit = warriors; hit < hits && left.length > 0; hit++) {
    const loss = yield* chooseFor(t, chooser, 'battle.lose', distinct(left), {
      ...lossNaming(t.state),
      values: () => ({ seat: party }),
      rule: '4.3.4.b',
    })
    left.splice(left.indexOf(loss), 1)
    losses.push(loss)
  }
  return losses
}

/** Hits are shared evenly between own and hired warriors; an odd one, and what others cannot take, fall on the own first. 11.2.7.III.a */
export function shareHits(hits: number, owned: number, lent: number): { own: number; hired: number } {
  const half = Math.min(lent, Math.floor(hits / 2))
  const own = Math.min(owned, hits - half)
  return { own, hired: Math.min(lent, hits - own) }
}
