import type { Row, Section, Sections } from '@tablee/board'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { type Herd, RESOURCES, SPECIES } from '@tablee/perseverance/ids.ts'
import { mineOf, othersOf } from '@tablee/perseverance/owners.ts'
import { type ArtefactId, CREWS, OPTIONS, ZONES, type Zone } from '../data/types.ts'
import { influencePlaces, presence, presencePlaces } from '../rules/assembly/presence.ts'
import { fights } from '../rules/combat/combat.ts'
import { unfaced } from '../rules/combat/damage.ts'
import { SOURCES } from '../rules/end/score.ts'
import { breachLimit, seatsData } from '../rules/query.ts'
import type { Perseverance4View } from '../view.ts'
import { asState, dataOf, gloryOf, ownerName, ownersOf } from './contents.ts'
import { explain } from './explain.ts'
import { type GameWords, wordsIn } from './words.ts'

type About = (ref: string) => string

/** The table of Perseverance, Episode 4 in text. */
export const sections: Sections<Perseverance4View> = (view, _, language) => {
  const words = wordsIn(language)
  const { board } = words
  const about: About = ref => explain(ref, view, language) ?? ''
  return [
    ...(mineOf(view) && view.seat !== null ? mySections(view, view.seat, words, about) : []),
    state(view, words),
    battlefields(view, words, about),
    communities(view, words, about),
    dice(view, words),
    ship(view, words, about),
    crates(view, words, about),
    officers(view, words, about),
    ...(view.solo ? dissenters(view, words, about) : []),
    {
      place: 'seats',
      title: view.seat === null ? board.everyone : board.rivals,
      columns: ['', board.glory, board.followers, board.stocks, board.home, board.artefacts],
      rows: (view.solo && view.seat !== null ? [] : othersOf(view)).map(seat => seatRow(view, seat, words)),
    },
  ].filter(({ rows }) => rows.length > 0) as Section[]
}

const herd = (of: Herd, { names, board }: GameWords): string =>
  SPECIES.filter(species => of[species] > 0)
    .map(species => `${of[species]} ${names.species[species]}`)
    .join(', ') || board.none

const stocks = ({ players }: Perseverance4View, seat: number, { names, board }: GameWords): string =>
  [
    ...RESOURCES.map(one => `${names.resource[one]} ${players[seat].resources[one]}`),
    `${board.crates} ${players[seat].crates}`,
  ].join(', ')

const artefacts = (of: readonly ArtefactId[], { names, board }: GameWords): string =>
  of.map(one => names.artefact[one]).join(', ') || board.none

function seatRow(view: Perseverance4View, seat: number, words: GameWords): Row {
  const { leader, followers, home, artefacts: own } = view.players[seat]
  return {
    party: leader,
    ref: `seat:${seat}`,
    cells: [
      words.names.leader[leader],
      `${gloryOf(view, seat)}`,
      `${followers}`,
      stocks(view, seat, words),
      herd(home, words),
      artefacts(own, words),
    ],
  }
}

function mySections(view: Perseverance4View, seat: number, words: GameWords, about: About): Section[] {
  const { board, names } = words
  const mine = view.players[seat]
  const { followers, home, untamed, infirmary, cabins, cubes, fortifications, saddles, preparation } = mine
  return [
    {
      place: 'hand',
      title: board.mine,
      rows: [
        { cells: [board.followers, `${followers}`] },
        ...RESOURCES.map(one => ({
          ref: `resource:${one}`,
          cells: [names.resource[one], `${mine.resources[one]}`],
        })),
        { cells: [board.crates, `${board.inStock(mine.crates)}, ${board.inSupply(mine.crateSupply)}`] },
        { cells: [board.home, herd(home, words)] },
        { cells: [board.untamed, herd(untamed, words)] },
        { cells: [board.infirmary, herd(infirmary, words)] },
        {
          cells: [
            board.supply,
            `${cabins} ${board.cabins}, ${cubes} ${board.cubes}, ${fortifications} ${board.forts}, ${board.saddles(saddles.large, saddles.small)}`,
          ],
        },
        ...mine.artefacts.map(one => ({ cells: [board.artefacts, about(`artefact:${one}`)] })),
        ...mine.repairs.map(card => ({
          ref: `repair:${card}`,
          cells: [board.repair, about(`repair:${card}`)],
        })),
        {
          cells: [
            board.preparation,
            preparation
              ? `${about(`preparation:${preparation.card}`)} (${preparation.stage}/2)`
              : board.noPreparation,
          ],
        },
        ...view.preparations.open.map(card => ({
          ref: `preparation:${card}`,
          cells: [board.offer, about(`preparation:${card}`)],
        })),
      ],
    },
    {
      place: 'hand',
      title: `${board.glory}${board.colon}${gloryOf(view, seat)}`,
      rows: [
        ...SOURCES.map(source => ({ cells: [board.source[source], `${view.glory[seat][source]}`] })),
        ...(view.solo ? [{ cells: [board.dissenters, `${view.solo.glory}`] }] : []),
      ],
    },
  ]
}

