import type { Language } from '@tablee/kernel'
import { onMap } from '../../../board/contents.ts'
import { counted, isBegun } from '../../../board/count.ts'
import type { BattleTold, FactionFace, Note, Standing } from '../../../board/faction.ts'
import { capital, SHEETS, wordsOf } from '../../../board/words.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import type { Player } from '../../../state.ts'
import type { BoardWords } from '../../../text/en/board.ts'
import type { RootView } from '../../../view.ts'
import { BASES, PRINTED_SUIT, SYMPATHY_TRACK } from '../data.ts'
import type { AllianceWords } from '../text/en/board.ts'
import './colours.css'

const WORDS = wordsOf<AllianceWords>('alliance')

/** The Woodland Alliance at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M5.6 3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4ZM16.6 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 1 1 0-8.6ZM11.2 5.8c4.6 0 7.6 3.2 7.6 7.2s-3 7-7.6 7-7.6-3-7.6-7 3-7.2 7.6-7.2ZM2.4 30c0-7 3.2-11.4 8.8-11.4 3.3 0 5.7 1.3 7.3 3.6l4.4-3.4V8.5h5v11.2c0 1.9-.7 3.3-2.2 4.3l-4.8 3.3c.2.9.3 1.8.3 2.7ZM23 1.8h4.6a2.2 2.2 0 0 1 2.2 2.2v3.4a2.2 2.2 0 0 1-2.2 2.2H23a2.2 2.2 0 0 1-2.2-2.2V4A2.2 2.2 0 0 1 23 1.8Z',
    cut: 'M8.7 11.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8ZM13.9 11.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z',
  },
  tokens: { sympathy: 1 },
  heads: PRINTED_SUIT,
  chapter: '8',
  acts: [
    { name: 'move', icon: 'march', underWay: /^move\./ },
    { name: 'battle', icon: 'battle', underWay: /^battle\./ },
    { name: 'recruit', icon: 'recruiter', underWay: /recruit/ },
    { name: 'organize', icon: 'sympathy', underWay: /organize/ },
  ],
  powers: ['battle', 'sympathy', 'recruiter', 'workshop'],
  standing,
  facts: (_, { alliance, tokens }, language) =>
    alliance
      ? [
          `${WORDS[language].supporters} ${alliance.supporters.length}`,
          `${WORDS[language].officers} ${alliance.officers}`,
          `${WORDS[language].sympathy} ${onMap(tokens.sympathy)}`,
        ]
      : [],
  count({ turn, players }, prompt) {
    const { alliance } = players[turn.seat]
    if (!alliance || turn.phase !== 'evening') return null
    const done = turn.notes.operations ?? 0
    return counted('operation', done, alliance.officers - done, isBegun(prompt, 'alliance.operations'))
  },
  explains: { track, base },
  cards: ({ alliance }, mine) => (mine && alliance ? alliance.supporters : []),
  journal: {
    consequences: [
      'alliance.joined',
      'alliance.noRoom',
      'alliance.officer',
      'alliance.outraged',
      'alliance.outraged.which',
      'alliance.supportersLost',
      'alliance.officersLost',
    ],
    after: {
      'hand.shown': ['alliance.outraged', 'moved', 'removed', 'scored'],
      'building.placed': ['alliance.revolted', 'alliance.spent'],
      'token.placed': ['alliance.spent'],
      'alliance.spent': ['alliance.spent', 'alliance.revolted'],
      'alliance.revolted': ['alliance.spent'],
      'alliance.drawn': ['hand.shown', 'hand.seen', 'alliance.drawn', 'moved', 'removed', 'scored'],
    },
    tells: { 'alliance.revolted': 10 },
  },
  battle: {
    asks: { 'alliance.outrage': -1 },
    within: ['alliance.drawn'], // 8.2.6
    higher: language => WORDS[language].guerrilla, // 8.2.2
    notes: { outrage },
  },
  scenes: [
    { id: 'alliance.revolted', kind: 'revolt', icon: 'sympathy', weight: 85, ofOthers: true },
    { id: 'alliance.outraged', kind: 'outrage', icon: 'sympathy', weight: 45, ofOthers: true },
  ],
}

function standing({ tokens, buildings, alliance }: Player, language: Language): Standing {
  const words = WORDS[language]
  const spread = onMap(tokens.sympathy)
  const bases = BASES.filter(one => onMap(buildings[one]) > 0).length
  const cost = SYMPATHY_TRACK.cost[spread]
  return {
    now: cost === undefined ? words.nowAll : words.now(cost, SYMPATHY_TRACK.points[spread]),
    facts: [
      words.faceDown(alliance?.supporters.length ?? 0, bases),
      words.operations(alliance?.officers ?? 0),
      SHEETS[language].crafts(spread),
    ],
  }
}

/** The Sympathy track: how many tokens are on the map, and what the next costs and brings. */
function track(id: string, { players }: RootView, language: Language): string | null {
  if (id !== 'sympathy') return null
  const n = onMap(players.find(({ tokens }) => 'sympathy' in tokens)?.tokens.sympathy ?? [])
  return WORDS[language].trackTip(n, SYMPATHY_TRACK.cost[n], SYMPATHY_TRACK.points[n])
}

function base(id: string, { players }: RootView, language: Language, { piece }: BoardWords): string | null {
  const stands = players.some(({ buildings }) => onMap(buildings[id] ?? []) > 0)
  return WORDS[language].baseTip(capital(piece[id]), stands)
}

function outrage(
  { id, payer, hit, suit }: Extract<ForecastNote, { id: 'outrage' }>,
  { view, language, suitName, voice }: BattleTold,
): Note {
  const words = WORDS[language].outrageToCome(voice(payer), hit, suitName(suit))
  return { key: id, tone: payer === view.viewer ? 'bad' : 'plain', icon: 'sympathy', words }
}
