import { type Colours, drawSection, type Section } from '@tablee/common/columns.ts'
import type { Language } from '@tablee/kernel'
import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { type Herd, RESOURCES, SPECIES } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { reconstructed } from '../data/all.ts'
import { ROUNDS } from '../data/numbers.ts'
import { CREWS, ZONES, type Zone } from '../data/types.ts'
import { presence } from '../rules/assembly/presence.ts'
import { fights } from '../rules/combat/combat.ts'
import { breachLimit } from '../rules/query.ts'
import type { Perseverance4 } from '../state.ts'
import { board as boardEn } from '../text/en/board.ts'
import { names as namesEn } from '../text/en/names.ts'
import { terminal as terminalEn } from '../text/en/terminal.ts'
import { board as boardFr } from '../text/fr/board.ts'
import { names as namesFr } from '../text/fr/names.ts'
import { terminal as terminalFr } from '../text/fr/terminal.ts'
import type { Perseverance4View } from '../view.ts'

const SPOKEN = {
  en: { board: boardEn, names: namesEn, terminal: terminalEn },
  fr: { board: boardFr, names: namesFr, terminal: terminalFr },
} as const
type Spoken = (typeof SPOKEN)[Language]

/** The colours of the leaders, as ANSI codes. */
const COLOURS: Colours = { adelita: 31, jack: 33, keoni: 34, phoenix: 32 }

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** The table for the terminal: zones from the warpath to the officer, the ship, dice, everybody, one’s own things. */
export function draw(view: Perseverance4View, language: Language): string {
  const spoken = SPOKEN[language]
  const { terminal } = spoken
  const state = { ...view, data: view.data ?? reconstructed.usual } as unknown as Perseverance4
  const turn = Math.min(ROUNDS, view.players[view.active].turns + 1)
  const tile = Math.min(view.assemblies + 1, state.data.assembly.length - 1)
  const head = [
    terminal.turn(turn, ROUNDS),
    terminal.tile(ROMAN[tile] ?? ''),
    terminal.breaches(view.breaches, breachLimit(state)),
    ...(view.solo ? [terminal.glory(gloryOf(view, 0), view.solo.glory)] : []),
  ]
  const sections = [
    zonesOf(view, state, spoken),
    shipOf(view, spoken),
    poolOf(view, spoken),
    seatsOf(view, spoken),
    ...(view.solo ? [dissentersOf(view, state, spoken)] : []),
  ]
  return [head.join(' · '), ...sections.map(section => drawSection(section, COLOURS))].join('\n\n')
}

const gloryOf = ({ glory }: Perseverance4View, seat: number): number =>
  Object.values(glory[seat]).reduce((sum, n) => sum + n, 0)

/** Whose something is, as short as can be. */
function short(
  { players, seat, solo }: Perseverance4View,
  owner: Owner,
  { names, terminal }: Spoken,
): string {
  if (owner < 0) return '·'
  if (owner === seat) return terminal.you
  if (solo && owner >= players.length) return names.dissenter[DISSENTERS[owner - players.length]].charAt(0)
  return owner < players.length ? names.leader[players[owner].leader].slice(0, 2) : '×'
}

const owners = ({ players, solo }: Perseverance4View): Owner[] =>
  Array.from({ length: players.length + (solo ? 2 : 0) }, (_, owner) => owner)

