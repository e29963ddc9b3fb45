import type { Language } from '@tablee/kernel'
import { onMap } from '../../../board/contents.ts'
import { counted, isBegun } from '../../../board/count.ts'
import type { Count, FactionFace, Standing } from '../../../board/faction.ts'
import { WORDS as SHARED, wordsOf } from '../../../board/words.ts'
import { CARDS } from '../../../data/cards.ts'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import { COLUMNS, type Column, type Leader, ROOST_TRACK } from '../data.ts'
import type { EyrieWords } from '../text/en/board.ts'
import './colours.css'

const WORDS = wordsOf<EyrieWords>('eyrie')

/** What follows from an order of the Decree. */
const ORDER = ['eyrie.decree.resolved', 'eyrie.emergency']

/** The Eyrie Dynasties at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M3.2 30c2.2-2.7 3.4-6.3 3.6-10 .2-3.2.4-5.8 1.5-8.2L3.6 10l5.7-1.4L6.6 4l5.7 1.9L13.2 1.6l3.5 3.6c4 .1 6.9 2.1 8 5.4l5 3.8-6 1.4c.5 2.1 1.5 3.8 2.7 5.9 1.5 2.6 2.2 5.3 2.2 8.3Z',
    cut: 'M19.2 9.3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM9.8 27c4.7-.4 8-3.2 9-7.7 1 4.9-2.4 9-9 7.7Z',
  },
  chapter: '7',
  powers: ['crown', 'coins', 'battle'],
  powerNow({ eyrie }, language) {
    if (!eyrie?.leader) return null
    const [name, power] = WORDS[language].leader[eyrie.leader]
    return [WORDS[language].leads(name), power]
  },
  standing({ buildings }: Player, language: Language): Standing {
    const roosts = onMap(buildings.roost)
    return { now: WORDS[language].now(ROOST_TRACK.points[roosts], roosts), facts: [] }
  },
  facts,
  count,
  explains: {
    leader: (id, _, language, words) => {
      const [name, power] = WORDS[language].leader[id as Leader]
      return `${name}${words.colon}${power}`
    },
    decree: (id, _, language, words) =>
      `${WORDS[language].decree}${words.colon}${WORDS[language].column[id as Column]}`,
    track: (id, { players }, language) => {
      if (id !== 'roost') return null
      const n = onMap(players.find(({ buildings }) => 'roost' in buildings)?.buildings.roost ?? [])
      return WORDS[language].trackTip(n, ROOST_TRACK.points[n])
    },
  },
  shows: { decree: id => COLUMNS.some(column => column === id) },
  cards: ({ eyrie }) => (eyrie ? COLUMNS.flatMap(column => eyrie.decree[column]) : []),
  journal: {
    consequences: ['eyrie.despot', 'eyrie.purged', 'eyrie.newChance', 'battle.commander'],
    after: {
      moved: ORDER,
      'building.placed': ORDER,
      'warriors.placed': ORDER,
      'eyrie.leader.rules': ['eyrie.purged', 'eyrie.newChance'],
    },
    tells: { 'eyrie.turmoil': 12 },
    fought: ['despot'],
  },
  battle: {
    extra: (reason, language) => (reason === 'commander' ? WORDS[language].leader.commander[0] : undefined),
  },
  scenes: [{ id: 'eyrie.turmoil', kind: 'turmoil', icon: 'crown', weight: 90 }],
}

function facts(_: RootView, { eyrie, buildings }: Player, language: Language): string[] {
  if (!eyrie) return []
  const words = WORDS[language]
  const { suit, colon, none } = SHARED[language]
  const columns = COLUMNS.filter(column => eyrie.decree[column].length > 0).map(
    column =>
      `${words.column[column]} ${eyrie.decree[column].map(card => suit[CARDS[card].suit]).join(', ')}`,
  )
  return [
    eyrie.leader ? words.leader[eyrie.leader][0] : words.noLeader,
    `${words.decree}${colon}${columns.join(' ; ') || none}`,
    `${words.roosts} ${onMap(buildings.roost)}`,
  ]
}

/** The order of the Decree that is being obeyed. */
function count({ turn, players }: RootView, prompt: string | null): Count | null {
  const { eyrie } = players[turn.seat]
  if (!eyrie || turn.phase !== 'daylight') return null
  const orders = COLUMNS.reduce((sum, column) => sum + eyrie.decree[column].length, 0)
  const done = eyrie.resolved.length
  const begun = isBegun(prompt, 'eyrie.decree.card')
  return done === 0 && begun ? null : counted('order', done, orders - done, begun)
}
