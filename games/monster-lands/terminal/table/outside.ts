import { joined, type Row, type Section } from '@tablee/common/columns.ts'
import type { ExpeditionId } from '../../data/board.ts'
import { LOOT } from '../../data/loot.ts'
import type { PathId } from '../../state.ts'
import { PROPER } from '../../text/proper.ts'
import { dataOf, type ExpeditionView, type MonsterView, type ZoneView } from '../../view.ts'
import { clanName, counted, memberName, partyOf, pathName } from '../told.ts'
import type { Spoken } from '../words.ts'

/** Where expeditions go: the missions, each land with its monster, the gates. */
export function outsideSections(view: MonsterView, spoken: Spoken): Section[] {
  return [missions(view, spoken), ...view.zones.filter(isLand).map(zone => land(view, zone, spoken))]
}

const isLand = ({ id }: ZoneView): boolean => id !== 'missionA' && id !== 'missionB'

function missions(view: MonsterView, spoken: Spoken): Section {
  const { table, things, board } = spoken
  const { competitive, contracts } = dataOf(view)
  const rows = view.zones
    .filter(zone => !isLand(zone))
    .flatMap(({ id, mission, paths }) => {
      const what =
        mission === null
          ? table.nothing
          : mission in competitive
            ? things.competitive(competitive[mission as keyof typeof competitive])
            : things.contract(contracts[mission as keyof typeof contracts])
      return paths.map((one, path): Row => {
        const at: PathId = `${id}:${path}`
        return {
          ref: `path:${at}`,
          ...partyAt(view, one),
          cells: [
            board.pathOf(pathName(view, at, spoken), path + 1),
            path === 0 ? what : '',
            '',
            '',
            '',
            whoIs(view, one, spoken),
          ],
        }
      })
    })
  return {
    place: 'board',
    title: table.missions,
    columns: table.paths,
    rows,
    note: table.loot(joined(lootOf(view, spoken), table.nothing)),
  }
}

const lootOf = ({ loot }: MonsterView, { things }: Spoken): string[] =>
  loot.display.filter(id => id !== null).map(id => things.lootLabel(LOOT[id].effect))

/** The places of a region, from the left, and of the gates, from above. */
const PLACES: readonly ExpeditionId[] = ['E1', 'E2', 'E3', 'E4']
const GATES: readonly ExpeditionId[] = ['upper', 'lower']

/** A land, or the gates: its paths, and what is told of its monster and its region. */
function land(view: MonsterView, zone: ZoneView, spoken: Spoken): Section {
  const { table, names, things, board } = spoken
  const data = dataOf(view)
  const { id, monster, region, face } = zone
  const place = region
    ? `${PROPER[region]} (${names.affinity[data.regions[region].affinity]})`
    : names.zone[id]
  const rows = zone.paths.map((one, path): Row => {
    const at: PathId = `${id}:${path}`
    const { glory, defend, gold } = data.expeditions[(id === 'gates' ? GATES : PLACES)[path]]
    const printed = face === null ? null : data.paths[face][path]
    const guards = [
      ...(defend > 0 ? [things.advantage({ kind: 'defend', n: defend })] : []),
      ...(gold > 0 ? [things.advantage({ kind: 'gold', n: gold })] : []),
    ]
    return {
      ref: `path:${at}`,
      ...partyAt(view, one),
      cells: [
        pathName(view, at, spoken),
        printed ? things.spaces(printed.requirement) : '',
        printed ? things.spaces(printed.reinforcement) : '',
        printed ? things.advantage(printed.advantage) : guards.join(', '),
        String(glory),
        whoIs(view, one, spoken),
      ],
    }
  })
  return {
    place: 'board',
    title: table.outside(place, monster ? PROPER[monster] : table.noMonster),
    columns: table.paths,
    rows,
    note: [monster ? monsterLine() : '', region ? regionLine() : '', turnLine()]
      .filter(one => one !== '')
      .join(' '),
  }

  function monsterLine(): string {
    if (monster === null) return ''
    const { affinity, attack, capture, kill, power, ...gains } = data.monsters[monster]
    const { help } = board
    return [
      `${PROPER[monster]} (${names.affinity[affinity]})${board.colon}${help.attacks(attack)}`,
      help.capture(capture, gains.captureGold, gains.captureGlory),
      help.kill(kill, gains.killGlory, gains.trophy),
      things.power(power, affinity),
    ]
      .map(one => `${one}.`)
      .join(' ')
  }

  function regionLine(): string {
    if (region === null) return ''
    const { conquest, glory, pay, action } = data.regions[region]
    return `${board.help.conquest(conquest, glory)}. ${things.landAction(pay, action)}.`
  }

  function turnLine(): string {
    const more = data.extraAttack[view.difficulty][view.turn] ?? 0
    return monster && more > 0 ? table.extraDice(more) : ''
  }
}

const partyAt = (view: MonsterView, one: ExpeditionView | null) =>
  one !== null && one.owner >= 0 ? { party: partyOf(view, one.owner) } : {}

/** Who is on an expedition, with what. */
function whoIs(view: MonsterView, one: ExpeditionView | null, spoken: Spoken): string {
  const { table, things, trapName } = spoken
  if (one === null) return table.nobody
  const { owner, member, dice, tokens } = one
  const clan = clanName(view, owner, spoken)
  const load = [
    ...(dice.length > 0 ? [things.dice(counted(dice))] : []),
    ...tokens.map(({ id }) =>
      id === null ? table.hidden : id === 'defense' ? table.defenseToken : trapName(id),
    ),
  ]
  const who = member === null ? clan : `${memberName(member, spoken)}, ${clan}`
  return load.length > 0 ? table.takenBy(who, load.join(', ')) : who
}
