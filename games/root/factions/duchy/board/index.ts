import type { Language } from '@tablee/kernel'
import { onMap } from '../../../board/contents.ts'
import { counted, isBegun } from '../../../board/count.ts'
import type { FactionFace, Standing } from '../../../board/faction.ts'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import { BURROW } from '../../../data/map.ts'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import {
  BUILDINGS,
  type Building,
  DUCHY,
  DUCHY_TRACKS,
  MINISTER,
  MINISTERS,
  type Minister,
  RANK,
  RANKS,
  type Rank,
} from '../data.ts'
import { lostCrowns, swayedOf } from '../rules/state.ts'
import type { DuchyWords } from '../text/en/board.ts'
import { ICONS } from './icons.ts'
import './colours.css'
import './panel.css'

const WORDS = wordsOf<DuchyWords>('duchy')

/** The Underground Duchy at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M7.9 30v-6.7c-3.6.8-6.2-.8-6.9-4.1L.1 11.9l2.4 2 .6-3.9 2.3 2.9 1.3-3.5 1.7 2.9C9.2 6.8 12 3.4 16 3.4s6.8 3.4 7.6 8.9l1.7-2.9 1.3 3.5L28.9 10l.6 3.9 2.4-2-.9 7.3c-.7 3.3-3.3 4.9-6.9 4.1V30Z',
    cut: 'M16 10.6c1.7 0 2.9 1 2.9 2.3S17.7 15.3 16 15.3s-2.9-1.1-2.9-2.4 1.2-2.3 2.9-2.3ZM11 8.6l3-1.1.4 1.2-3 1.1ZM21 8.6l-3-1.1-.4 1.2 3 1.1ZM9.6 18.7 16 22.5l6.4-3.8v2L16 24.7l-6.4-4Z',
  },
  icons: ICONS,
  tokens: { tunnel: 1 },
  chapter: '12',
  acts: [
    { name: 'build', icon: 'hammer', underWay: /^duchy\.(build|reveal)/ },
    { name: 'recruit', icon: 'recruiter' },
    { name: 'move', icon: 'march', underWay: /^move\./ },
    { name: 'battle', icon: 'battle', underWay: /^battle\./ },
    { name: 'dig', icon: 'dig', underWay: /^duchy\.(dig|tunnelAway)/ },
  ],
  powers: ['tunnel', 'dig', 'crown', 'parliament', 'citadel'],
  standing,
  facts,
  count({ turn }, prompt) {
    if (turn.phase !== 'daylight' || (prompt !== null && /^duchy\.(parliament|sway|mayor)/.test(prompt)))
      return null
    return counted('action', DUCHY.actions - turn.actions, turn.actions, isBegun(prompt, 'duchy.assembly'))
  },
  explains: {
    burrow: (_, { players }, language) => {
      const player = players.find(({ duchy }) => duchy)
      return player ? WORDS[language].burrowTip(player.warriors[BURROW]) : null
    },
    track,
    minister: explainMinister,
    sway: explainMinister,
    crowns,
  },
  shows: {
    minister: (id, _, { duchy }) => duchy?.swayed.includes(id as Minister) ?? false,
    sway: (id, _, { duchy }) => MINISTERS.some(one => one === id) && !duchy?.swayed.includes(id as Minister),
  },
  cards: ({ duchy }) => duchy?.revealed ?? [],
  journal: {
    consequences: ['duchy.failed', 'duchy.failed.card', 'duchy.birds', 'duchy.returned'],
    pays: ['duchy.revealed', 'duchy.acts'],
    paid: ['building.placed', 'duchy.swayed', 'duchy.revealed', 'moved', 'battle.starts', 'card.spent'],
    after: { moved: ['token.placed'] },
    tells: { 'duchy.swayed': 8, 'duchy.failed': 10 },
  },
  scenes: [
    { id: 'duchy.swayed', kind: 'sway', icon: 'crown', weight: 40, ofOthers: true },
    { id: 'duchy.failed', kind: 'failure', icon: 'crown', weight: 70 },
  ],
}

/** What its lords score every turn. */
function scoring({ duchy, buildings, tokens }: Player): number {
  const swayed = duchy?.swayed ?? []
  return (
    (swayed.includes('duchess') && onMap(tokens.tunnel) === DUCHY.tunnels ? DUCHY.duchess : 0) +
    (swayed.includes('baron') ? onMap(buildings.market) : 0) +
    (swayed.includes('earl') ? onMap(buildings.citadel) : 0)
  )
}

function standing(player: Player, language: Language): Standing {
  const words = WORDS[language]
  const { duchy, warriors, buildings } = player
  return {
    now: words.now(scoring(player)),
    facts: [
      words.swayedNow(duchy?.swayed.length ?? 0),
      words.waiting(warriors[BURROW]),
      `${words.gathers(DUCHY_TRACKS.citadel[onMap(buildings.citadel)])}. ${words.draws(DUCHY_TRACKS.market[onMap(buildings.market)])}.`,
    ],
  }
}

function facts(_: RootView, { duchy, warriors, tokens, buildings }: Player, language: Language): string[] {
  if (!duchy) return []
  const words = WORDS[language]
  const { colon, none } = SHARED[language]
  return [
    `${words.burrow} ${warriors[BURROW]}`,
    `${words.tunnels} ${onMap(tokens.tunnel)}`,
    ...BUILDINGS.map(kind => `${words.kind[kind]} ${onMap(buildings[kind])}`),
    `${words.ministers}${colon}${duchy.swayed.map(one => words.minister[one].short).join(', ') || none}`,
    ...RANKS.filter(rank => lostCrowns(duchy, rank) > 0).map(rank =>
      words.crownsTip(rank, duchy.crowns[rank], lostCrowns(duchy, rank), RANK[rank].points),
    ),
  ]
}

/** The tracks of citadels and markets, and the tunnels. */
function track(id: string, { players }: RootView, language: Language): string | null {
  const player = players.find(({ duchy }) => duchy)
  if (!player) return null
  const words = WORDS[language]
  if (id === 'tunnel') return words.tunnelTip(player.tokens.tunnel[0])
  if (!BUILDINGS.some(kind => kind === id)) return null
  const n = onMap(player.buildings[id])
  const gain = DUCHY_TRACKS[id as Building][n]
  return id === 'citadel' ? words.citadelTip(n, gain) : words.marketTip(n, gain)
}

function explainMinister(id: string, { players }: RootView, language: Language): string {
  const words = WORDS[language]
  const { rank } = MINISTER[id as Minister]
  const { name, does } = words.minister[id as Minister]
  const swayed = players.some(({ duchy }) => duchy?.swayed.includes(id as Minister))
  const { cards, points } = RANK[rank]
  return `${words.ministerTip(name, rank, does)} ${swayed ? words.swayedTip : words.costTip(cards, points)}`
}

/** The crowns of a rank. */
function crowns(id: string, { players }: RootView, language: Language): string | null {
  const own = players.find(({ duchy }) => duchy)?.duchy
  const rank = id as Rank
  if (!own) return null
  const left = own.crowns[rank] + swayedOf(own, rank).length
  return WORDS[language].crownsTip(
    rank,
    left - swayedOf(own, rank).length,
    lostCrowns(own, rank),
    RANK[rank].points,
  )
}
