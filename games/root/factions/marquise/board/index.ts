import type { Language, Message } from '@tablee/kernel'
import { onMap } from '../../../board/contents.ts'
import { counted, isBegun } from '../../../board/count.ts'
import type { BattleTold, FactionFace, Note, Standing } from '../../../board/faction.ts'
import { SHEETS, wordsOf } from '../../../board/words.ts'
import type { Clearing } from '../../../data/map.ts'
import type { ForecastNote } from '../../../rules/forecast.ts'
import type { Player } from '../../../state.ts'
import type { RootView } from '../../../view.ts'
import { INDUSTRIES, MARQUISE_TRACKS } from '../data.ts'
import type { MarquiseWords } from '../text/en/board.ts'
import './colours.css'

const WORDS = wordsOf<MarquiseWords>('marquise')

/** The Marquise de Cat at the table. */
export const face: FactionFace = {
  figure: {
    d: 'M4.5 30c0-6.3 2.4-10.3 6-11.9C8.1 16.4 6.9 13.9 6.9 10.8V2.3l5.3 3.6c2.4-.7 5.2-.7 7.6 0l5.3-3.6v8.5c0 3.1-1.2 5.6-3.6 7.3 3.6 1.6 6 5.6 6 11.9Z',
    cut: 'M10.6 10.4l3.4 1.3-2.2 1.5ZM21.4 10.4l-3.4 1.3 2.2 1.5Z',
  },
  tokens: { keep: 0, wood: 2 },
  chapter: '6',
  acts: [
    { name: 'battle', icon: 'battle', underWay: /^battle\./ },
    { name: 'march', icon: 'march', underWay: /^(move|march|marquise\.march)\./ },
    {
      name: 'recruit',
      icon: 'recruiter',
      underWay: /recruit/,
      done: ({ turn }) => turn.notes.recruited === 1,
    },
    { name: 'build', icon: 'workshop', underWay: /^marquise\.build/ },
    { name: 'overwork', icon: 'sawmill', underWay: /overwork/ },
    { name: 'bird', icon: 'bird', note: words => words.moreAction },
  ],
  powers: ['keep', 'recruiter', 'daylight'],
  standing,
  facts: (_, player, language) =>
    INDUSTRIES.map(kind => `${WORDS[language].industry[kind]} ${onMap(player.buildings[kind] ?? [])}`),
  count: ({ turn }, prompt) =>
    turn.phase === 'daylight'
      ? counted('action', turn.notes.acted ?? 0, turn.actions, isBegun(prompt, 'marquise.day'))
      : null,
  explains: { track },
  journal: {
    consequences: ['marquise.healed'],
    after: {
      'marquise.woodSpent': ['marquise.woodSpent'],
      'building.placed': ['marquise.woodSpent'],
    },
    places: ['marquise.healed'],
  },
  battle: {
    asks: { 'hospital.spend': -1 },
    saves: ['marquise.healed'],
    change,
    notes: { fieldHospitals },
  },
}

function standing({ buildings, tokens }: Player, language: Language): Standing {
  const words = WORDS[language]
  const next = INDUSTRIES.map(kind => ({ kind, at: onMap(buildings[kind]) }))
  const points = next.map(({ kind, at }) => MARQUISE_TRACKS.points[kind][at] ?? 0)
  return {
    now: words.now(Math.max(...points)),
    facts: [
      ...next.map(({ kind, at }) => {
        const wood = MARQUISE_TRACKS.wood[at]
        const told = wood === undefined ? words.allBuilt : words.next(wood, MARQUISE_TRACKS.points[kind][at])
        return words.trackFact(words.industry[kind], at, told)
      }),
      words.wood(onMap(tokens.wood)),
      SHEETS[language].crafts(onMap(buildings.workshop)),
    ],
  }
}

/** A track: how many of its buildings are on the map, and what the next costs and brings. */
function track(id: string, { players }: RootView, language: Language): string | null {
  const kind = INDUSTRIES.find(one => one === id)
  if (!kind) return null
  const n = onMap(players.find(({ buildings }) => kind in buildings)?.buildings[kind] ?? [])
  const { wood, points } = MARQUISE_TRACKS
  return WORDS[language].trackTip(WORDS[language].industry[kind], n, wood[n], points[kind][n])
}

/** Field Hospitals bring warriors to the keep; building takes wood. 6.2.3, 6.5.4 */
function change({ id, values }: Message, kind: string, clearing: Clearing): number {
  const { clearing: at, count = 1 } = (values ?? {}) as { clearing?: Clearing; count?: number }
  if (at !== clearing) return 0
  if (id === 'marquise.healed') return kind === 'warrior' ? count : 0
  return id === 'marquise.woodSpent' && kind === 'wood' ? -1 : 0
}

function fieldHospitals(
  { id, seat, suit, keep }: Extract<ForecastNote, { id: 'fieldHospitals' }>,
  { language, suitName, tone, voice }: BattleTold,
): Note {
  const words = WORDS[language].hospitals(voice(seat), suitName(suit), keep)
  return { key: id, tone: tone(seat), icon: 'keep', words }
}