function state(view: Perseverance4View, { board }: GameWords): Section {
  const limit = breachLimit(asState(view))
  return {
    place: 'board',
    title: board.breaches,
    rows: [
      { cells: [board.breaches, `${board.breachesOf(view.breaches, limit)}. ${board.breachLimit(limit)}`] },
      ...view.players.map(({ leader, rescue }) => ({
        party: leader,
        cells: [board.rescue, board.rescueAt(rescue, dataOf(view).rescue[rescue])],
      })),
    ],
    note: board.reconstructedLine,
  }
}

/** Warpath and battlefield of each zone: a row for the zone, then one for each slot. */
function battlefields(view: Perseverance4View, words: GameWords, about: About): Section {
  const { board, names } = words
  const data = dataOf(view)
  const now = asState(view)
  const row = (zone: Zone): Row[] => {
    const { trail, fortifications, artefacts: there, units, flagged } = view.zones[zone]
    const wave = words.things.units(data.warpath.waves[trail - 1])
    return [
      {
        ref: `zone:${zone}`,
        cells: [
          names.zone[zone],
          [
            board.trailAt(trail),
            board.waveIs(wave || board.nobody),
            ...fortifications.flatMap((owner, i) =>
              owner === null ? [] : [board.fort(i + 1, ownerName(view, owner, words))],
            ),
            `${board.artefacts}${board.colon}${there.map((one, place) => board.artefactLies(names.artefact[one], place)).join(', ') || board.none}`,
          ].join('. '),
          [
            unfaced(now, zone) > 0 ? board.unopposed(unfaced(now, zone)) : board.opposed,
            fights(now, zone) && (flagged ? board.combatWhy : board.combatFull),
          ]
            .filter(Boolean)
            .join('. '),
        ],
      },
      ...units.map((_, slot) => ({
        ref: `slot:${zone}:${slot}`,
        cells: [names.zone[zone], about(`slot:${zone}:${slot}`), ''],
      })),
    ]
  }
  return {
    place: 'board',
    title: board.warpath,
    columns: ['', board.warpath, board.combatAtEnd],
    rows: ZONES.flatMap(row),
  }
}

function communities(view: Perseverance4View, words: GameWords, about: About): Section {
  const { board, names } = words
  const now = asState(view)
  const { assembly } = seatsData(now)
  const owner = (one: number): string => ownerName(view, one, words)
  return {
    place: 'board',
    title: board.zones,
    columns: ['', board.dice, board.presence],
    rows: ZONES.flatMap(zone => {
      const { dice: placed, leaders } = view.zones[zone]
      const ranks = presencePlaces(now, zone)
      return [
        {
          ref: `zone:${zone}`,
          cells: [
            names.zone[zone],
            [
              board.gavel(placed.filter(die => die !== null).length, assembly),
              ...leaders.map(one => board.leaderOf(owner(one))),
            ].join('. '),
            ownersOf(view)
              .map(
                one => `${owner(one)}${board.colon}${presence(now, one, zone)} (${board.place(ranks[one])})`,
              )
              .join(', '),
          ],
        },
        ...placed.map((die, space) => ({
          ref: `die:${zone}:${space}`,
          cells: [
            names.zone[zone],
            about(`die:${zone}:${space}`),
            die ? board.dieOf(owner(die.owner), names.specialist[die.face]) : '',
          ],
        })),
        ...OPTIONS.map(option => ({
          ref: `option:${zone}:${option}`,
          cells: [names.zone[zone], about(`option:${zone}:${option}`), ''],
        })),
      ]
    }),
  }
}

