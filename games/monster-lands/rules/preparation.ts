import { maybe, type Next, type Rule, type Seat } from '@tablee/kernel'
import type { GameData } from '../data/all.ts'
import { FAVOR, FAVORS, LOST_CLAN_GOLD, MORE_MONSTERS_TURNS } from '../data/tracks.ts'
import { COLOURS, type Colour, type Dice } from '../data/types.ts'
import type { MonsterLands, MonsterTable } from '../state.ts'
import { say } from '../text/say.ts'
import { cardOf, gain, newMember } from './clan.ts'
import { emptyPool, giveDice } from './dice.ts'
import { drawMonster, gatesOf } from './markets.ts'
import { besiege } from './solo/scenarios.ts'

/** prep.1 to prep.8: a new turn, and the dice that every clan has for it. */
export function* preparation(t: MonsterTable): Rule<Next> {
  const { state } = t
  state.phase = 'preparation'
  t.say('turn.begins', { turn: state.turn })
  for (let seat = 0; seat < state.clans.length; seat++) restart(t, seat)
  besiege(t)
  if (state.moreMonsters && MORE_MONSTERS_TURNS.includes(state.turn) && gatesOf(state).monster === null)
    drawMonster(t, gatesOf(state)) // more-monsters.1
  for (let seat = 0; seat < state.clans.length; seat++) takeDice(t, seat)
  yield* favor(t)
  state.phase = 'deployment'
  return ['deploy', state.firstPlayer]
}

/** death.10 to death.13: a clan without members takes a novice as its leader, and has 5 gold at least. */
function restart(t: MonsterTable, seat: Seat): void {
  const { clans, tavern } = t.state
  const clan = clans[seat]
  if (clan.members.length > 0 || tavern.novices === 0) return
  tavern.novices--
  clan.members.push(newMember('novice', true))
  clan.gold = Math.max(clan.gold, LOST_CLAN_GOLD)
  t.say('clan.restarts', { seat })
}

/** prep.1, prep.2: what members contribute, and what glory adds. */
function takeDice(t: MonsterTable, seat: Seat): void {
  const clan = t.state.clans[seat]
  clan.passed = false
  clan.shifts = 0
  clan.pool = emptyPool()
  const dice = income(t.state, seat)
  for (const colour of COLOURS) giveDice(t, seat, colour, dice[colour])
}

/** The dice that a clan is due in preparation. */
export function income({ clans, data }: MonsterLands, seat: Seat): { [colour in Colour]: number } {
  const { glory, members } = clans[seat]
  const dice = { ...bonus(data, glory) }
  for (const { id } of members) {
    const given = cardOf(data, id).dice
    for (const colour of COLOURS) dice[colour] += given[colour]
  }
  return dice
}

/** prep.3 to prep.6 */
function bonus({ gloryBonus }: GameData, glory: number): Dice {
  let { dice } = gloryBonus[0]
  for (const band of gloryBonus) if (glory >= band.from) dice = band.dice
  return dice
}

/** favor.1 to favor.3: from the second turn on, the Queen favours the first player. */
function* favor(t: MonsterTable): Rule {
  const { state } = t
  if (!state.favor || state.turn < 2) return
  const seat = state.firstPlayer
  const colour = yield* maybe(t, seat, 'favor.die', COLOURS, {
    say: one => say('favor.colour', { colour: one }),
    rule: 'favor.2',
    final: one => one === 'persuasion',
  })
  if (colour !== null) {
    t.say('favor.took', { seat, colour })
    giveDice(t, seat, colour, 1)
  }
  const gift = yield* maybe(t, seat, 'favor.gift', FAVORS, {
    say: one => say('favor.token', { kind: one }),
    rule: 'favor.3',
  })
  if (gift !== null) gain(t, seat, { [gift]: FAVOR[gift] })
}
