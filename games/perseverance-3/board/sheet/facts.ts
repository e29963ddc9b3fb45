import { capital } from '@tablee/common/words/marks.ts'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import { type OfficerId, RESOURCES } from '@tablee/perseverance/ids.ts'
import type { ActionCardId } from '../../data/solo/actions.ts'
import type { ProgramId } from '../../data/solo/programs.ts'
import {
  type AdventureId,
  ARTEFACTS,
  type Area,
  CITY_ZONES,
  type CityZone,
  type LocationId,
  type ObjectiveId,
  OPTIONS,
  type RanchTileId,
  type StructureId,
  type TempleId,
  ZONES,
  type Zone,
} from '../../data/types.ts'
import type { Ground } from '../../rules/assembly/presence.ts'
import type { Player } from '../../state.ts'
import { dataOf, ownerName, ownersOf } from '../../terminal/contents.ts'
import { toldOf } from '../../terminal/told.ts'
import { PROPER } from '../../text/proper.ts'
import type { Perseverance3View } from '../../view.ts'
import { type GameWords, groundName } from '../words.ts'

/** Rows of a sheet under a title: a name and what it says, or a line alone. */
export interface Facts {
  readonly title: string
  readonly rows: readonly (readonly [name: string, value: string])[]
}

interface Asked {
  readonly id: string
  readonly view: Perseverance3View
  readonly words: GameWords
}

/** What stands on a sheet. */
export function factsOf(about: string, view: Perseverance3View, words: GameWords): readonly Facts[] {
  const [kind, id] = about.split(':')
  return (FACTS[kind]?.({ id, view, words }) ?? []).filter(({ rows }) => rows.length > 0)
}

/** What an assembly would pay everybody now. */
function assemblyNow(ground: Ground, view: Perseverance3View, words: GameWords): Facts {
  const { sheets, board } = words
  const rows = ownersOf(view).map(owner => {
    const { presence, place, influence, officerPlace, followers, crates } = view.forecast[ground][owner]
    const pays = owner < view.players.length ? `: ${sheets.pays(followers, crates)}` : ''
    return [
      ownerName(view, owner, words),
      `${sheets.standing(presence, board.place(place), influence, board.place(officerPlace))}${pays}`,
    ] as const
  })
  const theirs = view.solo ? [[sheets.theirs, sheets.pays(view.solo.forecast[ground], 0)] as const] : []
  return { title: sheets.now, rows: [...rows, ...theirs] }
}

const FACTS: { readonly [kind: string]: ((asked: Asked) => readonly Facts[]) | undefined } = {
  leader: leaderFacts,
  zone: zoneFacts,
  officer: officerFacts,
  area: ({ id, view, words }) => [
    { title: words.names.area[id as Area], rows: [['', toldOf(`area:${id}`, view, words) ?? '']] },
    assemblyNow(id as Area, view, words),
  ],
  location: locationFacts,
  card: cardFacts,
  ranchTile: ({ id, view, words: { things, board } }) => [
    {
      title: board.ability,
      rows: [['', things.effects(dataOf(view).ranchTiles[id as RanchTileId].effects)]],
    },
  ],
  structure: ({ id, view, words: { things, board, names } }) => {
    const { zone, bonus, score } = dataOf(view).structures[id as StructureId]
    const ability = things.ability(id as StructureId)
    return [
      {
        title: zone === 'hills' ? names.area.hills : names.zone[zone],
        rows: [
          ...(ability ? [[board.ability, ability] as const] : []),
          ...(bonus.length > 0 ? [[board.builds, things.effects(bonus)] as const] : []),
          ...(score.length > 0 ? [[board.final, things.tallies(score)] as const] : []),
        ],
      },
    ]
  },
  objective: ({ id, view, words }) => {
    const { things, sheets, names } = words
    const { personal, zones, officer } = dataOf(view).objectives[id as ObjectiveId]
    return [
      { title: sheets.personal, rows: [['', things.goals(personal)]] },
      { title: sheets.zones, rows: zones.map(zone => ['', groundName(zone, words)] as const) },
      { title: sheets.paysToo, rows: [['', names.officer[officer]]] },
    ]
  },
  action: ({ id, view, words }) => {
    const { cards, sheets, names } = words
    const card = dataOf(view).dissenters.actions[id as ActionCardId]
    const [primary, secondary] = cards.action(card)
    return [
      {
        title: sheets.zoneAndOfficer,
        rows: [
          ['', `${cards.zone(card.zone)}, ${cards.officer(card.officer)}`],
          ...(card.order.length > 0
            ? [[sheets.order, card.order.map(one => names.specialist[one]).join(', ')] as const]
            : []),
          [sheets.selects, card.selects],
        ],
      },
      { title: sheets.primary, rows: [['', primary]] },
      { title: sheets.secondary, rows: [['', secondary]] },
    ]
  },
  program: ({ id, view, words }) => programFacts(id as ProgramId, view, words),
  dissenter: ({ id, view, words }) =>
    view.solo ? programFacts(view.solo.automata[id as Dissenter].program, view, words) : [],
}

