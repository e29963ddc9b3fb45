import type { Row, Section } from '@tablee/common/columns.ts'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { RESOURCES, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { mineOf, othersOf } from '@tablee/perseverance/owners.ts'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import {
  AREAS,
  CITY_ZONES,
  type CityZone,
  OPTIONS,
  OUTPOSTS,
  RANCH_TYPES,
  type TempleId,
} from '../data/types.ts'
import { LOCATIONS } from '../rules/query.ts'
import { UNITS, type Units } from '../state.ts'
import { PROPER } from '../text/proper.ts'
import type { Perseverance3View } from '../view.ts'
import { dataOf, nextTile, ownerName, ownersOf } from './contents.ts'
import { toldOf } from './told.ts'
import type { Spoken } from './words.ts'

/** The whole table in words. */
export function tableOf(view: Perseverance3View, words: Spoken): Section[] {
  const { board } = words
  const about = (ref: string): string => toldOf(ref, view, words) ?? ''
  const mine = mineOf(view)
  return [
    ...(mine && view.seat !== null ? mySections(view, view.seat, words, about) : []),
    city(view, words, about),
    dice(view, words),
    wilderness(view, words, about),
    grounds(view, words),
    offers(view, words, about),
    ...dissentersOf(view, words),
    {
      place: 'seats',
      title: view.seat === null ? board.everyone : board.rivals,
      columns: ['', board.followers, board.stocks, board.home, board.artefacts],
      rows: othersOf(view).map(seat => seatRow(view, seat, words)),
    },
  ]
}

/** Alone: what Narek and Camilla have, and the action cards. */
function dissentersOf({ solo, dissenters }: Perseverance3View, { board, names, moments }: Spoken): Section[] {
  if (solo === null) return []
  const words = moments.dissenters
  const dinos = (all: { readonly [S in Species]: number }): string =>
    SPECIES.filter(one => all[one] > 0)
      .map(one => `${all[one]} ${names.species[one]}`)
      .join(', ') || board.none
  return [
    {
      place: 'seats',
      title: `${words.title}${board.colon}${words.together(solo.followers)}`,
      columns: ['', words.reserve, words.program, words.tamed, words.untamed, words.stock, board.dice],
      rows: DISSENTERS.map((one, place) => {
        const { program, marker, tamed, untamed } = solo.automata[one]
        const card = solo.cards.slots[one]
        return {
          cells: [
            names.dissenter[one],
            marker.onProgram ? words.onProgram : `${marker.space}`,
            names.program[program],
            dinos(tamed),
            dinos(untamed),
            `${board.shelters} ${dissenters[place].shelters}, ${board.cubes} ${dissenters[place].cubes}`,
            card === null ? words.noCard : words.card(card),
          ],
        }
      }),
      note: [
        `${words.row}${board.colon}${solo.cards.row.map(one => one ?? board.none).join(', ')}; ${words.deck(solo.cards.deck)}.`,
        `${board.artefacts}${board.colon}${solo.artefacts.map(one => names.artefact[one]).join(', ') || board.none}.`,
        `${words.objectives}${board.colon}${solo.objectives.map(one => one.slice(1)).join(', ')}.`,
      ].join(' '),
    },
  ]
}

const unitsIn = (units: Units, { names, board }: Spoken): string =>
  UNITS.filter(unit => units[unit] > 0)
    .map(
      unit =>
        `${units[unit]} ${unit === 'ranger' || unit === 'leader' ? board.unit[unit] : names.species[unit]}`,
    )
    .join(', ') || board.none

const stocks = ({ players }: Perseverance3View, seat: number, { names }: Spoken): string =>
  RESOURCES.map(one => `${names.resource[one]} ${players[seat].resources[one]}`).join(', ')

function seatRow(view: Perseverance3View, seat: number, words: Spoken): Row {
  const { leader, followers, home, artefacts } = view.players[seat]
  return {
    party: leader,
    ref: `seat:${seat}`,
    cells: [
      words.names.leader[leader],
      `${followers}`,
      stocks(view, seat, words),
      unitsIn(home, words),
      artefacts.map(one => words.names.artefact[one]).join(', ') || words.board.none,
    ],
  }
}

function mySections(
  view: Perseverance3View,
  seat: number,
  words: Spoken,
  about: (ref: string) => string,
): Section[] {
  const { board, names, things } = words
  const {
    followers,
    home,
    tired,
    infirmary,
    untamed,
    crates,
    ranch,
    artefacts,
    adventure,
    completed,
    objective,
  } = view.players[seat]
  const data = dataOf(view)
  const wild = SPECIES.filter(one => untamed[one] > 0).map(one => `${untamed[one]} ${names.species[one]}`)
  return [
    {
      place: 'hand',
      title: board.mine,
      rows: [
        { cells: [board.followers, `${followers}`] },
        { cells: [board.stocks, stocks(view, seat, words)] },
        { cells: [board.home, unitsIn(home, words)] },
        { cells: [board.untamed, wild.join(', ') || board.none] },
        { cells: [board.tired, unitsIn(tired, words)] },
        { cells: [board.infirmary, unitsIn(infirmary, words)] },
        { cells: [board.artefacts, artefacts.map(one => names.artefact[one]).join(', ') || board.none] },
        {
          cells: [board.adventure, adventure ? about(`card:${adventure.card}`) : board.noAdventure],
        },
        { cells: [board.completed(completed.length), completed.map(one => PROPER[one]).join(', ')] },
        ...(objective === null
          ? []
          : [
              {
                cells: [
                  board.objective,
                  `${things.goals(data.objectives[objective].personal)}; ${data.objectives[objective].zones
                    .map(one => (one in names.area ? names.area[one as never] : names.zone[one as never]))
                    .join(', ')}; ${names.officer[data.objectives[objective].officer]}`,
                ],
              },
            ]),
      ],
    },
    {
      place: 'hand',
      title: board.ranch,
      rows: ranch.map((_, cell) => ({
        ref: `cell:${cell}`,
        cells: [
          board.cell(cell + 1),
          about(`cell:${cell}`),
          cell % 3 === 0 ? `${board.crates}${board.colon}${crates[cell / 3]}` : '',
        ],
      })),
    },
  ]
}

function city(view: Perseverance3View, words: Spoken, about: (ref: string) => string): Section {
  const { board, names } = words
  const data = dataOf(view)
  const owner = (one: number): string => ownerName(view, one, words)
  const lines = (zone: CityZone): Row[] => {
    const { dice: placed, blocked, leader, companion, shelters, lower, upper } = view.city[zone]
    const faces = data.zones[zone].dice.map((face, space) => {
      const die = placed[space]
      const at = die ? owner(die.owner) : blocked === space ? board.blocked : board.noSection
      return `${names.specialist[face]}${board.colon}${at}`
    })
    return [
      {
        ref: `zone:${zone}`,
        cells: [
          names.zone[zone],
          faces.join(', '),
          [
            leader !== null && `${board.leaderSpace}${board.colon}${owner(leader)}`,
            companion && owner(companion.owner),
          ]
            .filter(Boolean)
            .join(', '),
          shelters
            .map((one, space) => (one === null ? about(`shelter:${zone}:${space}`) : owner(one)))
            .join('; '),
          [lower, upper]
            .flatMap(one =>
              one ? [`${PROPER[one.id]} (${one.owner === null ? board.unowned : owner(one.owner)})`] : [],
            )
            .join(', '),
        ],
      },
      ...OPTIONS.map(option => ({
        ref: `option:${zone}:${option}`,
        cells: [names.zone[zone], about(`option:${zone}:${option}`), '', '', ''],
      })),
    ]
  }
  return {
    place: 'board',
    title: board.city,
    columns: ['', board.dice, board.leaderSpace, board.shelters, board.structure.lower],
    rows: CITY_ZONES.flatMap(lines),
  }
}

const dice = (view: Perseverance3View, words: Spoken): Section => ({
  place: 'board',
  title: words.board.dice,
  rows: view.pool.map(({ owner, face }) => ({
    ref: `pool:${owner}:${face}`,
    cells: [words.names.specialist[face], ownerName(view, owner, words)],
  })),
})

function wilderness(view: Perseverance3View, words: Spoken, about: (ref: string) => string): Section {
  const { board, names } = words
  const owner = (one: number): string => ownerName(view, one, words)
  return {
    place: 'board',
    title: board.wild,
    columns: ['', board.wild, board.owner, board.shelters],
    rows: [
      ...LOCATIONS.map(id => {
        const { rider, shelters, explored } = view.locations[id]
        return {
          ref: `location:${id}`,
          cells: [
            id in names.temple ? names.temple[id as TempleId] : id,
            about(`location:${id}`),
            rider ? `${names.species[rider.species]}, ${owner(rider.owner)}` : explored ? board.explored : '',
            shelters.map(one => (one === null ? board.noSection : owner(one))).join(', '),
          ],
        }
      }),
      ...OUTPOSTS.map(id => ({
        ref: `site:${id}`,
        cells: [
          names.outpost[id],
          about(`site:${id}`),
          '',
          view.outposts[id].map(one => (one === null ? board.noSection : owner(one))).join(', '),
        ],
      })),
    ],
  }
}

/** Where assemblies are held, with what each would bring now. */
function grounds(view: Perseverance3View, words: Spoken): Section {
  const { board, names } = words
  const owners = ownersOf(view)
  const all = [...CITY_ZONES, ...AREAS]
  return {
    place: 'board',
    title: `${board.assembly} ${ROMAN[nextTile(view)]}`,
    columns: ['', ...owners.map(owner => ownerName(view, owner, words))],
    rows: all.map(ground => ({
      ref: ground in names.area ? `area:${ground}` : `zone:${ground}`,
      cells: [
        ground in names.area ? names.area[ground as never] : names.zone[ground as never],
        ...view.forecast[ground].map(
          ({ presence, influence, followers, crates }) =>
            `${board.presence} ${presence}, ${board.influence} ${influence}, ${board.wouldPay(followers, crates)}`,
        ),
      ],
    })),
  }
}

function offers(view: Perseverance3View, words: Spoken, about: (ref: string) => string): Section {
  const { board, names } = words
  return {
    place: 'board',
    title: board.common,
    rows: [
      ...AREAS.flatMap(area =>
        view.adventures[area].unlocked
          ? view.adventures[area].open.map(card => ({
              ref: `card:${card}`,
              cells: [names.area[area], about(`card:${card}`)],
            }))
          : [{ cells: [names.area[area], board.lockedDeck(names.area[area])] }],
      ),
      ...RANCH_TYPES.flatMap(type =>
        view.ranch[type].open.map(tile => ({
          ref: `ranchTile:${tile}`,
          cells: [names.ranchType[type], about(`ranchTile:${tile}`)],
        })),
      ),
    ],
  }
}
