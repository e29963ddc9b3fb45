import { choose, type Rule, type Seat, together } from '@tablee/kernel'
import type { Hex } from '../data/types.ts'
import type { Combat, Diluvium, DiluviumTable, Party, Warship } from '../state.ts'
import { RIVAL } from '../state.ts'
import { say } from '../text/say.ts'
import { discardResource, gainGold, no, raiseStrength } from './gold.ts'
import { isRival, placeAt, powerOf, prizeFor, rivalOf, spotOf } from './query.ts'
import { drawToken, renewTokens } from './rival/tokens.ts'
import { hooksOf } from './scenario.ts'

/** What a seat's own fleet has at a position before Weapons: track, board, and a Warship that sails along. */
export function fleetStrength({ players, data }: Diluvium, seat: Seat, at: Hex): number {
  const { strength, board, warships } = players[seat]
  const [own, escort] = warships
  const helped = escort !== undefined && own.at === at && escort.at === at // s10.28
  return strength + data.boards[board].strength + (helped ? 1 : 0)
}

const amounts = (weapons: number): number[] => Array.from({ length: weapons + 1 }, (_, n) => n)

/** How many Weapons a seat may commit. */
const arsenal = ({ players }: Diluvium, seat: Seat): number[] => amounts(players[seat].resources.weapons)

/** The Weapons of the seats that fight: in secret between players, or the attacker first (base.combat.1 to base.combat.3). */
function* commit(t: DiluviumTable, seats: readonly Seat[]): Rule<number[]> {
  const { state } = t
  const naming = {
    say: (weapons: number) => say('combat.weapons', { weapons }),
    at: () => 'rack:weapons',
    values: () => combatValues(state),
    rule: 'combat.2',
    waits: true,
  }
  if (seats.length > 1 && state.flags.simultaneousWeapons)
    return yield* together(t, seats, 'combat', seat => arsenal(state, seat), naming)
  const answers: number[] = []
  for (const seat of seats) {
    const weapons = yield* choose(t, seat, 'combat', arsenal(state, seat), naming)
    answers.push(weapons)
    if (seats.length > 1 && answers.length === 1) {
      t.reveal()
      t.say('combat.committed', { party: seat, weapons })
    }
  }
  return answers
}

/** What is open of a combat before Weapons: for the prompt. */
function combatValues(state: Diluvium) {
  const combat = state.combat as Combat
  const strength = (party: Party) =>
    isRival(state, party)
      ? (combat.strength ?? rivalOf(state).strength)
      : fleetStrength(state, party, combat.at)
  return {
    place: spotOf(placeAt(state, combat.at)),
    attacker: combat.attacker,
    defender: combat.defender,
    attack: strength(combat.attacker),
    defence: strength(combat.defender),
    ties: combat.ties,
  }
}

/** Fights what `state.combat` tells, with Weapons and the rival's token; tells whether the attacker won. */
function* resolve(t: DiluviumTable): Rule<boolean> {
  const { state } = t
  const { attacker, defender, ties } = state.combat as Combat
  const values = combatValues(state)
  const seats = [attacker, defender].filter(party => !isRival(state, party))
  const weapons = yield* commit(t, seats)
  for (const [place, seat] of seats.entries()) discardResource(t, seat, 'weapons', weapons[place])
  const token = state.rival ? drawToken(t, 'combat') : null
  const added = (party: Party) =>
    isRival(state, party)
      ? state.data.tokens[token as NonNullable<typeof token>].value
      : weapons[seats.indexOf(party)]
  const attack = values.attack + added(attacker)
  const defence = values.defence + added(defender)
  const won = ties ? attack >= defence : attack > defence // combat.6
  state.combat = null
  t.say('combat.fought', { place: values.place, attacker, defender, attack, defence, won })
  return won
}

/** combat.8 to combat.10: what the token does once the combat is over. */
function afterToken(t: DiluviumTable): void {
  const { state } = t
  if (!state.rival) return
  const last = state.rival.discard.at(-1)
  if (last !== undefined && state.data.tokens[last].value === 0) raiseStrength(t, RIVAL, 1)
  renewTokens(t)
}

/** A seat attacks something of the rival's that has a strength of its own: an outpost, a City. Tells whether it won. */
export function* assault(
  t: DiluviumTable,
  seat: Seat,
  at: Hex,
  { strength, ties }: { readonly strength: number; readonly ties: boolean },
): Rule<boolean> {
  const { state } = t
  state.combat = { at, attacker: seat, defender: RIVAL, strength, ties }
  const won = yield* resolve(t)
  if (won) yield* gainGold(t, seat, prizeFor(state, strength))
  else {
    yield* gainGold(t, RIVAL, prizeFor(state, state.players[seat].strength)) // s05.18
    yield* withdraw(t, seat, at)
  }
  afterToken(t)
  return won
}

/** Two fleets meet at the end of a Warship's move (B5); tells whether the attacker won. */
export function* duel(
  t: DiluviumTable,
  attacker: { readonly party: Party; readonly warship: Warship },
  defender: { readonly party: Party; readonly warship: Warship },
): Rule<boolean> {
  const { state } = t
  const { at } = attacker.warship
  state.combat = { at, attacker: attacker.party, defender: defender.party, strength: null, ties: true }
  const won = yield* resolve(t)
  const [winner, loser] = won ? [attacker, defender] : [defender, attacker]
  yield* gainGold(t, winner.party, prizeFor(state, powerOf(state, loser.party).strength)) // combat.16
  if (isRival(state, loser.party)) {
    if (won && state.rival) state.rival.beaten = true // rfight.1
    if (!(yield* hooksOf(state).sentBack?.(t, loser.warship) ?? no())) loser.warship.at = loser.warship.home
  } else yield* withdraw(t, loser.party, at)
  t.say('warship.beaten', { party: loser.party })
  afterToken(t)
  yield* hooksOf(state).won?.(t, winner.party, attacker.party) ?? []
  return won
}

/** A seat's Warships at a position go home. */
export function* withdraw(t: DiluviumTable, seat: Seat, at: Hex): Rule {
  const { state } = t
  const home = yield* homeOf(t, seat)
  for (const warship of state.players[seat].warships) if (warship.at === at) warship.at = home
}

/** Where a seat's ships go that are sent back. */
export function* homeOf(t: DiluviumTable, seat: Seat): Rule<Hex> {
  const { shipHome } = hooksOf(t.state)
  return shipHome ? yield* shipHome(t) : t.state.players[seat].city
}