function programFacts(
  id: ProgramId,
  view: Perseverance3View,
  { cards, sheets, names }: GameWords,
): readonly Facts[] {
  const card = dataOf(view).dissenters.programs[id]
  const [primary, reserve] = cards.program(card)
  return [
    {
      title: names.program[id],
      rows: [
        [sheets.zoneAndOfficer, `${names.zone[card.zone]}, ${names.officer[card.officer]}`],
        ...(card.temple === 'none' ? [] : [[sheets.temple, names.temple[card.temple]] as const]),
      ],
    },
    { title: sheets.primary, rows: [['', primary]] },
    { title: sheets.reserveAction, rows: [['', reserve]] },
  ]
}

function leaderFacts({ id, view, words }: Asked): readonly Facts[] {
  const { board, names, things, sheets } = words
  const player = view.players[Number(id)]
  const { leader, resources, artefacts, completed, adventure, crates, ranch } = player
  const data = dataOf(view)
  const { mount, species, ranch: printed, artefacts: bonuses } = data.leaders[leader]
  return [
    {
      title: board.stocks,
      rows: [
        ...RESOURCES.map(one => [names.resource[one], `${resources[one]}`] as const),
        [board.artefacts, artefacts.map(one => names.artefact[one]).join(', ') || board.none],
        [board.crates, sheets.rows(crates)],
        [board.adventureNow, adventure ? PROPER[adventure.card] : board.none],
        [board.adventures, completed.map(one => PROPER[one]).join(', ') || board.none],
        [sheets.mount, sheets.mountOf(names.artefact[mount], names.species[species])],
      ],
    },
    {
      title: sheets.inReserve,
      rows: reserveOf(player, words),
    },
    {
      title: board.ranch,
      rows: printed.map(({ effect, bonus }, cell) => {
        const tile = ranch[cell].at(-1)
        return [
          board.cell(cell + 1),
          tile
            ? `${PROPER[tile]}${board.colon}${things.effects(data.ranchTiles[tile].effects)}`
            : `${things.effects(effect)}. ${board.bonus}${board.colon}${things.effects(bonus)}`,
        ]
      }),
    },
    {
      title: board.artefacts,
      rows: ARTEFACTS.flatMap(one => {
        const bonus = bonuses[one]
        return bonus ? [[names.artefact[one], things.effects(bonus)] as const] : []
      }),
    },
  ]
}

/** What a player can still place. */
const reserveOf = (
  { reserve, shelters, cubes, saddles }: Player,
  { board }: GameWords,
): readonly (readonly [string, string])[] => [
  [board.rangers, `${reserve}`],
  [board.shelters, `${shelters}`],
  [board.cubes, `${cubes}`],
  [capital(board.large), `${saddles.large}`],
  [capital(board.small), `${saddles.small}`],
]