const dice = (view: Perseverance4View, words: GameWords): Section => ({
  place: 'board',
  title: words.board.dice,
  rows: view.pool.map(({ owner, face }) => ({
    ref: `pool:${owner}:${face}`,
    cells: [words.names.specialist[face], ownerName(view, owner, words)],
  })),
})

const ship = (_: Perseverance4View, words: GameWords, about: About): Section => ({
  place: 'board',
  title: words.board.cabins,
  rows: ZONES.flatMap(zone =>
    CREWS.map(crew => ({
      ref: `cabin:${zone}:${crew}`,
      cells: [words.names.zone[zone], about(`cabin:${zone}:${crew}`)],
    })),
  ),
})

function crates(view: Perseverance4View, words: GameWords, about: About): Section {
  const { board, names } = words
  const owners = (of: readonly number[]): string =>
    of.map(one => ownerName(view, one, words)).join(', ') || board.none
  return {
    place: 'board',
    title: board.crates,
    columns: ['', '', board.crates],
    rows: ZONES.flatMap(zone => {
      const { crates: lie, shipped, costs } = view.zones[zone]
      return [
        {
          ref: `crate:${zone}:voyage`,
          cells: [
            names.zone[zone],
            `${about(`voyage:${zone}`)}. ${about(`crate:${zone}:voyage`)}`,
            owners(shipped),
          ],
        },
        {
          ref: `crate:${zone}:battlefield`,
          cells: [names.zone[zone], about(`crate:${zone}:battlefield`), owners(lie)],
        },
        ...OPTIONS.map(option => ({
          ref: `crate:${zone}:${option}`,
          cells: [
            names.zone[zone],
            about(`crate:${zone}:${option}`),
            owners(costs[option] === null ? [] : [costs[option] as number]),
          ],
        })),
      ]
    }),
  }
}

function officers(view: Perseverance4View, words: GameWords, about: About): Section {
  const { board, names } = words
  const now = asState(view)
  return {
    place: 'board',
    title: board.influence,
    rows: ZONES.map(zone => {
      const { officer } = view.zones[zone]
      const ranks = influencePlaces(now, officer)
      return {
        ref: `officer:${officer}`,
        cells: [
          names.officer[officer],
          about(`officer:${officer}`),
          ownersOf(view)
            .map(
              one =>
                `${ownerName(view, one, words)}${board.colon}${view.influence[officer][one]} (${board.place(ranks[one])})`,
            )
            .join(', '),
        ],
      }
    }),
  }
}

/** Narek and Camilla, what they share, and the cards they may get. */
function dissenters(view: Perseverance4View, words: GameWords, about: About): Section[] {
  const { board, names } = words
  if (!view.solo) return []
  const { followers, artefacts: own, glory, cards } = view.solo
  return [
    {
      place: 'seats',
      title: board.dissenters,
      rows: [
        ...DISSENTERS.map(one => {
          const { reserve, rally } = view.solo?.dissenters[one] ?? {}
          return {
            ref: `seat:${1 + DISSENTERS.indexOf(one)}`,
            cells: [
              names.dissenter[one],
              about(`program:${one}`),
              `${board.reserveAt(reserve?.space ?? 0, reserve?.onProgram ?? false)}. ${board.rally}${board.colon}${rally}`,
            ],
          }
        }),
        {
          cells: [board.gloryOf(glory), board.dissentersHave(followers, own.length), artefacts(own, words)],
        },
      ],
    },
    {
      place: 'seats',
      title: board.theirCards,
      rows: cards.row.flatMap(card =>
        card === null ? [] : [{ cells: [board.card(card), about(`action:${card}`)] }],
      ),
      note: board.theirDeck(cards.deck),
    },
  ]
}
