import type { Language } from '@tablee/kernel'
import { numberOf, onMap } from '../../../board/contents.ts'
import { counted, isBegun } from '../../../board/count.ts'
import type { Count, FactionFace, Lying, Standing } from '../../../board/faction.ts'
import { capital, WORDS as SHARED, SHEETS, wordsOf } from '../../../board/words.ts'
import { CARDS } from '../../../data/cards.ts'
import { type Forest, MAPS } from '../../../data/map.ts'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import { COLUMNS, type Column, kindOf, RELIC_TYPES, RELICS, SIDE, SIDES, type Waystation } from '../data.ts'
import type { Buried } from '../rules/state.ts'
import type { KeepersWords } from '../text/en/board.ts'
import './colours.css'
import './keepers.css'
import { icons } from './icons.ts'

const WORDS = wordsOf<KeepersWords>('keepers')

/** The Keepers in Iron at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M6.6 2.3c1.6 0 2.8.8 3.4 2 1.8-.9 3.8-1.3 6-1.3s4.2.4 6 1.3c.6-1.2 1.8-2 3.4-2 1.9 0 3.3 1.4 3.3 3.2 0 1.5-1 2.8-2.5 3.1.3 1 .5 2.1.5 3.3 0 2.2-.8 4.3-2.2 6h3.3l3.9 5.3V30H.3v-6.8l3.9-5.3h3.3c-1.4-1.7-2.2-3.8-2.2-6 0-1.2.2-2.3.5-3.3A3.2 3.2 0 0 1 3.3 5.5c0-1.8 1.4-3.2 3.3-3.2Z',
    cut: 'M14.7 4.2h2.600l.9 7.300 2.300 5.700c-1.200 1.400-2.700 2.400-4.500 3.100-1.800-.7-3.300-1.700-4.500-3.100l2.300-5.700ZM7.200 9.500c1.300 1.900 1.900 4 1.900 6.400-1.700-1.600-2.400-3.900-1.900-6.400ZM24.800 9.500c-1.300 1.900-1.900 4-1.900 6.400 1.700-1.600 2.400-3.900 1.900-6.400ZM3.600 23.900h24.800v1.300H3.600Z',
  },
  icons,
  tokens: Object.fromEntries(RELICS.map(({ kind }, i) => [kind, i])),
  values: Object.fromEntries(RELICS.map(({ kind, value }) => [kind, value])),
  inForest,
  chapter: '15',
  powers: ['keep', 'figure', 'waystation', 'march'],
  standing,
  facts,
  note,
  count,
  explains: {
    retinue: (id, _, language) => WORDS[language].columnTip[id as Column],
    waystation: (id, { players }, language, { piece }) =>
      WORDS[language].waystationTip(
        capital(piece[id]),
        players.some(({ buildings }) => onMap(buildings[id] ?? []) > 0),
      ),
  },
  shows: {
    retinue: id => COLUMNS.some(column => column === id),
    waystation: (id, _, me) =>
      (me.buildings[id]?.[0] ?? 0) > 0 && me.buildings[SIDE[id as Waystation].turned][0] > 0,
  },
  cards: ({ keepers }) => (keepers ? COLUMNS.flatMap(column => keepers.retinue[column]) : []),
  journal: {
    consequences: ['keepers.cardLost', 'keepers.reburied', 'keepers.buried'],
    after: {
      moved: ['keepers.acts'],
      'building.placed': ['keepers.encamped', 'keepers.cameBack'],
      'warriors.placed': ['keepers.decamped', 'keepers.cameBack', 'keepers.buried', 'card.spent'],
      'battle.starts': ['keepers.acts'],
      'keepers.delved': ['keepers.acts'],
      'keepers.recovered': ['keepers.acts'],
      removed: ['keepers.livesOff'],
    },
    places: ['carried'],
    tells: { 'keepers.recovered': 6, 'keepers.delved': 3 },
  },
  battle: { asks: { 'keepers.trophy': -1 }, within: ['keepers.reburied'] },
  scenes: [
    { id: 'keepers.recovered', kind: 'recovery', icon: 'figure', weight: 50, ofOthers: true },
    { id: 'keepers.delved', kind: 'delve', icon: 'figure', weight: 40, ofOthers: true },
  ],
}

/** The relic as the piece that it looks like: its type, or its token once it is turned up. */
const looksLike = ({ type, value, shown }: Buried): string =>
  shown && value !== 0 ? kindOf(type, value) : type

/** The relics in a forest, those that look alike together. */
function inForest({ keepers }: Player, forest: Forest): Lying[] {
  const kinds = (keepers?.buried ?? []).filter(one => one.forest === forest).map(looksLike)
  return [...new Set(kinds)].sort().map(kind => ({ kind, count: kinds.filter(one => one === kind).length }))
}

const relicsInClearings = ({ tokens }: Player): number =>
  RELICS.reduce((sum, { kind }) => sum + onMap(tokens[kind]), 0)

const waystationsOnMap = ({ buildings }: Player): number =>
  SIDES.reduce((sum, side) => sum + onMap(buildings[side]), 0)

function standing(player: Player, language: Language): Standing {
  const camps = waystationsOnMap(player)
  return {
    now: WORDS[language].now(relicsInClearings(player)),
    facts: [WORDS[language].waystationsTip(camps), SHEETS[language].crafts(camps)],
  }
}

function facts(_: RootView, player: Player, language: Language): string[] {
  const { keepers } = player
  if (!keepers) return []
  const words = WORDS[language]
  const { suit, colon, none } = SHARED[language]
  const columns = COLUMNS.filter(column => keepers.retinue[column].length > 0).map(
    column =>
      `${words.columnShort[column]} ${keepers.retinue[column].map(card => suit[CARDS[card].suit]).join(', ')}`,
  )
  const rows = RELIC_TYPES.filter(type => keepers.recovered[type].length > 0).map(
    type => `${words.relic[type]} ${keepers.recovered[type].join(', ')}`,
  )
  return [
    `${words.retinue}${colon}${columns.join(' ; ') || none}`,
    `${words.recovered}${colon}${rows.join(' ; ') || none}`,
    `${words.waystations} ${waystationsOnMap(player)}`,
  ]
}

/** The relics in forests, for the table in text. */
function note({ players, map }: RootView, language: Language): string | null {
  const player = players.find(({ keepers }) => keepers)
  if (!player) return null
  const { piece, colon } = SHARED[language]
  const words = WORDS[language]
  const found = MAPS[map].forests.flatMap(({ id }) => {
    const lying = inForest(player, id).map(({ kind, count: n }) =>
      n > 1 ? `${n} × ${piece[kind]}` : piece[kind],
    )
    return lying.length > 0 ? [`${words.forest(numberOf(id))} ${lying.join(', ')}`] : []
  })
  return `${words.inForests}${colon}${found.join(' ; ') || SHARED[language].none}.`
}

/** The card of the Retinue that acts. */
function count({ turn, players }: RootView, prompt: string | null): Count | null {
  const { keepers } = players[turn.seat]
  if (!keepers || turn.phase !== 'daylight') return null
  const column = COLUMNS[turn.notes.column ?? 0]
  if (column === undefined) return null
  const done = keepers.acted.filter(card => keepers.retinue[column].includes(card)).length
  const begun = isBegun(prompt, `keepers.${column}`)
  return counted('action', done, keepers.retinue[column].length - done, begun)
}