function zoneFacts({ id, view, words }: Asked): readonly Facts[] {
  const { board, names, things, sheets } = words
  if (!CITY_ZONES.some(one => one === id)) return officerFacts({ id: view.officers.wilderness, view, words })
  const zone = id as CityZone
  const { dice, options, unlock, shelters } = dataOf(view).zones[zone]
  return [
    assemblyNow(zone, view, words),
    {
      title: sheets.options,
      rows: OPTIONS.map(option => [
        option,
        `${things.effects(options[option])}${option === 'D' ? ` (${board.unlock[unlock]})` : ''}`,
      ]),
    },
    { title: sheets.places, rows: [['', dice.map(one => names.specialist[one]).join(', ')]] },
    {
      title: sheets.shelterSpaces,
      rows: shelters[view.side].map((gives, space) => [`${space + 1}`, things.effects(gives)]),
    },
  ]
}

function officerFacts({ id, view, words }: Asked): readonly Facts[] {
  const { board, things, sheets } = words
  const officer = id as OfficerId
  const zone = ZONES.find(one => view.officers[one] === officer) as Zone
  return [
    { title: sheets.score, rows: [['', things.tallies(dataOf(view).officers[officer].score)]] },
    { title: board.favour, rows: [['', board.favours[officer]]] },
    {
      title: sheets.cubes,
      rows: ownersOf(view).map(owner => [ownerName(view, owner, words), `${view.influence[officer][owner]}`]),
    },
    ...(zone === 'wilderness' ? [] : [assemblyNow(zone, view, words)]),
  ]
}

function locationFacts({ id, view, words }: Asked): readonly Facts[] {
  const { things, sheets, names, board } = words
  const { wild, tile } = view.locations[id as LocationId]
  const data = dataOf(view)
  const combat = wild && data.combat[wild]
  return [
    { title: board.wild, rows: [['', toldOf(`location:${id}`, view, words) ?? '']] },
    {
      title: sheets.combat,
      rows: combat
        ? [
            [sheets.onFoot, things.group(combat.infantry)],
            [sheets.mounted, things.group(combat.mounted)],
            [sheets.mountedToo, things.effects(combat.prize)],
          ]
        : [],
    },
    {
      title: tile ? PROPER[tile] : '',
      rows: tile
        ? [
            [board.harvest, things.effects(data.tiles[tile].harvest)],
            [
              board.discovery,
              `${names.artefact[data.tiles[tile].artefact]}, ${things.effects(data.tiles[tile].discovery)}`,
            ],
          ]
        : [],
    },
  ]
}

function cardFacts({ id, view, words }: Asked): readonly Facts[] {
  const { things, sheets, names, board } = words
  const data = dataOf(view)
  if (id in data.temples) {
    const { requires, stage1, stage2, zone, city, loss, artefact } = data.temples[id as TempleId]
    return [
      { title: board.requirement, rows: [['', things.requires(requires)]] },
      {
        title: board.stage(1),
        rows: [
          ['', things.effects(stage1)],
          [sheets.lost, loss === 'ranger' ? board.unit.ranger : names.species[loss]],
        ],
      },
      {
        title: board.stage(2),
        rows: [
          ['', things.effects(stage2)],
          [board.cityReward(names.zone[zone]), things.effects(city)],
        ],
      },
      { title: board.artefacts, rows: [['', names.artefact[artefact]]] },
    ]
  }
  const { requires, stage1, stage2, threat1, threat2, at, mapping } = data.adventures[id as AdventureId]
  const threat = (all: readonly number[]) => (all.length > 0 ? board.threat(all.join(', ')) : '')
  return [
    { title: board.requirement, rows: [['', things.requires(requires)]] },
    { title: board.stage(1), rows: [[threat(threat1), things.effects(stage1)]] },
    { title: board.stage(2), rows: [[threat(threat2), things.effects(stage2)]] },
    {
      title: board.mapping,
      rows: [[sheets.shelterAt(at === 'hills' ? sheets.anyHills : at), things.effects(mapping)]],
    },
  ]
}
