import { joined, type Row, type Section } from '@tablee/common/columns.ts'
import { BUILDING_IDS, type BuildingId, PRICES } from '../../data/board.ts'
import { cardOf } from '../../rules/clan.ts'
import { discountOf } from '../../rules/deploy/price.ts'
import { diceOf } from '../../rules/dice.ts'
import type { Name } from '../../state.ts'
import { PROPER } from '../../text/proper.ts'
import { dataOf, type MonsterView } from '../../view.ts'
import { clanName, counted, dieName, memberName } from '../told.ts'
import type { Spoken } from '../words.ts'

/** The buildings: what they take, who has taken their places, what my dice take off. */
export function citadelSection(view: MonsterView, spoken: Spoken): Section {
  const { table, names, things } = spoken
  const { buildings } = dataOf(view)
  return {
    place: 'board',
    title: table.citadel,
    columns: table.buildings,
    rows: BUILDING_IDS.map(id => ({
      ref: `building:${id}`,
      cells: [
        names.building[id],
        things.spaces([buildings[id].accepts]),
        view.citadel[id].panic ? table.closed : placesOf(view, id, spoken),
        joined(discounts(view, id, spoken), table.nothing),
      ],
    })),
  }
}

/** Who has taken which place of a building. */
function placesOf(view: MonsterView, id: BuildingId, spoken: Spoken): string {
  const { table, things } = spoken
  const printed = dataOf(view).buildings[id].slots
  const players = Math.max(2, view.clans.length)
  const places = view.citadel[id].slots.map(({ by, dice }, place) => {
    const { yields = 0, players: from = 0 } = printed[place] ?? {}
    const what = yields > 0 ? ` ${table.yields(yields)}` : ''
    if (by !== null) return table.takenBy(clanName(view, by, spoken), things.dice(counted(dice))) + what
    return (from > players ? table.onlyFrom(from) : table.free) + what
  })
  return joined(places, table.free)
}

/** What each of my dice would take off there. */
function discounts(view: MonsterView, id: BuildingId, spoken: Spoken): string[] {
  if (view.seat === null || !BOUGHT.includes(id)) return []
  return diceOf(view.clans[view.seat].pool).flatMap(die => {
    const n = discountOf(view, id, die)
    return n > 0 ? [spoken.table.discounts(dieName(die, spoken), n)] : []
  })
}

/** Where something is bought. */
const BOUGHT: readonly BuildingId[] = ['huntersLair', 'tavern', 'armory', 'bazaar']

/** What may be bought: people, traps, equipment, Defense tokens. */
export function stallsSection(view: MonsterView, spoken: Spoken): Section {
  const { table } = spoken
  return {
    place: 'board',
    title: table.stalls,
    columns: table.wares,
    rows: [...hirelings(view, spoken), ...traps(view, spoken), ...equipment(view, spoken), defense(spoken)],
  }
}

function hirelings({ tavern, ...view }: MonsterView, spoken: Spoken): Row[] {
  const { things, board } = spoken
  const open: readonly Name[] = tavern.display.filter(id => id !== null)
  return [...open, ...(tavern.novices > 0 ? (['novice'] as const) : [])].map(id => {
    const { cost, reputation, dice, talent } = cardOf(dataOf(view), id)
    const what = `${things.talent(talent)}. ${board.help.gives(things.dice(dice), reputation)}.`
    return { ref: `tavern:${id}`, cells: [memberName(id, spoken), what, String(cost)] }
  })
}

const traps = ({ lair, ...view }: MonsterView, { names, things }: Spoken): Row[] =>
  lair.display
    .filter(id => id !== null)
    .map(id => {
      const { kind, effect, cost } = dataOf(view).traps[id]
      return { ref: `lair:${id}`, cells: [names.trapKind[kind], `${things.trap(effect)}.`, String(cost)] }
    })

const equipment = ({ bazaar, ...view }: MonsterView, { names, things }: Spoken): Row[] =>
  bazaar.display
    .filter(id => id !== null)
    .map(id => {
      const { type, ability, cost } = dataOf(view).equipment[id]
      const name = `${PROPER[id]} (${names.equipmentType[type]})`
      return { ref: `bazaar:${id}`, cells: [name, `${things.talent(ability)}.`, String(cost)] }
    })

const defense = ({ table, board }: Spoken): Row => ({
  ref: 'building:armory',
  cells: [table.defenseToken, board.help.stock.defense ?? '', String(PRICES.defense)],
})
