import { joined, type Row, type Section } from '@tablee/common/columns.ts'
import type { Seat } from '@tablee/kernel'
import { reputation, surplus, wages } from '../../rules/clan.ts'
import { PROPER } from '../../text/proper.ts'
import { dataOf, type MonsterView } from '../../view.ts'
import { clanName, dieName, memberName, partyOf, poolDice, stateOf } from '../told.ts'
import type { Spoken } from '../words.ts'

/** All clans, one a row; `who` tells who plays them. */
export function clansSection(view: MonsterView, spoken: Spoken, who: (seat: Seat) => string): Section {
  const { table, board, names, things } = spoken
  const { scenario, madhala } = view
  const goal =
    scenario && madhala
      ? `${names.scenario[scenario]}. ${board.clan.madhala}${board.colon}${board.tokensLeft(madhala.tokens)}.`
      : names.difficulty[view.difficulty]
  return {
    place: 'seats',
    title: table.clans,
    columns: table.seats,
    rows: view.clans.map((_, seat) => clanRow(view, seat, spoken, who(seat))),
    note: goal,
  }

  function clanRow(of: MonsterView, seat: Seat, words: Spoken, player: string): Row {
    const clan = of.clans[seat]
    const printed = { data: dataOf(of) }
    const members = clan.members.map(member => {
      const hurt = member.wounded ? `, ${board.wounded}` : ''
      return `${memberName(member.id, words)} (${stateOf(of, member, words)}${hurt})`
    })
    const lands = clan.lands.map(({ id }) => PROPER[id])
    const store = [
      board.hiddenTraps(clan.trapCount),
      things.goods({
        glory: 0,
        gold: 0,
        trap: 0,
        defense: clan.defense,
        potion: clan.potion,
        venom: clan.venom,
      }),
      board.lootCount(clan.loot.length),
      ...(clan.trophies.length > 0 ? [clan.trophies.map(id => PROPER[id]).join(', ')] : []),
      ...lands,
    ]
    return {
      ref: `seat:${seat}`,
      party: partyOf(of, seat),
      cells: [
        player === '' ? clanName(of, seat, words) : `${clanName(of, seat, words)} (${player})`,
        String(clan.glory),
        String(reputation(printed, clan)),
        String(surplus(printed, clan)),
        String(clan.gold),
        String(wages(clan)),
        joined(
          poolDice(clan.pool).map(die => dieName(die, words)),
          table.nothing,
        ),
        store.join(', '),
        joined(members, table.nobody),
      ],
    }
  }
}