function zonesOf(view: Perseverance4View, state: Perseverance4, spoken: Spoken): Section {
  const { names, terminal, board } = spoken
  const { data } = state
  const row = (zone: Zone) => {
    const { trail, units, dice, officer } = view.zones[zone]
    const fight = fights(state, zone) ? ` ${terminal.combat}` : ''
    return {
      ref: `zone:${zone}`,
      cells: [
        names.zone[zone],
        `${trail}: ${data.warpath.waves[trail - 1].map(kind => names.ancient[kind].charAt(0)).join('')}`,
        `${units
          .map(unit =>
            unit === null
              ? '·'
              : `${names.ancient[unit.kind].charAt(0)}${data.ancients[unit.kind].strength}${unit.owner === null ? '' : `/${short(view, unit.owner, spoken)}`}`,
          )
          .join(' ')}${fight}`,
        dice
          .map((die, space) =>
            die === null
              ? names.specialist[data.zones[zone].dice[space]].slice(0, 3)
              : `[${short(view, die.owner, spoken)}]`,
          )
          .join(' '),
        owners(view)
          .map(owner => `${short(view, owner, spoken)} ${presence(state, owner, zone)}`)
          .join(', '),
        `${board.officerShort[officer]}: ${view.influence[officer].join('/')}`,
      ],
    }
  }
  return { place: 'board', title: terminal.zones, columns: terminal.columns, rows: ZONES.map(row) }
}

const shipOf = (view: Perseverance4View, spoken: Spoken): Section => ({
  place: 'board',
  title: spoken.terminal.ship,
  columns: spoken.terminal.shipColumns,
  rows: ZONES.map(zone => ({
    cells: [
      spoken.names.zone[zone],
      ...CREWS.map(
        crew => view.zones[zone].section[crew].map(owner => short(view, owner, spoken)).join(' ') || '–',
      ),
      `${spoken.names.voyage[view.zones[zone].voyage]} ${view.zones[zone].shipped.map(owner => short(view, owner, spoken)).join(' ')}`,
    ],
  })),
})

const poolOf = (view: Perseverance4View, spoken: Spoken): Section => ({
  place: 'board',
  title: `${spoken.terminal.pool} ${view.pool.length}`,
  rows: [
    {
      cells: [
        view.pool
          .map(
            ({ owner, face }) => `${short(view, owner, spoken)} ${spoken.names.specialist[face].slice(0, 3)}`,
          )
          .join(', '),
      ],
    },
  ],
})

const herd = (of: Herd, { names }: Spoken): string =>
  SPECIES.filter(species => of[species] > 0)
    .map(species => `${of[species]} ${names.species[species]}`)
    .join(', ') || '–'

const seatsOf = (view: Perseverance4View, spoken: Spoken): Section => ({
  place: 'seats',
  title: spoken.terminal.seats,
  columns: [
    '',
    spoken.board.glory,
    spoken.board.followers,
    ...RESOURCES.map(one => spoken.names.resource[one].slice(0, 5)),
    spoken.board.crates,
    spoken.board.home,
    spoken.board.untamed,
    spoken.board.infirmary,
  ],
  rows: view.players.map((player, seat) => ({
    ref: `seat:${seat}`,
    party: player.leader,
    cells: [
      spoken.names.leader[player.leader],
      `${gloryOf(view, seat)}`,
      `${player.followers}`,
      ...RESOURCES.map(one => `${player.resources[one]}`),
      `${player.crates}`,
      herd(player.home, spoken),
      herd(player.untamed, spoken),
      herd(player.infirmary, spoken),
    ],
  })),
})

function dissentersOf(view: Perseverance4View, { data }: Perseverance4, spoken: Spoken): Section {
  const { names, terminal, board } = spoken
  const { solo } = view
  const rows = DISSENTERS.map((one, nth) => {
    const state = solo?.dissenters[one]
    return {
      ref: `seat:${1 + nth}`,
      cells: [
        names.dissenter[one],
        state ? `${names.program[state.program]} (${names.zone[data.programs[state.program].zone]})` : '',
        terminal.reserve(state?.reserve.onProgram ? '★' : `${state?.reserve.space ?? 0}`),
        terminal.rally(state?.rally ?? 0),
      ],
    }
  })
  const row = solo?.cards.row.flatMap(card => (card === null ? [] : [board.card(card)])).join(', ') ?? ''
  return {
    place: 'seats',
    title: terminal.dissenters,
    rows,
    note: `${board.theirCards}${board.colon}${row || '–'} (${board.theirDeck(solo?.cards.deck ?? 0)})`,
  }
}
