import { joined, type Row, type Section } from '@tablee/common/columns.ts'
import { EQUIPMENT_TYPES } from '../../data/equipment.ts'
import { cardOf } from '../../rules/clan.ts'
import type { Member } from '../../state.ts'
import { PROPER } from '../../text/proper.ts'
import { type ClanView, dataOf, type MonsterView } from '../../view.ts'
import { dieName, managerOf, memberName, partyOf, poolDice, stateOf } from '../told.ts'
import type { Spoken } from '../words.ts'

/** My clan: a member in each row, then what I have. */
export function clanSection(view: MonsterView, spoken: Spoken): Section[] {
  if (view.seat === null) return []
  const clan = view.clans[view.seat]
  const { table } = spoken
  const party = partyOf(view, view.seat)
  return [
    {
      place: 'hand',
      title: table.clan,
      columns: table.members,
      rows: clan.members.map(member => memberRow(view, member, party, spoken)),
      note: belongings(view, clan, spoken).join(' '),
    },
  ]
}

function memberRow(view: MonsterView, member: Member, party: string, spoken: Spoken): Row {
  const { board, things, table } = spoken
  const { talent, dice, reputation } = cardOf(dataOf(view), member.id)
  const worn = EQUIPMENT_TYPES.flatMap(type => member.worn[type] ?? []).map(id => PROPER[id])
  const state = [
    ...(member.leader ? [board.leader] : []),
    stateOf(view, { ...member, leader: false }, spoken),
    ...(member.wounded ? [board.wounded] : []),
  ]
  return {
    ref: `member:${member.id}`,
    party,
    cells: [
      memberName(member.id, spoken),
      state.join(', '),
      things.talent(talent),
      joined(worn, table.nothing),
      things.dice(dice),
      String(reputation),
    ],
  }
}

/** Dice, traps, tokens, loot, trophies and regions. */
function belongings(view: MonsterView, clan: ClanView, spoken: Spoken): string[] {
  const { table, board, things, trapName, lootName } = spoken
  const { regions } = dataOf(view)
  return [
    table.dice(
      joined(
        poolDice(clan.pool).map(die => dieName(die, spoken)),
        table.nothing,
      ),
    ),
    table.traps(joined((clan.traps ?? []).map(trapName), table.nothing)),
    table.tokens(clan.defense, clan.potion, clan.venom),
    ...(clan.loot.length > 0 ? [table.loot(clan.loot.map(lootName).join(', '))] : []),
    ...(clan.trophies.length > 0 ? [table.trophies(clan.trophies.map(id => PROPER[id]).join(', '))] : []),
    ...clan.lands.map(({ id, dice }) => {
      const { pay, action } = regions[id]
      const state = dice.length > 0 ? board.regionUsed : (managerOf(clan, id, spoken) ?? board.unmanaged)
      return `${PROPER[id]} (${state})${board.colon}${things.landAction(pay, action)}.`
    }),
  ]
}
